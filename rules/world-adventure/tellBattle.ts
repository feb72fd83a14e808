import type { BattleAction } from './applyBattle';
import type { Battle } from './battleState';
import { accuracyAgainst, accuracyOf, standing, strike, withReroll } from './fight';
import { type Clan, clanOf, type State } from './state';
import { belongings, goodsWords, totalGoods } from './tables';
import { addGoods } from './effects';
import { unitWords } from './tellCity';
import { whoIsNext } from './tellTurn';
import { victorOver } from './spoils';

const points = (count: number): string => `${count} hit point${count === 1 ? '' : 's'}`;

const article = (battle: Pick<Battle, 'kind' | 'foe'>): string => {
  if (battle.kind === 'brigand') return 'the Brigand';
  if (battle.kind === 'government') return 'the Government';
  return battle.foe.name.trim() || battle.kind;
};

export function tellBattle(state: State, after: State, action: BattleAction): string {
  const { player } = action;
  const clan = clanOf(state, player);
  const { name } = clan;
  const { battle } = state;
  switch (action.type) {
    case 'attackMerchant':
      return `${name} attacks the merchant ${article({ kind: 'merchant', foe: action.foe })}; an X token lies there`;
    case 'attackMonster':
      return `${name} attacks ${article({ kind: 'monster', foe: action.foe })}`;
    case 'attackBrigand':
      return `${name} attacks the Brigand`;
    case 'attackGovernment':
      return `${name} attacks the Government`;
    case 'attackPlayer':
      return `${name} attacks ${clanOf(state, action.target).name}`;
    case 'startBattle': {
      const foe = article(action);
      return `${foe.charAt(0).toUpperCase()}${foe.slice(1)} attacks ${name}`;
    }
    case 'battleStage':
      return battle ? stage(state, after, battle, action) : `${name} rolls ${action.faces.join(', ') || 'nothing'}`;
    case 'retreatRoll': {
      const away = after.battle?.result === 'fled' || after.battle?.result === 'foeFled';
      return `${name} tries to leave, ${action.face}: ${away ? 'gets away' : 'fights on'}${dropWords(state, after, player)}`;
    }
    case 'smokeRetreat':
      return `${name} gets away in the smoke of a bomb${dropWords(state, after, player)}`;
    case 'tieRoll': {
      const result = after.battle?.result;
      const ends =
        result === 'won'
          ? `${clanOf(state, battle?.player ?? player).name} wins`
          : result === 'lost'
            ? `${article(battle ?? { kind: 'player', foe: { name: 'The rival' } })} wins`
            : 'roll again';
      return `Both sides are down: ${action.face} against ${action.foeFace}, ${ends}`;
    }
    case 'endBattle':
      return battle ? endWords(state, after, battle) : `${name} ends the battle`;
    case 'playerDies': {
      const victor = victorOver(battle, player);
      const loses = typeof victor === 'number' ? `hands over to ${clanOf(state, victor).name}` : 'loses';
      const where = action.city ? `, awakes in ${action.city}` : '';
      const things = belongings(clan.gold, clan.goods, clan.quest?.name);
      const spoils = typeof victor === 'number' ? victorWords(state, after, clan, victor, action.bounty) : '';
      return `${name} dies and ${loses} ${things}${spoils}${where}; next turn only three gold dice${whoIsNext(state, after)}`;
    }
  }
}

function dropWords(state: State, after: State, seat: number): string {
  const dropped = addGoods(clanOf(state, seat).goods, clanOf(after, seat).goods, -1);
  const words = goodsWords(dropped);
  return words === 'nothing' ? '' : `, dropping ${words}`;
}

/** What the victor cannot carry, and the bounty. */
function victorWords(state: State, after: State, lost: Clan, victor: number, bounty: number | undefined): string {
  const [before, now] = [clanOf(state, victor), clanOf(after, victor)];
  const unfit = totalGoods(lost.goods) - (totalGoods(now.goods) - totalGoods(before.goods));
  return [
    unfit > 0 ? `; ${unfit} of the goods ${unfit === 1 ? 'does' : 'do'} not fit` : '',
    bounty ? `; ${now.name} takes a bounty of ${bounty}` : '',
  ].join('');
}

function stage(
  state: State,
  after: State,
  battle: Battle,
  action: Extract<BattleAction, { type: 'battleStage' }>,
): string {
  const { name } = clanOf(state, battle.player);
  const faces = withReroll(battle.mine, action.faces, action.reroll);
  const damage = strike(battle.mine, faces, accuracyOf(battle)).damage + Math.max(0, action.extra ?? 0);
  const lead = `Stage ${battle.stage}: ${name} rolls ${faces.join(', ')}, ${damage} damage`;
  const now = after.battle;
  if (!now) return lead;
  if (!battle.theirs || !now.theirs) {
    if (now.result === 'won') return `${lead}: ${battle.kind === 'merchant' ? 'plundered' : 'slain'}`;
    if (now.result === 'escaped') return `${lead}: the merchant escapes with ${points(now.hp)}`;
    if (battle.kind === 'merchant') return `${lead}, ${points(now.hp)} left, ${now.chase} to chase`;
    const fell = battle.mine.fighters.find(
      (each) => !each.down && now.mine.fighters.some((one) => one.slot === each.slot && one.down),
    );
    const loss = fell ? `${unitWords(fell.slot)} faints` : 'the barrier holds';
    return `${lead}, ${points(now.hp)} left; ${loss}`;
  }
  const foeFaces = withReroll(battle.theirs, action.foeFaces ?? [], action.foeReroll);
  const foeDamage =
    strike(battle.theirs, foeFaces, accuracyAgainst(battle.mine)).damage + Math.max(0, action.foeExtra ?? 0);
  const stand = `${standing(now.mine).length} against ${standing(now.theirs).length} standing`;
  return `${lead}; ${article(battle)} rolls ${foeFaces.join(', ') || 'nothing'}, ${foeDamage} damage; ${stand}`;
}

function endWords(state: State, after: State, battle: Battle): string {
  const { name, gold } = clanOf(state, battle.player);
  const now = clanOf(after, battle.player);
  const goods = goodsWords(addGoods(now.goods, clanOf(state, battle.player).goods, -1));
  const foe = article(battle);
  if (battle.kind === 'player') {
    const won = battle.result === 'foeFled' || battle.result === 'won';
    const rival = clanOf(state, battle.theirs?.seat ?? -1).name;
    return won ? `${name} has driven off ${rival}` : `${rival} has driven off ${name}`;
  }
  if (battle.result === 'won') {
    const spoils = [now.gold > gold ? `${now.gold - gold} gold` : '', goods === 'nothing' ? '' : goods].filter(Boolean);
    return `${name} has beaten ${foe}${spoils.length > 0 ? `: ${spoils.join(', ')}` : ''}`;
  }
  if (battle.result === 'escaped') return `${foe} got away from ${name}`;
  return battle.result === 'fled' ? `${name} got away from ${foe}` : `The battle of ${name} and ${foe} ends`;
}
