import { againstTheRules, impossible, type Refusal } from '@/rules/kernel/refusal';
import { isSeat, type Seat } from '@/rules/kernel/setup';
import { cardDef, type Effect } from './card-def';
import { houseRule } from './house-rules';
import { gain, type Run, settled } from './run';
import {
  LOOT,
  PALACE_LIFE,
  type Place,
  rivalsOf,
  sideOf,
  type State,
  type Target,
  TOKENS_OF_A_KIND,
  withSide,
} from './state';
import { cardAt, hasPassive, lifeLeft, nameOf, PALACE, standing, withPassive, withSpace } from './territory';

/** A strike: how hard, and what it may pass by. */
export interface Strike {
  readonly damage: number;
  readonly vsDefense?: number | undefined;
  readonly ignoreDefense?: boolean | undefined;
}

/** Every legal target: while a card that must be attacked first stands, only such cards of that territory (5.7). */
export function targetsOf(state: State, seat: Seat, ignoreDefense = false): readonly Target[] {
  return rivalsOf(state, seat).flatMap((rival) => {
    const guards = withPassive(state, rival, 'mustBeAttackedFirst');
    const places =
      guards.length > 0 && !ignoreDefense
        ? guards.map(({ place }) => place)
        : [PALACE, ...standing(sideOf(state, rival)).map(({ place }) => place)];
    return places.map((place) => ({ seat: rival, place }));
  });
}

export function targetProblem(state: State, seat: Seat, target: Target, ignoreDefense = false): Refusal | undefined {
  if (!isSeat(target.seat, state.sides.length) || !rivalsOf(state, seat).includes(target.seat)) {
    return impossible('Nobody to attack there');
  }
  const { place } = target;
  const there = place === PALACE || cardAt(sideOf(state, target.seat), place) !== undefined;
  if (!there) return impossible('No card stands there');
  if (lifeLeft(state, target.seat, place) === undefined) {
    return impossible(`Type ${nameOf(state, target.seat, place)}'s life off the card first`);
  }
  const legal = targetsOf(state, seat, ignoreDefense).some((each) => each.seat === target.seat && each.place === place);
  return legal ? undefined : againstTheRules('Defense cards must be attacked first');
}

export function strikeOf(effect: Effect): Strike | undefined {
  if (effect.damage === undefined) return undefined;
  return { damage: effect.damage, vsDefense: effect.damageVsDefense, ignoreDefense: effect.ignoreDefense };
}

/** What a strike does to this target before life is counted: a Catapult hits the class defense harder (5.7). */
export function damageTo(state: State, target: Target, strike: Strike, tokens: number): number {
  const built = cardAt(sideOf(state, target.seat), target.place);
  const guarded = built !== undefined && cardDef(state.cards, built.card).class === 'defense';
  return (guarded && strike.vsDefense !== undefined ? strike.vsDefense : strike.damage) + tokens;
}

/** Deals damage: life tokens first, then counters; at no life left the card goes, with loot and a Swamp's revenge. */
export function hit(run: Run, seat: Seat, target: Target, damage: number, source: Place | null): void {
  const { state } = run;
  const name = nameOf(state, target.seat, target.place);
  const before = lifeLeft(state, target.seat, target.place);
  const dealt = Math.max(0, damage);
  const wasted = before === undefined ? 0 : Math.max(0, dealt - before);
  const lost = wasted > 0 ? `, ${wasted} lost` : '';
  const victim = sideOf(state, target.seat);
  if (target.place === PALACE) {
    const eaten = Math.min(victim.palaceTokens.life, dealt);
    const palaceDamage = Math.min(PALACE_LIFE, victim.palaceDamage + dealt - eaten);
    run.state = withSide(state, target.seat, {
      palaceDamage,
      palaceTokens: { ...victim.palaceTokens, life: victim.palaceTokens.life - eaten },
    });
    run.notes.push(`${name} takes ${dealt}${lost}, ${Math.max(0, (before ?? 0) - dealt)} left`);
    return;
  }
  const built = cardAt(victim, target.place);
  if (!built) return;
  if (before !== undefined && dealt >= before) {
    destroy(run, seat, target);
    run.notes.push(`${name} takes ${dealt}${lost} and is destroyed, loot ${LOOT} gold`);
    if (hasPassive(state.cards, built, 'blockDestroyer')) revenge(run, seat, source);
    return;
  }
  const eaten = Math.min(built.tokens.life, dealt);
  run.state = withSpace(state, target.seat, target.place, {
    ...built,
    damage: built.damage + dealt - eaten,
    tokens: { ...built.tokens, life: built.tokens.life - eaten },
  });
  run.notes.push(`${name} takes ${dealt}${before === undefined ? '' : `, ${before - dealt} left`}`);
}

