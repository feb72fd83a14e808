import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces } from '@/rules/kernel/roll-die';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf } from './actions';
import { type BattleAction, retreatValue, sideOfSeat } from './applyBattle';
import { isScouted } from './applyTurn';
import type { Battle, Foe, Side } from './battleState';
import { chaseOf, heroCard } from './cards';
import { checkStrike } from './checkStrike';
import { accuracyAgainst, accuracyOf, stageDice, standing, strike, withReroll } from './fight';
import {
  anybody,
  counted,
  dice,
  isHere,
  monsterHere,
  noPenalty,
  onTurn,
  outsideCity,
  stocked,
  wholeNumber,
} from './reasons';
import { cityOf, type Clan, clanOf, isTeammate, type State } from './state';
import { hasToken, roomOf, whole } from './effects';
import { MOST_STATUS, samePlace, totalGoods } from './tables';
import { victorOver } from './spoils';

export function checkBattle(state: State, action: BattleAction): Refusal | undefined {
  const { player } = action;
  const clan = clanOf(state, player);
  const typed = (seat: Seat) =>
    heroCard(state, clanOf(state, seat))
      ? undefined
      : impossible(`Type ${clanOf(state, seat).name}'s hero card first.`);
  const attacks = firstReason(
    state.battle !== null && impossible('A battle is on.'),
    onTurn(state, player),
    noPenalty(clan),
  );
  switch (action.type) {
    case 'attackMerchant': {
      const chase = chaseOf(state, clan);
      return firstReason(
        attacks,
        typed(player),
        chase === undefined && impossible('Type the caravan card first.'),
        missed(clan, 'merchant'),
        chase === 0 && againstTheRules('No chase value'),
        values(action.foe, ['hp', 'accuracy']),
        noMerchant(state, clan),
      );
    }
    case 'attackMonster': {
      const { tier } = action.foe;
      return firstReason(
        attacks,
        typed(player),
        values(action.foe, ['hp', 'accuracy', 'retreat']),
        outsideCity(clan, 'Monsters'),
        // Drawn by two dice are Minions and Destroyers only (p.23).
        (tier === 'raid' || tier === 'legendary') && monsterHere(state, clan, tier),
      );
    }
    case 'attackBrigand':
    case 'attackGovernment': {
      const npc = action.type === 'attackBrigand' ? 'brigand' : 'government';
      return firstReason(attacks, missed(clan, npc), typed(player), row(action.foe), isHere(state, clan, npc));
    }
    case 'startBattle':
      return firstReason(
        state.battle !== null && impossible('A battle is on.'),
        state.phase !== 'player' &&
          state.phase !== 'npc' &&
          againstTheRules('NPCs attack in the Player and NPC phases'),
        typed(player),
        action.kind === 'monster' ? values(action.foe, ['hp', 'accuracy', 'retreat']) : row(action.foe),
        checkStrike(state, action),
      );
    case 'attackPlayer': {
      const target = clanOf(state, action.target);
      return firstReason(
        attacks,
        anybody(state, action.target),
        action.target === player && impossible('Choose somebody else.'),
        isTeammate(state, player, action.target) && againstTheRules('Not a teammate'),
        missed(clan, `player:${action.target}`),
        cityOf(target) !== undefined && againstTheRules('Nobody is found in a city'),
        clan.place !== null &&
          target.place !== null &&
          !samePlace(clan.place, target.place) &&
          againstTheRules('Not in the same territory'),
        typed(player),
        typed(action.target),
      );
    }
    case 'battleStage':
      return withBattle(state, (battle) => checkStage(state, battle, action));
    case 'retreatRoll':
      return withBattle(state, (battle) =>
        firstReason(
          mayLeave(battle, player),
          !areFaces([action.face], 6) && impossible('A face goes from 1 to 6.'),
          dropped(state, battle, action),
        ),
      );
    case 'smokeRetreat':
      return withBattle(state, (battle) =>
        firstReason(
          mayLeave(battle, player, true),
          clan.smokeBomb === 0 && impossible('No Smoke Bomb left'),
          dropped(state, battle, action),
        ),
      );
    case 'tieRoll':
      if (state.battle?.result !== 'tie') return impossible('There is no tie to roll for.');
      return areFaces([action.face, action.foeFace], 6) ? undefined : impossible('A face goes from 1 to 6.');
    case 'endBattle':
      return checkEnd(state, action);
    case 'playerDies': {
      const victor = victorOver(state.battle, player);
      const lives = state.battle !== null && (victor === undefined || !isDead(state.battle, player));
      return firstReason(
        lives && againstTheRules('The battle is not lost'),
        action.bounty !== undefined && wholeNumber(action.bounty, 0, 99, 'The bounty'),
      );
    }
  }
}

