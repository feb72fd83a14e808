import type { CardValues } from '@/rules/kernel/card-kind';
import type { BattleKind, Foe } from './battleState';
import { facesUpTo, TIER_WORDS, TIERS } from './tables';

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
    ...number('gold'),
    ...number('wanted'),
    ...number('lv1'),
    ...number('lv2'),
    ...(colour === 'green' || colour === 'yellow' ? { colour } : {}),
    ...(tier ? { tier } : {}),
  };
}

/** "Green, 3 HP, hit on 1–3, 1 EXP, 1 goods die, 2 gold dice": a card at a glance; what is untyped is left out. */
export function foeWords(values: CardValues): string {
  const { colour, tier, hp, accuracy, retreat, lv1, lv2, exp, cargo, loot, gold } = foeOf('', values);
  const some = (value: number | undefined, words: (value: number) => string) => (value ? [words(value)] : []);
  const explorer = values['explorer'];
  return [
    ...(colour ? [colour === 'green' ? 'Green' : 'Yellow'] : []),
    ...(tier ? [TIER_WORDS[tier]] : []),
    ...some(typeof explorer === 'number' ? explorer : undefined, (value) => `Explorer ${value}`),
    ...some(lv1, (value) => `${value} Lv 1`),
    ...some(lv2, (value) => `${value} Lv 2`),
    ...some(hp, (value) => `${value} HP`),
    ...some(accuracy, (value) => `hit on ${facesUpTo(value)}`),
    ...some(retreat, (value) => `retreat on ${facesUpTo(value)}`),
    ...some(exp, (value) => `${value} EXP`),
    ...some(cargo, (value) => `${value} goods ${value === 1 ? 'die' : 'dice'}`),
    ...some(loot, (value) => `${value} gold ${value === 1 ? 'die' : 'dice'}`),
    ...some(gold, (value) => `${value} gold`),
  ].join(', ');
}

/** Under which kind of card a foe is kept. */
export const CARD_KIND: Readonly<Record<Exclude<BattleKind, 'player'>, string>> = {
  merchant: 'merchant',
  monster: 'monster',
  brigand: 'npc',
  government: 'npc',
};