function destroy(run: Run, seat: Seat, target: Target): void {
  const built = cardAt(sideOf(run.state, target.seat), target.place);
  if (!built) return;
  run.state = toDiscard(withSpace(run.state, target.seat, target.place, 'empty'), built.card, built.level);
  gain(run, seat, { gold: LOOT });
  const side = sideOf(run.state, seat);
  run.state = withSide(run.state, seat, { destroyed: side.destroyed + 1, looted: side.looted + LOOT });
}

/** A card leaves the table for the pile of its level; a character goes back to the box. */
export function toDiscard(state: State, card: string | null, level: 1 | 2 | null): State {
  if (level === 1) return { ...state, lv1Discard: [...state.lv1Discard, card] };
  return level === 2 ? { ...state, lv2Discard: [...state.lv2Discard, card] } : state;
}

/** The card that destroyed a Swamp gets a blockage, if it has fewer than two; it must outlive the reset of marks. */
function revenge(run: Run, seat: Seat, source: Place | null): void {
  if (source === null) return;
  const side = sideOf(run.state, seat);
  if (source === PALACE) {
    const { blockage } = side.palaceTokens;
    if (blockage >= TOKENS_OF_A_KIND) return;
    run.state = withSide(run.state, seat, { palaceTokens: { ...side.palaceTokens, blockage: blockage + 1 } });
    run.notes.push('the Swamp blocks the palace');
    return;
  }
  const built = cardAt(side, source);
  if (!built || built.tokens.blockage >= TOKENS_OF_A_KIND) return;
  const tokens = { ...built.tokens, blockage: built.tokens.blockage + 1 };
  run.state = withSpace(run.state, seat, source, { ...built, tokens });
  run.notes.push(`the Swamp blocks ${built.card}`);
}

export function attackTokensOn(state: State, seat: Seat, place: Place): number {
  const side = sideOf(state, seat);
  return place === PALACE ? side.palaceTokens.attack : (cardAt(side, place)?.tokens.attack ?? 0);
}

/** All tokens of the card go with its next damage, unless the table chooses how many (ruling 9). */
export function tokensUsed(state: State, seat: Seat, place: Place, wanted: number | undefined): number {
  const there = attackTokensOn(state, seat, place);
  if (houseRule(state, 'chooseTokens') !== true || wanted === undefined) return there;
  return Math.max(0, Math.min(there, Number.isFinite(wanted) ? Math.trunc(wanted) : there));
}

function takeTokens(run: Run, seat: Seat, place: Place, used: number): void {
  if (used === 0) return;
  run.notes.push(`${used} attack ${used === 1 ? 'token' : 'tokens'} used`);
  const side = sideOf(run.state, seat);
  if (place === PALACE) {
    run.state = withSide(run.state, seat, {
      palaceTokens: { ...side.palaceTokens, attack: side.palaceTokens.attack - used },
    });
    return;
  }
  const built = cardAt(side, place);
  if (!built) return;
  run.state = withSpace(run.state, seat, place, {
    ...built,
    tokens: { ...built.tokens, attack: built.tokens.attack - used },
  });
}

export type Choice = Target | 'decline' | undefined;

/** One target, the tokens of the card on top; declined, the tokens stay (ruling 52). */
export function attack(run: Run, seat: Seat, place: Place, strike: Strike, chosen: Choice, use?: number): void {
  if (chosen === undefined || chosen === 'decline') {
    run.notes.push('no attack');
    return;
  }
  const problem = targetProblem(run.state, seat, chosen, strike.ignoreDefense);
  if (problem) run.complaints.push(problem);
  if (problem?.refused === 'impossible') return;
  const used = tokensUsed(run.state, seat, place, use);
  const damage = damageTo(run.state, chosen, strike, used);
  hit(run, seat, chosen, damage, place);
  takeTokens(run, seat, place, used);
  settled(run);
}

/** The same damage to every front-row card of one opponent; no targeting, never the palace (ruling 26). */
export function sweep(
  run: Run,
  seat: Seat,
  place: Place,
  damage: number,
  chosen: Seat | 'decline' | undefined,
  use?: number,
): void {
  if (chosen === undefined || chosen === 'decline') {
    run.notes.push('no attack');
    return;
  }
  if (!rivalsOf(run.state, seat).includes(chosen)) {
    run.complaints.push(impossible('Nobody to attack there'));
    return;
  }
  const used = tokensUsed(run.state, seat, place, use);
  const row = standing(sideOf(run.state, chosen)).filter((each) => each.row === 'front');
  const unknown = row.find((each) => lifeLeft(run.state, chosen, each.place) === undefined);
  if (unknown) {
    run.complaints.push(impossible(`Type ${nameOf(run.state, chosen, unknown.place)}'s life off the card first`));
  }
  for (const each of row) hit(run, seat, { seat: chosen, place: each.place }, damage + used, place);
  if (row.length === 0) run.notes.push('nothing stands in the front row');
  else takeTokens(run, seat, place, used);
}
