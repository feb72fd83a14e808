import { plural } from '@/rules/kernel/plural';
import { againstTheRules, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf, Choices, Manual } from './actions';
import { attack, strikeOf, sweep } from './attack';
import { cardDef, type Command, type Effect, type Need, palaceCommands } from './card-def';
import { houseRule } from './house-rules';
import { distance, priceOf } from './officers';
import { countWords, gain, type Gains, gainWords, newRun, type Run, settled, whole } from './run';
import { type Place, sideOf, type State, withSide } from './state';
import { banksBeside, cardAt, countClass, ownName, PALACE, withPassive, withSpace } from './territory';
import { placeTokens } from './tokens';
import { runDeals } from './trade';

export const NEEDS_VALUE = impossible('Type this value off your card first');
const BANK_GOLD = 2; // Card pages, Gold

export function commandsAt(state: State, seat: Seat, place: Place): readonly Command[] {
  if (place === PALACE) return palaceCommands(state.cards);
  const built = cardAt(sideOf(state, seat), place);
  return built ? cardDef(state.cards, built.card).commands : [];
}

/** Whether an attack token is of use there: some ability deals damage, or might once its values are typed (ruling 51). */
export function strikesAt(state: State, seat: Seat, place: Place): boolean {
  return commandsAt(state, seat, place).some(
    ({ effect }) => effect === null || effect.damage !== undefined || effect.sweep !== undefined,
  );
}

export function blockageOn(state: State, seat: Seat, place: Place): number {
  const side = sideOf(state, seat);
  return place === PALACE ? side.palaceTokens.blockage : (cardAt(side, place)?.tokens.blockage ?? 0);
}

/** Whether this command has had its turn: once a card, and once for each of the palace's three (Gameplay VI). */
export function isUsed(state: State, seat: Seat, place: Place, command: number): boolean {
  const side = sideOf(state, seat);
  return place === PALACE ? side.palaceUsed.includes(command) : (cardAt(side, place)?.activated ?? false);
}

function diceProblem(state: State, seat: Seat, dice: readonly number[]): Refusal | undefined {
  const { dice: faces, spent } = sideOf(state, seat);
  if (!faces) return impossible('Roll the dice first');
  if (dice.length === 0) return impossible('Choose a die');
  const free = dice.every((index) => faces[index] !== undefined && !spent[index]);
  return free && new Set(dice).size === dice.length ? undefined : impossible('That die is spent');
}

function officersShort(more: number): Refusal {
  return impossible(`No die fits – ${more} more ${more === 1 ? 'officer' : 'officers'} needed`);
}

function facesOf(state: State, seat: Seat, dice: readonly number[]): readonly number[] {
  const { dice: faces } = sideOf(state, seat);
  return dice.flatMap((index) => faces?.[index] ?? []);
}

function spend(run: Run, seat: Seat, dice: readonly number[], officers: number): void {
  const side = sideOf(run.state, seat);
  run.state = withSide(run.state, seat, {
    officers: Math.max(0, side.officers - officers),
    spent: side.spent.map((spent, index) => spent || dice.includes(index)),
  });
}

function mark(run: Run, seat: Seat, place: Place, command: number | undefined): void {
  const side = sideOf(run.state, seat);
  if (place === PALACE) {
    const used = command === undefined || side.palaceUsed.includes(command) ? [] : [command];
    run.state = withSide(run.state, seat, { palaceUsed: [...side.palaceUsed, ...used] });
    return;
  }
  const built = cardAt(side, place);
  if (built) run.state = withSpace(run.state, seat, place, { ...built, activated: true });
}

/** "4 as 5 (1 officer) for Blacksmith" */
function diceWords(faces: readonly number[], needs: readonly (Need | null)[], officers: number): string {
  const turned = faces.map((face, index) => {
    const need = needs[index];
    return need === null || need === undefined || need === 'any' || need === face ? `${face}` : `${face} as ${need}`;
  });
  const paid = officers === 0 ? '' : ` (${plural(officers, 'officer')})`;
  return `${turned.join(' and ')}${paid}`;
}

