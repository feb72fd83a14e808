import { StyleSheet, View } from 'react-native';

import { DiceEntry } from '@/components/dice/DiceEntry';
import type { DieResult } from '@/components/dice/DiceSlot';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Battle, Side } from '@/rules/world-adventure/battleState';
import { faints } from '@/rules/world-adventure/applyBattle';
import { accuracyAgainst, accuracyOf, stageDice, strike } from '@/rules/world-adventure/fight';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { unitWords } from '@/rules/world-adventure/tellCity';
import { rollDie } from '@/store/randomness';

import { BattleEnd } from './BattleEnd';
import { BattleChoices } from './BattleChoices';
import { type BattleDraft, damageOf, facesOf, NEW_STAGE, NOTHING_PLACED, rerolled } from './battleDraft';
import { DuelForecast } from './DuelForecast';
import { Flee } from './Flee';
import { FoeCard } from './FoeCard';
import type { WorldPanelProps } from './props';
import { RaceForecast } from './RaceForecast';
import { useDraft } from './useDraft';

/** A battle from the first stage to the spoils: the foe, the dice, the odds, the way out. */
export function BattleSheet(props: WorldPanelProps) {
  const { battle } = props.state;
  if (!battle) return <Over {...props} />;
  if (battle.result !== null) return <BattleEnd {...props} battle={battle} />;
  return <Fighting key={battle.stage} {...props} battle={battle} />;
}

function Over({ onClose, onTopic }: WorldPanelProps) {
  return (
    <Sheet title="Battle" onClose={onClose} onRules={() => onTopic('battle-arena')} testID="battle-sheet">
      <Txt type="body">No battle is on.</Txt>
    </Sheet>
  );
}

function Fighting(props: WorldPanelProps & { battle: Battle }) {
  const { state, battle, onAct, onClose, onTopic } = props;
  const [draft, change] = useDraft(props, NEW_STAGE);
  const dice = allDice(state, battle);
  const faces = draft.faces.map((face) => face ?? undefined);
  const entry = entryOf(faces, noMemory(draft.rolled), dice.length, 6);
  const complete = completeFaces(entry.faces);
  const mine = stageDice(battle.mine).length;
  const keep = (next: readonly Face[], rolled: readonly boolean[]) =>
    change({ faces: next.map((face) => face ?? null), rolled, ...NOTHING_PLACED });
  if (draft.fleeing) return <Flee {...props} battle={battle} onBack={() => change({ fleeing: false })} />;
  const told = complete ? outcomeOf(state, battle, complete, draft) : undefined;
  const [reroll, foeReroll] = [rerolled(draft.reroll), rerolled(draft.foeReroll)];
  const apply = () => {
    if (!complete) return;
    change(NEW_STAGE);
    onAct({
      type: 'battleStage',
      player: battle.player,
      faces: complete.slice(0, mine),
      ...(battle.theirs ? { foeFaces: complete.slice(mine) } : {}),
      ...(reroll ? { reroll } : {}),
      ...(foeReroll ? { foeReroll } : {}),
      ...(battle.theirs && draft.hits ? { hits: [...draft.hits] } : {}),
      ...(battle.theirs && draft.foeHits ? { foeHits: [...draft.foeHits] } : {}),
      ...(draft.extra > 0 ? { extra: draft.extra } : {}),
      ...(draft.foeExtra > 0 ? { foeExtra: draft.foeExtra } : {}),
      ...(draft.faint === null ? {} : { faint: draft.faint }),
      by: rolledBy(entry),
    });
  };
  const missing = entry.faces.filter((face) => face === undefined).length;
  return (
    <Sheet
      title={`Battle, attack ${battle.stage}`}
      onClose={onClose}
      onRules={() =>
        onTopic(battle.theirs ? 'duel-attack' : battle.kind === 'merchant' ? 'chase-stages' : 'monster-battle')
      }
      tall
      fill="bg"
      footer={
        <View style={styles.foot}>
          {battle.kind === 'merchant' ? null : (
            <Button
              kind="secondary"
              words="Retreat"
              onPress={() => change({ fleeing: true })}
              testID="battle-retreat"
            />
          )}
          <Button
            large
            disabled={!complete}
            words={told ?? `${plural(missing, 'die', 'dice')} still to enter`}
            onPress={apply}
            style={styles.grow}
            testID="battle-apply"
          />
        </View>
      }
      testID="battle-sheet"
    >
      <View style={styles.list}>
        <FoeCard state={state} battle={battle} />
        <Card large style={styles.card}>
          <DiceEntry
            dice={dice}
            sides={6}
            faces={faces}
            rolled={draft.rolled}
            onFaces={keep}
            onRolled={keep}
            roll={rollDie}
            results={resultsOf(battle, entry.faces, draft)}
          />
          <BattleChoices state={state} battle={battle} draft={draft} change={change} complete={complete} />
        </Card>
        <Card large style={styles.odds}>
          {battle.theirs ? (
            <DuelForecast state={state} battle={battle} theirs={battle.theirs} />
          ) : (
            <RaceForecast state={state} battle={battle} />
          )}
        </Card>
      </View>
    </Sheet>
  );
}

