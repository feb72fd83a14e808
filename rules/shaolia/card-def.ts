import type { Cards } from '@/rules/kernel/card';
import { type CardValues, chosenOf } from '@/rules/kernel/card-kind';
import { PALACE_ABILITIES } from './card-kinds';
import { type Post, rosterPost } from './posts';
import { type CardClass, type Makes, type Passive, rosterCard, type Shape } from './roster';

export type Need = 1 | 2 | 3 | 4 | 5 | 6 | 'any';

export interface Effect {
  readonly gold?: number;
  readonly minerals?: number;
  readonly officers?: number;
  readonly culture?: number;
  /** For each culture card on the own territory. */
  readonly perCulture?: number;
  readonly lifeTokens?: number;
  readonly attackTokens?: number;
  readonly trades?: 1 | 2;
  readonly caravan?: true;
  readonly damage?: number;
  readonly damageVsDefense?: number;
  readonly ignoreDefense?: true;
  /** To every front-row card. */
  readonly sweep?: number;
}

/** One command of a card or palace; null where a printed value is still to be typed. */
export interface Command {
  readonly needs: readonly (Need | null)[];
  readonly effect: Effect | null;
}

export interface CardDef {
  readonly name: string;
  readonly class: CardClass;
  readonly level: 1 | 2 | null;
  readonly wonder: boolean;
  readonly condition: readonly string[];
  readonly gold: number | null;
  readonly minerals: number | null;
  readonly life: number | null;
  readonly commands: readonly Command[];
  readonly passives: readonly Passive[];
  /** Filled in from hints and not confirmed at the table yet. */
  readonly unchecked: readonly string[];
}

export interface PostDef extends Post {
  readonly price: number | null;
  readonly max: number | null;
  readonly damage: number | null;
}

const SIEGE_DAMAGE = 3; // Card pages, Attack: 3 against defense cards

function numberIn(values: CardValues, key: string): number | null {
  const value = values[key];
  return typeof value === 'number' ? value : null;
}

function needIn(values: CardValues, key: string): Need | null {
  const value = values[key];
  if (value === 'any') return 'any';
  const face = Number(value);
  return face === 1 || face === 2 || face === 3 || face === 4 || face === 5 || face === 6 ? face : null;
}

function effectOf(makes: Makes, gives: number | null): Effect | null {
  if (makes === 'trade') return { trades: 1 };
  if (makes === 'caravan') return { trades: 1, caravan: true };
  if (makes === 'port') return { trades: 2 };
  if (gives === null) return null;
  if (makes === 'pastDefense') return { damage: gives, ignoreDefense: true };
  if (makes === 'siege') return { damage: gives, damageVsDefense: SIEGE_DAMAGE };
  return { [makes]: gives };
}

function commandsOf(shape: Shape, makes: readonly Makes[], values: CardValues): readonly Command[] {
  const [first, second] = makes;
  if (first === undefined) return [];
  const one: Command = { needs: [needIn(values, 'die')], effect: effectOf(first, numberIn(values, 'gives')) };
  if (second === undefined) return [one];
  if (shape === 'twoDice') {
    return [one, { needs: [needIn(values, 'die2')], effect: effectOf(second, numberIn(values, 'gives2')) }];
  }
  const needs = [needIn(values, 'comboA'), needIn(values, 'comboB')];
  return [one, { needs, effect: effectOf(second, numberIn(values, 'comboGives')) }];
}

/** What was typed stands above what the rules tell; a value left untyped falls back to it. */
function merged(told: CardValues, typed: CardValues | undefined): CardValues {
  if (!typed) return told;
  const given = Object.entries(typed).filter(([, value]) => value !== null);
  return { ...told, ...('condition' in typed ? { condition: null } : {}), ...Object.fromEntries(given) };
}

function makeCard(cards: Cards, name: string): CardDef {
  const known = rosterCard(name);
  if (known) {
    const typed = cards[`${known.shape}:${name}`];
    const values = merged(known.values, typed);
    return {
      name,
      class: known.class,
      level: known.level,
      wonder: known.wonder ?? false,
      condition: chosenOf(values['condition']),
      gold: numberIn(values, 'gold'),
      minerals: numberIn(values, 'minerals'),
      life: numberIn(values, 'life'),
      commands: commandsOf(known.shape, known.makes, values),
      passives: known.passives,
      unchecked: known.check.filter((key) => (typed?.[key] ?? null) === null && (values[key] ?? null) !== null),
    };
  }
  const values = cards[`character:${name}`] ?? {};
  const what = values['what'];
  const die = needIn(values, 'die');
  const effect = typeof what === 'string' ? effectOf(what as Makes, numberIn(values, 'gives')) : null;
  const ofClass = values['class'];
  return {
    name,
    class: typeof ofClass === 'string' ? (ofClass as CardClass) : 'character',
    level: null,
    wonder: false,
    condition: [],
    gold: 0,
    minerals: 0,
    life: numberIn(values, 'life'),
    commands: die === null && effect === null ? [] : [{ needs: [die], effect }],
    passives: ofClass === 'defense' ? ['mustBeAttackedFirst'] : [],
    unchecked: [],
  };
}

/** A character nobody has typed may have any command. */
export function isUntold(cards: Cards, name: string): boolean {
  return rosterCard(name) === undefined && cards[`character:${name}`] === undefined;
}

const memo = new WeakMap<Cards, Map<string, CardDef>>();

/** A card as this table knows it. Made once for each set of typed values. */
export function cardDef(cards: Cards, name: string): CardDef {
  let made = memo.get(cards);
  if (!made) {
    made = new Map();
    memo.set(cards, made);
  }
  const there = made.get(name);
  if (there) return there;
  const def = makeCard(cards, name);
  made.set(name, def);
  return def;
}

const PALACE_TOLD: CardValues = { die1: 'any', what1: 'officers', gives1: 2 };

/** The palace's three abilities, at fixed numbers; one that nobody has typed asks for its values. */
export function palaceCommands(cards: Cards): readonly Command[] {
  const values = merged(PALACE_TOLD, cards['palace:Palace']);
  return PALACE_ABILITIES.map((ability) => {
    const what = values[`what${ability}`];
    return {
      needs: [needIn(values, `die${ability}`)],
      effect: typeof what === 'string' ? effectOf(what as Makes, numberIn(values, `gives${ability}`)) : null,
    };
  });
}

export function postDef(cards: Cards, name: string): PostDef {
  const post = rosterPost(name);
  const values = merged(post.values, cards[`post:${name}`]);
  return {
    ...post,
    price: numberIn(values, 'price'),
    max: numberIn(values, 'max'),
    damage: numberIn(values, 'damage'),
  };
}

/** Whether every printed value is known: then nothing has to be asked. */
export function isComplete(def: CardDef): boolean {
  return (
    def.gold !== null &&
    def.minerals !== null &&
    def.life !== null &&
    def.commands.every(({ needs, effect }) => effect !== null && !needs.includes(null))
  );
}
