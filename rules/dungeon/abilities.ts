import type { Gear } from './resolver';

/** What the third die gives this turn (5.3): values, 0 where it is not there. */
export interface Abilities {
  readonly critical: boolean;
  readonly dodge: number;
  readonly parry: number;
  readonly absorb: number;
  readonly reflect: number;
}

export const NO_ABILITIES: Abilities = { critical: false, dodge: 0, parry: 0, absorb: 0, reflect: 0 };

/** One die serves all equipment (A2); boss loot raises only what is there. */
export function abilitiesOf(gear: Gear, third: number): Abilities {
  if (third < 1) return NO_ABILITIES;
  const odd = third % 2 === 1;
  return {
    critical: gear.trident && third >= 5,
    dodge: gear.boots && (third === 3 || third === 4) ? 2 : 0,
    parry: gear.shield && odd ? 2 + (gear.head ? 1 : 0) : 0,
    absorb: gear.spear && third <= 2 ? 3 + (gear.teeth ? 1 : 0) : 0,
    reflect: gear.scale && !odd ? 3 + (gear.head ? 1 : 0) : 0,
  };
}

/** "parry 2 and reflect 3"; empty where nothing is lit. */
export function abilityWords({ critical, dodge, parry, absorb, reflect }: Abilities): string {
  const lit = [
    ...(critical ? ['critical'] : []),
    ...(dodge ? [`dodge ${dodge}`] : []),
    ...(parry ? [`parry ${parry}`] : []),
    ...(absorb ? [`absorb ${absorb}`] : []),
    ...(reflect ? [`reflect ${reflect}`] : []),
  ];
  return lit.join(' and ');
}
