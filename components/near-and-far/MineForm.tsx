import { StyleSheet, View } from 'react-native';

import { useLibrary } from '@/components/cards/useLibrary';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Grid } from '@/components/ui/Grid';
import { Pressy } from '@/components/ui/Pressy';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { townName } from '@/rules/near-and-far/card-kinds';
import { goodsText, type MinePlan, minePlan, parseReward, planValues, resized } from '@/rules/near-and-far/mine';
import { playerOf } from '@/rules/near-and-far/state';

import { GoodsTray } from './GoodsTray';
import { NumberRow } from './NumberRow';
import { draftOf, type NearPanel } from './props';

const HIGHEST = 12;
const MOST_ROWS = 6;
const ROCK = { light: '#5A463C', dark: '#2B211C' };

/** What is being filled in: a chamber, or what a row or a column gives. */
type Spot =
  | { readonly at: 'cell'; readonly row: number; readonly column: number }
  | { readonly at: 'row' | 'column'; readonly index: number };

interface FormDraft {
  readonly plan: MinePlan;
  readonly spot: Spot;
}

/** The mine drawn once off the town board: tap a chamber, tap its number, and the next one is asked for. */
export function MineForm(props: NearPanel) {
  const { state, shown, onAct, onClose, onOpen, onTopic } = props;
  const name = townName(state.side);
  const { keep } = useLibrary('near-and-far', 'mine');
  const [{ plan, spot }, set] = draftOf<FormDraft>(props, {
    plan: minePlan(state.cards[`mine:${name}`]),
    spot: { at: 'cell', row: 0, column: 0 },
  });
  const typed = plan.cells.flat().filter((cell) => cell !== null).length;
  const save = () => {
    const values = planValues(plan);
    keep({ name, values, check: [] });
    onAct({ type: 'defineCard', kind: 'mine', card: name, values });
    if (playerOf(state, shown).location === 'mine') onOpen('at:mine');
    else onClose();
  };
  return (
    <Sheet
      title={`Mine, ${name}`}
      onClose={onClose}
      onRules={() => onTopic('mine')}
      tall
      footer={
        <Button
          large
          disabled={typed === 0}
          words={typed === 0 ? 'Tap a chamber, then its number' : `Keep the mine, ${typed} chambers`}
          onPress={save}
          testID="mine-save"
        />
      }
      testID="mine-form"
    >
      <View style={styles.body}>
        <Drawing plan={plan} spot={spot} onSpot={(next) => set({ spot: next })} />
        {spot.at === 'cell' ? (
          <Numbers
            plan={plan}
            row={spot.row}
            column={spot.column}
            day={state.side === 'day'}
            onPlan={(next) => set({ plan: next })}
            onNext={(next) => set({ plan: next, spot: nextCell(next, spot) })}
          />
        ) : (
          <Reward plan={plan} spot={spot} onPlan={(next) => set({ plan: next })} />
        )}
        <Grid>
          <NumberRow
            label="Rows of the mine"
            words="rows"
            value={plan.cells.length}
            min={1}
            max={MOST_ROWS}
            onChange={(rows) => set({ plan: resized(plan, rows, columnsOf(plan)), spot: FIRST })}
            testID="mine-rows"
          />
          <NumberRow
            label="Columns of the mine"
            words="columns"
            value={columnsOf(plan)}
            min={1}
            max={MOST_ROWS}
            onChange={(columns) => set({ plan: resized(plan, plan.cells.length, columns), spot: FIRST })}
            testID="mine-columns"
          />
        </Grid>
      </View>
    </Sheet>
  );
}

const FIRST: Spot = { at: 'cell', row: 0, column: 0 };
const columnsOf = ({ cells }: MinePlan): number => cells[0]?.length ?? 0;

/** Left to right, then the next row; from the last one on to what the rows give. */
function nextCell(plan: MinePlan, { row, column }: { row: number; column: number }): Spot {
  if (column + 1 < columnsOf(plan)) return { at: 'cell', row, column: column + 1 };
  if (row + 1 < plan.cells.length) return { at: 'cell', row: row + 1, column: 0 };
  return { at: 'row', index: 0 };
}

function Drawing({ plan, spot, onSpot }: { plan: MinePlan; spot: Spot; onSpot: (spot: Spot) => void }) {
  const { scheme } = useTheme();
  const chosen = (next: Spot) => JSON.stringify(next) === JSON.stringify(spot);
  const spots = (row: number): { spot: Spot; words: string; label: string }[] => [
    ...(plan.cells[row] ?? []).map((cell, column) => ({
      spot: { at: 'cell' as const, row, column },
      words: cell === null ? '–' : `${cell.number}${cell.mark ? '*' : ''}`,
      label: `Row ${row + 1}, place ${column + 1}`,
    })),
    {
      spot: { at: 'row', index: row },
      words: plan.rows[row] || 'gives ?',
      label: `Row ${row + 1} gives`,
    },
  ];
  return (
    <View style={[styles.rock, { backgroundColor: ROCK[scheme] }]}>
      {plan.cells.map((_, row) => (
        <View key={row} style={styles.row}>
          {spots(row).map(({ spot: each, words, label }) => (
            <Spotted
              key={label}
              label={`${label}: ${words}`}
              words={words}
              cell={each.at === 'cell'}
              chosen={chosen(each)}
              onPress={() => onSpot(each)}
              testID={each.at === 'cell' ? `plan-${each.row}-${each.column}` : `plan-row-${each.index}`}
            />
          ))}
        </View>
      ))}
      <View style={styles.row}>
        {plan.columns.map((words, index) => (
          <Spotted
            key={index}
            label={`Column ${index + 1} gives: ${words || 'gives ?'}`}
            words={words || 'gives ?'}
            cell={false}
            chosen={chosen({ at: 'column', index })}
            onPress={() => onSpot({ at: 'column', index })}
            testID={`plan-column-${index}`}
          />
        ))}
        <View style={styles.corner} />
      </View>
    </View>
  );
}

