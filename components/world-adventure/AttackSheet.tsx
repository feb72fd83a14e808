import { StyleSheet, View } from 'react-native';
import { useState } from 'react';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Sheet } from '@/components/ui/Sheet';
import { signed } from '@/rules/kernel/signed';
import type { Action } from '@/rules/world-adventure/actions';
import { apply } from '@/rules/world-adventure/apply';
import type { BattleKind } from '@/rules/world-adventure/battleState';
import { check } from '@/rules/world-adventure/check';
import { CARD_KIND, foeOf, foeWords } from '@/rules/world-adventure/foeCard';
import { isTeammate, type State, wantedOf } from '@/rules/world-adventure/state';
import { rankOf } from '@/rules/world-adventure/wanted';

import { type AttackDraft, NOBODY_FOUND } from './attackDraft';
import { Chips } from './Chips';
import { DuelForecast } from './DuelForecast';
import { FindCard } from './FindCard';
import { PickCard } from './PickCard';
import type { WorldPanelProps } from './props';
import { RaceForecast } from './RaceForecast';
import { SixCards } from './SixCards';
import { useKnownFoe } from './useKnownFoe';
import { useDraft } from './useDraft';

const KINDS: readonly { readonly value: BattleKind; readonly words: string }[] = [
  { value: 'merchant', words: 'Merchant' },
  { value: 'monster', words: 'Monster' },
  { value: 'brigand', words: 'Brigand' },
  { value: 'government', words: 'Government' },
  { value: 'player', words: 'Player' },
];

const PICK_WORDS = {
  merchant: 'Which merchant?',
  monster: 'Which monster?',
  brigand: "The Brigand's card",
  government: "The Government's card",
} as const;

/** Attack or leave? Scouting, the card, the odds and what is at stake, before any die of the battle. */
export function AttackSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onOpen, onTopic } = props;
  const rival = state.clans.findIndex((_, seat) => seat !== shown && !isTeammate(state, seat, shown));
  const [draft, change] = useDraft<AttackDraft>(props, {
    kind: 'merchant',
    target: rival,
    ...NOBODY_FOUND,
  });
  // A number of the six cards, or the foe itself.
  const [picking, setPicking] = useState<number | 'foe'>();
  const { kind } = draft;
  const known = useKnownFoe(kind, kind === 'brigand' || kind === 'government' ? state.npcs[kind]?.card : undefined);
  if (picking !== undefined && kind !== 'player') {
    return (
      <PickCard
        kind={CARD_KIND[kind]}
        title={picking === 'foe' ? PICK_WORDS[kind] : `The card at number ${picking}`}
        onPicked={(card, values) => {
          setPicking(undefined);
          if (picking === 'foe' || draft.drawn.includes(picking)) change({ card, values });
          if (picking !== 'foe' && (kind === 'merchant' || kind === 'monster')) {
            onAct({ type: 'standCard', player: shown, row: kind, number: picking, card, values });
          }
        }}
        onTopic={onTopic}
        onClose={() => setPicking(undefined)}
      />
    );
  }
  const foe = draft.card === '' && known ? { ...draft, ...known } : draft;
  const attack = attackOf(foe, shown);
  const foeAttacks = kind === 'monster' || kind === 'brigand' || kind === 'government';
  const strikes = (): Action | undefined =>
    kind === 'monster' || kind === 'brigand' || kind === 'government'
      ? { type: 'startBattle', player: shown, kind, foe: foeOf(foe.card, foe.values) }
      : undefined;
  const begin = (action: Action | undefined) => {
    if (!action) return;
    onAct(action);
    if (!check(state, action)) onOpen('battle');
  };
  const chosen =
    kind === 'player' ? (
      <Chips<number>
        label="Whom"
        chips={state.clans.flatMap(({ name }, value) => (value === shown ? [] : [{ value, words: name }]))}
        chosen={[draft.target]}
        onChoose={(target) => change({ target })}
        testID="whom"
      />
    ) : (
      <Button
        kind="secondary"
        words={foe.card ? `${foe.card}: ${foeWords(foe.values)}` : 'Choose or type the card'}
        onPress={() => setPicking('foe')}
        testID="pick-foe"
      />
    );
  return (
    <Sheet
      title="Attack or leave?"
      onClose={onClose}
      onRules={() => onTopic(kind === 'player' ? 'duel-attack' : kind === 'merchant' ? 'merchant-attack' : 'engage')}
      tall
      fill="bg"
      footer={
        <View style={styles.foot}>
          {foeAttacks ? (
            <Button
              kind="secondary"
              words="It attacks"
              disabled={foe.card === ''}
              onPress={() => begin(strikes())}
              style={styles.share}
              testID="foe-attacks"
            />
          ) : null}
          <Button
            disabled={!attack}
            words={attack ? attackWords(state, shown, attack) : 'Choose the card first'}
            onPress={() => begin(attack)}
            style={styles.share}
            testID="attack-apply"
          />
        </View>
      }
      testID="attack-sheet"
    >
      <View style={styles.list}>
        <Chips<BattleKind>
          label="Against"
          chips={KINDS}
          chosen={[kind]}
          onChoose={(next) => change({ kind: next, ...NOBODY_FOUND })}
          testID="against"
        />
        {attack ? chosen : null}
        {attack ? <Forecast state={state} attack={attack} /> : null}
        <FindCard key={kind} {...props} attack={draft} change={change} />
        {kind === 'merchant' || kind === 'monster' ? (
          <SixCards key={`six ${kind}`} {...props} row={kind} attack={draft} change={change} onPick={setPicking} />
        ) : null}
        {attack ? null : chosen}
      </View>
    </Sheet>
  );
}

function attackOf({ kind, card, values, target }: AttackDraft, player: number): Action | undefined {
  if (kind === 'player') return { type: 'attackPlayer', player, target };
  if (card === '') return undefined;
  const foe = foeOf(card, values);
  switch (kind) {
    case 'merchant':
      return { type: 'attackMerchant', player, foe };
    case 'monster':
      return { type: 'attackMonster', player, foe };
    case 'brigand':
      return { type: 'attackBrigand', player, foe };
    case 'government':
      return { type: 'attackGovernment', player, foe };
  }
}

/** What the attack itself brings, before any die: "Attack: wanted +1, rank 1, Government comes". */
function attackWords(state: State, seat: number, attack: Action): string {
  const after = apply(state, attack);
  const change = wantedOf(after, seat) - wantedOf(state, seat);
  const rank = rankOf(after, seat);
  const wanted = `wanted ${change > 0 ? '+' : ''}${signed(change)}, ${rank === undefined ? 'Good Boy' : `rank ${rank}`}`;
  const comes = after.npcs.government && !state.npcs.government;
  return `Attack${change === 0 ? '' : `: ${wanted}`}${comes ? ', Government comes' : ''}`;
}

/** The odds as they would stand once the attack is announced. */
function Forecast({ state, attack }: { state: State; attack: Action }) {
  const refusal = check(state, attack);
  const { battle } = apply(state, attack);
  if (refusal?.refused === 'impossible') {
    return (
      <Txt type="bodyStrong" color="warn">
        {refusal.words}
      </Txt>
    );
  }
  if (!battle) return null;
  return (
    <Card large style={styles.card}>
      {refusal ? (
        <Txt type="bodyStrong" color="warn">
          {refusal.words}
        </Txt>
      ) : null}
      {battle.theirs ? (
        <DuelForecast state={state} battle={battle} theirs={battle.theirs} />
      ) : (
        <RaceForecast state={state} battle={battle} />
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  card: { padding: 12, gap: 10 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexBasis: 120 },
});
