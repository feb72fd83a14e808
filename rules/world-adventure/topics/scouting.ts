import type { Topic } from '@/rules/kernel/topic';

export const scouting: readonly Topic[] = [
  {
    id: 'scouting',
    title: 'Scouting',
    words: [
      'find',
      'explorer roll',
      'search',
      'scout',
      'look for',
      'find merchant',
      'explorer dice',
      'reroll scouting',
      'find but not attack',
    ],
    page: 'p13, 17',
    answer:
      'For 1 action roll as many dice as your Explorer. One die of 1 to 3 finds the target in your hex, and you may attack it or not; two also give you an action back, once a turn.',
    details:
      'Targets are merchants, the Brigand, the Government and other players. With Explorer 0 you cannot scout; with 5 you always find. A Smoke Bomb rerolls the dice you choose, once.',
    related: ['scout-limits', 'bonus-action', 'explorer', 'smoke-bomb', 'merchant-attack', 'engage'],
    phases: ['player'],
    ruling: 'rulings R-8, R-34',
    houseRule: 'scoutBonus',
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
  {
    id: 'scout-limits',
    title: 'Scout limits',
    words: [
      'twice',
      'city',
      'same target',
      'scout again',
      'scout player in city',
      'second scouting',
      'scout twice',
      'attack a player in a city',
      'attack in city',
      'safe in a city',
    ],
    page: 'p13',
    answer:
      'The same target cannot be scouted twice in one turn, and a player who stands in a city cannot be scouted at all. The target must be in your hex.',
    details:
      'Another merchant in another hex is another target. Where a Merchant X token lies there is no merchant to find.',
    related: ['scouting', 'merchant-x', 'duel-attack'],
    phases: ['player'],
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
  {
    id: 'bonus-action',
    title: 'Bonus action',
    words: [
      'extra action',
      'two successes',
      'second action',
      'additional action point',
      'three successes',
      'more actions',
    ],
    page: 'p13, 17',
    answer:
      'Two or more successes in a scouting roll give you 1 action point, once a turn. Spend it on anything an action buys, or it lapses when the turn ends.',
    details:
      'A third success is wasted. The rulebook’s limit can also be read as once per roll; the house rule switches to that.',
    related: ['scouting', 'turn-points', 'explorer'],
    phases: ['player'],
    ruling: 'rulings R-8, R-46',
    houseRule: 'scoutBonus',
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
  {
    id: 'engage',
    title: 'Engage',
    words: [
      'monster',
      'two dice',
      'fight monster',
      'hunt',
      'attack monster',
      'start monster fight',
      'decline monster',
      'scout monsters',
      'do I have to fight',
    ],
    page: 'p13, 23',
    answer:
      'For 1 action, without an Explorer roll, you meet a monster in a hex with the monster symbol and no X token. Roll two dice, pick one of the two cards, then fight it or not.',
    details:
      'A monster meeple already standing in your hex can be engaged instead. If you leave the monster alone or do not slay it, its meeple stays there; it spares you, but not the others.',
    related: ['two-dice-one-card', 'monster-battle', 'minion', 'destroyer', 'monster-x', 'scouting'],
    phases: ['player'],
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
  {
    id: 'two-dice-one-card',
    title: 'Two dice, one card',
    words: ['which card', 'choose card', 'pick merchant', 'pick monster', 'roll two', 'doubles', 'dice number'],
    page: 'p22, 23',
    answer:
      'Roll two dice and take the merchant or monster that stands at one of the two numbers, your choice. With a double there is only one.',
    details:
      'You see the card before you decide to attack. A merchant left alone gets no X token; a monster left alone comes onto the map.',
    related: ['engage', 'merchant-attack', 'merchant-card', 'monster-card'],
    phases: ['player'],
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
];
