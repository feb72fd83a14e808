import type { Exchange, Fight, Fighter } from '@/rules/dungeon/resolver';
import type { Option } from '@/rules/dungeon/advice';
import { abilityWords } from '@/rules/dungeon/abilities';
import { effectWords } from '@/rules/dungeon/foes';

/** "2", or "1–4" where a third die is still to fall. */
export function rangeOf(exchanges: readonly Exchange[], read: (each: Exchange) => number): string {
  const all = exchanges.map(read);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? `${low}` : `${low}–${high}`.replace('-', '−');
}

/** What a way comes to, in two or three words. */
export function splitTitle({ exchanges }: Option): string {
  const every = (holds: (each: Exchange) => boolean): boolean => exchanges.every(holds);
  if (every(({ end }) => end === 'win')) return 'Wins now';
  if (every(({ doubleKO }) => doubleKO)) return 'Both fall';
  if (every(({ end }) => end === 'defeat')) return 'You fall';
  if (exchanges.some(({ end }) => end === 'win')) return 'May win now';
  if (every(({ stunned }) => stunned)) return 'Stunned';
  if (every(({ foeDodges }) => foeDodges)) return 'It dodges';
  if (every(({ foeParries }) => foeParries)) return 'It parries';
  if (every(({ take, reflectedBack }) => take + reflectedBack === 0)) return 'Unhurt';
  return 'Blow for blow';
}

export interface SplitLine {
  readonly key: 'deal' | 'take' | 'ailment' | 'more';
  readonly words: string;
  readonly tone?: 'success' | 'danger' | 'warn';
}

/** The certain numbers of a way, both sides. */
export function splitLines({ exchanges }: Option, maxHp: number): SplitLine[] {
  const [one] = exchanges;
  if (!one) return [];
  const range = (read: (each: Exchange) => number): string => rangeOf(exchanges, read);
  const deal = range((each) => each.deal + each.reflected);
  const hp = range((each) => Math.max(0, each.hp));
  const lost = range((each) => each.take + each.reflectedBack);
  const caught = [...new Set(exchanges.flatMap((each) => each.caught))];
  const wins = exchanges.every(({ end }) => end === 'win');
  return [
    {
      key: 'deal',
      words: `${deal} damage${one.first ? ', you strike first' : ''}${left(exchanges)}`,
      ...(wins ? { tone: 'success' as const } : {}),
    },
    {
      key: 'take',
      words: lost === '0' ? `unhurt, HP ${hp} of ${maxHp}` : `${lost} lost, HP ${hp} of ${maxHp}`,
      ...(lost === '0' ? {} : { tone: 'danger' as const }),
    },
    ...caught.map((ailment): SplitLine => ({ key: 'ailment', words: `${ailment} +1, it stays`, tone: 'warn' })),
  ];
}

function left(exchanges: readonly Exchange[]): string {
  const foe = rangeOf(exchanges, (each) => Math.max(0, each.foeHp));
  return foe === '0' ? '' : `, it has ${foe}`;
}

/** The arithmetic of one exchange, unfolded: "Your 6: ATK 1, DEF 1; by level ATK 1, DEF 0.", then both blows. */
export function arithmetic(each: Exchange, { you, rulings }: Fight): string[] {
  const odd = `Stunned: the total ${each.mine + each.theirs} is odd, so`;
  if (each.stunned && rulings.stunSkipsTurn) return [`${odd} nobody acts this turn.`];
  const abilities = abilityWords(each.abilities);
  const { dodge, parry, absorb } = each.abilities;
  const replaced = !rulings.abilityAdds && dodge + parry + absorb > 0 ? ', in place of die and level ATK' : '';
  const fear = each.face === each.mine ? '' : `, counted as ${each.face} by fear`;
  const bonuses = bonusWords(each, you);
  return [
    each.stunned
      ? `${odd} you do not act; by level DEF ${you.def}.`
      : `Your ${each.mine}${fear}: ATK ${each.dieAtk}, DEF ${each.dieDef}; by level ATK ${you.atk}, DEF ${you.def}.`,
    ...(bonuses ? [`${bonuses}.`] : []),
    ...(abilities ? [`Third die ${each.third}: ${abilities}${replaced}.`] : []),
    `Your attack is ${each.atk}${each.foeDodges ? ', it dodges' : each.foeParries ? ', it parries half' : ''}: ${each.deal} dealt.`,
    foeWords(each),
    ...(each.healed > 0 ? [`Absorb heals you ${each.healed}.`] : []),
    ...(each.foeHealed > 0 ? [`It absorbs ${each.foeHealed}.`] : []),
    ...(each.reflected > 0 ? [`You reflect ${each.reflected} at the turn’s end.`] : []),
    ...(each.reflectedBack > 0 ? [`It reflects ${each.reflectedBack} at you.`] : []),
  ];
}

/** A first strike that fells it leaves nothing to tell of its action. */
function foeWords(each: Exchange): string {
  if (each.first && each.end === 'win' && each.reflected === 0)
    return 'You strike first and it is down: it does nothing.';
  const guard = each.abilities.dodge > 0 ? ', you dodge' : each.abilities.parry > 0 ? ', you parry half' : '';
  return `It uses ${effectWords(each.action)}: ${each.foeAtk} against DEF ${each.def}${guard}: ${each.take} taken.`;
}

/** "Hercules Club +1 ATK, Ambrosia +1 ATK and +1 DEF"; a stunned adventurer keeps only what defends. */
function bonusWords({ stunned, clubAtk, clubDef }: Exchange, { gear, atkPotion, defPotion }: Fighter): string {
  const from = (name: string, atk: number, def: number): string[] => {
    const gains = [...(atk > 0 && !stunned ? [`+${atk} ATK`] : []), ...(def > 0 ? [`+${def} DEF`] : [])];
    return gains.length > 0 ? [`${name} ${gains.join(' and ')}`] : [];
  };
  return [
    ...from('Hercules Club', clubAtk, clubDef),
    ...from('Ambrosia', gear.ambrosiaAtk ? 1 : 0, gear.ambrosiaDef ? 1 : 0),
    ...from('Potions', atkPotion, defPotion),
  ].join(', ');
}