/** Steps 2 to 6 of 5.7a: effect, Garden, Bank, tokens, attack, deals; a victory ends it. */
export function resolve(run: Run, seat: Seat, place: Place, effect: Effect, choices: Choices): void {
  const perCulture = effect.perCulture === undefined ? 0 : effect.perCulture * countClass(run.state, seat, 'culture');
  const printed: Gains = {
    gold: effect.gold ?? 0,
    minerals: effect.minerals ?? 0,
    officers: effect.officers ?? 0,
    culture: (effect.culture ?? 0) + perCulture,
  };
  gain(run, seat, printed);
  const words = gainWords(printed);
  if (words) run.notes.push(words);
  if (settled(run)) return;
  bonuses(run, seat, place);
  if (settled(run)) return;
  const { lifeTokens = 0, attackTokens = 0 } = effect;
  const places = choices.tokens ?? [];
  // Where both kinds are gained the life tokens' places come first.
  const forLife = attackTokens === 0 ? places : places.slice(0, lifeTokens);
  const forAttack = lifeTokens === 0 ? places : places.slice(lifeTokens);
  if (lifeTokens > 0) placeTokens(run, seat, 'life', lifeTokens, forLife);
  if (attackTokens > 0) placeTokens(run, seat, 'attack', attackTokens, forAttack);
  const strike = strikeOf(effect);
  if (strike) attack(run, seat, place, strike, choices.attack, choices.use);
  if (effect.sweep !== undefined) sweep(run, seat, place, effect.sweep, choices.sweep, choices.use);
  if (settled(run)) return;
  if (effect.trades !== undefined) {
    runDeals(run, seat, choices.deals ?? [], effect.trades, { place, caravan: effect.caravan ?? false });
  }
}

/** Each Garden for a culture card, each Bank beside the card (rulings 19, 31, 48). */
function bonuses(run: Run, seat: Seat, place: Place): void {
  const built = cardAt(sideOf(run.state, seat), place);
  if (!built) return;
  if (cardDef(run.state.cards, built.card).class === 'culture') {
    const gardens = withPassive(run.state, seat, 'cultureOnCulture').length;
    gain(run, seat, { culture: gardens });
    if (gardens > 0) run.notes.push(`Garden ${gainWords({ culture: gardens })}`);
    if (settled(run)) return;
  }
  const gold = BANK_GOLD * banksBeside(run.state, seat, place);
  gain(run, seat, { gold });
  if (gold > 0) run.notes.push(`Bank ${gainWords({ gold })}`);
}

/** Everything an activation does, what is told of it, and what stands in its way. */
export function runActivate(state: State, action: ActionOf<'activateCommand'>): Run {
  const run = newRun(state);
  const { player, place, command: index, dice } = action;
  const side = sideOf(state, player);
  const there = place === PALACE || cardAt(side, place) !== undefined;
  const command = commandsAt(state, player, place)[index];
  if (!there) run.complaints.push(impossible('No card stands there'));
  else if (!command) run.complaints.push(impossible('Passive: no die needed'));
  if (!there || !command) return run;
  if (isUsed(state, player, place, index)) {
    run.complaints.push(againstTheRules(place === PALACE ? 'This ability is used already' : 'Already activated'));
  }
  if (blockageOn(state, player, place) > 0) {
    run.complaints.push(againstTheRules('Blocked – spend a matching die to free it'));
  }
  const wrong = diceProblem(state, player, dice);
  if (wrong) {
    run.complaints.push(wrong);
    return run;
  }
  if (command.effect === null || command.needs.includes(null)) {
    run.complaints.push(NEEDS_VALUE);
    return run;
  }
  const faces = facesOf(state, player, dice);
  const price = priceOf(faces, command.needs);
  if (price === undefined) {
    run.complaints.push(impossible(`Needs ${command.needs.length === 1 ? '1 die' : '2 dice'}`));
    return run;
  }
  if (price > side.officers) {
    run.complaints.push(officersShort(price - side.officers));
    return run;
  }
  spend(run, player, dice, price);
  mark(run, player, place, index);
  run.notes.push(`${diceWords(faces, command.needs, price)} for ${ownName(side, place)}`);
  resolve(run, player, place, command.effect, action.choices ?? {});
  return run;
}

