import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { TOXIC_DESERT } from '@/rules/near-and-far/apply-travel';
import { canDrawTreasure, isTravelOver, movement, passDue } from '@/rules/near-and-far/sums';
import { playerOf, type Space, type Step, symbolWorks } from '@/rules/near-and-far/state';

import { FoodFirst, inFood } from './PayWith';
import type { NearProps } from './props';
import { Trail } from './Trail';

type Path = Step['path'];

const PATHS = [
  { value: 'plain' as const, words: 'Plain' },
  { value: 'threat' as const, words: 'Threat' },
  { value: 'treasure' as const, words: 'Treasure' },
];

const SPACES: readonly { readonly key: string; readonly words: string; readonly space: Space }[] = [
  { key: 'empty', words: 'Empty', space: { camp: false, town: false, water: false } },
  { key: 'camp', words: 'Camp', space: { camp: true, town: false, water: false } },
  { key: 'town', words: 'Town', space: { camp: false, town: true, water: false } },
];

/** One step: what lies on the path, and what kind of space it leads to. */
export function StepPad({ table }: { table: NearProps }) {
  const { state, shown, onAct } = table;
  const [chosen, setPath] = useState<Path>('plain');
  const [wet, setWet] = useState(false);
  const [foodFirst, setFoodFirst] = useState(false);
  const player = playerOf(state, shown);
  // Once the threat is settled the step past it is the only one to take, however this pad was opened.
  const { cleared } = state.turn;
  const path = cleared ? 'threat' : chosen;
  const toxic = state.map === TOXIC_DESERT;
  const due = passDue(state, player);
  const tired = isTravelOver(state);
  const symbol = path === 'threat' && !cleared;
  const threatens = symbol && state.threatDeck.length > 0;
  const bosses = symbol && !threatens && state.bossPool.length > 0;
  // A threat that works is faced first; beside a camp only a camp or the town beyond makes it rest.
  const open = SPACES.filter(({ space }) => !threatens || !symbolWorks(player.here, space));
  const trail = (
    <Trail
      steps={state.active === shown ? (state.turn.trail ?? []) : []}
      here={player.here}
      most={movement(state, player)}
      ahead={tired ? undefined : path}
    />
  );
  const go = (space: Space) => {
    onAct({
      type: 'moveStep',
      player: shown,
      path,
      to: { ...space, water: toxic && wet },
      ...inFood(player, due, foodFirst),
    });
    setPath('plain');
    setWet(false);
  };
  const treasure =
    state.turn.treasureDue > 0 ? (
      <Button
        kind="secondary"
        words="Draw the treasure"
        onPress={() => table.onOpen('treasure')}
        testID="open-treasure"
      />
    ) : null;
  if (tired) {
    return (
      <View style={styles.pad}>
        {trail}
        <Txt type="body" color="ink2">
          Movement is over: the quest here, then a camp.
        </Txt>
        {treasure}
      </View>
    );
  }
  return (
    <View style={styles.pad}>
      {trail}
      {cleared ? (
        <Txt type="bodyStrong">The way past the threat is free: what lies beyond it?</Txt>
      ) : (
        <Segments label="On the path" options={PATHS} value={path} onChange={setPath} testID="path" />
      )}
      {toxic ? <SwitchRow title="The space has water" value={wet} onChange={setWet} testID="step-water" /> : null}
      {due > 0 ? <FoodFirst player={player} on={foodFirst} onChange={setFoodFirst} /> : null}
      {path === 'plain' || cleared ? null : (
        <Txt type="caption" color="ink2">
          {path === 'treasure' && !canDrawTreasure(player)
            ? 'No pack animal, no treasure: nothing is drawn.'
            : 'With a camp on both sides the symbol rests; the town counts as a camp.'}
        </Txt>
      )}
      {threatens ? <Button words="Face the threat" onPress={() => table.onOpen('fight')} testID="face-threat" /> : null}
      {bosses ? (
        <Button kind="secondary" words="Fight a boss" onPress={() => table.onOpen('fight')} testID="face-boss" />
      ) : null}
      {open.length > 0 ? (
        <View style={styles.row}>
          {open.map(({ key, words, space }) => (
            <Button
              key={key}
              kind={threatens || key === 'town' ? 'secondary' : 'primary'}
              words={threatens ? `${words} beyond` : words}
              onPress={() => go(space)}
              style={styles.grow}
              testID={`step-${key}`}
            />
          ))}
        </View>
      ) : null}
      {treasure}
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexBasis: '28%' },
});
