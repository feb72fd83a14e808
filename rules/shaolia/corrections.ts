import { impossible } from '@/rules/kernel/refusal';
import type { ActionOf } from './actions';
import { toDiscard } from './attack';
import { fresh } from './building';
import { cardDef } from './card-def';
import { drawnByHand, drawProblem } from './draw';
import { toldCard } from './purchase';
import { rosterCard } from './roster';
import { newRun, type Run } from './run';
import { sideOf, type State, TOKENS_OF_A_KIND, withSide } from './state';
import { cardAt, PALACE, spaceAt, whereIs, withSpace } from './territory';

const MOST_DAMAGE = 99;

/** A damage counter or token set by hand; a card at no life left stays until the table takes it off. */
export function runAdjustCard(state: State, { player, place, what, value }: ActionOf<'adjustCard'>): Run {
  const run = newRun(state);
  const side = sideOf(state, player);
  const built = cardAt(side, place);
  const life = built ? cardDef(state.cards, built.card).life : null;
  const most = what === 'damage' ? (life === null ? MOST_DAMAGE : life - 1) : TOKENS_OF_A_KIND;
  if (place === PALACE && what === 'damage') {
    run.complaints.push(impossible('The palace counts its own damage'));
    return run;
  }
  if (place !== PALACE && !built) {
    run.complaints.push(impossible('No card stands there'));
    return run;
  }
  if (!Number.isInteger(value) || value < 0 || value > most) {
    run.complaints.push(impossible(`That goes from 0 to ${most}.`));
    return run;
  }
  if (built) {
    const after =
      what === 'damage' ? { ...built, damage: value } : { ...built, tokens: { ...built.tokens, [what]: value } };
    run.state = withSpace(state, player, place, after);
  } else {
    run.state = withSide(state, player, { palaceTokens: { ...side.palaceTokens, [what]: value } });
  }
  const words = what === 'damage' ? 'damage' : `${what} tokens`;
  run.notes.push(`${built?.card ?? 'palace'}, ${words} ${value}`);
  return run;
}

/**
 * A space as it lies on the table: locked, empty, or a card that stands there. The card taken off was never there,
 * unless the table says that it lies on its pile.
 */
export function runAdjustSpace(state: State, { player, place, space, pile }: ActionOf<'adjustSpace'>): Run {
  const run = newRun(state);
  const old = spaceAt(sideOf(state, player), place);
  const row = whereIs(place)?.row;
  if (old === undefined || row === undefined) {
    run.complaints.push(impossible('There is no such space'));
    return run;
  }
  const built = typeof old === 'string' ? undefined : old;
  const level = built?.level ?? null;
  if (space === 'locked' || space === 'empty') {
    const cleared = withSpace(state, player, place, space);
    const piled = pile === true && level !== null;
    run.state = piled ? toDiscard(cleared, built?.card ?? null, level) : drawnByHand(cleared, level, -1);
    const now = piled ? `on the Lv${level} discard pile` : space;
    run.notes.push(`${built?.card ?? 'a space'} in the ${row} row, now ${now}`);
    return run;
  }
  const name = toldCard(space);
  if (name === null) {
    run.complaints.push(impossible('Name the card first.'));
    return run;
  }
  const card = fresh(name, rosterCard(name)?.level ?? null);
  run.state = withSpace(drawnByHand(drawnByHand(state, level, -1), card.level, 1), player, place, card);
  run.notes.push(`${name} stands in the ${row} row`);
  return run;
}

/** Which card was drawn, told later; or one more, or one fewer in the reserve. */
export function runNoteReserve(state: State, { player, index, card, level, gone, pile }: ActionOf<'noteReserve'>): Run {
  const run = newRun(state);
  const { reserve } = sideOf(state, player);
  const name = toldCard(card);
  const known = name === null ? undefined : rosterCard(name);
  const held = index === undefined ? { card: name, level } : reserve[index];
  if (!held) {
    run.complaints.push(impossible('That card is not in your reserve'));
    return run;
  }
  if (name !== null && !gone && known?.level !== held.level) {
    run.complaints.push(impossible(`${name} is no Lv${held.level} card`));
    return run;
  }
  const others = withSide(state, player, { reserve: reserve.filter((_, at) => at !== index) });
  const problem = gone ? undefined : drawProblem(others, name, held.level);
  if (problem) {
    run.complaints.push(problem);
    return run;
  }
  const words = name ?? `a Lv${held.level} card`;
  if (index === undefined) {
    run.state = withSide(drawnByHand(state, level, 1), player, { reserve: [...reserve, held] });
    run.notes.push(`${words} into the reserve`);
  } else if (gone === true) {
    run.state = pile === true ? toDiscard(others, held.card, held.level) : drawnByHand(others, held.level, -1);
    const to = pile === true ? `, onto the Lv${held.level} discard pile` : '';
    run.notes.push(`${held.card ?? words} out of the reserve${to}`);
  } else {
    run.state = withSide(state, player, {
      reserve: reserve.map((each, at) => (at === index ? { ...each, card: name } : each)),
    });
    run.notes.push(`the card drawn is ${words}`);
  }
  return run;
}
