import Share2 from 'lucide-react-native/icons/share-2';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { shareImage, type Shared } from '@/store/shareImage';

import type { Told } from './picture';
import { usePicture } from './usePicture';

interface Props {
  told: Told;
  /** The result in plain words, for who is sent it. */
  words: string;
  onClose: () => void;
}

const SAID: Readonly<Record<Shared, string>> = {
  shared: 'Handed on.',
  saved: 'The picture was saved to your downloads.',
  stayed: '',
};
const FAILED = 'The picture could not be made here. The game is safe on this device.';

/** The result as a picture, to look at before it is handed on. */
export function PictureSheet({ told, words, onClose }: Props) {
  const { shown, png, failed } = usePicture(told);
  const [said, setSaid] = useState('');
  const share = async () => {
    if (!png) return;
    try {
      setSaid(SAID[await shareImage('abaculus-result.png', await png(), words)]);
    } catch {
      setSaid(FAILED);
    }
  };
  return (
    <Sheet
      title="The result as a picture"
      onClose={onClose}
      fill="bg"
      testID="picture-sheet"
      footer={
        <View style={styles.foot}>
          {said || failed ? (
            <Txt type="body" color="ink2" align="center" aria-live="polite" testID="picture-said">
              {failed ? FAILED : said}
            </Txt>
          ) : null}
          <Button
            large
            icon={Share2}
            words="Share picture"
            disabled={!png}
            onPress={() => void share()}
            testID="picture-share"
          />
        </View>
      }
    >
      {/* A picture longer than the sheet is scrolled by keys. */}
      <View style={styles.shown} tabIndex={0}>
        {shown}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  shown: { borderRadius: tokens.radius.card, overflow: 'hidden', minHeight: 200 },
  foot: { gap: 8 },
});
