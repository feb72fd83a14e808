import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { isRefusal } from '@/rules/kernel/refusal';
import { percentText } from '@/rules/dice/percent';
import { glanceAt } from '@/rules/dungeon/advice';
import { diceDue } from '@/rules/dungeon/battle';
import { tickOf } from '@/rules/dungeon/character';
import { draftOdds } from '@/rules/dungeon/draft';
import { needsThirdDie } from '@/rules/dungeon/resolver';
import { fightOf, turnOf } from '@/rules/dungeon/sheet';
import type { Battle } from '@/rules/dungeon/state';

import type { DungeonProps } from './props';
import { usePreview } from './useAdvice';

/** Before the roll: the chance to win under best play, the HP it leaves, and what this turn may bring. */
export function BattlePreview({ table, battle }: { table: DungeonProps; battle: Battle }) {
  const { modules } = table.state;
  if (modules.draft) return <DraftPreview table={table} battle={battle} />;
  return <RollPreview table={table} battle={battle} />;
}

function RollPreview({ table, battle }: { table: DungeonProps; battle: Battle }) {
  const { state } = table;
  const fight = fightOf(state, battle);
  const turn = turnOf(state, battle);
  const { worth, part, unsolved } = usePreview(fight, turn);
  const glance = glanceAt(fight, turn);
  const tick = tickOf(state);
  const upkeep = tick < 0 ? `Poison costs ${-tick} HP as the turn begins. ` : tick > 0 ? `The Jar heals ${tick}. ` : '';
  const share = (count: number): string => percentText(count / glance.rolls);
  if (unsolved) return <Unsolved />;
  if (!worth) return <SearchBar part={part} words="Solving the battle" />;
  return (
    <View style={styles.preview}>
      <OddsBar good={[{ chance: worth.win }]} aim="to win" lead="With the best play" testID="preview" />
      <Txt type="caption" color="ink2" testID="preview-turn">
        {`${worth.hp.toFixed(1)} HP left on average. ${upkeep}This turn: ${share(glance.finish)} to finish it, ${share(glance.unhurt)} to stay unhurt${
          glance.ailment > 0 ? `, ${share(glance.ailment)} an ailment for sure` : ''
        }.`}
      </Txt>
    </View>
  );
}

/** Only house rules and a huge enemy lead here. */
export function Unsolved() {
  return (
    <Txt type="caption" color="ink2" testID="unsolved">
      This battle can go too many ways to be reckoned through exactly.
    </Txt>
  );
}

function DraftPreview({ table, battle }: { table: DungeonProps; battle: Battle }) {
  const { state } = table;
  const fight = fightOf(state, battle);
  const turn = turnOf(state, battle);
  const dice = diceDue(battle);
  // With a third die the eight dice are too many to show every plan beforehand (5.8).
  if (needsThirdDie(fight.you.gear) && dice > 6) return null;
  return <DraftOdds fight={fight} turn={turn} dice={dice} extended={battle.extended} />;
}

interface OddsProps {
  fight: ReturnType<typeof fightOf>;
  turn: ReturnType<typeof turnOf>;
  dice: number;
  extended: number;
}

/** The chance that some draft wins, over every roll of so many dice. */
export function DraftOdds({ fight, turn, dice, extended }: OddsProps) {
  const search = useSliced(JSON.stringify([fight, turn, dice]), () =>
    draftOdds({ fight, turn, extended, merchant: false }, dice),
  );
  if (!search.done) return <SearchBar part={search.part} words="Trying every draft" />;
  if (isRefusal(search.answer)) return null;
  return (
    <OddsBar
      good={[{ chance: search.answer }]}
      aim="to win"
      lead={`Within the ${dice / 2} drafted turns`}
      testID="draft-odds"
    />
  );
}

const styles = StyleSheet.create({ preview: { gap: 8 } });
