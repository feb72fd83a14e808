import type { Action } from '@/rules/world-adventure/actions';
import type { State } from '@/rules/world-adventure/state';
import { MIRA, play, table, tell, TEO } from './table';

const JAVA_NE = { nation: 'Java', die: 2 } as const;
const JAVA_N = { nation: 'Java', die: 1 } as const;
const RAT = { name: 'Rat', hp: 1, accuracy: 3, retreat: 3, tier: 'minion' } as const;
const YETI = { ...RAT, name: 'Yeti', tier: 'destroyer' } as const;
const by = 'typed' as const;
const slay: readonly Action[] = [
  { type: 'battleStage', player: MIRA, faces: [1, 6], by },
  { type: 'endBattle', player: MIRA },
];
const out = (some: Partial<State['monsters']>): State['monsters'] => ({
  minion: null,
  destroyer: null,
  raid: null,
  ...some,
});

test('the X token of a Destroyer that struck from the next territory lies where it stood (p.23)', () => {
  const night = table(
    { phase: 'npc', monsters: out({ destroyer: { place: JAVA_N, card: 'Yeti' } }) },
    { place: JAVA_NE },
  );
  const slain = play(night, { type: 'startBattle', player: MIRA, kind: 'monster', foe: YETI }, ...slay);
  expect(slain).toMatchObject({ monsterX: 1, tokens: { monster: [JAVA_N] }, monsters: { destroyer: null } });
});

/** Teo met the Minion in India; Mira draws a card in Java and slays it at once. */
const drawn = (minion: State['monsters']['minion'], foe = RAT) =>
  play(
    table({ monsters: out({ minion }), engagers: { minion: [TEO], destroyer: [] } }, { place: JAVA_NE }),
    { type: 'engage', player: MIRA, faces: [1, 2], by },
    { type: 'attackMonster', player: MIRA, foe },
    ...slay,
  );

test('a Minion drawn and slain at once leaves another one on the map alone, and whom that spares (p.23)', () => {
  const wolf = { place: { nation: 'India', die: 1 }, card: 'Wolf' } as const;
  expect(drawn(wolf)).toMatchObject({
    monsters: { minion: wolf },
    engagers: { minion: [TEO] },
    tokens: { monster: [JAVA_NE] },
  });
  // Of the same name, but elsewhere.
  const rat = { ...wolf, card: 'Rat' };
  expect(drawn(rat).monsters.minion).toEqual(rat);
});

test.each([
  { place: JAVA_NE, card: 'Rat' },
  { place: null, card: 'Rat' },
  { place: JAVA_NE, card: null },
])('the Minion that stood there leaves the map once it is slain: %j', (minion) => {
  expect(drawn(minion)).toMatchObject({ monsters: { minion: null }, engagers: { minion: [] } });
});

const legendary = (card: string | null) => ({ card, event: null, place: null });
const HYDRA = { ...RAT, name: 'Hydra', tier: 'legendary' } as const;

test.each([
  ['the one of its name', ['Roc', 'Hydra'], ['Roc']],
  ['the one whose name nobody told', ['Roc', null], ['Roc']],
  ['the only one, whatever it was called', ['Roc'], []],
])('a slain Legendary leaves the map: %s', (_, cards, left) => {
  const state = table({ legendaries: cards.map(legendary) });
  const slain = play(state, { type: 'attackMonster', player: MIRA, foe: HYDRA }, ...slay);
  expect(slain.legendaries.map(({ card }) => card)).toEqual(left);
});

test('a Legendary put on the map by hand replaces the older one where the table plays so (R-24)', () => {
  const state = table({ legendaries: [legendary('Roc')] });
  const put = { type: 'summonLegendary', player: MIRA, card: 'Hydra' } as const;
  const cards = (so: State) => play(so, put).legendaries.map(({ card }) => card);
  expect(cards(state)).toEqual(['Roc', 'Hydra']);
  const alone = { ...state, houseRules: { ...state.houseRules, legendariesCoexist: false } };
  expect(cards(alone)).toEqual(['Hydra']);
  expect(tell(alone, put)).toBe('The Legendary Hydra is on the map. The older Legendary vanishes');
  expect(tell(state, put)).toBe('The Legendary Hydra is on the map');
  expect(tell({ ...alone, legendaries: [legendary(null)] }, put)).toBe('The Legendary Hydra is on the map');
});
