import type { Seat } from '@/rules/kernel/setup';
import type { Action } from '@/rules/world-adventure/actions';
import type { Battle } from '@/rules/world-adventure/battleState';
import { isDead } from '@/rules/world-adventure/checkBattle';
import { stageDice } from '@/rules/world-adventure/fight';
import { offerOf } from '@/rules/world-adventure/market';
import { type Clan, clanOf, seatsOf, type State } from '@/rules/world-adventure/state';
import { CITIES, FULL_EXP, GOODS, NO_GOODS, STATUSES, UPGRADES } from '@/rules/world-adventure/tables';
import { dueNpcs, needsDown } from '@/rules/world-adventure/time';
import { SALMAN, TRADER } from './table';

/** What somebody who wants to win would do here: with as many dice as are rolled, and goods that are really there. */
export function wise(state: State, seat: Seat, chance: () => number): readonly Action[] {
  const roll = (count: number) => Array.from({ length: count }, () => 1 + Math.floor(6 * chance()));
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  if (state.battle) return inBattle(state, state.battle, roll);
  const clan = clanOf(state, seat);
  const order = [...seatsOf(state)];
  if (clan.powersDue > 0) {
    const power = {
      name: `Power ${clan.runes.length}`,
      colour: one(['yellow', 'purple'] as const) ?? 'yellow',
      uses: 2,
    };
    return [
      { type: 'takeRunePower', player: seat, ...power },
      { type: 'takeRunePower', player: seat, ...power, instead: 0 },
    ];
  }
  switch (state.phase) {
    case 'beginning':
      return [
        ...STATUSES.map((status) => ({ type: 'placeStatusPoint', player: seat, status }) as const),
        ...(clan.heroCard ? [] : [{ type: 'chooseHero', player: seat, card: 'Salman', values: SALMAN } as const]),
        ...(clan.caravan ? [] : [{ type: 'chooseCaravan', player: seat, card: 'Trader', values: TRADER } as const]),
        ...(state.ordered ? [] : [{ type: 'setTurnOrder', player: seat, order } as const]),
        { type: 'startTurn', player: seat },
      ];
    case 'player':
      return clan.penalty
        ? [{ type: 'penaltyTurn', player: seat, faces: roll(3), by: 'typed' }]
        : clan.offers.length > 0
          ? clan.offers.map((slot) => ({ type: 'claimRune', player: seat, slot }))
          : inTurn(state, seat);
    case 'npc':
      return dueNpcs(state).map((who) => ({ type: 'npcDone', player: seat, who }));
    case 'end':
      return needsDown(state).length > 0
        ? [{ type: 'replaceNeeds', player: seat, needs: needed(state) }]
        : [{ type: 'endMonth', player: seat }];
  }

  function inTurn(so: State, player: Seat): readonly Action[] {
    const city = clan.place?.nation ?? one(CITIES) ?? 'Java';
    const tier = one(['minion', 'destroyer', 'raid', 'legendary'] as const) ?? 'minion';
    const beast = { name: 'Wolf', hp: 1, accuracy: 5, retreat: 3, exp: 2, tier };
    const colour = one(['green', 'yellow'] as const) ?? 'green';
    const fainted = clan.soldiers.flatMap((soldier, index) => (soldier.fainted ? [index + 1] : []));
    const ripe = unitsOf(clan).flatMap(({ level, exp }, slot) => (level === 1 && exp === FULL_EXP ? [slot] : []));
    return [
      ...(clan.visit ? inShop(so, player) : [{ type: 'openShop', player, city } as const]),
      ...fainted.flatMap((slot) => [
        { type: 'recover', player, slot } as const,
        { type: 'useMedicPack', player, slot } as const,
      ]),
      ...ripe.map((slot) => ({ type: 'autoEvolve', player, slot }) as const),
      ...so.clans.map((_, owner) => ({ type: 'payToll', player, owner }) as const),
      { type: 'dropGoods', player, goods: clan.goods },
      ...(ripe.length > 0
        ? [{ type: 'train', player, units: ripe, faces: roll(ripe.length), by: 'typed' } as const]
        : []),
      { type: 'endTurn', player },
      { type: 'recruit', player },
      { type: 'buildStall', player, city },
      { type: 'buyUpgrade', player, upgrade: one(UPGRADES) ?? 'smokeBomb' },
      { type: 'swapCaravan', player, card: 'Trader II', values: { ...TRADER, level: 2, cargo: 6 }, sale: 5, price: 9 },
      { type: 'takeQuest', player, name: 'Silk for the king', city },
      { type: 'completeQuest', player, gold: 3, exp: 1 },
      { type: 'scout', player, target: 'merchant', faces: roll(clan.explorer), by: 'typed' },
      { type: 'smokeReroll', player, faces: roll(clan.scouting?.faces.length ?? 0), by: 'typed' },
      { type: 'attackMerchant', player, foe: { name: 'Ox', hp: 1, accuracy: 5, exp: 1, colour } },
      { type: 'attackMonster', player, foe: beast },
      { type: 'attackBrigand', player, foe: { name: 'Gang', lv1: 1, lv2: 0 } },
      { type: 'attackGovernment', player, foe: { name: 'Guard', lv1: 1, lv2: 0 } },
      { type: 'attackPlayer', player, target: (player + 1) % so.clans.length },
    ];
  }

  function inShop(so: State, player: Seat): readonly Action[] {
    const { visit } = clan;
    const offered = visit ? GOODS.filter((good) => offerOf(so, visit)[good] > 0) : [];
    return [
      { type: 'sellGoods', player, goods: clan.goods },
      { type: 'rollMarket', player, faces: roll(6), by: 'typed' },
      { type: 'closeShop', player },
      ...offered.map((good) => ({ type: 'buyGoods', player, goods: { ...NO_GOODS, [good]: 1 } }) as const),
    ];
  }
}

function inBattle(state: State, battle: Battle, roll: (count: number) => number[]): readonly Action[] {
  const { player, theirs } = battle;
  const drop = GOODS.find((good) => clanOf(state, player).goods[good] > 0);
  const dead = [player, theirs?.seat ?? -1].find((seat) => seat >= 0 && isDead(battle, seat));
  if (dead !== undefined) return [{ type: 'playerDies', player: dead, city: CITIES[state.month % CITIES.length] }];
  if (battle.result === 'tie') {
    const [face = 1, foeFace = 1] = roll(2);
    return [{ type: 'tieRoll', player, face, foeFace, by: 'typed' }];
  }
  if (battle.result !== null) return [{ type: 'endBattle', player }];
  const counts = { mine: stageDice(battle.mine).length, theirs: theirs ? stageDice(theirs).length : 0 };
  const all = (face: number) => (count: number) => Array.from({ length: count }, () => face);
  const stage = (some: (count: number) => number[], others = some): Action => {
    const foeFaces = theirs ? { foeFaces: others(counts.theirs) } : {};
    return { type: 'battleStage', player, faces: some(counts.mine), ...foeFaces, by: 'typed' };
  };
  return [
    stage(roll),
    // Luck, or no game is ever won; and everybody hits, or no two ever fall at once.
    stage(all(1), all(6)),
    stage(all(1)),
    { type: 'smokeRetreat', player, ...(drop ? { drop } : {}) },
  ];
}

const unitsOf = ({ hero, soldiers }: Clan) => [hero, ...soldiers];

const needed = (state: State) => Object.fromEntries(needsDown(state).map((city, index) => [city, GOODS[index % 6]]));