function allDice(state: State, { mine, theirs }: Battle) {
  const own = stageDice(mine).map(({ colour, words }) => ({ kind: colour, name: words }));
  if (!theirs) return own;
  const name = theirs.seat === null ? 'Foe' : clanOf(state, theirs.seat).name;
  return [
    ...own,
    ...stageDice(theirs).map(({ kind, slot }) => ({
      kind: 'ivory' as const,
      name: kind === 'soldier' ? `${name} ${slot}` : `${name} ${kind}`,
    })),
  ];
}

function resultsOf(battle: Battle, faces: readonly Face[], draft: BattleDraft): readonly (DieResult | undefined)[] {
  const lying = facesOf(
    battle,
    faces.map((face) => face ?? 7),
    draft,
  );
  const own = wordsOf(battle.mine, lying.mine, accuracyOf(battle));
  const foes = battle.theirs ? wordsOf(battle.theirs, lying.theirs, accuracyAgainst(battle.mine)) : [];
  return [...own, ...foes].map((result, index) => (faces[index] === undefined ? undefined : result));
}

/** What each die does; a skill that came without the hit it needs says so. */
function wordsOf(side: Side, faces: readonly number[], accuracy: number): readonly DieResult[] {
  const dice = stageDice(side);
  return strike(side, faces, accuracy).dice.map(({ good, damage }, index) => {
    if (good) return { words: plural(damage, 'hit'), good };
    const cast = dice[index]?.kind === 'skill' && (faces[index] ?? 7) <= (side.skill?.cast ?? 0);
    return { words: cast ? 'no hit' : 'missed', good };
  });
}

/** What Apply will do, in words on the button. */
function outcomeOf(state: State, battle: Battle, faces: readonly number[], draft: BattleDraft): string {
  const { deal, take } = damageOf(battle, faces, draft);
  if (battle.theirs) return `Apply, deal ${deal}, take ${take}`;
  if (deal >= battle.hp) return battle.kind === 'merchant' ? 'Apply, plundered' : 'Apply, slain';
  if (battle.kind === 'merchant') return battle.chase <= 1 ? 'Apply, it escapes' : `Apply, ${battle.hp - deal} left`;
  if (battle.barrier > 0) return 'Apply, the barrier holds';
  const slot = faints(battle, draft.faint ?? undefined);
  return slot === 0
    ? `Apply, ${clanOf(state, battle.player).name} dies`
    : `Apply, ${unitWords(slot).replace(' soldier', '')} faints`;
}

const styles = StyleSheet.create({
  list: { gap: 10 },
  card: { paddingHorizontal: 3, paddingVertical: 12, gap: 10 },
  odds: { padding: 12 },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});