function withBattle(state: State, check: (battle: Battle) => Refusal | undefined): Refusal | undefined {
  if (!state.battle) return impossible('No battle is on.');
  return state.battle.result === null ? check(state.battle) : impossible('The battle is over.');
}

/** What the card must tell before the first die (section 10: ask, never invent). */
function values(foe: Foe, keys: readonly ('hp' | 'accuracy' | 'retreat')[]): Refusal | undefined {
  const ranges = {
    hp: [1, 60, 'hit points'],
    accuracy: [1, 6, 'hit accuracy'],
    retreat: [0, 6, 'retreat value'],
  } as const;
  for (const key of keys) {
    const [min, max, words] = ranges[key];
    const value = foe[key];
    if (value === undefined) return impossible(`Type the ${words} first.`);
    const wrong = wholeNumber(value, min, max, `The ${words}`);
    if (wrong) return wrong;
  }
  return undefined;
}

/** p.22: in an outer territory whose merchant was not attacked yet. */
export function noMerchant(state: State, clan: Clan): Refusal | undefined {
  const token = hasToken(state, 'merchant', clan.place);
  return outsideCity(clan, 'Merchants') ?? (token ? againstTheRules('An X token lies here: no merchant') : undefined);
}

/** A roll that found nobody; what was scouted without the app is taken at its word. */
function missed({ scouting, explorer }: Clan, target: string): Refusal | undefined {
  if (!scouting || explorer >= MOST_STATUS || isScouted(scouting.faces) > 0) return undefined;
  return scouting.target.startsWith(target) ? againstTheRules('Not found by this roll') : undefined;
}

function row({ lv1, lv2 }: Foe): Refusal | undefined {
  if (lv1 === undefined || lv2 === undefined) return impossible('Type the soldiers on the card first.');
  const wrong = wholeNumber(lv1, 0, 5, 'Lv 1 soldiers') ?? wholeNumber(lv2, 0, 5, 'Lv 2 soldiers');
  return wrong ?? (lv1 + lv2 === 0 ? impossible('Type the soldiers on the card first.') : undefined);
}

function checkStage(state: State, battle: Battle, action: ActionOf<'battleStage'>): Refusal | undefined {
  const extras = [action.extra ?? 0, action.foeExtra ?? 0].some((extra) => !(whole(extra) === extra && extra >= 0));
  const common = firstReason(
    dice(action.faces, stageDice(battle.mine).length),
    rerolls(state, battle.mine, action.reroll),
    extras && impossible('Extra damage is a whole number.'),
  );
  if (!battle.theirs) return firstReason(common, faint(battle, action.faint));
  const { theirs } = battle;
  const damage = strike(battle.mine, withReroll(battle.mine, action.faces, action.reroll), accuracyOf(battle)).damage;
  const foeFaces = action.foeFaces ?? [];
  const foeDamage = strike(theirs, withReroll(theirs, foeFaces, action.foeReroll), accuracyAgainst(battle.mine)).damage;
  const spill = state.houseRules['spillToHero'] !== false;
  return firstReason(
    common,
    dice(foeFaces, stageDice(theirs).length),
    rerolls(state, theirs, action.foeReroll),
    placed(theirs, action.hits, damage + (action.extra ?? 0), spill),
    placed(battle.mine, action.foeHits, foeDamage + (action.foeExtra ?? 0), spill),
  );
}

function faint({ mine }: Battle, slot: number | undefined): Refusal | undefined {
  if (slot === undefined) return undefined;
  const soldiers = standing(mine).filter(({ hero }) => !hero);
  if (soldiers.some((each) => each.slot === slot) || (slot === 0 && soldiers.length === 0)) return undefined;
  return slot === 0 ? againstTheRules('The hero faints last') : impossible('That soldier is not standing.');
}

function rerolls(state: State, side: Side, reroll: { die: number; face: number } | undefined): Refusal | undefined {
  if (!reroll) return undefined;
  const again = state.houseRules['leadershipReroll'] === 'perStage';
  return firstReason(
    side.seat === null && impossible('NPCs do not reroll.'),
    side.seat !== null && clanOf(state, side.seat).leadership < 4 && againstTheRules('The reroll needs Leadership 4'),
    side.rerolled && !again && againstTheRules('The reroll of this battle is used'),
    stageDice(side)[reroll.die]?.kind === 'skill' && againstTheRules('The gold die is never rerolled'),
    !stageDice(side)[reroll.die] && impossible('There is no such die.'),
    !areFaces([reroll.face], 6) && impossible('A face goes from 1 to 6.'),
  );
}

