// The largest question that each game asks of the dice, and the largest of its kind that full enumeration can do.
import { toNumber } from '@/rules/dice/fraction';
import { advising, DRAFTED, drafting, everyDraft, everyTurn, LONGEST, withinTurns } from './dungeon.mjs';
import { everyOrder, ordering, VOLLEY } from './multiverseWar.mjs';
import { everyTrip, HEARTS, travelling, TRIP } from './nearAndFar.mjs';
import { everyRoll, planning } from './shaolia.mjs';
import { everyStage, fighting, forecasting, SMALL, WHOLE } from './worldAdventure.mjs';

const OFFICERS = 1;
const bestPlans = (dice) => ({
  what: `Shaolia, best plans of all rolls of ${dice} dice`,
  sliced: true,
  begin: () => planning(dice, OFFICERS),
  brute: {
    is: 'every throw of 3 dice, every order of commands',
    run: () => everyRoll(3, OFFICERS),
    begin: () => planning(3, OFFICERS),
    read: ({ value }) => value[0],
  },
});

/** `begin` is the work as the tools do it; `brute.begin` the same at the size of `brute.run`, to show they agree. */
export const QUESTIONS = [
  bestPlans(4),
  bestPlans(6),
  {
    what: 'World Adventure, two clans of six, staying and fleeing',
    sliced: false,
    begin: () => forecasting(...WHOLE),
    brute: {
      is: 'every throw of two clans of three, staying',
      run: () => everyStage(...SMALL),
      begin: () => fighting(...SMALL, false),
      read: ({ ends }) => ends.get('win'),
    },
  },
  {
    what: 'Near and Far, a trip of 15 steps and 8 dice',
    sliced: false,
    begin: () => travelling(TRIP, HEARTS),
    brute: {
      is: 'every throw of the 8 dice',
      run: () => everyTrip(TRIP, HEARTS),
      begin: () => travelling(TRIP, HEARTS),
      read: ({ done }) => toNumber(done),
    },
  },
  {
    what: 'Dungeon Delve, which die to take, chance and HP',
    sliced: true,
    begin: () => advising(LONGEST),
    brute: {
      is: 'every throw of the first 2 turns',
      run: () => everyTurn(LONGEST, 2),
      begin: () => withinTurns(LONGEST, 2),
      read: ({ value }) => value[0],
    },
  },
  {
    what: 'Dungeon Delve, the draft of 8 dice',
    sliced: true,
    begin: () => drafting(DRAFTED, 8),
    brute: {
      is: 'every throw of 6 dice, every order of picks',
      run: () => everyDraft(DRAFTED, 6),
      begin: () => drafting(DRAFTED, 6),
      read: (chance) => chance,
    },
  },
  {
    what: 'Multiverse War, a volley of 6 in the best of 720 orders',
    sliced: true,
    begin: () => ordering(VOLLEY),
    brute: {
      is: 'every strike of all 720 orders',
      run: () => everyOrder(VOLLEY).kill,
      begin: () => ordering(VOLLEY),
      read: ({ kill }) => kill,
    },
  },
];
