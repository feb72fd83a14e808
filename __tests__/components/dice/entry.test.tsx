import {
  badFaces,
  cannotEnter,
  chooseSlot,
  clearLast,
  completeFaces,
  currentSlot,
  diceKeyOf,
  enterFace,
  type Entry,
  entryOf,
  type Face,
  landDice,
  liftDice,
  noMemory,
  rolledBy,
  type Sides,
  slotsToRoll,
  slotToClear,
} from '@/components/dice/entry';

const none = undefined;

const entry = (...faces: Face[]): Entry => entryOf(faces, noMemory(), faces.length, 6);

function entered(from: Entry, ...faces: number[]): Entry {
  return faces.reduce((at, face) => {
    const next = enterFace(at, face, 6);
    if ('refused' in next) throw new Error(next.refused);
    return next;
  }, from);
}

describe('entering', () => {
  test.each<[string, Entry, Face[]]>([
    ['faces fill the slots from the left', entered(entry(none, none, none), 5, 3), [5, 3, none]],
    ['a gap is filled first', entered(entry(5, none, 3), 6), [5, 6, 3]],
    ['a tapped slot is entered anew', entered(chooseSlot(entry(5, 2, 3), 1), 6), [5, 6, 3]],
    ['after it the first empty slot is on', entered(chooseSlot(entry(none, 2, none), 1), 6, 1), [1, 6, none]],
    ['an empty slot can be taken out of turn', entered(chooseSlot(entry(none, none, none), 2), 4, 1), [1, none, 4]],
    ['a single die is entered anew without a tap', entered(entry(2), 5), [5]],
  ])('%s', (_, { faces }, expected) => {
    expect(faces).toEqual(expected);
  });

  test.each<[Sides, number, string]>([
    [6, 7, 'A die shows 1 to 6, not 7.'],
    [6, 0, 'A die shows 1 to 6, not 0.'],
    [6, 2.5, 'A die shows 1 to 6, not 2.5.'],
    [10, 11, 'A die shows 1 to 10, not 11.'],
  ])('a d%i refuses %d', (sides, face, refused) => {
    expect(enterFace(entry(none, none), face, sides)).toEqual({ refused });
  });

  test('full slots refuse one more', () => {
    expect(enterFace(entry(1, 2), 3, 6)).toEqual({ refused: 'All 2 dice are entered. Tap the die to change.' });
  });
});

test.each<[string, Entry, number | undefined]>([
  ['the first empty slot', entry(1, none, none), 1],
  ['the tapped one before it', chooseSlot(entry(1, none, none), 0), 0],
  ['none when all are full', entry(1, 2), none],
  ['the only one, full or not', entry(4), 0],
])('on is %s', (_, at, slot) => {
  expect(currentSlot(at)).toBe(slot);
});

describe('clearing', () => {
  test.each<[string, Entry, Face[], number | undefined]>([
    ['the last one entered', entered(entry(none, none, none), 5, 3), [5, none, none], 1],
    ['the last in time, not in place', entered(chooseSlot(entry(1, 2, 3), 0), 6), [none, 2, 3], 0],
    ['the tapped one', chooseSlot(entry(1, 2, 3), 1), [1, none, 3], 1],
    ['the last one, if the tapped one is empty', chooseSlot(entry(1, 2, none), 2), [1, none, none], 1],
    ['the rightmost of faces that were there before', entry(1, 2, none), [1, none, none], 1],
    ['nothing, if there is nothing', entry(none, none), [none, none], 0],
  ])('clears %s', (_, before, faces, on) => {
    const after = clearLast(before);
    expect(after.faces).toEqual(faces);
    expect(currentSlot(after)).toBe(on);
  });

  test('again and again empties all, and says beforehand which', () => {
    let at = entered(chooseSlot(entry(none, none, none), 2), 4, 1, 2);
    const cleared = [];
    while (slotToClear(at) !== undefined) {
      cleared.push(slotToClear(at));
      at = clearLast(at);
    }
    expect(cleared).toEqual([1, 0, 2]);
    expect(at.faces).toEqual([none, none, none]);
  });
});

describe('rolling', () => {
  test.each<[Face[], number[]]>([
    [
      [none, none],
      [0, 1],
    ],
    [
      [4, none, 2, none],
      [1, 3],
    ],
    [
      [4, 5],
      [0, 1],
    ],
  ])('of %p it rolls slots %p', (faces, slots) => {
    expect(slotsToRoll(entry(...faces))).toEqual(slots);
  });

  test('remembers per die who rolled it', () => {
    const mixed = landDice(
      entry(4, none, none),
      new Map([
        [1, 6],
        [2, 1],
      ]),
    );
    expect(mixed).toMatchObject({ faces: [4, 6, 1], rolled: [false, true, true], order: [0, 1, 2] });
    expect(rolledBy(mixed)).toBe('app');
    const retyped = entered(chooseSlot(entered(chooseSlot(mixed, 1), 6), 2), 1);
    expect(retyped).toMatchObject({ faces: [4, 6, 1], rolled: [false, false, false] });
    expect(rolledBy(retyped)).toBe('typed');
  });

  test('a cleared die is no longer the app’s', () => {
    const rolled = landDice(entry(none), new Map([[0, 3]]));
    expect(rolledBy(rolled)).toBe('app');
    expect(rolledBy(clearLast(rolled))).toBe('typed');
  });

  test('dice in the air lie nowhere', () => {
    const air = liftDice(chooseSlot(landDice(entry(1, none), new Map([[1, 2]])), 1), [0, 1]);
    expect(air).toEqual({ faces: [none, none], rolled: [false, false], order: [] });
  });
});

describe('what was stored', () => {
  test('fits the dice there are', () => {
    const memory = { rolled: [true, true, true], order: [2, 0], chosen: 4 };
    expect(entryOf([1, none, 7, 3], memory, 3, 6)).toEqual({
      faces: [1, none, none],
      rolled: [true, false, false],
      order: [0],
      chosen: none,
    });
    expect(entryOf([], noMemory(), 2, 6).faces).toEqual([none, none]);
  });

  test.each<[Face[], number, Sides, string | undefined]>([
    [[1, 7], 2, 6, 'Die 2 cannot show 7: a die shows 1 to 6. Enter it again.'],
    [[1, 7], 1, 6, none],
    [[1, 7], 2, 10, none],
    [[none, 6], 2, 6, none],
  ])('%p of %i d%i: %s', (faces, count, sides, words) => {
    expect(badFaces(faces, count, sides)).toBe(words);
  });
});

test.each<[Face[], readonly number[] | undefined]>([
  [
    [1, 2],
    [1, 2],
  ],
  [[1, none], none],
  [[], none],
])('complete: %p gives %p', (faces, complete) => {
  expect(completeFaces(faces)).toEqual(complete);
});

test.each([
  [0, 'There are no dice to roll.'],
  [1, none],
  [60, none],
  [61, '61 dice are too many to enter: 60 at most.'],
])('%i dice: %s', (count, words) => {
  expect(cannotEnter(count)).toBe(words);
});

test.each<[string, Sides, ReturnType<typeof diceKeyOf>]>([
  ['5', 6, { face: 5 }],
  ['7', 6, { face: 7 }],
  ['0', 6, { face: 0 }],
  ['0', 10, { face: 10 }],
  ['9', 10, { face: 9 }],
  ['Backspace', 6, 'clear'],
  ['Enter', 6, none],
  ['F1', 6, none],
  ['a', 10, none],
])('key %s on a d%i', (key, sides, meaning) => {
  expect(diceKeyOf(key, sides)).toEqual(meaning);
});
