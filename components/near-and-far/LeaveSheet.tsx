import { StyleSheet, View } from 'react-native';

import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { type Arrangement, type Goal, type PartyChoice, partyChoices, weigh } from '@/rules/near-and-far/party';
import { check } from '@/rules/near-and-far/check';
import { playerOf } from '@/rules/near-and-far/state';

import { ChipRow } from './ChipRow';
import { PartySlots } from './PartySlots';
import { draftOf, type NearPanel } from './props';

const GOALS: readonly { readonly value: Goal; readonly words: string }[] = [
  { value: 'fight', words: 'Fight' },
  { value: 'quest', words: 'Quest' },
  { value: 'dig', words: 'Dig' },
  { value: 'gather', words: 'Gather' },
  { value: 'travel', words: 'Travel' },
];

const sums = ({ hearts, skill, combat, search, movement, shield, wasted }: PartyChoice) =>
  `${plural(hearts, 'heart')}${wasted > 0 ? ` (${wasted} wasted)` : ''}, skill ${skill}, combat ${combat}, search ${search}, move ${movement}${shield > 0 ? ', shield' : ''}`;

/** Who goes along, and what each party would bring; the hearts are set anew on leaving. */
export function LeaveSheet(props: NearPanel) {
  const { state, shown, panel, onAct, onOpen, onClose, onTopic } = props;
  const player = playerOf(state, shown);
  const [draft, set] = draftOf(props, {
    goal: 'fight' as Goal,
    party: player.adventurers.flatMap((each, index) => (each.active ? [index] : [])),
    companion: player.companionActive,
  });
  const names = ({ party, companion }: Arrangement) =>
    [...(companion ? [player.companion] : []), ...party.map((index) => player.adventurers[index]?.name ?? '')].join(
      ', ',
    ) || 'nobody';
  const chosen = weigh(state, shown, player, draft.party, draft.companion);
  const action = { type: 'leaveTown' as const, player: shown, party: [...draft.party], companion: draft.companion };
  const refusal = check(state, action);
  const leaving = panel === 'leave';
  return (
    <Sheet
      title={leaving ? 'Leave town' : `${player.name}'s party`}
      onClose={onClose}
      onRules={() => onTopic(leaving ? 'leave-town' : 'party')}
      footer={
        leaving ? (
          <Button
            large
            words={`Leave with ${plural(chosen.hearts, 'heart')}`}
            onPress={() => {
              if (refusal) onClose();
              onAct(action);
              if (!refusal) onOpen('travel');
            }}
            testID="leave-town"
          />
        ) : undefined
      }
      testID="leave-sheet"
    >
      <View style={styles.body}>
        <PartySlots
          state={state}
          player={player}
          party={draft}
          {...(leaving
            ? { onParty: ({ party, companion }: Arrangement) => set({ party: [...party], companion }) }
            : {})}
        />
        <Txt type="bodyStrong">{sums(chosen)}</Txt>
        {leaving && player.hearts > 0 ? (
          <Txt type="caption" color="ink2">
            {`The ${plural(player.hearts, 'heart')} from before ${player.hearts === 1 ? 'is' : 'are'} not added.`}
          </Txt>
        ) : null}
        {refusal && leaving ? (
          <Txt type="caption" color="ink2">
            {refusal.words}
          </Txt>
        ) : null}
        {leaving ? null : (
          <Txt type="body" color="ink2">
            The party is changed when leaving town, and when somebody new joins.
          </Txt>
        )}
        {leaving && player.adventurers.length > 0 ? (
          <>
            <Txt type="section" heading>
              Best parties
            </Txt>
            <ChipRow
              label="What for?"
              options={GOALS}
              chosen={[draft.goal]}
              onPress={(goal) => set({ goal })}
              testID="goal"
            />
            <BestParties panel={props} goal={draft.goal} names={names} onChoose={set} />
          </>
        ) : null}
      </View>
    </Sheet>
  );
}

interface BestPartiesProps {
  panel: NearPanel;
  goal: Goal;
  names: (party: Arrangement) => string;
  onChoose: (party: { party: number[]; companion: boolean }) => void;
}

/** Sixteen adventurers have hundreds of parties: they are weighed in slices. */
function BestParties({ panel: { state, shown }, goal, names, onChoose }: BestPartiesProps) {
  const player = playerOf(state, shown);
  const question = JSON.stringify([shown, player, state.cards, goal]);
  const search = useSliced(question, () => partyChoices(state, shown, player, goal));
  if (!search.done) return <SearchBar part={search.part} words="Weighing your parties" />;
  return search.answer
    .slice(0, 5)
    .map((choice) => (
      <ListRow
        key={`${choice.party.join()}-${choice.companion}`}
        title={names(choice)}
        detail={sums(choice)}
        onPress={() => onChoose({ party: [...choice.party], companion: choice.companion })}
      />
    ));
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });
