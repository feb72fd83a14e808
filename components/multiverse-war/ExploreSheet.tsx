import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { classOf } from '@/rules/multiverse-war/classes';
import { playerOf } from '@/rules/multiverse-war/state';
import { rollDie } from '@/store/randomness';

import { blockName } from './ArmyPage';
import { Chips } from './Chips';
import { Compass } from './Compass';
import { EncounterForm } from './EncounterForm';
import { Permanents } from './Permanents';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly what: 'territory' | 'encounter';
  readonly unit: string;
  readonly d6: number | null;
  readonly rolled: boolean;
  readonly hasEncounter: boolean;
  readonly isCentral: boolean;
  readonly terrain: string;
  readonly sharedHex: boolean;
}

/** The mine's hex is that of the ground it covers; on water the grassland one (p11). */
const MINE_TERRAINS = [
  ['grassland', 'Grassland'],
  ['forest', 'Forest'],
  ['hill', 'Hill'],
  ['grassland, on water', 'Water'],
] as const;

/** A face-down territory, or an encounter: who goes, how it lies, what the card says. */
export function ExploreSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const { encounters } = state;
  const [draft, keep] = draftOf<Draft>(panel, {
    what: 'territory',
    unit: '',
    d6: null,
    rolled: false,
    hasEncounter: false,
    isCentral: false,
    terrain: '',
    sharedHex: false,
  });
  if (encounters.open) return <EncounterForm {...panel} />;
  const { units, heroes } = playerOf(state, shown);
  const explorers = [
    ...units.flatMap((unit, index) => (unit.done || unit.resting ? [] : [{ value: unit.id, words: blockName(index) }])),
    ...heroes
      .filter(({ alive, explored, resting }) => alive && !explored && !resting)
      .map(({ id, name }) => ({ value: id, words: name })),
  ];
  const reveal = () => {
    onClose();
    onAct({
      type: 'revealTerritory',
      player: shown,
      ...(units.some(({ id }) => id === draft.unit) ? { unit: draft.unit } : {}),
      d6: draft.d6 ?? 1,
      by: draft.rolled ? 'app' : 'typed',
      hasEncounter: draft.hasEncounter,
      isCentral: draft.isCentral,
      ...(minesLeft && draft.isCentral ? { mine: draft.terrain } : {}),
      sharedHex: draft.sharedHex,
    });
  };
  const minesLeft = state.parts.mines && state.mines.length < state.minesTotal;
  const territory = draft.what === 'territory';
  return (
    <Sheet
      title="Explore"
      tall
      onClose={onClose}
      onRules={() => onTopic(territory ? 'map-exploration' : 'exploring-an-encounter')}
      testID="explore-sheet"
      footer={
        territory ? (
          <Button
            large
            disabled={draft.d6 === null}
            words={draft.d6 === null ? 'Roll or tap the side' : 'Reveal the territory'}
            onPress={reveal}
            testID="reveal-apply"
          />
        ) : (
          <Button
            large
            words={`Draw a card, ${encounters.deck} left`}
            onPress={() =>
              onAct({
                type: 'exploreEncounter',
                player: shown,
                ...(draft.unit === '' ? {} : { explorer: draft.unit }),
                sharedHex: draft.sharedHex,
              })
            }
            testID="encounter-draw"
          />
        )
      }
    >
      <View style={styles.stack}>
        <Segments
          label="What is explored"
          options={[
            { value: 'territory', words: 'Territory' },
            { value: 'encounter', words: 'Encounter' },
          ]}
          value={draft.what}
          onChange={(what) => keep({ what })}
          testID="explore-what"
        />
        <Chips
          label="Who goes"
          options={explorers}
          chosen={[draft.unit]}
          onChoose={(unit) => keep({ unit })}
          testID="explorer"
        />
        {territory ? (
          <>
            <Compass chosen={draft.d6} onChoose={(d6) => keep({ d6, rolled: false })} />
            <Button
              kind="secondary"
              words={draft.d6 === null ? 'Roll the d6' : `Side ${draft.d6} faces the explorer`}
              icon={Dices}
              onPress={() => keep({ d6: rollDie(6), rolled: true })}
              testID="roll-d6"
            />
            <SwitchRow
              title="It has an encounter hex"
              detail="A token goes on it."
              value={draft.hasEncounter}
              onChange={(hasEncounter) => keep({ hasEncounter })}
              testID="has-encounter"
            />
            {state.parts.mines ? (
              <SwitchRow
                title="A central territory"
                detail="An aether mine goes on its central hex; on water the grassland one."
                value={draft.isCentral}
                onChange={(isCentral) => keep({ isCentral })}
                testID="is-central"
              />
            ) : null}
            {draft.isCentral && minesLeft ? (
              <Chips
                label="Its central hex"
                options={MINE_TERRAINS.map(([value, words]) => ({ value, words }))}
                chosen={[draft.terrain]}
                onChoose={(terrain) => keep({ terrain })}
                testID="mine-terrain"
              />
            ) : null}
            <Txt
              type="caption"
              color="ink2"
            >{`${state.revealed} of ${state.territories} revealed. Revealing costs 1 AP and does not end the unit’s actions.`}</Txt>
          </>
        ) : (
          <>
            <View style={styles.piles}>
              <Pile words="in the deck" count={encounters.deck} />
              <Pile words="discarded" count={encounters.discard} />
              <Pile words={encounters.tokens === 1 ? 'token' : 'tokens'} count={encounters.tokens} />
            </View>
            <Txt type="caption" color="ink2">
              Exploring an encounter ends the unit’s actions. Decoys cannot explore.
            </Txt>
            <Permanents panel={panel} />
          </>
        )}
        <SwitchRow
          title="Another unit shares its hex"
          detail="Exploring starts from a hex of its own; a builder does not count."
          value={draft.sharedHex}
          onChange={(sharedHex) => keep({ sharedHex })}
          testID="explore-shared"
        />
        {draft.unit !== '' &&
        units.some(({ id, class: name }) => id === draft.unit && classOf(state, name).type === 'civilian') ? (
          <Txt type="caption" color="warn">
            A builder has 1 health.
          </Txt>
        ) : null}
      </View>
    </Sheet>
  );
}

function Pile({ words, count }: { words: string; count: number }) {
  return (
    <View accessible role="img" aria-label={`${count} ${words}`} style={styles.pile}>
      <Txt type="numeralLarge">{count}</Txt>
      <Txt type="label" color="ink2">
        {words}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 12 },
  piles: { flexDirection: 'row', gap: 12, justifyContent: 'space-around' },
  pile: { alignItems: 'center' },
});
