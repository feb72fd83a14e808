import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/near-and-far/actions';
import { check } from '@/rules/near-and-far/check';
import { farmYield, hasTalent } from '@/rules/near-and-far/sums';
import { type Building, playerOf } from '@/rules/near-and-far/state';
import { BUILDING_TOPICS, BUILDING_WORDS } from '@/rules/near-and-far/words';

import { MineSheet } from './MineSheet';
import { NumberRow } from './NumberRow';
import { draftOf, isImpossible, type NearPanel } from './props';
import { RecruitForm } from './RecruitForm';
import { TownHall } from './TownHall';
import { TreasureSheet } from './TreasureSheet';

/** The building just visited: its actions with their prices, the legal ones first in reach. */
export function BuildingSheet({ building, ...props }: NearPanel & { building: Building }) {
  if (building === 'mine') return <MineSheet {...props} />;
  if (building === 'mysticsHut') return <TreasureSheet {...props} hut />;
  if (building === 'saloon') return <RecruitForm {...props} />;
  return (
    <Sheet
      title={BUILDING_WORDS[building]}
      onClose={props.onClose}
      onRules={() => props.onTopic(BUILDING_TOPICS[building])}
      testID="building-sheet"
    >
      <View style={styles.body}>
        {building === 'townHall' ? <TownHall {...props} /> : null}
        {building === 'stables' ? <Stables {...props} /> : null}
        {building === 'generalStore' ? <GeneralStore {...props} /> : null}
        {building === 'farm' ? <Farm {...props} /> : null}
      </View>
    </Sheet>
  );
}

interface ActProps {
  panel: NearPanel;
  words: string;
  action: Action;
  kind?: 'primary' | 'secondary';
  /** Closes the sheet: nothing else is done here. */
  last?: boolean;
  /** Called once it is recorded: what was laid out for it is cleared away. */
  onDone?: () => void;
  testID: string;
}

/** A button that records an action; one that is refused says why beneath, and what a table may overrule can still be tapped. */
export function ActButton({ panel, words, action, kind = 'primary', last = false, onDone, testID }: ActProps) {
  const refusal = check(panel.state, action);
  return (
    <View style={styles.act}>
      <Button
        kind={refusal ? 'secondary' : kind}
        words={words}
        disabled={isImpossible(refusal)}
        onPress={() => {
          if (last || refusal) panel.onClose();
          panel.onAct(action);
          if (!refusal) onDone?.();
        }}
        testID={testID}
      />
      {refusal ? (
        <Txt type="caption" color="ink2">
          {refusal.words}
        </Txt>
      ) : null}
    </View>
  );
}

function Stables(props: NearPanel) {
  const { state, shown: player } = props;
  return (
    <>
      <ActButton
        panel={props}
        last
        words="Pack bird: 1 food"
        action={{ type: 'gainPackAnimal', player, kind: 'bird' }}
        testID="buy-bird"
      />
      {state.side === 'day' ? (
        <ActButton
          panel={props}
          last
          words="Pack tortoise: 1 gem"
          action={{ type: 'gainPackAnimal', player, kind: 'tortoise' }}
          testID="buy-tortoise"
        />
      ) : null}
      <Txt type="body" color="ink2">
        A bird adds a step to every journey, a tortoise passes one empty space a turn; each carries a treasure.
      </Txt>
    </>
  );
}

function Farm(props: NearPanel) {
  const food = farmYield(props.state, playerOf(props.state, props.shown));
  return (
    <ActButton
      panel={props}
      last
      words={`Take ${plural(food, 'food', 'food')}`}
      action={{ type: 'workFarm', player: props.shown }}
      testID="work-farm"
    />
  );
}

function GeneralStore(props: NearPanel) {
  const { state, shown: player } = props;
  const [draft, set] = draftOf(props, { basic: 2, kept: 0, bonus: 0 });
  const { done } = state.turn;
  const persuades = hasTalent(playerOf(state, player), 'persuasion');
  const more = persuades && !done.includes('persuasion');
  const unnamed = (size: number) => Array.from({ length: size }, () => '');
  return (
    <>
      <ActButton
        panel={props}
        last={!more}
        words="Take 1 coin"
        action={{ type: 'takeStoreCoin', player }}
        testID="store-coin"
      />
      <Txt type="section" heading>
        Or four artifact cards
      </Txt>
      <Txt type="body" color="ink2">
        Say the split before you look; keep any of them.
      </Txt>
      <Grid>
        <NumberRow
          label="Basic cards"
          words="basic"
          value={draft.basic}
          max={4}
          onChange={(basic) => set({ basic })}
          testID="store-basic"
        />
        <NumberRow
          label="Advanced cards"
          words="advanced"
          value={4 - draft.basic}
          max={4}
          onChange={(advanced) => set({ basic: 4 - advanced })}
          testID="store-advanced"
        />
        <NumberRow
          label="Cards kept"
          words="kept"
          value={draft.kept}
          max={4}
          onChange={(kept) => set({ kept })}
          testID="store-kept"
        />
      </Grid>
      <ActButton
        panel={props}
        kind="secondary"
        last={!more}
        words={`Keep ${draft.kept} of 4`}
        action={{
          type: 'drawArtifacts',
          player,
          basic: draft.basic,
          advanced: 4 - draft.basic,
          kept: unnamed(draft.kept),
        }}
        testID="store-draw"
      />
      {persuades ? (
        <>
          <NumberRow
            label="Persuasion's card kept"
            words="Persuasion's card"
            value={draft.bonus}
            max={1}
            onChange={(bonus) => set({ bonus })}
            testID="store-bonus"
          />
          <ActButton
            panel={props}
            kind="secondary"
            last={done.includes('store')}
            words={draft.bonus > 0 ? "Keep Persuasion's card" : "Leave Persuasion's card"}
            action={{ type: 'drawBonusArtifact', player, kept: unnamed(draft.bonus) }}
            testID="store-persuasion"
          />
        </>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 }, act: { gap: 2 } });