interface SpottedProps {
  label: string;
  words: string;
  cell: boolean;
  chosen: boolean;
  onPress: () => void;
  testID: string;
}

function Spotted({ label, words, cell, chosen, onPress, testID }: SpottedProps) {
  const { color, accent } = useTheme();
  return (
    <Pressy
      label={label}
      selected={chosen}
      onPress={onPress}
      style={[
        styles.spot,
        cell ? styles.chamber : null,
        {
          backgroundColor: words === '–' ? color.sunken : color.surface,
          borderColor: chosen ? accent.accent : 'transparent',
        },
      ]}
      testID={testID}
    >
      <Txt type={cell ? 'numeralSmall' : 'micro'} align="center" maxFontSizeMultiplier={1.2}>
        {words}
      </Txt>
    </Pressy>
  );
}

interface NumbersProps {
  plan: MinePlan;
  row: number;
  column: number;
  day: boolean;
  onPlan: (plan: MinePlan) => void;
  /** The number is typed: on to the next chamber. */
  onNext: (plan: MinePlan) => void;
}

function Numbers({ plan, row, column, day, onPlan, onNext }: NumbersProps) {
  const { color, accent } = useTheme();
  const cell = plan.cells[row]?.[column] ?? null;
  const put = (next: MinePlan['cells'][number][number]): MinePlan => ({
    ...plan,
    cells: plan.cells.map((line, y) => line.map((each, x) => (y === row && x === column ? next : each))),
  });
  return (
    <>
      <Txt type="label" color="ink2">{`Row ${row + 1}, place ${column + 1}: which number?`}</Txt>
      <View style={styles.pad}>
        {Array.from({ length: HIGHEST }, (_, index) => index + 1).map((number) => (
          <Pressy
            key={number}
            repeats
            onPress={() => onNext(put({ number, mark: cell?.mark ?? false }))}
            selected={cell?.number === number}
            style={[styles.key, { backgroundColor: cell?.number === number ? accent.tint : color.surfaceAlt }]}
            testID={`plan-number-${number}`}
          >
            <Txt type="numeralSmall" align="center">
              {number}
            </Txt>
          </Pressy>
        ))}
        <Pressy
          repeats
          onPress={() => onNext(put(null))}
          style={[styles.key, styles.none, { backgroundColor: color.surfaceAlt }]}
          testID="plan-none"
        >
          <Txt type="bodyStrong" align="center">
            No chamber here
          </Txt>
        </Pressy>
      </View>
      {day && cell ? (
        <SwitchRow
          title="Marked: 1 reputation for digging here"
          value={cell.mark}
          onChange={(mark) => onPlan(put({ ...cell, mark }))}
          testID="plan-mark"
        />
      ) : null}
    </>
  );
}

interface RewardProps {
  plan: MinePlan;
  spot: Extract<Spot, { index: number }>;
  onPlan: (plan: MinePlan) => void;
}

function Reward({ plan, spot: { at, index }, onPlan }: RewardProps) {
  const key = at === 'row' ? 'rows' : 'columns';
  const text = plan[key][index] ?? '';
  const put = (words: string) =>
    onPlan({ ...plan, [key]: plan[key].map((each, place) => (place === index ? words : each)) });
  return (
    <>
      <GoodsTray
        label={`${at === 'row' ? 'Row' : 'Column'} ${index + 1} gives`}
        goods={parseReward(text)}
        onChange={(goods) => put(goodsText(goods))}
        testID="plan-gives"
      />
      <Field
        label="Or in words, where it is no such good"
        value={text}
        onChange={(words) => put(words.replace(/\//g, ','))}
        maxLength={30}
        testID="plan-words"
      />
    </>
  );
}

const styles = StyleSheet.create({
  body: { gap: 12, paddingBottom: 8 },
  rock: { gap: 6, padding: 8, borderRadius: tokens.radius.card },
  row: { flexDirection: 'row', gap: 6 },
  spot: { flex: 1, minHeight: 52, justifyContent: 'center', borderWidth: 3, borderRadius: tokens.radius.control },
  chamber: { borderRadius: 26 },
  corner: { flex: 1 },
  pad: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  key: {
    flexGrow: 1,
    flexBasis: '14%',
    minHeight: 50,
    justifyContent: 'center',
    borderRadius: tokens.radius.control,
  },
  none: { flexBasis: '100%' },
});
