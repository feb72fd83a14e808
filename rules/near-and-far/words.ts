import type { Building, Faction, Location } from './state';

export const BUILDING_WORDS: Readonly<Record<Building, string>> = {
  townHall: 'Town Hall',
  saloon: 'Saloon',
  stables: 'Stables',
  generalStore: 'General Store',
  farm: 'Farm',
  mysticsHut: "Mystic's Hut",
  mine: 'Mine',
};

export const BUILDING_TOPICS: Readonly<Record<Building, string>> = {
  townHall: 'town-hall',
  saloon: 'saloon',
  stables: 'stables',
  generalStore: 'store',
  farm: 'farm',
  mysticsHut: 'hut',
  mine: 'mine',
};

export function locationWords(location: Location): string {
  if (location === 'start') return 'at the start';
  if (location === 'map') return 'on the map';
  return location === 'jail' ? 'in jail' : `at the ${BUILDING_WORDS[location]}`;
}

export const FACTION_LETTERS: Readonly<Record<Faction, string>> = { red: 'L', green: 'O', blue: 'M', yellow: 'N' };

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** R44: of several such choices the one that asks for the most of them. */
export function keywordWords(keywords: readonly string[]): string {
  const said = keywords.join(', ');
  return keywords.length > 1
    ? `A choice that asks for these must be taken, the one that asks for the most of them: ${said}`
    : `A choice that asks for ${said} must be taken`;
}
