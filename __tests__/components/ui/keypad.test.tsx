import {
  emptyEntry,
  type Entry,
  type How,
  isEmpty,
  type Key,
  keyOf,
  partsOf,
  press,
  read,
  sumOf,
} from '@/components/ui/keypad';

/** Types a line as a player would: digits, + for another part, < for delete, d4 for a rolled 4. */
function typed(line: string, how: How = 'gain'): Entry {
  const keys = line.match(/d\d|./g) ?? [];
  return keys.reduce<Entry>((entry, name) => {
    const key: Key | undefined = name.startsWith('d')
      ? { key: 'rolled', face: Number(name.slice(1)) }
      : name === '<'
        ? { key: 'back' }
        : keyOf(name);
    if (!key) throw new Error(`no key ${name}`);
    return press(entry, key);
  }, emptyEntry(how));
}

describe('what is typed', () => {
  test.each([
    ['', []],
    ['12', [12]],
    ['3+6+2', [3, 6, 2]],
    ['3+', [3]],
    ['+', []],
    ['++5', [5]],
    ['3++6', [3, 6]],
    ['0', [0]],
    ['007', [7]],
    ['12<', [1]],
    ['1<', []],
    ['<', []],
    ['3+<', [3]],
    ['3+<<', []],
    ['3+65<<<', [3]],
    ['99999', [9999]],
    ['d4', [4]],
    ['3d4', [3, 4]],
    ['d4d2', [4, 2]],
    ['d45', [4, 5]],
    ['3+d4', [3, 4]],
    ['d4+5', [4, 5]],
    ['d4<', [4]],
    ['d4<<', []],
    ['1+2+3+4+5+6+7+8+9+1', [1, 2, 3, 4, 5, 6, 7, 8, 91]],
    ['d1d1d1d1d1d1d1d1d1d1', [1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('%s is the sum of %j', (line, parts) => {
    const entry = typed(line);
    expect(partsOf(entry)).toEqual(parts);
    expect(sumOf(entry)).toBe(parts.reduce((sum, part) => sum + part, 0));
    expect(isEmpty(entry)).toBe(parts.length === 0);
  });

  test('gain, pay and set keep what was typed', () => {
    const entry = press(typed('3+6'), { key: 'how', how: 'pay' });
    expect(entry).toEqual({ how: 'pay', parts: [3], typing: '6' });
  });

  test.each([
    ['-3', [-3]],
    ['3-', [-3]],
    ['-3-', [3]],
    ['-', []],
    ['-+', []],
    ['-0', [0]],
    ['-07', [-7]],
    ['-99999', [-9999]],
    ['-12<', [-1]],
    ['-12<<', []],
    ['3+-5', [3, -5]],
    ['1+2+3+4+5+6+7+8+9-', [1, 2, 3, 4, 5, 6, 7, 8, -9]],
  ])('set to %s is %j', (line, parts) => {
    const entry = typed(line, 'set');
    expect(partsOf(entry)).toEqual(parts);
    expect(isEmpty(entry)).toBe(parts.length === 0);
  });

  test('only what is set has a sign, and it goes with the setting', () => {
    expect(typed('-3', 'gain').typing).toBe('3');
    expect(press(typed('-3+-5', 'set'), { key: 'how', how: 'gain' })).toEqual({ how: 'gain', parts: [3], typing: '5' });
  });

  test('other keys of a keyboard are not the pad’s', () => {
    expect(['a', 'Enter', 'F1', '10', ' '].map(keyOf)).toEqual(Array(5).fill(undefined));
  });
});

describe('what it would do', () => {
  const gold = { min: 0, max: 99, words: 'gold' };
  test.each<[How, string, number, object]>([
    ['gain', '12', 47, { result: 59, button: 'Gain 12 gold', possible: true }],
    ['gain', '9', 95, { result: 99, possible: true, note: { tone: 'warn', words: '5 lost over 99' } }],
    ['gain', '4', 95, { result: 99, possible: true }],
    ['gain', '1', 99, { result: 99, possible: false, note: { tone: 'danger', words: 'Already at 99' } }],
    ['gain', '', 99, { result: 99, possible: true }],
    ['pay', '7', 7, { result: 0, button: 'Pay 7 gold', possible: true }],
    ['pay', '12', 7, { result: 0, possible: false, note: { tone: 'danger', words: 'Needs 12, you have 7' } }],
    ['set', '30', 7, { result: 30, button: 'Set gold to 30', possible: true }],
    ['set', '0', 7, { result: 0, possible: true }],
    ['set', '100', 7, { result: 99, possible: false, note: { tone: 'danger', words: 'Goes from 0 to 99' } }],
  ])('%s %s at %i', (how, line, value, reading) => {
    const said = read(typed(line, how), { ...gold, value });
    expect(said).toMatchObject(reading);
    expect('note' in said).toBe('note' in reading);
  });

  test('one is called as one', () => {
    const minerals = { value: 0, min: 0, max: 9, words: 'minerals', one: 'mineral' };
    expect(read(typed('1'), minerals).button).toBe('Gain 1 mineral');
    expect(read(typed('2'), minerals).button).toBe('Gain 2 minerals');
  });

  test('a floor below zero is what can be paid down to', () => {
    const reputation = { value: 0, min: -6, max: 12, words: 'reputation' };
    expect(read(typed('6', 'pay'), reputation)).toMatchObject({ result: -6, possible: true });
    expect(read(typed('7', 'pay'), reputation)).toMatchObject({ result: -6, possible: false });
  });
});
