import { StyleSheet, View } from 'react-native';

import { DiceEntry } from '@/components/dice/DiceEntry';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { Sheet } from '@/components/ui/Sheet';
import { check } from '@/rules/world-adventure/check';
import { unitOf } from '@/rules/world-adventure/effects';
import { clanOf } from '@/rules/world-adventure/state';
import { unitWords } from '@/rules/world-adventure/tellCity';
import { FULL_EXP, PRICE, SOLDIER_COLOURS } from '@/rules/world-adventure/tables';
import { trainOdds } from '@/rules/world-adventure/townOdds';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface TrainDraft {
  readonly units: readonly number[];
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
}

/** Recruiter, healer and trainer: what a city does for the clan. */
export function ClanSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, shown);
  const [draft, change] = useDraft<TrainDraft>(props, { units: [], faces: [], rolled: [] });
  const fainted = clan.soldiers.flatMap((soldier, index) => (soldier.fainted ? [index + 1] : []));
  const ready = [clan.hero, ...clan.soldiers].flatMap(({ level, exp }, slot) =>
    level === 1 && exp >= FULL_EXP ? [slot] : [],
  );
  const recruit = check(state, { type: 'recruit', player: shown });
  return (
    <Sheet
      title={`${clan.name}'s clan, ${clan.gold} gold`}
      onClose={onClose}
      onRules={() => onTopic('recruit')}
      tall
      testID="clan-sheet"
    >
      <View style={styles.list}>
        <Button
          words={`Recruit a ${SOLDIER_COLOURS[clan.soldiers.length] ?? 'sixth'} soldier, ${PRICE.recruit} gold`}
          kind={recruit ? 'secondary' : 'primary'}
          hint={recruit?.words}
          onPress={() => onAct({ type: 'recruit', player: shown })}
          testID="recruit"
        />
        <Txt type="caption" color="ink2">
          {recruit?.words ?? `${clan.soldiers.length} of ${clan.leadership} soldiers`}
        </Txt>
        {fainted.map((slot) => (
          <View key={slot} style={styles.row}>
            <Txt type="bodyStrong" style={styles.grow}>{`${capital(unitWords(slot))}, fainted`}</Txt>
            <Button
              kind="secondary"
              words={`Recover, ${PRICE.recover} gold`}
              onPress={() => onAct({ type: 'recover', player: shown, slot })}
              testID={`recover-${slot}`}
            />
            {clan.medicPacks > 0 ? (
              <Button
                kind="secondary"
                words="Medic Pack"
                onPress={() => onAct({ type: 'useMedicPack', player: shown, slot })}
                testID={`medic-${slot}`}
              />
            ) : null}
          </View>
        ))}
        <Divider />
        <Txt type="section" heading>
          Training
        </Txt>
        {ready.length === 0 ? (
          <Txt type="body" color="ink2">
            Nobody has 6 experience yet.
          </Txt>
        ) : (
          <Training {...props} ready={ready} training={draft} change={change} />
        )}
      </View>
    </Sheet>
  );
}

interface TrainingProps extends WorldPanelProps {
  ready: readonly number[];
  training: TrainDraft;
  change: (next: Partial<TrainDraft>) => void;
}

function Training({ state, shown, ready, training, change, onAct }: TrainingProps) {
  const trained = ready.filter((slot) => unitOf(clanOf(state, shown), slot)?.trained === state.month);
  const units = training.units.filter((slot) => ready.includes(slot));
  const faces = training.faces.map((face) => face ?? undefined);
  const entry = entryOf(faces, noMemory(training.rolled), units.length, 6);
  const complete = completeFaces(entry.faces);
  const keep = (next: readonly Face[], rolled: readonly boolean[]) =>
    change({ faces: next.map((face) => face ?? null), rolled });
  const toggle = (slot: number) =>
    change({
      units: units.includes(slot) ? units.filter((each) => each !== slot) : [...units, slot],
      faces: [],
      rolled: [],
    });
  return (
    <>
      <Txt type="body" color="ink2">
        5 gold and a die: 1–3 evolves, a coin flip once a month; 10 gold on average, over 15 one time in eight. 15 gold
        evolves for sure: worth it if the level or its rune matters this month.
      </Txt>
      <Chips<number>
        label="Train"
        chips={ready.map((value) => ({ value, words: capital(unitWords(value)) }))}
        chosen={units}
        onChoose={toggle}
        testID="train"
      />
      {trained.length > 0 ? (
        <Txt type="caption" color="warn" testID="trained">
          {`Trained this month already: ${trained.map(unitWords).join(', ')}.`}
        </Txt>
      ) : null}
      {units.length > 0 ? (
        <>
          <DiceEntry
            dice={units.map((slot) => ({
              kind: slot === 0 ? ('silver' as const) : (SOLDIER_COLOURS[slot - 1] ?? 'red'),
              name: slot === 0 ? 'Hero' : capital(SOLDIER_COLOURS[slot - 1] ?? ''),
            }))}
            sides={6}
            faces={faces}
            rolled={training.rolled}
            onFaces={keep}
            onRolled={keep}
            roll={rollDie}
            results={entry.faces.map((face) =>
              face === undefined ? undefined : { words: face <= 3 ? 'Lv 2' : 'not yet', good: face <= 3 },
            )}
          />
          <OddsLine
            title={units.length === 1 ? 'It evolves' : 'At least one evolves'}
            chance={trainOdds(units.length).some}
          />
          {units.length > 1 ? <OddsLine title="All of them" chance={trainOdds(units.length).all} /> : null}
          <Button
            large
            disabled={!complete}
            words={complete ? `Train ${units.length} for ${PRICE.train * units.length} gold` : 'Roll one die each'}
            onPress={() => {
              if (!complete) return;
              change({ units: [], faces: [], rolled: [] });
              onAct({ type: 'train', player: shown, units: [...units], faces: [...complete], by: rolledBy(entry) });
            }}
            testID="train-apply"
          />
        </>
      ) : null}
      {ready.map((slot) => (
        <Button
          key={slot}
          kind="secondary"
          words={`Evolve ${unitWords(slot)} for sure, ${PRICE.evolve} gold`}
          onPress={() => onAct({ type: 'autoEvolve', player: shown, slot })}
          testID={`evolve-${slot}`}
        />
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 52 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
});
