// What the games' screens ask, in the largest case the rules allow, beside a small one of the same kind. `begin` is
// the work as the screen begins it; what answers at once is one slice.
import { solving } from '@/rules/dungeon/advice';
import { draftOdds, planning as drafting } from '@/rules/dungeon/draft';
import { dungeon } from '@/rules/dungeon/game';
import { EQUIPMENT_IDS } from '@/rules/dungeon/loot';
import { fightAgainst, firstTurn } from '@/rules/dungeon/sheet';
import { besieging } from '@/rules/multiverse-war/siege';
import { ordering } from '@/rules/multiverse-war/volley';
import { nearAndFar } from '@/rules/near-and-far/game';
import { partyChoices } from '@/rules/near-and-far/party';
import { paymentsFor } from '@/rules/near-and-far/trade';
import { planTrip } from '@/rules/near-and-far/trip';
import { modelOf } from '@/rules/shaolia/plan/model';
import { newBudget } from '@/rules/shaolia/plan/budget';
import { coming } from '@/rules/shaolia/plan/odds';
import { planning } from '@/rules/shaolia/plan/search';
import { duelOdds } from '@/rules/world-adventure/duelOdds';
import { monsterStages, plansFor, rerollOdds } from '@/rules/world-adventure/raceOdds';
import { turnOf } from '../plans.mjs';

/** Work that answers at once. */
function* atOnce(ask) {
  return ask();
}

const setup = (game, mode, seats) => ({
  game,
  mode,
  seats: ['Ana', 'Teo', 'Mira', 'Ben'].slice(0, seats).map((name, colour) => ({ name, colour })),
  first: 0,
  options: {},
  houseRules: {},
});

// World Adventure 5.4 to 5.6: a hero with a skill and up to five soldiers (p.12).
const SKILL = { cast: 3, needsHit: true, bonus: 2 };
const party = (soldiers) => ({
  hero: { attack: 2, skill: SKILL },
  lv1: Math.floor(soldiers / 2),
  lv2: Math.ceil(soldiers / 2),
});
const LEAVING = { retreat: 3, bomb: true, atOnce: true };
const unit = (slot) => ({
  slot,
  hero: slot === 0,
  level: slot % 2 ? 2 : 1,
  hp: slot === 0 ? 6 : 3,
  attack: 2,
  down: false,
});
const clan = (seat, soldiers) => ({
  seat,
  fighters: Array.from({ length: soldiers + 1 }, (_, slot) => unit(slot)),
  heroAccuracy: 3,
  skill: SKILL,
  rerolled: false,
});
const duel = (soldiers) => duelOdds(clan(0, soldiers), clan(1, soldiers), true, { faces: 2, atOnce: true });

// Near and Far 5.3, 5.5 and 5.7.
const GOODS = { food: 9, coins: 9, gems: 9, red: 9, green: 9, blue: 9, yellow: 9 };
const VALUES = { food: 1, coins: 2, gems: 2, red: 5, blue: 7, green: 6, yellow: 6 };
const COLOURS = ['red', 'green', 'blue', 'yellow'];
function traveller(change) {
  const start = nearAndFar.start(setup('near-and-far', nearAndFar.modes[0].key, 2));
  return {
    ...start,
    cards: { ...start.cards, 'trade:Dusk town': VALUES },
    players: start.players.map((player) => ({ ...player, ...change })),
  };
}
const payments = (goods) => {
  const state = traveller(goods);
  return atOnce(() => paymentsFor(state, state.players[0], { blue: 1 }));
};
const trip = (length) =>
  atOnce(() =>
    planTrip({
      hearts: 40,
      food: 20,
      combat: 3,
      freePasses: 0,
      reserve: 3,
      steps: Array.from({ length }, (_, at) =>
        at % 2 ? { kind: 'threat', level: 4 + (at % 12) } : { kind: 'quest', modifier: 1, target: 6, must: false },
      ),
    }),
  );
const crew = (count) => {
  const adventurers = Array.from({ length: count }, (_, index) => ({
    name: `Adventurer ${index}`,
    faction: COLOURS[index % 4],
    active: false,
    icons: {
      skill: index % 3,
      combat: (index * 7) % 4,
      search: (index * 5) % 3,
      caution: 0,
      heart: (index * 11) % 5,
      move: index % 2,
    },
  }));
  const state = traveller({ adventurers });
  return partyChoices(state, 0, state.players[0], 'fight');
};

// Dungeon 5.3 and 5.6: the strongest adventurer with everything that reads a die, ill in every way.
function delver(equipment) {
  const ailments = { poison: 1, fear: 1, stun: 1, charm: 1 };
  const state = { ...dungeon.start(setup('dungeon', 'delve', 1)), exp: 11, hp: 12, equipment, ailments };
  const fight = fightAgainst(state, 'e2');
  return { fight, turn: firstTurn(state, fight.foe) };
}
const battle = (equipment) => {
  const { fight, turn } = delver(equipment);
  return solving(fight, turn);
};
const draft = (equipment, pool) => drafting({ ...delver(equipment), drafted: [], pool, extended: 0, merchant: true });
const preview = (dice) => draftOdds({ ...delver([]), extended: 0, merchant: false }, dice);

