import Handshake from 'lucide-react-native/icons/handshake';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Field } from '@/components/ui/Field';
import { ListRow } from '@/components/ui/ListRow';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { Tag } from '@/components/ui/Tag';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/multiverse-war/actions';
import { check } from '@/rules/multiverse-war/check';
import { freeFrom, runningTreaties, treatyBetween, treatyState } from '@/rules/multiverse-war/diplomacy';
import { playerOf, sideSeats } from '@/rules/multiverse-war/state';

import { Chips } from './Chips';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly to: number;
  readonly amount: number;
  readonly how: 'trade' | 'loan';
  readonly note: string;
}

/** Gold to an ally; or treaties with their timers, trades and loans among rivals. */
export function DealsSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const teams = state.mode === 'teams';
  const ally = sideSeats(state, shown).find((seat) => seat !== shown);
  const others = state.players.flatMap(({ name }, seat) => (seat === shown ? [] : [{ value: `${seat}`, words: name }]));
  const [draft, keep] = draftOf<Draft>(panel, {
    to: teams ? (ally ?? 0) : Number(others[0]?.value ?? 0),
    amount: 1,
    how: 'trade',
    note: '',
  });
  const gold: Action = teams
    ? { type: 'giftGold', player: shown, to: draft.to, amount: draft.amount }
    : {
        type: draft.how === 'trade' ? 'tradeGold' : 'loanGold',
        player: shown,
        to: draft.to,
        amount: draft.amount,
        note: draft.note,
      };
  const sign: Action = { type: 'signTreaty', player: shown, with: draft.to };
  const refusal = check(state, gold);
  const treaty = treatyBetween(state, shown, draft.to);
  const now = treaty ? treatyState(treaty.round, state.round) : 'free';
  const to = playerOf(state, draft.to).name;
  return (
    <Sheet
      title={teams ? 'Give gold' : 'Deals'}
      onClose={onClose}
      onRules={() => onTopic(teams ? 'team-rules' : 'treaties')}
      testID="deals-sheet"
    >
      <View style={styles.stack}>
        {teams ? null : (
          <Chips
            label="With"
            options={others}
            chosen={[`${draft.to}`]}
            onChoose={(seat) => keep({ to: Number(seat) })}
            testID="deal-with"
          />
        )}
        {teams ? null : <Timers panel={panel} />}
        {teams ? null : (
          <>
            <Txt type="bodyStrong">
              {now === 'free'
                ? `No treaty with ${to}`
                : now === 'active'
                  ? `${treaty?.broken ? 'Broken treaty' : 'Treaty'} with ${to} to the end of turn ${(treaty?.round ?? 0) + 2}`
                  : `No deals with ${to} until turn ${freeFrom(treaty?.round ?? 0)}`}
            </Txt>
            {now === 'active' && treaty && !treaty.broken ? (
              <Button
                kind="danger"
                words="Break the treaty"
                onPress={() => onAct({ type: 'breakTreaty', player: shown, treaty: treaty.id })}
                testID="treaty-break"
              />
            ) : (
              <Button
                kind="secondary"
                words="Sign a treaty, three turns"
                onPress={() => onAct(sign)}
                testID="treaty-sign"
              />
            )}
            <Segments
              label="Gold"
              options={[
                { value: 'trade', words: 'Trade' },
                { value: 'loan', words: 'Loan' },
              ]}
              value={draft.how}
              onChange={(how) => keep({ how })}
              testID="deal-how"
            />
            <Field
              label="For what"
              value={draft.note}
              onChange={(note) => keep({ note })}
              maxLength={80}
              testID="deal-note"
            />
          </>
        )}
        <Counter
          bare
          label={`Gold to ${to}`}
          words="gold"
          value={draft.amount}
          min={1}
          max={99}
          onGain={(by) => keep({ amount: draft.amount + by })}
          onPay={(by) => keep({ amount: Math.max(1, draft.amount - by) })}
          testID="deal-amount"
        />
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
        <Button
          words={`${teams ? 'Give' : draft.how === 'trade' ? 'Pay' : 'Lend'} ${to} ${draft.amount} gold`}
          onPress={() => {
            onClose();
            onAct(gold);
          }}
          testID="deal-apply"
        />
        {state.loans.map(({ id, from, to: borrower, gold: owed, note, round }) => (
          <View key={id} style={styles.loan}>
            <ListRow
              title={`${playerOf(state, borrower).name} owes ${playerOf(state, from).name} ${owed}`}
              detail={`since turn ${round}${note === '' ? '' : `, ${note}`}`}
              style={styles.grow}
            />
            <Repay panel={panel} loan={id} borrower={borrower} amount={1} />
            {owed > 1 ? <Repay panel={panel} loan={id} borrower={borrower} amount={owed} /> : null}
          </View>
        ))}
      </View>
    </Sheet>
  );
}

/** Every pair with a treaty, or with no deals after one. */
function Timers({ panel: { state } }: { panel: WarPanelProps }) {
  return runningTreaties(state).map(({ treaty, state: now, left }) => {
    const pair = `${playerOf(state, treaty.a).name} and ${playerOf(state, treaty.b).name}`;
    const rounds = plural(left, 'turn');
    const words = now === 'active' ? (treaty.broken ? 'broken, timer' : 'peace') : 'no deals';
    return (
      <Tag
        key={treaty.id}
        icon={Handshake}
        tone={now === 'active' && !treaty.broken ? 'success' : 'plain'}
        words={`${pair}: ${words}, ${rounds} left`}
      />
    );
  });
}

interface RepayProps {
  panel: WarPanelProps;
  loan: string;
  borrower: number;
  amount: number;
}

function Repay({ panel, loan, borrower, amount }: RepayProps) {
  return (
    <Button
      kind="secondary"
      words={`Repay ${amount}`}
      onPress={() => panel.onAct({ type: 'repayLoan', player: borrower, loan, amount })}
      testID={`loan-${loan}-${amount}`}
    />
  );
}

const styles = StyleSheet.create({
  stack: { gap: 12 },
  loan: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  grow: { flexGrow: 1 },
});
