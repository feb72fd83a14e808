import { StyleSheet } from 'react-native';
import { useState } from 'react';

import { DiceEntry } from '@/components/dice/DiceEntry';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { isScouted } from '@/rules/world-adventure/applyTurn';
import { foeOf } from '@/rules/world-adventure/foeCard';
import { clanOf } from '@/rules/world-adventure/state';
import { eitherCard, scoutOdds } from '@/rules/world-adventure/townOdds';
import { rollDie } from '@/store/randomness';

import type { AttackDraft } from './attackDraft';
import type { WorldPanelProps } from './props';

interface FindProps extends WorldPanelProps {
  attack: AttackDraft;
  change: (next: Partial<AttackDraft>) => void;
}

/** One action: scouting with the Explorer dice, or two dice for the monster's card. */
export function FindCard({ state, shown, attack, change, onAct }: FindProps) {
  const clan = clanOf(state, shown);
  const engages = attack.kind === 'monster';
  const count = engages ? 2 : clan.explorer;
  const odds = scoutOdds(clan.explorer);
  const faces = attack.faces.map((face) => face ?? undefined);
  const entry = entryOf(faces, noMemory(attack.rolled), count, 6);
  const complete = completeFaces(entry.faces);
  const target =
    attack.kind === 'player' ? `player:${attack.target}` : attack.kind === 'merchant' ? 'merchant' : attack.kind;
  const bombed = clan.scouting !== null && clan.smokeBomb > 0 && isScouted(clan.scouting.faces) === 0;
  const keep = (next: readonly Face[], rolled: readonly boolean[]) =>
    change({ faces: next.map((face) => face ?? null), rolled });
  const find = () => {
    if (!complete) return;
    const by = rolledBy(entry);
    change({ faces: [], rolled: [] });
    if (engages) onAct({ type: 'engage', player: shown, faces: [...complete], by });
    else if (bombed) onAct({ type: 'smokeReroll', player: shown, faces: [...complete], by });
    else onAct({ type: 'scout', player: shown, target, faces: [...complete], by });
  };
  const [rolling, setRolling] = useState(faces.length > 0);
  const found = clan.scouting && (isScouted(clan.scouting.faces) > 0 || clan.explorer >= 5);
  return (
    <Card large style={styles.card}>
      <Txt type="label" color="ink2">
        {`${clan.actions} ${clan.actions === 1 ? 'action' : 'actions'} left. ${engages ? 'Engage: two dice, take either card.' : clan.scouting ? `Rolled ${clan.scouting.faces.join(', ')}: ${found ? 'found' : 'not found'}.` : `Explorer ${clan.explorer}.`}`}
      </Txt>
      {engages ? (
        <OddsLine title="One of two cards you want" chance={eitherCard(2)} />
      ) : (
        <OddsLine title="Find it" chance={odds.found} />
      )}
      {engages ? null : <OddsLine title="And one more action" chance={odds.bonus} />}
      {rolling || count === 0 ? null : (
        <Button
          kind="secondary"
          words={engages ? 'Enter the two dice' : 'Enter the scouting dice'}
          onPress={() => setRolling(true)}
          testID="find-open"
        />
      )}
      {rolling && count > 0 ? (
        <DiceEntry
          dice={Array.from({ length: count }, () => ({ kind: 'ivory' as const }))}
          sides={6}
          faces={faces}
          rolled={attack.rolled}
          onFaces={keep}
          onRolled={keep}
          roll={rollDie}
          results={entry.faces.map((face) =>
            face === undefined
              ? undefined
              : engages
                ? `card ${face}`
                : { words: face <= 3 ? 'found' : 'no', good: face <= 3 },
          )}
        />
      ) : null}
      {rolling && count > 0 ? (
        <Button
          kind="secondary"
          disabled={!complete}
          words={engages ? 'Engage, one action' : bombed ? 'Smoke Bomb: scout again' : 'Scout, one action'}
          onPress={find}
          testID="find-apply"
        />
      ) : null}
      {engages && attack.card ? (
        <Button
          kind="quiet"
          words="Leave it: its meeple stays"
          onPress={() => {
            const { tier } = foeOf(attack.card, attack.values);
            onAct({ type: 'declineEncounter', player: shown, card: attack.card, ...(tier ? { tier } : {}) });
            change({ card: '', values: {} });
          }}
          testID="decline"
        />
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 10 },
});
