// How many moves Shaolia's planner tries before it knows the best three plans, beside the most it may try. A count, not
// a clock: it is the same on every machine.
import { finish } from '@/rules/dice/sliced';
import { newBudget } from '@/rules/shaolia/plan/budget';
import { modelOf } from '@/rules/shaolia/plan/model';
import { planning } from '@/rules/shaolia/plan/search';
import { startState } from './session.mjs';

/** Made up, as no rulebook gives them. */
const CARDS = {
  'trader:Market': { gold: 1, minerals: 0, life: 2, die: '1' },
  'trader:Caravan': { gold: 3, minerals: 0, life: 2, die: '1' },
  'trader:Port': { gold: 3, minerals: 0, life: 2, die: '5' },
  'oneDie:Infantry': { gold: 2, minerals: 0, life: 2, die: '2', gives: 1 },
  'oneDie:School': { gold: 2, minerals: 0, life: 2, die: '4', gives: 1 },
  'oneDie:Farm': { gold: 1, minerals: 0, life: 2, die: '6', gives: 3 },
  'post:Buy mineral': { price: 2, max: 4 },
  'post:Hire mercenary': { price: 3, max: 2, damage: 1 },
};
const built = (card) => ({
  card,
  level: null,
  damage: 0,
  tokens: { attack: 0, life: 0, blockage: 0 },
  activated: false,
});
const ROWS = { front: ['Infantry', 'Farm', 'School'].map(built), back: ['Market', 'Caravan', 'Port'].map(built) };

export function turnOf(faces) {
  const start = startState();
  const mine = { ...ROWS, gold: 12, minerals: 4, officers: 3, begun: true, dice: faces, spent: faces.map(() => false) };
  const sides = start.sides.map((side, seat) => ({ ...side, ...(seat === 0 ? mine : ROWS) }));
  return { ...start, phase: 'action', cards: CARDS, sides };
}

export function planRows() {
  const most = newBudget().left;
  return ['culture', 'palaceDamage', 'gold'].flatMap((goal) =>
    [
      [1, 3, 5],
      [1, 3, 5, 6],
      [1, 3, 5, 6, 2],
    ].map((faces) => {
      const budget = newBudget();
      finish(planning(modelOf(turnOf(faces), 0), { for: goal }, budget));
      return {
        what: `Shaolia, ${faces.length} dice and three traders, plans for ${goal}: moves tried`,
        figure: most - budget.left,
        unit: '',
        baseline: most,
        baselineIs: 'the most it may try',
        most: { figure: most },
      };
    }),
  );
}
