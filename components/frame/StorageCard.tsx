import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { app } from '@/store/app';
import { installsEmpty, type Keeping, keepingOf } from '@/store/persistence';

const WORDS: Readonly<Record<Keeping, string>> = {
  kept: 'Your games are kept on this device until you delete them.',
  mayGo:
    'The browser may clear your games when the device runs out of room or the site is not used for a while. Install the app to your home screen to keep them.',
  never: 'This browser keeps nothing: games here are gone when the tab closes.',
};

const HAND_OVER_FIRST =
  'The app on the home screen of an iPhone or iPad starts empty, so first take your games along: open a game, tap the three dots, “Hand over”, “Send as a file”. Later open that file there, by “Receive a game” on the first screen.';

/** Where the games are, and how safely. Nothing leaves the device. */
export function StorageCard() {
  const durable = useStore(app, (state) => state.durable);
  const [keeping, setKeeping] = useState<Keeping>('kept');
  useEffect(() => {
    void keepingOf(durable).then(setKeeping);
  }, [durable]);
  return (
    <Card>
      <Txt type="section" heading>
        Your games
      </Txt>
      {keeping === 'mayGo' && installsEmpty() ? (
        <Txt type="body" color="ink2" testID="hand-over-first">
          {HAND_OVER_FIRST}
        </Txt>
      ) : null}
      <Txt type="body" color="ink2">
        {WORDS[keeping]} Nothing ever leaves this device: there is no account, no tracking and no network use.
      </Txt>
    </Card>
  );
}