/** p.25: the attacker chooses, soldiers before the hero. */
function placed(
  side: Side,
  hits: readonly { readonly slot: number; readonly points: number }[] | undefined,
  damage: number,
  spill: boolean,
): Refusal | undefined {
  if (!hits) return undefined;
  const points = hits.reduce((sum, hit) => sum + hit.points, 0);
  const hero = hits.some(
    ({ slot, points: each }) => each > 0 && side.fighters.some((fighter) => fighter.hero && fighter.slot === slot),
  );
  const left = standing(side).filter(
    (fighter) => !fighter.hero && (hits.find(({ slot }) => slot === fighter.slot)?.points ?? 0) < fighter.hp,
  );
  const soldiers = standing(side).some((fighter) => !fighter.hero);
  return firstReason(
    hits.some(({ points: each }) => !Number.isInteger(each) || each < 0) && impossible('Points are whole numbers.'),
    points > damage && impossible(`Points to place: ${damage}, not ${points}.`),
    hero && (left.length > 0 || (soldiers && !spill)) && againstTheRules('Soldiers first'),
  );
}

/** whoever opened the battle from the second stage on, whoever was attacked from the first; one try a stage. */
function mayLeave(battle: Battle, seat: Seat, bomb = false): Refusal | undefined {
  const side = sideOfSeat(battle, seat);
  if (side === undefined) return impossible('Not in this battle.');
  const opener = battle.opened === 'player' ? 'mine' : 'theirs';
  return firstReason(
    battle.kind === 'merchant' && againstTheRules('Nobody needs to flee from a merchant'),
    battle.stage === 1 && side === opener && againstTheRules('Whoever attacks fights the first stage'),
    !bomb && battle.tried.includes(side) && againstTheRules('One try a stage'),
    !bomb && retreatValue(battle) === 0 && impossible('No die gets away from this one.'),
  );
}

function dropped(
  state: State,
  { kind }: Battle,
  action: ActionOf<'retreatRoll'> | ActionOf<'smokeRetreat'>,
): Refusal | undefined {
  const { goods } = clanOf(state, action.player);
  const drops = action.type === 'smokeRetreat' || kind !== 'monster';
  if (action.drop !== undefined && goods[action.drop] === 0) return impossible(`No ${action.drop} to drop.`);
  if (!drops || totalGoods(goods) === 0 || action.drop !== undefined) return undefined;
  if (action.type === 'retreatRoll' && action.face > 3) return undefined;
  return againstTheRules('Leaving drops one good');
}

/** Both the lost and the killed rival die in this battle. */
export function isDead(battle: Battle, seat: Seat): boolean {
  if (battle.player === seat) return battle.result === 'lost';
  return battle.kind === 'player' && battle.result === 'won';
}

function checkEnd(state: State, action: ActionOf<'endBattle'>): Refusal | undefined {
  const { battle } = state;
  if (!battle) return impossible('No battle is on.');
  const { result, foe } = battle;
  const spoils = result === 'won' && battle.kind !== 'player';
  const loot = spoils ? (foe.loot ?? 0) : 0;
  return firstReason(
    result === null && againstTheRules('The battle is not over'),
    result === 'tie' && againstTheRules('Roll for the tie first'),
    (result === 'lost' || (result === 'won' && battle.kind === 'player')) &&
      againstTheRules('The dead go to a new city first'),
    action.gold !== undefined && !areFaces(action.gold, 6) && impossible('A face goes from 1 to 6.'),
    (action.gold?.length ?? 0) > 20 && impossible('20 gold dice at most.'),
    action.gold !== undefined &&
      spoils &&
      foe.loot !== undefined &&
      action.gold.length !== loot &&
      againstTheRules(`The card gives ${loot} gold ${loot === 1 ? 'die' : 'dice'}`),
    action.goods && (counted(action.goods) ?? stocked(action.goods, state.stock)),
    action.goods &&
      spoils &&
      foe.cargo !== undefined &&
      totalGoods(action.goods) > foe.cargo &&
      againstTheRules(`The card gives ${foe.cargo} goods ${foe.cargo === 1 ? 'die' : 'dice'}`),
    action.goods &&
      totalGoods(action.goods) > roomOf(state, clanOf(state, battle.player)) &&
      impossible(`Room for ${roomOf(state, clanOf(state, battle.player))} more.`),
  );
}
