import { screen } from '@testing-library/react-native';

import { fairSentence, rollsWords } from '@/components/odds/fairText';
import { FairnessCard } from '@/components/odds/FairnessCard';
import { LuckCard } from '@/components/odds/LuckCard';
import { luckRecord } from '@/rules/dice/luck';

import { labelOf, seen, show, tap } from './show';

/** A record in which each face came so often. */
function record(counts: readonly number[], sides = 6) {
  const faces = counts.flatMap((count, index) => new Array<number>(count).fill(index + 1));
  return luckRecord([{ seat: 1, sides, faces, by: 'typed' }]);
}
function fairness(counts: readonly number[], sides = 6) {
  const [only] = record(counts, sides).table;
  if (!only) throw new Error('nothing was rolled');
  return only;
}

test.each([
  // mockup 12
  [[88, 97, 81, 94, 90, 70], 'Sixes look rare, but luck alone explains this.'],
  [[10, 10, 10, 10, 10, 10], 'Luck alone explains this.'],
  [[90, 10, 10, 10, 10, 10], 'Ones come often: luck alone hardly explains this.'],
  [[60, 60, 60, 60, 60, 5], 'Sixes come rarely: luck alone hardly explains this.'],
  [[1, 0, 0, 0, 0, 0], 'Ones look frequent, but luck alone explains this.'],
])('the finding in words: %j', (counts, words) => {
  expect(fairSentence(fairness(counts))).toBe(words);
});

test('how many rolls, and how many each face was to have', () => {
  expect(rollsWords(fairness([88, 97, 81, 94, 90, 70]))).toBe('520 rolls, 87 expected each');
  expect(rollsWords(fairness([1, 0, 0, 0, 0, 0]))).toBe('1 roll, 0.2 expected each');
});

test('a player: what the dice came to, against the expectation', () => {
  const [luck] = record([0, 0, 0, 0, 1, 2]).players;
  if (!luck) throw new Error('nobody rolled');
  show(<LuckCard luck={luck} name="Teo" colour={1} />);
  expect(seen('Teo')).toBeTruthy();
  expect(seen('3 dice came to 17, 10.5 to be expected.')).toBeTruthy();
  expect(seen(luck.words)).toBeTruthy();
  expect(labelOf('luck-1-d6-bars')).toBe('3 rolls, 0.5 expected each. 1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 2');
  tap('luck-1-d6-switch');
  expect(screen.getByLabelText('Face 6, Came 2, Expected 0.5')).toBeTruthy();
});

test('dice of which no face is better than another are counted, and not called lucky', () => {
  const [luck] = luckRecord([{ seat: 1, sides: 6, faces: [6, 6], by: 'typed', good: 'neither' }]).players;
  if (!luck) throw new Error('nobody rolled');
  show(<LuckCard luck={luck} name="Teo" colour={1} />);
  expect(seen('2 dice came to 12, 7 to be expected.')).toBeTruthy();
  expect(screen.queryByText(luck.words)).toBeNull();
});

test('two kinds of dice are judged apart', () => {
  const { table } = luckRecord([
    { seat: 0, sides: 6, faces: [1, 2], by: 'app' },
    { seat: 0, sides: 10, faces: [10], by: 'app' },
  ]);
  show(<FairnessCard table={table} />);
  expect(screen.getByTestId('fairness-d6-bars')).toBeTruthy();
  expect(screen.getByTestId('fairness-d10-bars')).toBeTruthy();
});

test('before the first roll it says so', () => {
  show(<FairnessCard table={[]} />);
  expect(seen('No die was rolled yet.')).toBeTruthy();
});
