import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import type { CardValues } from '@/rules/kernel/card-kind';
import type { ActionOf } from '@/rules/near-and-far/actions';
import { check } from '@/rules/near-and-far/check';
import { treasureRoom, treasuresOf } from '@/rules/near-and-far/sums';
import { type Goods, playerOf } from '@/rules/near-and-far/state';

import { ChipRow } from './ChipRow';
import { GoodsTray } from './GoodsTray';
import { NumberRow } from './NumberRow';
import { PickCard } from './PickCard';
import { draftOf, isImpossible, type NearPanel } from './props';
import { type QuestDraft, typedReward } from './questDraft';
import { type AdventurerDraft, AdventurerFields, NEW_ADVENTURER, replacedBy } from './RecruitForm';

type Extra = 'treasure' | 'worldCard' | 'adventurer' | 'bird' | 'tortoise' | 'words';

/** A reward brings one animal. */
const isAnimal = (extra: Extra): boolean => extra === 'bird' || extra === 'tortoise';

interface RewardDraft {
  readonly reputation: number;
  readonly hearts: number;
  readonly goods: Goods;
  readonly extras: readonly Extra[];
  readonly treasure: { readonly name: string; readonly values?: CardValues };
  readonly worldCard: { readonly name: string; readonly values?: CardValues };
  readonly adventurer: AdventurerDraft;
  readonly keyword: string;
  readonly sideQuest: string;
  readonly nextQuest: string;
}

/** What the story gives: taken in one line, reputation included, with all that follows. */
export function RewardSheet(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [picking, setPicking] = useState<'treasure' | 'worldCard'>();
  const won = state.turn.quest?.won;
  const known = typedReward((props.draft ?? {}) as Partial<QuestDraft>, won);
  const [draft, set] = draftOf<RewardDraft>(props, {
    reputation: known.reputation,
    hearts: 0,
    goods: known.goods,
    // Every character quest says which comes next.
    extras: state.turn.quest?.source === 'character' ? ['words'] : [],
    treasure: { name: '' },
    worldCard: { name: '' },
    adventurer: NEW_ADVENTURER,
    keyword: '',
    sideQuest: '',
    nextQuest: '',
  });
  const has = (extra: Extra) => draft.extras.includes(extra);
  const replaces = replacedBy(state, shown, draft.adventurer);
  const action: ActionOf<'applyReward'> = {
    type: 'applyReward',
    player: shown,
    ...(draft.reputation !== 0 ? { reputation: draft.reputation } : {}),
    goods: draft.goods,
    ...(draft.hearts > 0 ? { hearts: draft.hearts } : {}),
    ...(has('treasure') ? { treasures: [{ ...draft.treasure }] } : {}),
    ...(has('worldCard') ? { worldCard: { ...draft.worldCard } } : {}),
    ...(has('adventurer') ? { adventurer: { ...draft.adventurer, ...(replaces ? { replaces } : {}) } } : {}),
    ...(has('bird') ? { packAnimal: 'bird' as const } : has('tortoise') ? { packAnimal: 'tortoise' as const } : {}),
    ...(draft.keyword.trim() ? { keyword: draft.keyword.trim() } : {}),
    ...(draft.sideQuest.trim() ? { sideQuest: draft.sideQuest.trim() } : {}),
    ...(draft.nextQuest.trim() ? { nextQuest: draft.nextQuest.trim() } : {}),
  };
  const refusal = check(state, action);
  const player = playerOf(state, shown);
  const held = treasuresOf(player);
  const crowded = has('treasure') && held.length > 0 && treasureRoom(player, action.packAnimal ? 1 : 0) === 0;
  const options: readonly { value: Extra; words: string }[] = [
    { value: 'treasure', words: 'Treasure' },
    { value: 'worldCard', words: 'World card' },
    { value: 'adventurer', words: 'Adventurer' },
    { value: 'bird', words: 'Bird' },
    ...(state.side === 'day' ? [{ value: 'tortoise' as const, words: 'Tortoise' }] : []),
    ...(state.mode === 'campaign' || state.mode === 'character'
      ? [{ value: 'words' as const, words: 'Keyword, quest' }]
      : []),
  ];
  if (picking) {
    return (
      <PickCard
        kind={picking}
        title={picking === 'treasure' ? 'Which treasure?' : 'Which world card?'}
        onTopic={onTopic}
        onPicked={(name, values) => {
          setPicking(undefined);
          set({ [picking]: { name, values } });
        }}
        onClose={() => setPicking(undefined)}
      />
    );
  }
  return (
    <Sheet
      title={won === 'bonus' ? 'Reward and bonus' : 'Reward'}
      onClose={onClose}
      onRules={() => onTopic('rewards')}
      footer={
        <Button
          large
          words="Take it"
          disabled={isImpossible(refusal)}
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="reward-take"
        />
      }
      testID="reward-sheet"
    >
      <View style={styles.body}>
        <Grid>
          <NumberRow
            label="Reputation"
            words="reputation"
            value={draft.reputation}
            min={-9}
            max={9}
            onChange={(reputation) => set({ reputation })}
            testID="reward-reputation"
          />
          <NumberRow
            label="Hearts"
            words="hearts"
            value={draft.hearts}
            max={13}
            onChange={(hearts) => set({ hearts })}
            testID="reward-hearts"
          />
        </Grid>
        <GoodsTray label="Goods" goods={draft.goods} onChange={(goods) => set({ goods })} testID="reward" />
        <ChipRow
          label="And"
          options={options}
          chosen={draft.extras}
          onPress={(extra) =>
            set({
              extras: has(extra)
                ? draft.extras.filter((each) => each !== extra)
                : [...draft.extras.filter((each) => !(isAnimal(each) && isAnimal(extra))), extra],
            })
          }
          testID="extra"
        />
        {has('treasure') ? (
          <Button
            kind="secondary"
            words={draft.treasure.name || 'Name the treasure'}
            onPress={() => setPicking('treasure')}
            testID="reward-treasure"
          />
        ) : null}
        {crowded ? (
          <ChipRow
            label="Every place is full: discard one for it"
            options={[...new Set(held)].map((value) => ({ value, words: value || 'an unnamed one' }))}
            chosen={[]}
            onPress={(card) => onAct({ type: 'discardTreasure', player: shown, card })}
            testID="reward-discard"
          />
        ) : null}
        {has('worldCard') ? (
          <Button
            kind="secondary"
            words={draft.worldCard.name || 'Name the world card'}
            onPress={() => setPicking('worldCard')}
            testID="reward-world-card"
          />
        ) : null}
        {has('adventurer') ? (
          <AdventurerFields
            draft={draft.adventurer}
            set={(change) => set({ adventurer: { ...draft.adventurer, ...change } })}
          />
        ) : null}
        {has('words') ? (
          <>
            <Field
              label="Keyword"
              value={draft.keyword}
              onChange={(keyword) => set({ keyword })}
              maxLength={40}
              testID="reward-keyword"
            />
            {state.mode === 'campaign' ? (
              <Field
                label="Side quest (Q…)"
                value={draft.sideQuest}
                onChange={(sideQuest) => set({ sideQuest })}
                maxLength={10}
                testID="reward-side-quest"
              />
            ) : (
              <Field
                label="Next quest"
                value={draft.nextQuest}
                onChange={(nextQuest) => set({ nextQuest })}
                maxLength={10}
                testID="reward-next-quest"
              />
            )}
          </>
        ) : null}
        {refusal ? (
          <Txt type="caption" color="ink2">
            {refusal.words}
          </Txt>
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });
