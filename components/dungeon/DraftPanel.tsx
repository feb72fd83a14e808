import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Pressy } from '@/components/ui/Pressy';
import { Sheet } from '@/components/ui/Sheet';
import { percentText } from '@/rules/dice/percent';
import { plural } from '@/rules/kernel/plural';
import { leftovers } from '@/rules/dungeon/battle';
import {
  cloverPlanning,
  type Draft,
  type DraftAdvice,
  type Plan,
  planning,
  type CloverAdvice,
} from '@/rules/dungeon/draft';
import { boxesOf } from '@/rules/dungeon/printed';
import { fightOf, turnOf } from '@/rules/dungeon/sheet';
import type { Battle, State } from '@/rules/dungeon/state';
import type { Work } from '@/rules/dice/sliced';

import { PairSlots } from './PairSlots';
import type { DungeonPanel } from './props';
import { StaminaRow } from './StaminaRow';

function draftOf(state: State, battle: Battle): Draft {
  return {
    fight: fightOf(state, battle),
    turn: turnOf(state, battle),
    drafted: leftovers(battle),
    pool: battle.pool,
    extended: battle.extended,
    // A27: whoever has no stamina left shops no more, and an extended battle pays no gold.
    merchant: state.modules.merchant && state.stamina > 0,
    room: boxesOf(state.cards, 'gold') - state.gold,
  };
}

interface Advised {
  readonly advice: DraftAdvice;
  readonly clover: CloverAdvice | undefined;
}

function* advising(draft: Draft, clover: boolean): Work<Advised> {
  const advice = yield* planning(draft);
  return { advice, clover: clover && advice.best ? yield* cloverPlanning(draft, advice.best) : undefined };
}

/** Draft the pairs: your die, the enemy's beside it, and the best plan as a ghost. */
export function DraftPanel({ state, onAct, onOpen, onClose, onTopic }: DungeonPanel) {
  const { battle } = state;
  if (!battle) return null;
  return <Drafting state={state} battle={battle} onAct={onAct} onOpen={onOpen} onClose={onClose} onTopic={onTopic} />;
}

type Props = Pick<DungeonPanel, 'state' | 'onAct' | 'onOpen' | 'onClose' | 'onTopic'> & { battle: Battle };

function Drafting({ state, battle, onAct, onOpen, onClose, onTopic }: Props) {
  const { accent, color } = useTheme();
  const draft = draftOf(state, battle);
  const held = state.bag.clover.held > 0;
  const search = useSliced(JSON.stringify([draft, held]), () => advising(draft, held));
  const best = search.done ? search.answer.advice.best : undefined;
  const hopeless = best !== undefined && best.win <= 1e-9;
  const rest = best?.pairs.slice(draft.drafted.length) ?? [];
  const last = battle.pool.length === 0;
  return (
    <Sheet
      title="Draft the pairs"
      onClose={onClose}
      onRules={() => onTopic('dice-drafting')}
      testID="draft-panel"
      footer={
        last ? (
          <Button large words="To the battle" onPress={onClose} testID="draft-done" />
        ) : (
          <Button
            large
            disabled={!best}
            words={best ? `Use the best plan: ${rest.map(({ mine }) => mine).join(', ')}` : 'Trying every order'}
            onPress={() => {
              onClose();
              onAct({ type: 'draftPlan', player: 0, faces: rest.map(({ mine }) => mine) });
            }}
            onLongPress={() => onTopic('dice-drafting')}
            testID="draft-plan"
          />
        )
      }
    >
      <View style={styles.panel}>
        <PairSlots battle={battle} ghosts={best?.pairs} />
        {last ? null : (
          <Txt type="bodyStrong" color="ink2">
            Tap your die; the enemy takes the highest left.
          </Txt>
        )}
        <View style={styles.pool}>
          {battle.pool.map((face, index) => {
            const plan = search.done
              ? search.answer.advice.picks.find(({ pairs }) => pairs[draft.drafted.length]?.mine === face)
              : undefined;
            const chosen = plan !== undefined && plan === best;
            return (
              <Pressy
                key={index}
                hint={plan && `${chosen ? 'Best: ' : ''}${planWords(plan)}`}
                onPress={() => onAct({ type: 'draftPick', player: 0, face })}
                onLongPress={() => onTopic('dice-drafting')}
                holdLabel="Read the rule"
                testID={`pool-${index}`}
                style={[styles.die, { borderColor: chosen ? accent.accent : color.line }]}
              >
                <Die kind="ivory" face={face} size={36} label={`Take ${face}`} />
                <Txt type="micro" color={chosen ? 'ink' : 'ink2'} align="center">
                  {plan ? pickWords(plan, hopeless) : ' \n '}
                </Txt>
              </Pressy>
            );
          })}
        </View>
        {search.done ? (
          <Verdict advised={search.answer} merchant={draft.merchant} stamina={state.stamina} />
        ) : (
          <SearchBar part={search.part} words="Trying every order of picks" />
        )}
        <StaminaRow table={{ state, onTopic }} />
        {held && !last ? (
          <Button
            kind="secondary"
            words="4 Leaf Clover on a die"
            onPress={() => onOpen('clover')}
            onLongPress={() => onTopic('4-leaf-clover')}
            testID="draft-clover"
          />
        ) : null}
      </View>
    </Sheet>
  );
}

