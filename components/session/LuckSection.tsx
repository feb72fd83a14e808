import { useEffect, useState } from 'react';

import { FairnessCard } from '@/components/odds/FairnessCard';
import { LuckCard } from '@/components/odds/LuckCard';
import { Txt } from '@/components/theme/Txt';
import { type LuckRecord, luckRecord } from '@/rules/dice/luck';
import { isAmend, standings } from '@/rules/kernel/log';
import { session } from '@/store/app';

import { useTable } from './useTable';

/** Every die of the game against what was to be expected, from the log. Nothing where no die was recorded. */
export function LuckSection() {
  const { seats } = useTable();
  const luck = useLuck();
  if (!luck || luck.players.length === 0) return null;
  return (
    <>
      <Txt type="title" heading>
        Luck with the dice
      </Txt>
      {luck.players.map((player) => (
        <LuckCard
          key={player.seat}
          luck={player}
          name={seats[player.seat]?.name ?? ''}
          colour={seats[player.seat]?.colour ?? 0}
        />
      ))}
      <FairnessCard table={luck.table} />
    </>
  );
}

function useLuck(): LuckRecord | undefined {
  const { opened } = useTable();
  const [luck, setLuck] = useState<LuckRecord>();
  useEffect(() => {
    let gone = false;
    void session.wholeLog().then((events) => {
      const held = standings(events.filter((event) => event.seq <= opened.timeline.head));
      const rolls = held.flatMap(({ status, action }) =>
        status === 'dropped' || isAmend(action) ? [] : opened.game.rolls(action),
      );
      if (!gone) setLuck(luckRecord(rolls));
    });
    return () => {
      gone = true;
    };
  }, [opened]);
  return luck;
}
