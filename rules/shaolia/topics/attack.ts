import type { Topic } from '@/rules/kernel/topic';

export const attack: readonly Topic[] = [
  {
    id: 'attack-cards',
    title: 'Attack cards',
    words: ['fight', 'damage', 'sword', 'attack', 'combat', 'military', 'how to attack', 'decline attack'],
    page: 'Card Ability III-4',
    answer:
      'An attack card deals its damage to one card or the palace on an opposing territory. Each opposing card you destroy gives you 1 gold.',
    details:
      'You may decline the attack; the card still counts as activated and keeps its attack tokens. Damage is the printed number plus the attack tokens on the card.',
    related: ['targeting', 'surplus-damage', 'loot', 'attack-token', 'infantry', 'cavalry', 'fleet', 'catapult'],
    phases: ['action'],
    ruling: 'ruling 52',
  },
  {
    id: 'targeting',
    title: 'Targeting',
    words: [
      'who can I hit',
      'legal target',
      'choose target',
      'can I attack',
      'back row',
      'attack range',
      'reach',
      'target',
      'what can I attack',
    ],
    page: 'Card Ability III-4',
    answer:
      'Choose one card or the palace of one opponent, in either row. While a card that must be attacked first stands there, you can only choose such a card. One activation has one target.',
    details:
      'The Fleet’s first ability and the assassin ignore defense cards. The Catapult’s combo chooses no target: it hits the whole front row. Locked-space cards cannot be chosen.',
    related: ['attack-cards', 'defense-cards', 'several-defense-cards', 'fleet', 'catapult', 'attacking-in-2v2'],
    phases: ['action'],
    ruling: 'ruling 25',
  },
  {
    id: 'surplus-damage',
    title: 'Surplus damage',
    words: ['leftover', 'overkill', 'excess damage', 'split damage', 'trample', 'remaining damage', 'left over damage'],
    page: 'Card Ability III-4',
    answer:
      'Damage beyond the target’s life is lost and never passes to another card. Five damage on a Farm with 2 life destroys it, and 3 are wasted.',
    details: 'One attack cannot be split between targets either.',
    related: ['targeting', 'life-and-destruction', 'catapult', 'hire-mercenary-assassin'],
    phases: ['action'],
  },
  {
    id: 'life-and-destruction',
    title: 'Life and destruction',
    words: ['hp', 'die', 'hearts', 'health', 'hit points', 'destroyed', 'how much life', 'toughness'],
    page: 'Card Ability III-4',
    answer:
      'A card is destroyed when its damage is equal to or above its life; life tokens add 1 each. It goes to the discard pile of its level, and the attacker gets 1 gold.',
    details:
      'A Farm has 2 life, the palace 12. For other cards check your card. Damage takes life tokens away first, and the rest becomes counters.',
    related: ['damage-counters', 'life-token', 'loot', 'destroyed-or-demolished-cards', 'palace-destruction'],
    phases: ['action'],
    ruling: 'ruling 12',
  },
  {
    id: 'damage-counters',
    title: 'Damage counters',
    words: [
      'wounds',
      'carry over',
      'damage stays',
      'damage reset',
      'counters',
      'does damage heal',
      'damage between rounds',
    ],
    page: 'Card Ability III-4',
    answer:
      'Put one counter on the target for each damage. Counters stay from round to round until a life token repairs them or the card leaves.',
    details: 'Nothing heals by itself. A card that leaves gives its counters back to the supply.',
    related: ['life-and-destruction', 'life-token', 'surplus-damage', 'palace-destruction'],
    phases: ['action'],
  },
  {
    id: 'loot',
    title: 'Loot',
    words: ['reward', '1 gold', 'plunder', 'gold for kill', 'gold for destroying', 'bounty', 'spoils', 'steal gold'],
    page: 'Card Ability III-4',
    answer: 'You gain 1 gold at once for each opposing card you destroy.',
    details:
      'A sweep that destroys several cards pays for each. A built character pays as well, and so does a card destroyed by someone you hired. Nothing is paid for the palace or for a card its owner demolished.',
    related: ['attack-cards', 'life-and-destruction', 'gold', 'catapult'],
    phases: ['action'],
    ruling: 'rulings 26, 29',
  },
  {
    id: 'infantry',
    title: 'Infantry',
    words: ['basic attack', 'soldier', 'foot soldiers', 'infantry damage', 'troops', 'lv1 attack'],
    page: 'Card pages',
    answer: 'The Infantry is the basic attack card: one matching die deals 1 damage to one target.',
    details:
      'With one attack token it deals 2, with two tokens 3. It meets the condition of the Lv2 attack cards. For its number, cost and life check your card.',
    related: ['attack-cards', 'attack-token', 'targeting', 'building-condition'],
    phases: ['action'],
  },
  {
    id: 'cavalry',
    title: 'Cavalry',
    words: ['horse', 'combo', 'horses', 'riders', 'cavalry damage', 'knights'],
    page: 'Card pages',
    answer:
      'The Cavalry strikes with a 3, or deals 5 damage with its combo of two dice. Check your card for the damage of the single strike, which looks like 2, and for the combo.',
    details: 'Only one of the two abilities per action phase. It needs an Infantry or Cavalry to be built.',
    related: ['attack-cards', 'combo-command', 'one-activation-per-card', 'attack-token'],
    phases: ['action'],
  },
  {
    id: 'gym',
    title: 'Gym',
    words: ['training', 'token', 'train', 'gym token', 'attack token each round', 'before rolling', 'dojo'],
    page: 'Card pages',
    answer:
      'Each standing Gym places 1 attack token on one of your attack cards at the start of your action phase, before you roll. It needs no die.',
    details:
      'The Gym is an attack card itself. A card that already has 2 attack tokens cannot take another; if no attack card can, the token is lost. The rulebook’s two texts differ, so a house rule allows any card of yours.',
    related: ['attack-token', 'passive-ability', 'status-tokens', 'mine', 'action-phase'],
    phases: ['action'],
    ruling: 'ruling 11',
    houseRule: 'gymAnyCard',
  },
  {
    id: 'fleet',
    title: 'Fleet',
    words: ['ship', 'ignore defense', 'bypass', 'ships', 'past the wall', 'navy', 'go around defense', 'boat'],
    page: 'Card pages',
    answer:
      'The Fleet’s first ability deals 1 damage to any card or the palace, past all defense cards. Its second deals 2 damage in the normal way; check your card. Use one of them per action phase.',
    details: 'Attack tokens raise either ability. It needs an Infantry or Fleet to be built.',
    related: ['targeting', 'defense-cards', 'one-activation-per-card', 'hire-mercenary-assassin', 'attack-token'],
    phases: ['action'],
  },
  {
    id: 'catapult',
    title: 'Catapult',
    words: ['siege', 'front row', 'sweep', 'area', 'all cards', 'splash', 'hit everything', 'bonus against defense'],
    page: 'Card pages',
    answer:
      'With one die the Catapult deals 1 damage, or 3 to a defense card. Its combo deals 1 damage to every card in one opponent’s front row, up to 3 each with two attack tokens.',
    details:
      'The combo needs no target, so defense cards protect nobody from it, but it never hits the palace. Each destroyed card gives 1 gold, and each Swamp destroyed blocks the Catapult once, up to 2. It needs an Infantry or Catapult to be built.',
    related: ['targeting', 'attack-token', 'defense-cards', 'combo-command', 'loot', 'swamp'],
    phases: ['action'],
    ruling: 'rulings 26, 28',
  },
];
