import Delete from 'lucide-react-native/icons/delete';
import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { FacePad } from '@/components/dice/FacePad';
import { Txt } from '@/components/theme/Txt';
import { announce } from '@/components/ui/announce';
import { Button } from '@/components/ui/Button';

interface Props {
  dice: number;
  sides: 6 | 10;
  faces: readonly number[];
  onFaces: (faces: readonly number[]) => void;
}

const countWords = (dice: number, named: number) => {
  const open = dice - named;
  return open === 0 ? 'Every die is named.' : `${open} more ${open === 1 ? 'die' : 'dice'} may show anything.`;
};

/** The faces one hopes for, in any order. */
export function FaceSet({ dice, sides, faces, onFaces }: Props) {
  const add = (face: number) => {
    if (faces.length < dice) onFaces([...faces, face]);
    else announce(`All ${dice} dice are named.`, 'assertive');
  };
  return (
    <View style={styles.set}>
      <View
        accessible
        accessibilityRole="image"
        aria-label={faces.length > 0 ? `Hoped for: ${faces.join(', ')}` : 'No face hoped for yet'}
        testID="faces-named"
        style={styles.faces}
      >
        {faces.map((face, index) => (
          <Die key={index} kind="ivory" sides={sides} face={face} size={36} decorative />
        ))}
        {faces.length === 0 ? <Die kind="ivory" sides={sides} size={36} decorative /> : null}
      </View>
      <Txt type="caption" color="ink2" aria-live="polite">
        {countWords(dice, faces.length)}
      </Txt>
      <FacePad sides={sides} label="Face to hope for" onFace={add} />
      <Button
        kind="secondary"
        icon={Delete}
        words="Clear last"
        disabled={faces.length === 0}
        onPress={() => onFaces(faces.slice(0, -1))}
        testID="faces-clear"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  set: { gap: 10 },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
