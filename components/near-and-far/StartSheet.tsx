import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { hasTalent } from '@/rules/near-and-far/sums';
import { CHARACTERS } from '@/rules/near-and-far/setup';
import { playerOf } from '@/rules/near-and-far/state';

import { ChipRow } from './ChipRow';
import { NumberRow } from './NumberRow';
import { draftOf, type NearPanel } from './props';
import { TypeSheet } from './TypeSheet';

const PETS = [
  { value: 'dog' as const, words: 'Dog' },
  { value: 'cat' as const, words: 'Cat' },
  { value: 'platypus' as const, words: 'Platypus' },
];

/** What one player starts with: character, companion, and the hand after the draft. */
export function StartSheet(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [typing, setTyping] = useState(false);
  const player = playerOf(state, shown);
  const [draft, set] = draftOf(props, {
    character: player.character,
    companion: player.companion as 'dog' | 'cat' | 'platypus',
    basic: player.drafted ? Math.min(5, player.hand.length) : 5,
    advanced: player.drafted ? Math.max(0, player.hand.length - 5) : 1,
  });
  const more = hasTalent(player, 'treasureHunting') ? 2 : 0;
  const taken = state.players.flatMap((each, seat) => (seat === shown ? [] : [each.character]));
  const save = () => {
    const { character, companion, basic, advanced } = draft;
    onClose();
    if (character !== player.character || companion !== player.companion) {
      onAct({ type: 'chooseCharacter', player: shown, character, companion });
    }
    // Cards that have a name already keep it.
    const cards = player.hand.filter((name) => name !== '').slice(0, basic + advanced);
    onAct({
      type: 'keepDraftedArtifacts',
      player: shown,
      basic,
      advanced,
      ...(cards.length > 0 ? { cards } : {}),
    });
  };
  if (typing)
    return <TypeSheet {...props} panel={`type:companion:${draft.companion}`} onClose={() => setTyping(false)} />;
  return (
    <Sheet
      title={`${player.name} starts with`}
      onClose={onClose}
      onRules={() => onTopic('draft')}
      footer={
        <Button
          large
          words={`Keep ${plural(draft.basic + draft.advanced, 'artifact')}`}
          onPress={save}
          testID="start-save"
        />
      }
      testID="start-sheet"
    >
      <View style={styles.body}>
        <Txt type="body" color="ink2">
          3 coins, and the artifacts kept after the draft: up to five basic and one advanced. Their names can follow.
        </Txt>
        <Grid>
          <NumberRow
            label="Basic artifacts"
            words="basic artifacts"
            value={draft.basic}
            max={5 + more}
            onChange={(basic) => set({ basic })}
            testID="start-basic"
          />
          <NumberRow
            label="Advanced artifacts"
            words="advanced artifacts"
            value={draft.advanced}
            max={1 + more}
            onChange={(advanced) => set({ advanced })}
            testID="start-advanced"
          />
        </Grid>
        <ChipRow
          label="Character"
          options={CHARACTERS.map((value) => ({ value, words: value, disabled: taken.includes(value) }))}
          chosen={CHARACTERS.filter((each) => each === draft.character)}
          onPress={(character) => set({ character })}
          testID="character"
        />
        <Segments
          label="Companion"
          options={PETS}
          value={draft.companion}
          onChange={(companion) => set({ companion })}
          testID="companion"
        />
        <Button
          kind="quiet"
          words={`Check the ${draft.companion}'s symbols`}
          onPress={() => setTyping(true)}
          testID="type-companion"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 12, paddingBottom: 8 } });
