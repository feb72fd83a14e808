import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { SearchBar } from '@/components/odds/SearchBar';
import { type Search, useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Counter } from '@/components/ui/Counter';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { percentText } from '@/rules/dice/percent';
import { stepBrings } from '@/rules/multiverse-war/fightOf';
import {
  ordering,
  orderReason,
  type Shooter,
  volley,
  type VolleyGoal,
  type VolleyOdds,
} from '@/rules/multiverse-war/volley';

import { AttackerList } from './AttackerList';
import { type Aim, type Attacker, shooterOf } from './besiegers';
import { Chips } from './Chips';
import { fightersOf, rivalsOf } from './fightDraft';
import { draftOf, type WarPanelProps } from './props';
import { Whose } from './Whose';

interface Draft extends Aim {
  readonly rival: number;
  readonly attackers: readonly Attacker[];
  readonly goal: 'kill' | 'credit' | 'safety';
  readonly credit: string;
  /** The kill must be at least this likely. */
  readonly least: number;
}

const BRINGS = { ability: 'its ability', veteran: 'Veteran', elite: 'Elite' } as const;

/** Several attackers on one target: the best order, so that it falls, costs least, or the right class takes the kill. */
export function VolleySheet(panel: WarPanelProps) {
  const { state, shown, onClose, onTopic } = panel;
  const [draft, keep] = draftOf<Draft>(panel, {
    attackers: [],
    rival: rivalsOf(state, shown)[0] ?? 0,
    target: '',
    hp: 4,
    ground: 'open',
    garrison: '',
    mySupport: 0,
    theirSupport: 0,
    goal: 'kill',
    credit: '',
    least: 0.5,
  });
  const shooters =
    draft.target === ''
      ? []
      : draft.attackers.map((each, index) => shooterOf(state, shown, draft.rival, each, draft, index));
  const names = [...new Set(draft.attackers.map(({ name }) => name))];
  // Nobody chosen, or left out since: the first one listed.
  const credit = names.includes(draft.credit) ? draft.credit : (names[0] ?? '');
  const goal: VolleyGoal =
    draft.goal === 'credit'
      ? { for: 'credit', keys: shooters.filter(({ name }) => name === credit).map(({ key }) => key) }
      : draft.goal === 'safety'
        ? { for: 'safety', kill: draft.least }
        : { for: 'kill' };
  const support = (key: 'mySupport' | 'theirSupport', words: string) => (
    <View style={styles.half}>
      <Counter
        bare
        label={`Supporters ${words}`}
        words={words}
        value={draft[key]}
        min={0}
        max={6}
        onGain={(by) => keep({ [key]: Math.min(6, draft[key] + by) })}
        onPay={(by) => keep({ [key]: Math.max(0, draft[key] - by) })}
        testID={`volley-${key}`}
      />
    </View>
  );
  const asked = shooters.length > 0;
  const search = useSliced(asked ? JSON.stringify([shooters, goal]) : '', () => ordering(shooters, goal));
  return (
    <Sheet
      title="Order of attack"
      tall
      fill="bg"
      onClose={onClose}
      onRules={() => onTopic('battle-record')}
      footer={asked ? <Answer shooters={shooters} search={search} /> : undefined}
      testID="volley-sheet"
    >
      <View style={styles.stack}>
        <AttackerList state={state} attackers={draft.attackers} onChange={(attackers) => keep({ attackers })} />
        <Whose state={state} seat={shown} rival={draft.rival} onChoose={(rival) => keep({ rival })} />
        <Chips
          label="Target"
          options={fightersOf(state).map((name) => ({ value: name, words: name }))}
          chosen={[draft.target]}
          onChoose={(target) => keep({ target })}
          testID="volley-target"
        />
        <Counter
          bare
          label="Health of the target"
          words="health of the target"
          value={draft.hp}
          min={1}
          max={9}
          onGain={(by) => keep({ hp: Math.min(9, draft.hp + by) })}
          onPay={(by) => keep({ hp: Math.max(1, draft.hp - by) })}
          testID="volley-hp"
        />
        <Segments
          label="Target stands"
          options={[
            { value: 'open', words: 'Open' },
            { value: 'forest', words: 'Forest' },
            { value: 'hill', words: 'Hill' },
          ]}
          value={draft.ground === 'building' ? 'open' : draft.ground}
          onChange={(ground) => keep({ ground })}
          testID="volley-ground"
        />
        <Segments
          label="What matters"
          options={[
            { value: 'kill', words: 'The kill' },
            { value: 'credit', words: 'Who kills' },
            { value: 'safety', words: 'Least loss' },
          ]}
          value={draft.goal}
          onChange={(next) => keep({ goal: next })}
          testID="volley-goal"
        />
        {draft.goal === 'credit' ? (
          <Chips
            label="The kill should go to"
            options={names.map((name) => {
              const brings = stepBrings(state, shown, name);
              return { value: name, words: brings ? `${name}: ${BRINGS[brings]}` : name };
            })}
            chosen={[credit]}
            onChoose={(chosen) => keep({ credit: chosen })}
            testID="volley-credit"
          />
        ) : null}
        {draft.goal === 'safety' ? (
          <Segments
            label="The kill at least"
            options={[
              { value: 0.5, words: '50 %' },
              { value: 0.75, words: '75 %' },
              { value: 0.9, words: '90 %' },
              { value: 1, words: 'Certain' },
            ]}
            value={draft.least}
            onChange={(least) => keep({ least })}
            testID="volley-least"
          />
        ) : null}
        <View style={styles.pair}>
          {support('mySupport', 'of yours next to it')}
          {support('theirSupport', 'of theirs next to it')}
        </View>
        {asked && search.done ? <Advice shooters={shooters} goal={goal} best={search.answer} /> : null}
      </View>
    </Sheet>
  );
}

/** The order and its chance, always in sight; the bar fills while the orders are tried. */
function Answer({ shooters, search }: { shooters: readonly Shooter[]; search: Search<VolleyOdds> }) {
  if (!search.done) return <SearchBar part={search.part} words="Trying every order" />;
  const { order, mostUsed, kill } = search.answer;
  const names = order.slice(0, mostUsed).map((key) => shooters.find((each) => each.key === key)?.name ?? '');
  return (
    <View style={styles.line} testID="volley-answer">
      <Txt type="bodyStrong" style={styles.grow}>
        {names.join(', then ')}
      </Txt>
      <Txt type="numeral" color={kill > 0 ? 'success' : 'warn'}>
        {percentText(kill)}
      </Txt>
    </View>
  );
}

interface AdviceProps {
  shooters: readonly Shooter[];
  goal: VolleyGoal;
  best: VolleyOdds;
}

function Advice({ shooters, goal, best }: AdviceProps) {
  const listed = volley(shooters);
  const nameOf = (key: string) => shooters.find((each) => each.key === key)?.name ?? '';
  const sameKill = listed.kill === best.kill;
  return (
    <Card large style={styles.card}>
      <Txt type="section" heading>
        {orderReason(shooters, best, goal)}
      </Txt>
      {best.order.map((key, index) => (
        <View key={key} style={styles.line}>
          <Txt type="numeralSmall">{index + 1}</Txt>
          <Txt type="bodyStrong" style={styles.grow}>
            {nameOf(key)}
          </Txt>
          <Txt type="caption" color="ink2">
            {(best.killBy[index] ?? 0) > 0
              ? `takes the kill ${percentText(best.killBy[index] ?? 0)}`
              : index < best.mostUsed
                ? 'strikes'
                : 'spare'}
          </Txt>
        </View>
      ))}
      {best.kill > 0 ? (
        <OddsBar good={[{ chance: best.kill, words: 'it falls' }]} aim="that the target falls" testID="volley-odds" />
      ) : (
        <Txt type="bodyStrong" color="warn" testID="volley-odds">
          They cannot bring it down this turn.
        </Txt>
      )}
      <Txt
        type="caption"
        color="ink2"
      >{`${losses(best)}${sameKill ? '' : `; as you listed them ${percentText(listed.kill)}`}`}</Txt>
      {best.kill === 1 ? (
        <Txt
          type="caption"
          color="ink2"
        >{`Kills with ${best.mostUsed}, ${shooters.length - best.mostUsed} spare.`}</Txt>
      ) : null}
    </Card>
  );
}

function losses({ hpLost, loseAny }: VolleyOdds): string {
  return `You lose ${Number.isInteger(hpLost) ? hpLost : hpLost.toFixed(1)} health; a unit of yours falls ${percentText(loseAny)}`;
}

const styles = StyleSheet.create({
  stack: { gap: 12 },
  card: { gap: 8, padding: 12 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  grow: { flex: 1 },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  // Two stand side by side only where there is room for both.
  half: { flexGrow: 1, flexBasis: 210 },
});
