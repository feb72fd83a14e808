import CloudFog from 'lucide-react-native/icons/cloud-fog';
import { StyleSheet } from 'react-native';
import { useState } from 'react';

import { useLibrary } from '@/components/cards/useLibrary';
import { DiceEntry } from '@/components/dice/DiceEntry';
import type { DieResult } from '@/components/dice/DiceSlot';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { compare, type Fraction, ZERO } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { cardNameKey } from '@/rules/kernel/card-name';
import { plural } from '@/rules/kernel/plural';
import { isScouted } from '@/rules/world-adventure/applyTurn';
import { CARD_KIND, foeOf } from '@/rules/world-adventure/foeCard';
import { type Clan, clanOf } from '@/rules/world-adventure/state';
import { MOST_STATUS, type Tier, TIER_WORDS } from '@/rules/world-adventure/tables';
import { bonusChance, scoutOdds } from '@/rules/world-adventure/townOdds';
import { rollDie } from '@/store/randomness';

import { type AttackDraft, NOBODY_FOUND, scoutTarget } from './attackDraft';
import type { WorldPanelProps } from './props';

interface FindProps extends WorldPanelProps {
  attack: AttackDraft;
  change: (next: Partial<AttackDraft>) => void;
}

/** One action: scouting with the Explorer dice, or two dice for the monster's card. */
export function FindCard(props: FindProps) {
  return props.attack.kind === 'monster' ? <Engage {...props} /> : <Scout {...props} />;
}

function Scout({ state, shown, attack, change, onAct }: FindProps) {
  const clan = clanOf(state, shown);
  const { explorer, smokeBomb } = clan;
  const odds = scoutOdds(explorer);
  const target = scoutTarget(attack, clan);
  const rolled = clan.scouting?.target === target ? clan.scouting.faces : undefined;
  const hits = isScouted(rolled ?? []);
  const found = hits > 0 || explorer >= MOST_STATUS;
  const bonus = bonusChance(state, clan);
  // Whoever is found is sought again for the bonus only: all dice anew, or all but the one success.
  const again = !found ? odds.found : hits === 0 || isNone(bonus) ? bonus : odds.bonusBombed;
  const bombs = rolled !== undefined && smokeBomb > 0 && !attack.bombing && hits < 2 && !isNone(again);
  const apply = (faces: readonly number[], by: 'app' | 'typed') => {
    change({ faces: [], rolled: [], bombing: false });
    if (attack.bombing) onAct({ type: 'smokeReroll', player: shown, faces: [...faces], by });
    else onAct({ type: 'scout', player: shown, target, faces: [...faces], by });
  };
  const reroll = () =>
    change({ bombing: true, faces: (rolled ?? []).map((face) => (face <= 3 ? face : null)), rolled: [] });
  return (
    <Card large style={styles.card}>
      <Txt type="label" color="ink2" testID="scouted">
        {`${actionsLeft(clan)} ${scoutedWords(clan, rolled)}`}
      </Txt>
      {rolled ? null : <OddsLine title="Find it" chance={odds.found} />}
      {rolled ? null : <OddsLine title="And one more action" chance={bonus} />}
      {rolled || smokeBomb === 0 || explorer === 0 || explorer >= 5 ? null : (
        <OddsLine icon={CloudFog} title="Find it, Smoke Bomb at hand" chance={odds.bombed} />
      )}
      {bombs ? (
        <Button
          kind={found ? 'quiet' : 'secondary'}
          icon={CloudFog}
          words={`Smoke Bomb${found ? ' for one more action' : ': reroll'}, ${percentText(again)}`}
          onPress={reroll}
          testID="find-bomb"
        />
      ) : null}
      {explorer > 0 && (rolled === undefined || attack.bombing) ? (
        <Dice
          key={attack.bombing ? 'again' : 'first'}
          count={explorer}
          open={attack.bombing ? undefined : 'Enter the scouting dice'}
          words={attack.bombing ? 'Smoke Bomb: scout again' : 'Scout, one action'}
          result={(face) => ({ words: face <= 3 ? 'found' : 'no', good: face <= 3 })}
          faces={attack.faces}
          rolled={attack.rolled}
          onFaces={(faces, byApp) => change({ faces, rolled: byApp })}
          onApply={apply}
        />
      ) : null}
      {rolled && attack.kind === 'merchant' && found ? (
        <Button
          kind="quiet"
          words="Let the merchant pass"
          onPress={() => {
            change(NOBODY_FOUND);
            onAct({ type: 'declineEncounter', player: shown });
          }}
          testID="decline"
        />
      ) : null}
    </Card>
  );
}