/** A certain figure is whole, an expected one has a decimal. */
function figure(value: number): string {
  return Math.abs(value - Math.round(value)) < 1e-9 ? `${Math.round(value)}` : value.toFixed(1);
}

/** "wins, 4 HP left" */
function planWords(plan: Plan): string {
  const win = plan.win >= 1 - 1e-9 ? 'wins' : plan.win <= 1e-9 ? 'does not win' : `${percentText(plan.win)} to win`;
  return `${win}, ${figure(plan.hp)} HP left`;
}

/** After a name: "wins, 4 HP left", "has 67 % to win, 3.2 HP left" */
function toldWords(plan: Plan): string {
  return `${plan.win >= 1 - 1e-9 ? '' : 'has '}${planWords(plan)}`;
}

/** Under a die, in two lines: what the best order that begins with it comes to. */
function pickWords(plan: Plan, hopeless: boolean): string {
  if (!hopeless) return `${percentText(plan.win)}\n${figure(plan.hp)} HP`;
  return plan.alive > 1e-9 ? `enemy\n${figure(foeLeft(plan))} HP` : 'you\nfall';
}

/** What the enemy has left where both still stand. */
function foeLeft({ foeHp, alive, win }: Plan): number {
  return alive - win > 1e-9 ? foeHp / (alive - win) : 0;
}

/** Where even the Clover does not win, it hurts the enemy more or keeps you up. */
function cloverWords(plan: Plan): string {
  if (plan.win > 1e-9) return toldWords(plan);
  const alive = plan.alive >= 1 - 1e-9 ? '' : `, ${percentText(plan.alive)} to stay alive`;
  return `leaves it ${figure(foeLeft(plan))} HP${alive}`;
}

interface VerdictProps {
  advised: Advised;
  merchant: boolean;
  stamina: number;
}

function Verdict({ advised: { advice, clover }, merchant, stamina }: VerdictProps) {
  const { best } = advice;
  if (!best) return null;
  const hopeless = best.win <= 1e-9;
  const spoils =
    merchant && !hopeless ? `, ${figure(best.gold)} gold${best.merchant > 0.5 ? ' and the merchant' : ''}` : '';
  const ailments =
    best.ailments > 1e-9 ? `, ${figure(best.ailments)} ailment ${best.ailments === 1 ? 'counter' : 'counters'}` : '';
  return (
    <View style={styles.verdict} testID="draft-verdict">
      <Txt type="section">
        {hopeless ? 'No order wins within these turns' : `The best order ${toldWords(best)}${ailments}${spoils}`}
      </Txt>
      <Txt type="caption" color="ink2">
        {best.alive <= 1e-9
          ? 'You fall in every order.'
          : hopeless
            ? `At best you stay alive with ${percentText(best.alive)}, the enemy at ${figure(foeLeft(best))} HP. Then ${stamina > 0 ? 'extend or give up' : 'give up: no stamina is left'}.`
            : `${plural(advice.plans, 'order')} tried, ${figure(best.turns)} ${figure(best.turns) === '1' ? 'turn' : 'turns'}.`}
      </Txt>
      {clover ? (
        <Txt type="bodyStrong">
          {`With the Clover: the ${clover.face} as ${clover.face + clover.change} ${cloverWords(clover.plan)}.`}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: 12 },
  pool: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  die: {
    flexGrow: 1,
    flexBasis: 62,
    maxWidth: 84,
    alignItems: 'center',
    gap: 3,
    paddingVertical: 6,
    borderWidth: 2,
    borderRadius: tokens.radius.control,
  },
  verdict: { gap: 4 },
});
