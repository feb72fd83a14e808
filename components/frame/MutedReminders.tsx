import { useStore } from 'zustand';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { findGame } from '@/rules/games';
import { writer } from '@/store/app';
import { reminders, unmute } from '@/store/nudges';

/** The reminders that were stopped, each with the switch that brings it back. */
export function MutedReminders() {
  const muted = useStore(reminders, (state) => state.muted);
  if (muted.length === 0) return null;
  return (
    <Card>
      <Txt type="section" heading>
        Stopped reminders
      </Txt>
      {muted.map((about) => (
        <SwitchRow
          key={about}
          title={wordsOf(about)}
          value={false}
          onChange={() => unmute(writer, about)}
          testID={`muted-${about}`}
        />
      ))}
    </Card>
  );
}

/** "shaolia/extra dice" reads "Shaolia: extra dice". */
function wordsOf(about: string): string {
  const [game = '', words = ''] = about.split('/');
  return `${findGame(game)?.shortTitle ?? game}: ${words}`;
}