export function manualEffect({ lifeTokens, attackTokens, damage, ...gains }: Manual): Effect {
  return {
    gold: whole(gains.gold),
    minerals: whole(gains.minerals),
    officers: whole(gains.officers),
    culture: whole(gains.culture),
    ...(whole(lifeTokens) > 0 ? { lifeTokens: whole(lifeTokens) } : {}),
    ...(whole(attackTokens) > 0 ? { attackTokens: whole(attackTokens) } : {}),
    ...(whole(damage) > 0 ? { damage: whole(damage) } : {}),
  };
}

/** An ability whose values nobody has typed: the table says what it did; Bank and Garden still follow. */
export function runManual(state: State, action: ActionOf<'activateManual'>): Run {
  const run = newRun(state);
  const { player, place, dice } = action;
  const side = sideOf(state, player);
  if (place !== PALACE && !cardAt(side, place)) {
    run.complaints.push(impossible('No card stands there'));
    return run;
  }
  if (isUsed(state, player, place, action.command ?? -1)) run.complaints.push(againstTheRules('Already activated'));
  if (blockageOn(state, player, place) > 0) {
    run.complaints.push(againstTheRules('Blocked – spend a matching die to free it'));
  }
  const wrong = diceProblem(state, player, dice);
  const officers = Math.max(0, whole(action.officers));
  if (wrong) run.complaints.push(wrong);
  if (dice.length > 2) run.complaints.push(impossible('A command takes 1 or 2 dice'));
  if (officers > side.officers)
    run.complaints.push(impossible(`Needs ${countWords(officers, 'officers')}, you have ${side.officers}.`));
  for (const key of ['gold', 'minerals', 'officers', 'culture'] as const) {
    if (side[key] + whole(action.effect[key]) < 0) run.complaints.push(impossible(`${key} cannot go below 0`));
  }
  if (run.complaints.some(({ refused }) => refused === 'impossible')) return run;
  const faces = facesOf(state, player, dice);
  spend(run, player, dice, officers);
  mark(run, player, place, action.command);
  run.notes.push(`${diceWords(faces, [], officers)} for ${ownName(side, place)}, by hand`);
  resolve(run, player, place, manualEffect(action.effect), action.choices ?? {});
  return run;
}

/** One matching die takes one blockage and does nothing else, unless the table lets the last one act (ruling 14). */
export function runUnblock(state: State, action: ActionOf<'unblockCard'>): Run {
  const run = newRun(state);
  const { player, place, command: index, die } = action;
  const side = sideOf(state, player);
  const built = cardAt(side, place);
  const tokens = blockageOn(state, player, place);
  if (tokens === 0) run.complaints.push(impossible('Nothing blocks it'));
  const command = commandsAt(state, player, place)[index];
  // Ruling 16: any single-die command of the card; combos do not count.
  const need = command?.needs.length === 1 ? command.needs[0] : undefined;
  if (need === undefined) run.complaints.push(impossible('No single die of this card frees it'));
  else if (need === null) run.complaints.push(NEEDS_VALUE);
  const wrong = diceProblem(state, player, [die]);
  if (wrong) run.complaints.push(wrong);
  if (run.complaints.length > 0 || need === undefined || need === null) return run;
  const face = facesOf(state, player, [die])[0] ?? 0;
  const price = distance(face, need);
  if (price > side.officers) {
    run.complaints.push(officersShort(price - side.officers));
    return run;
  }
  spend(run, player, [die], price);
  run.state =
    place === PALACE
      ? withSide(run.state, player, { palaceTokens: { ...side.palaceTokens, blockage: tokens - 1 } })
      : built
        ? withSpace(run.state, player, place, { ...built, tokens: { ...built.tokens, blockage: tokens - 1 } })
        : run.state;
  const left = tokens - 1 === 0 ? 'no blockage left' : `${tokens - 1} blockage left`;
  run.notes.push(`${diceWords([face], [need], price)} to free ${ownName(side, place)}`, left);
  const acts = houseRule(state, 'unblockUses') === true && tokens === 1 && !isUsed(state, player, place, index);
  if (!acts || !command?.effect) return run;
  mark(run, player, place, index);
  resolve(run, player, place, command.effect, action.choices ?? {});
  return run;
}