// Multiverse War 5.5 and 5.6: all six attackers round one target.
const FIGHTER = {
  name: 'Melee',
  hp: 4,
  attack: 'melee',
  mounted: false,
  siege: false,
  setUp: false,
  range: null,
  armour: false,
  agile: true,
  formation: false,
  building: false,
  siegeDamage: null,
  ground: 'open',
  bonus: 0,
};
const RULES = {
  heavyArmour: 'minusOneMin1',
  flankRule: 'lead2',
  flankCountsAttacker: false,
  stackRolls: 'both',
  rangedRetaliation: 'ifInReach',
  siegeRetaliates: 'ifSetUp',
  answerAtGarrison: 'building',
};
const fight = (target, answerer) => ({
  attacker: FIGHTER,
  target,
  answerer,
  shield: null,
  distance: 1,
  support: { attacker: 0, target: 2 },
  trump: 'none',
  protectedSide: false,
  sting: 0,
  rules: RULES,
});
const shooters = (count, target, answerer = target) =>
  Array.from({ length: count }, (_, key) => ({ key: `${key}`, name: `${key}`, fight: fight(target, answerer) }));
const HERO = { ...FIGHTER, hp: 8 };
const WALL = { ...FIGHTER, agile: false, attack: 'none', building: true, hp: 12 };

// Shaolia 5.3 and 5.4: three traders, six cards, five dice.
const plan = (faces, goal) => planning(modelOf(turnOf(faces), 0), { for: goal }, newBudget());
const beforeRoll = (extraDice) => {
  const state = turnOf([1, 3, 5]);
  const [mine, ...others] = state.sides;
  const open = { ...mine, begun: false, dice: null, spent: [], extraDice, back: [] };
  return coming({ ...state, sides: [open, ...others] }, 0);
};

export const HELPERS = [
  {
    what: 'World Adventure, every way to leave a monster',
    sliced: true,
    begin: () => plansFor(party(5), 3, 2, 20, LEAVING),
    small: { is: 'one soldier', begin: () => plansFor(party(1), 0, 3, 5, LEAVING) },
  },
  {
    what: 'World Adventure, with the reroll',
    sliced: true,
    begin: () => rerollOdds(monsterStages(party(5), 3), 2, 20, true),
    small: { is: 'one soldier', begin: () => rerollOdds(monsterStages(party(1), 0), 3, 5, true) },
  },
  {
    what: 'World Adventure, two clans of six',
    sliced: true,
    begin: () => duel(5),
    small: { is: 'two clans of two', begin: () => duel(1) },
  },
  {
    what: 'Near and Far, a trip of 16 rolls',
    sliced: false,
    begin: () => trip(16),
    small: { is: 'a trip of 2', begin: () => trip(2) },
  },
  {
    what: 'Near and Far, the best party of 16',
    sliced: true,
    begin: () => crew(16),
    small: { is: 'a party of 4', begin: () => crew(4) },
  },
  {
    what: 'Near and Far, how to pay a token',
    sliced: false,
    begin: () => payments(GOODS),
    small: { is: 'four coins', begin: () => payments({ coins: 4 }) },
  },
  {
    what: 'Dungeon Delve, a battle with all equipment',
    sliced: true,
    begin: () => battle(EQUIPMENT_IDS),
    small: { is: 'bare hands', begin: () => battle([]) },
  },
  {
    what: 'Dungeon Delve, the draft of 8 dice',
    sliced: true,
    begin: () => draft(EQUIPMENT_IDS, [6, 5, 5, 4, 3, 3, 2, 1]),
    small: { is: 'of 4', begin: () => draft([], [6, 4, 2, 1]) },
  },
  {
    what: 'Dungeon Delve, before a draft of 8 dice',
    sliced: true,
    begin: () => preview(8),
    small: { is: 'of 2', begin: () => preview(2) },
  },
  {
    what: 'Multiverse War, six attackers in the best order',
    sliced: true,
    begin: () => ordering(shooters(6, HERO), { for: 'kill' }),
    small: { is: 'two', begin: () => ordering(shooters(2, HERO), { for: 'kill' }) },
  },
  {
    what: 'Multiverse War, six besiegers',
    sliced: true,
    begin: () => besieging(shooters(6, WALL, FIGHTER), 12),
    small: { is: 'two', begin: () => besieging(shooters(2, WALL, FIGHTER), 12) },
  },
  {
    what: 'Shaolia, plans with 5 dice and three traders',
    sliced: true,
    begin: () => plan([1, 3, 5, 6, 2], 'culture'),
    small: { is: '2 dice', begin: () => plan([1, 3], 'culture') },
  },
  {
    what: 'Shaolia, chances before a roll of 6 dice',
    sliced: true,
    begin: () => beforeRoll(3),
    small: { is: '3 dice', begin: () => beforeRoll(0) },
  },
];
