import type { Topic } from '@/rules/kernel/topic';

const ROAD = { words: 'Road or hex', opens: 'road' };

export const builders: readonly Topic[] = [
  {
    id: 'builder',
    title: 'Builder',
    words: ['worker', 'civilian', 'protect', 'escort', 'kill a builder', 'builders', 'peasant'],
    page: 'Builders, about p8 and p11',
    answer:
      'A civilian with 1 HP who cannot fight. In one hex with a military unit it cannot be attacked, but it dies with that unit if the unit falls in melee.',
    details:
      'If the escort is shot, the builder lives and stands alone. A builder killed alone counts as a kill; one that dies with its escort does not. It must stand where you build.',
    related: ['builder-experience', 'placing-buildings', 'stacking', 'roads', 'bridges', 'starting-units'],
    phases: ['build', 'action'],
    ruling: 'A23',
  },
  {
    id: 'builder-experience',
    title: 'Builder experience',
    words: ['builder track', 'builder xp', 'builder steps', 'builder level', 'builder bonus'],
    page: 'Builders, about p11',
    answer:
      'Each building and each road you construct moves you one step on the builder track. Its bonuses are printed there.',
    details:
      'Tier 2, chopping and planting give none, a bridge only by house rule. The track brings no ability token and does not count for the Elite victory.',
    related: ['builder', 'roads', 'bridges', 'battle-record', 'elite-victory'],
    phases: ['build'],
    ruling: 'A22',
    houseRule: 'bridgeGivesBuilderStep',
  },
  {
    id: 'roads',
    title: 'Roads',
    words: ['road', 'cost', 'speed', 'build a road', 'road price', 'road cost', 'path'],
    page: 'Builders, about p11',
    answer:
      'A builder lays a road on its hex for as much gold as a unit pays AP to enter that hex. From then on a step along the road costs 1, in forest and hills too.',
    details:
      'There are 30 road hexes in the box. Roads give builder steps, join buildings to the settlement and may lie next to the unexplored.',
    related: ['valid-roads', 'road-bonus-ap', 'supply-lines', 'builder-experience', 'bridges', 'action-points'],
    phases: ['build'],
    helper: ROAD,
  },
  {
    id: 'valid-roads',
    title: 'Valid roads',
    words: [
      'continuous',
      'interrupted',
      'broken road',
      'gap',
      'invalid road',
      'does it count as road',
      'connected road',
    ],
    page: 'Builders, about p11',
    answer:
      'A step is a road move only if the road runs on from the hex you leave to the hex you enter. Two road hexes side by side with the road cut between them do not count.',
    details: 'Buildings and your city are road as well.',
    related: ['roads', 'road-bonus-ap', 'supply-lines'],
    phases: ['action'],
  },
  {
    id: 'road-bonus-ap',
    title: 'Road bonus AP',
    words: ['extra move', 'extra AP', 'bonus action point', 'one more AP', 'road movement', 'free step'],
    page: 'Builders, about p11',
    answer: 'A unit that spends its whole printed AP walking on road gets 1 AP more, once a turn.',
    details: 'Only steps from road to road count; buildings and the settlement are road.',
    related: ['roads', 'valid-roads', 'action-points'],
    phases: ['action'],
  },
  {
    id: 'supply-lines',
    title: 'Supply lines',
    words: ['connect', '+1 gold', 'connected', 'link', 'connect a building', 'road link', 'supply'],
    page: 'Builders, about p11; Turn limit, about p14',
    answer:
      'A building joined to your settlement by road brings 1 gold more each turn if it has revenue. At the turn limit every joined building, revenue or not, is worth 2 points.',
    details:
      'Bridges carry the road on. If the settlement is down, nothing is joined. Two joined buildings at the same time are a bonus mission.',
    related: ['revenue-phase', 'roads', 'bridges', 'turn-limit-victory', 'missions-novice'],
    phases: ['revenue', 'build'],
  },
  {
    id: 'bridges',
    title: 'Bridges',
    words: ['river', 'water', 'bridge', 'cross the river', 'destroy a bridge', 'bridge cost'],
    page: 'Builders, about p11',
    answer:
      'A builder raises a bridge for 2 gold; crossing costs 1 AP. Two hits by melee units or siege weapons destroy it, whatever their damage.',
    details:
      'Melee must stand at one of its entrances, siege must be set up. Bridges are not repaired, destroying one is no step, and a hit ends the unit’s actions.',
    related: ['roads', 'supply-lines', 'builder', 'siege-weapons', 'builder-experience'],
    phases: ['build'],
    ruling: 'A22',
    helper: { words: 'Hit a bridge', opens: 'bridges' },
  },
  {
    id: 'hex-improvements',
    title: 'Hex improvements',
    words: ['chop', 'plant', 'forest', 'cut trees', 'tile improvement', 'remove forest', 'terraform'],
    page: 'Components, about p5; Turn order, about p6',
    answer:
      'In the Build phase a builder may change the hex it stands on: chop a forest or plant one. The price is what the component prints.',
    details: 'There are ten chop/plant hexes. It gives no builder step.',
    related: ['build-phase', 'builder', 'shooting-at-forest', 'builder-experience', 'components-list'],
    phases: ['build'],
    ruling: 'rulings A22, A41',
    helper: ROAD,
  },
  {
    id: 'aether-mines',
    title: 'Aether mines',
    words: ['mine', 'central', 'aether', 'mines', 'place a mine', 'capture a mine', 'how many mines'],
    page: 'Aether Stone mines, about p11–12',
    answer:
      'When a central territory is revealed, a mine goes on its central hex: take the token with that terrain, on water the grassland one. As many as there are central territories, or as agreed.',
    details:
      'Six at most, the box has no more. Mines you hold build the Stone Portal. They come with the advanced scenario; a house rule brings them into the novice one.',
    related: ['stone-portal-victory', 'map-exploration', 'map-layouts', 'rulesets'],
    phases: ['action'],
    ruling: 'A40',
    houseRule: 'noviceMines',
    helper: { words: 'Mines and portal', opens: 'mines' },
  },
];