function Engage({ state, shown, attack, change, onAct }: FindProps) {
  const clan = clanOf(state, shown);
  const { cards } = useLibrary('world-adventure', CARD_KIND.monster);
  const here = [
    ...(['minion', 'destroyer', 'raid'] as const).flatMap((tier) => {
      const meeple = state.monsters[tier];
      return meeple ? [{ key: `${tier}`, tier, card: meeple.card }] : [];
    }),
    ...state.legendaries.map(({ card }, index) => ({ key: `legendary-${index}`, tier: 'legendary' as const, card })),
  ];
  const engage = (tier: Tier, name: string | null) => {
    const known = name ? cards.find((each) => cardNameKey(each.name) === cardNameKey(name)) : undefined;
    if (known) change({ card: known.name, values: known.values });
    onAct({ type: 'engage', player: shown, meeple: tier, faces: [], by: 'typed' });
  };
  return (
    <Card large style={styles.card}>
      <Txt type="label" color="ink2">
        {`${actionsLeft(clan)} No scouting: two dice, take the card of either number.`}
      </Txt>
      <Dice
        count={2}
        open="Enter the two dice"
        words="Engage, one action"
        result={(face) => `card ${face}`}
        faces={attack.faces}
        rolled={attack.rolled}
        onFaces={(faces, byApp) => change({ faces, rolled: byApp })}
        onApply={(faces, by) => {
          change({ faces: [], rolled: [], drawn: [...faces], drawnRolled: [] });
          onAct({ type: 'engage', player: shown, faces: [...faces], by });
        }}
      />
      {here.map(({ key, tier, card }) => (
        <Button
          key={key}
          kind="secondary"
          words={card ? `Engage ${card}, the ${TIER_WORDS[tier]}` : `Engage the ${TIER_WORDS[tier]} on the map`}
          onPress={() => engage(tier, card)}
          testID={`engage-${key}`}
        />
      ))}
      {attack.card ? (
        <Button
          kind="quiet"
          words="Leave it: its meeple stays"
          onPress={() => {
            const { tier } = foeOf(attack.card, attack.values);
            change(NOBODY_FOUND);
            onAct({ type: 'declineEncounter', player: shown, card: attack.card, ...(tier ? { tier } : {}) });
          }}
          testID="decline"
        />
      ) : null}
    </Card>
  );
}

const isNone = (chance: Fraction): boolean => compare(chance, ZERO) === 0;

const actionsLeft = ({ actions }: Clan): string => `${plural(actions, 'action')} left.`;

function scoutedWords({ explorer }: Clan, rolled: readonly number[] | undefined): string {
  if (!rolled) return explorer === 0 ? 'Explorer 0: no dice to scout with.' : `Explorer ${explorer}.`;
  const found = isScouted(rolled) > 0 || explorer >= 5;
  return `Rolled ${rolled.join(', ')}: ${found ? 'found' : 'not found'}.`;
}

interface DiceProps {
  count: number;
  /** What the button says that brings the dice; left out where they lie there at once. */
  open: string | undefined;
  words: string;
  result: (face: number) => DieResult;
  faces: readonly (Face | null)[];
  rolled: readonly boolean[];
  onFaces: (faces: readonly (Face | null)[], rolled: readonly boolean[]) => void;
  onApply: (faces: readonly number[], by: 'app' | 'typed') => void;
}

/** Dice behind a button, so that the odds are read first. */
function Dice({ count, open, words, result, faces, rolled, onFaces, onApply }: DiceProps) {
  const [rolling, setRolling] = useState(open === undefined || faces.length > 0);
  const shown = faces.map((face) => face ?? undefined);
  const entry = entryOf(shown, noMemory(rolled), count, 6);
  const complete = completeFaces(entry.faces);
  const keep = (next: readonly Face[], byApp: readonly boolean[]) =>
    onFaces(
      next.map((face) => face ?? null),
      byApp,
    );
  if (!rolling) {
    return <Button kind="secondary" words={open ?? ''} onPress={() => setRolling(true)} testID="find-open" />;
  }
  return (
    <>
      <DiceEntry
        dice={Array.from({ length: count }, () => ({ kind: 'ivory' as const }))}
        sides={6}
        faces={shown}
        rolled={rolled}
        onFaces={keep}
        onRolled={keep}
        roll={rollDie}
        results={entry.faces.map((face) => (face === undefined ? undefined : result(face)))}
      />
      <Button
        kind="secondary"
        disabled={!complete}
        words={words}
        onPress={() => {
          if (complete) onApply(complete, rolledBy(entry));
        }}
        testID="find-apply"
      />
    </>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 10 },
});
