import type { CardValues } from '@/rules/kernel/card-kind';
import type { BattleKind, Foe } from './battleState';
import { TIERS } from './tables';

/** What a battle takes off a card that was typed. */
export function foeOf(name: string, values: CardValues): Foe {
  const number = (key: string) => {
    const value = values[key];
    return typeof value === 'number' ? { [key]: value } : {};
  };
  const tier = TIERS.find((each) => each === values['tier']);
  const colour = values['colour'];
  return {
    name,
    ...number('hp'),
    ...number('accuracy'),
    ...number('retreat'),
    ...number('exp'),
    ...number('cargo'),
    ...number('loot'),
    ...number('wanted'),
    ...number('lv1'),
    ...number('lv2'),
    ...(colour === 'green' || colour === 'yellow' ? { colour } : {}),
    ...(tier ? { tier } : {}),
  };
}

/** Under which kind of card a foe is kept. */
export const CARD_KIND: Readonly<Record<Exclude<BattleKind, 'player'>, string>> = {
  merchant: 'merchant',
  monster: 'monster',
  brigand: 'npc',
  government: 'npc',
};
