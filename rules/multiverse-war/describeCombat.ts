import type { ActionOf } from './actions';
import type { Told } from './describe';
import { type Fight, settle, type Settled } from './fight';
import { fightOf, nameOf } from './fightOf';
import { playerOf, type State } from './state';

/** "attacks Teo's Bowman with Horseman: hits for 2, 2 left; answered for 1, 3 left" */
export function describeCombat(state: State, action: ActionOf<'resolveCombat'>): Told {
  const { attacker, target } = action;
  const owner =
    target.owner === null || target.kind === 'permanent' ? 'the' : `${playerOf(state, target.owner).name}'s`;
  if (target.kind === 'decoy') return { words: `attacks ${owner} decoy: it is revealed and gone` };
  const fight = fightOf(state, action);
  const head = `attacks ${owner} ${nameOf(state, target)} with ${nameOf(state, attacker)}`;
  const settled = settle(fight, action.rolls);
  const blows = tellBlows(settled, fight);
  const rolled = action.rolls.length > 0 ? ` (rolled ${action.rolls.map(({ value }) => value).join(', ')})` : '';
  return { words: `${head}${rolled}: ${blows || 'nothing happens'}` };
}

/** Blow by blow, with what each side has left. */
function tellBlows({ strikes, attackerHp, targetHp, shieldHp }: Settled, { sting, shield }: Fight): string {
  const told = strikes.map(({ strike, hit }, index) => {
    const mine = strike.by === 'attacker';
    const first = index === 0 && !mine ? 'defender first, ' : '';
    if (!hit) return `${first}${mine ? 'misses' : 'the answer misses'}`;
    const struck = shield ? 'its building is hit' : 'is hit';
    return `${first}${mine ? `hits for ${strike.damage}` : `${struck} for ${strike.damage}`}`;
  });
  if (sting > 0) told.push(`is stung for ${sting}`);
  const left = (hp: number) => (hp === 0 ? 'falls' : `${hp} left`);
  const walls = shield ? `, building ${left(shieldHp)}` : '';
  return told.length === 0 ? '' : `${told.join(', ')}; target ${left(targetHp)}, attacker ${left(attackerHp)}${walls}`;
}
