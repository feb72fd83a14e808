import type { Topic } from '@/rules/kernel/topic';

export const campaign: readonly Topic[] = [
  {
    id: 'experience',
    title: 'Experience',
    words: ['xp', 'star', 'exp', 'experience points', 'gain experience', 'boxes', 'how to get experience'],
    page: 'p13, 23, 31–32',
    answer:
      'You start with 1 experience. In a campaign every third quest gives one more, in Character Mode every character quest. Failed quests count too.',
    details: 'Spent experience is gone for good: fill the ring around its star. Arcade cards give none.',
    related: ['talents', 'campaign', 'character-mode', 'quest-fail', 'full-card'],
    phases: ['setup'],
  },
  {
    id: 'talents',
    title: 'Talents',
    words: [
      'skills',
      'permanent',
      'talent',
      'list of talents',
      'buy talent',
      'abilities',
      'talent cost',
      'all talents',
      'what is experience for',
      'next game',
    ],
    page: 'p13',
    answer:
      'Eighteen lasting abilities for 1 to 4 experience, bought before the first turn of a session; with Politics also at the Town Hall. Each may be had once.',
    details:
      'Cost 1: Fishing. Cost 2: Bribing, Gem Trading, Martial Arts, Persuasion, Potion Making, Taunting. Cost 3: Bounty Hunting, Cooking, Lore, Pack Bird Breeding, Politics, Scrounging, Storytelling, Treasure Hunting. Cost 4: Meditation, Piano Playing, Spelunking.',
    related: ['experience', 'campaign', 'talent-politics', 'ruling-24', 'ruling-53'],
    phases: ['setup'],
    ruling: 'rulings R24, R53',
  },
  {
    id: 'late-start',
    title: 'Joining mid-campaign',
    words: ['new player', 'join late', 'late joiner', 'new character', 'missed games', 'start in the middle'],
    page: 'p37',
    answer:
      'In a campaign a newcomer fills one row of boxes for each game missed, which is 1 experience each. In Character Mode there is nothing extra.',
    details:
      'In Character Mode the others use arcade cards after their eighth quest until the newcomer has caught up. Missed sessions count 0 points for the champion. Somebody from before under a new name takes over the old character card on the Campaign sheet, before the first turn.',
    related: ['campaign', 'character-mode', 'experience', 'ruling-27'],
    phases: ['setup'],
    ruling: 'R27',
  },
  {
    id: 'full-card',
    title: 'Full card bonus',
    words: ['seven points', '7 points', 'all quests done', 'card full', 'every box'],
    page: 'p31–32',
    answer:
      'On Map 11 a character card with every box filled, or with every character quest done in Character Mode, gives 7 points.',
    related: ['scoring', 'experience', 'maps', 'character-quests'],
  },
  {
    id: 'champion',
    title: 'Champion',
    words: ['campaign winner', 'who wins the campaign', 'total of all maps', 'overall winner'],
    page: 'p29',
    answer: 'After the last game on Map 11 everybody adds the points of all maps. The highest sum is the champion.',
    details: 'Equal sums share the title.',
    related: ['campaign', 'character-mode', 'scoring', 'ruling-27'],
    ruling: 'R27',
  },
  {
    id: 'maps',
    title: 'Maps',
    words: ['list', 'special rule', 'map rules', 'atlas', 'which map', 'map names', 'next map', 'map 11'],
    page: 'p39',
    answer:
      '1 Glogo Caverns, 2 Broken Plains, 3 Crimson Forest, 4 Meteor Mountain, 5 Toxic Desert, 6 Cloudy Valley, 7 Dried Sea, 8 Fire Delta, 9 Rocktooth Isles, 10 Mammoth Jungle, 11 The Last Ruin.',
    details: 'Maps 5 and 10 have a rule of their own in every mode; Map 11 has its bosses in Campaign Mode only.',
    related: ['toxic', 'mammoth', 'boss', 'modes', 'campaign'],
    phases: ['setup'],
  },
  {
    id: 'toxic',
    title: 'Toxic Desert water',
    words: ['map 5', 'water symbol', 'poison', 'toxic', 'poisoned water', 'desert'],
    page: 'p39',
    answer: 'On Map 5 each time you enter a space with a water symbol, passing or stopping, you lose 1 heart.',
    details:
      'At 0 hearts you may still enter. Camps, tortoises and food do not prevent it. Moving on from an empty water space also costs the usual heart.',
    related: ['maps', 'hearts', 'empty-space', 'ruling-9'],
    phases: ['travel'],
    ruling: 'R9',
    helper: { words: 'Plan the trip', opens: 'trip' },
  },
  {
    id: 'mammoth',
    title: 'Mammoth Jungle',
    words: ['map 10', 'minus eight', 'mammoth', 'mammoth space', '8 points'],
    page: 'p39',
    answer: 'On Map 10 a player without a camp on a mammoth space loses 8 points at the end. One such camp is enough.',
    related: ['maps', 'scoring', 'camp', 'ruling-39'],
    phases: ['questAndCamp'],
    ruling: 'R39',
  },
  {
    id: 'boss',
    title: 'The Last Ruin bosses',
    words: ['map 11', 'Zag', 'Shreya', 'boss', 'villain', 'all lose', 'boss fight', 'last ruin'],
    page: 'p39',
    answer:
      'In the campaign’s last game you may fight a boss instead of the top threat at any threat symbol. If a boss is left at the end, everybody loses.',
    details:
      'A beaten boss takes a camp like a threat, gives its points, and you read its paragraph. All four with four players; with three leave out Zag, with two Captain Shreya as well. A lost session may be played again; its score is not recorded, its boxes and keywords stay unless the house rule drops them.',
    related: ['maps', 'fight', 'ladder', 'campaign', 'ruling-26'],
    phases: ['travel'],
    ruling: 'R26',
    houseRule: 'lostSessionProgress',
  },
  {
    id: 'extra-stories',
    title: 'Extra Stories variant',
    words: ['more quests', 'extra stories', 'more reading', 'variant', 'shorter campaign'],
    page: 'p38',
    answer:
      'Put four quest tokens per player on the map instead: 8, 12 or 16. A campaign then skips three maps of your choice and has seven games.',
    details: 'Map 11 is not one of the skipped. In Character Mode about two maps are enough before the last one.',
    related: ['quest-tokens', 'long-game', 'campaign', 'ruling-25'],
    phases: ['setup'],
    ruling: 'R25',
  },
  {
    id: 'long-game',
    title: 'Long Game variant',
    words: ['more camps', 'longer game', 'two more camps', 'long variant', '16 camps'],
    page: 'p38',
    answer:
      'Everybody gets two more camps, placed in front of the top row and used first. The end and the 2 points then come with the 16th.',
    details: 'The first two show nothing, so coins and gems come two camps later.',
    related: ['camp-row', 'end', 'extra-stories', 'ruling-23'],
    phases: ['setup'],
    ruling: 'R23',
  },
  {
    id: 'above-below',
    title: 'Adventurers in Above and Below',
    words: ['other game', 'above and below', 'villagers', 'bacon', 'bread', 'lanterns'],
    page: 'p37',
    answer:
      'In Above and Below lay four adventurers, other side up, in a row above the villagers. They are trained for the price on the token, bring their own bed and have printed lanterns instead of a die.',
    details:
      'Each pair of one bacon and one bread symbol is worth 5 village points at the end. Their row is refilled with the villagers’ row.',
    related: ['factions', 'components'],
    helper: { words: 'Count bacon and bread', opens: 'above-below' },
  },
];
