import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import type { Battle, Side } from '@/rules/world-adventure/battleState';
import { faints } from '@/rules/world-adventure/applyBattle';
import { accuracyAgainst, accuracyOf, stageDice, standing } from '@/rules/world-adventure/fight';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { unitWords } from '@/rules/world-adventure/tellCity';

import { type BattleDraft, damageOf } from './battleDraft';
import { Chips } from './Chips';
import { NumberRow } from './NumberRow';
import { PlaceHits } from './PlaceHits';
import { Reroll } from './Reroll';

interface Props {
  state: State;
  battle: Battle;
  draft: BattleDraft;
  change: (next: Partial<BattleDraft>) => void;
  /** Every die of the stage, once all lie. */
  complete: readonly number[] | undefined;
}

/** Who faints, the rerolls, where the points go, and damage of a skill that is entered by hand. */
export function BattleChoices(props: Props) {
  const { battle, draft, change, complete } = props;
  const soldiers = standing(battle.mine).filter(({ hero }) => !hero);
  const asksFaint = battle.kind === 'monster' && battle.barrier === 0 && soldiers.length > 1;
  return (
    <View style={styles.list}>
      {asksFaint ? (
        <>
          <Txt type="label" color="ink2">
            If it is not slain, who faints?
          </Txt>
          <Chips<number>
            label="Faints"
            chips={soldiers.map(({ slot, level }) => ({
              value: slot,
              words: `${unitWords(slot).replace(' soldier', '')}, Lv ${level}`,
            }))}
            chosen={[faints(battle, draft.faint ?? undefined)]}
            onChoose={(faint) => change({ faint })}
            testID="faint"
          />
        </>
      ) : null}
      {complete ? <Rerolls {...props} complete={complete} /> : null}
      {complete && battle.theirs ? <Placing {...props} complete={complete} theirs={battle.theirs} /> : null}
      <NumberRow
        words="Damage by hand"
        value={draft.extra}
        max={30}
        onValue={(extra) => change({ extra, hits: null })}
        testID="extra"
      />
      {battle.theirs ? (
        <NumberRow
          words="Damage to you by hand"
          value={draft.foeExtra}
          max={30}
          onValue={(foeExtra) => change({ foeExtra, foeHits: null })}
          testID="foe-extra"
        />
      ) : null}
    </View>
  );
}

/** whoever attacked says first whether he rerolls, then the other. */
function Rerolls({ state, battle, draft, change, complete }: Props & { complete: readonly number[] }) {
  const { mine, theirs } = battle;
  const count = stageDice(mine).length;
  return (
    <>
      {mayReroll(state, mine) ? (
        <Reroll
          name={nameOf(state, mine)}
          side={mine}
          faces={complete.slice(0, count)}
          accuracy={accuracyOf(battle)}
          reroll={draft.reroll}
          onReroll={(reroll) => change({ reroll, hits: null })}
          testID="reroll"
        />
      ) : null}
      {theirs && mayReroll(state, theirs) ? (
        <Reroll
          name={nameOf(state, theirs)}
          side={theirs}
          faces={complete.slice(count)}
          accuracy={accuracyAgainst(mine)}
          reroll={draft.foeReroll}
          onReroll={(foeReroll) => change({ foeReroll, foeHits: null })}
          testID="foe-reroll"
        />
      ) : null}
    </>
  );
}

function Placing({
  state,
  battle,
  draft,
  change,
  complete,
  theirs,
}: Props & { complete: readonly number[]; theirs: Side }) {
  const spill = state.houseRules['spillToHero'] !== false;
  const { deal, take } = damageOf(battle, complete, draft);
  const [me, foe] = [nameOf(state, battle.mine), theirs.seat === null ? npcName(battle) : nameOf(state, theirs)];
  return (
    <>
      <PlaceHits
        title={sentence(`${me} deals ${deal} to ${foe}`)}
        side={theirs}
        points={deal}
        spill={spill}
        hits={draft.hits}
        onHits={(hits) => change({ hits })}
        testID="hits"
      />
      <PlaceHits
        title={sentence(`${foe} deals ${take} to ${me}`)}
        side={battle.mine}
        points={take}
        spill={spill}
        hits={draft.foeHits}
        onHits={(foeHits) => change({ foeHits })}
        testID="foe-hits"
      />
    </>
  );
}

const nameOf = (state: State, { seat }: Side): string => (seat === null ? 'the foe' : clanOf(state, seat).name);

const npcName = ({ kind }: Battle): string => (kind === 'government' ? 'the Government' : 'the Brigand');

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function mayReroll(state: State, { seat, rerolled }: Side): boolean {
  const again = state.houseRules['leadershipReroll'] === 'perStage';
  return seat !== null && clanOf(state, seat).leadership >= 4 && (again || !rerolled);
}

const styles = StyleSheet.create({ list: { gap: 10, paddingHorizontal: 9 } });
