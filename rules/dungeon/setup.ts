import { cardsAtSetup } from '@/rules/kernel/card';
import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { type Choice, type Mode, type Setup, withDefaults } from '@/rules/kernel/setup';
import { statsOf } from './levels';
import { cardKinds } from './printed';
import { houseRules } from './rulings';
import { MOST_STAMINA, NO_AILMENTS, START_GOLD, type State } from './state';

export const modes: readonly Mode[] = [
  {
    key: 'delve',
    words: 'Into the dungeon',
    detail: 'One adventurer, one sheet. Three modules can be switched on below.',
    seats: [1],
    topic: 'goal-and-fame',
  },
];

const module = (key: string, words: string, detail: string): Choice => ({
  key,
  words,
  detail,
  values: [
    { value: false, words: 'off' },
    { value: true, words: 'on' },
  ],
  default: false,
  topic: 'which-modules-go-together',
  shapesSetup: true,
});

export const options: readonly Choice[] = [
  module('drafting', '(1) Dice Drafting', 'Eight dice a battle, four pairs drafted, 10 stamina to extend.'),
  module('merchant', '(2) Merchant', 'Gold and five items to buy. Needs Dice Drafting.'),
  module('revive', '(3) Revive Option', 'Come back from a fall, for shame.'),
];

export function start(setup: Setup): State | Refusal {
  if (!modes.some(({ key }) => key === setup.mode)) return impossible('Choose a mode first.');
  const [seat] = setup.seats;
  if (setup.seats.length !== 1 || !seat) return impossible('This game is for 1 player.');
  const chosen = withDefaults(options, setup.options);
  const modules = {
    draft: chosen.drafting === true,
    merchant: chosen.merchant === true,
    revive: chosen.revive === true,
  };
  if (modules.merchant && !modules.draft) return impossible('Merchant needs Dice Drafting');
  return {
    name: seat.name,
    modules,
    rules: withDefaults(houseRules, setup.houseRules),
    phase: modules.merchant ? 'shop' : 'map',
    fallenIn: null,
    exp: 0,
    hp: statsOf(0).maxHp,
    ailments: NO_AILMENTS,
    luck: 0,
    artifacts: [],
    items: {},
    equipment: [],
    advanced: { halo: [false, false], ambrosia: [false, false], club: [false, false] },
    bossLoot: [],
    tiles: { 2: 0, 3: 0, 4: 0 },
    kills: { e1: 0, e2: 0, e3: 0, e4: 0, e5: 0, e6: 0 },
    specials: [],
    arrived: false,
    tileDue: false,
    meeting: false,
    gaveUp: false,
    battle: null,
    trap: null,
    rewards: null,
    cureDue: false,
    stamina: modules.draft ? MOST_STAMINA : 0,
    staminaSpent: 0,
    gold: modules.merchant ? START_GOLD : 0,
    bag: {
      medicine: { held: 0, used: 0 },
      remedy: { held: 0, used: 0 },
      clover: { held: 0, used: 0 },
      atkPotion: { held: 0, used: 0 },
      defPotion: { held: 0, used: 0 },
    },
    atkPotion: 0,
    defPotion: 0,
    shame: [],
    end: null,
    cards: cardsAtSetup(setup.cards, cardKinds),
  };
}
