import { againstTheRules, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { cardDef } from './card-def';
import { houseRule } from './house-rules';
import type { Run } from './run';
import { type Place, sideOf, type State, type TokenKind, TOKENS_OF_A_KIND, withSide } from './state';
import { cardAt, ownName, PALACE, standing, withSpace } from './territory';

const FULL = impossible('Already 2 of this token');

/** Why a token cannot lie there (2.3); a damaged target takes a life token as a repair. */
export function tokenProblem(state: State, seat: Seat, place: Place, kind: TokenKind): Refusal | undefined {
  const side = sideOf(state, seat);
  if (place === PALACE) {
    if (kind === 'life' && side.palaceDamage > 0) return undefined;
    if (kind === 'life' && houseRule(state, 'palaceLifeTokens') !== true) {
      return impossible('The palace is undamaged: life tokens only repair it');
    }
    return side.palaceTokens[kind] >= TOKENS_OF_A_KIND ? FULL : undefined;
  }
  const built = cardAt(side, place);
  if (!built) return impossible('No card stands there');
  if (kind === 'life' && built.damage > 0) return undefined;
  return built.tokens[kind] >= TOKENS_OF_A_KIND ? FULL : undefined;
}

/** Places one token at once, or lets it go: on a damaged target a life token repairs and is gone. */
export function placeToken(run: Run, seat: Seat, place: Place | 'drop', kind: TokenKind): void {
  if (place === 'drop') {
    run.notes.push(`${kind} token dropped`);
    return;
  }
  const problem = tokenProblem(run.state, seat, place, kind);
  if (problem) {
    run.complaints.push(problem);
    return;
  }
  const side = sideOf(run.state, seat);
  if (place === PALACE) {
    const repairs = kind === 'life' && side.palaceDamage > 0;
    run.state = withSide(
      run.state,
      seat,
      repairs
        ? { palaceDamage: side.palaceDamage - 1 }
        : { palaceTokens: { ...side.palaceTokens, [kind]: side.palaceTokens[kind] + 1 } },
    );
    run.notes.push(repairs ? 'palace repaired by 1' : `${kind} token on the palace`);
    return;
  }
  const built = cardAt(side, place);
  if (!built) return;
  const repairs = kind === 'life' && built.damage > 0;
  const after = repairs
    ? { ...built, damage: built.damage - 1 }
    : { ...built, tokens: { ...built.tokens, [kind]: built.tokens[kind] + 1 } };
  run.state = withSpace(run.state, seat, place, after);
  run.notes.push(repairs ? `${built.card} repaired by 1` : `${kind} token on ${ownName(side, place)}`);
}

/** "1 Gym token finds no place" */
export function noPlaceWords(count: number, kind: string): string {
  return `${count} ${kind} ${count === 1 ? 'token finds' : 'tokens find'} no place`;
}

/** The tokens gained, one choice each; without any legal target they vanish. */
export function placeTokens(
  run: Run,
  seat: Seat,
  kind: TokenKind,
  count: number,
  chosen: readonly (Place | 'drop')[],
): void {
  if (chosen.length !== count) {
    if (tokenPlaces(run.state, seat, kind).length > 0) {
      run.complaints.push(impossible(`Place or drop ${count} ${kind} ${count === 1 ? 'token' : 'tokens'} first`));
    } else if (chosen.length < count) run.notes.push(noPlaceWords(count - chosen.length, kind));
  }
  for (const place of chosen.slice(0, count)) placeToken(run, seat, place, kind);
}

/** Where a token of this kind may go on the own territory (ruling 18). */
export function tokenPlaces(state: State, seat: Seat, kind: TokenKind): readonly Place[] {
  return [PALACE, ...standing(sideOf(state, seat)).map(({ place }) => place)].filter(
    (place) => !tokenProblem(state, seat, place, kind),
  );
}

/** Where a Gym may put its token: on an own attack card (ruling 11). */
export function gymProblem(state: State, seat: Seat, place: Place): Refusal | undefined {
  const built = cardAt(sideOf(state, seat), place);
  if (!built) return impossible('No card stands there');
  if (houseRule(state, 'gymAnyCard') !== true && cardDef(state.cards, built.card).class !== 'attack') {
    return againstTheRules('Gym trains attack cards only');
  }
  return tokenProblem(state, seat, place, 'attack');
}

export function gymPlaces(state: State, seat: Seat): readonly Place[] {
  return standing(sideOf(state, seat)).flatMap(({ place }) => (gymProblem(state, seat, place) ? [] : [place]));
}
