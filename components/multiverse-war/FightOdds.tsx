import { StyleSheet, View } from 'react-native';

import { OddsLine } from '@/components/odds/OddsLine';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { entriesOf } from '@/rules/dice/distribution';
import { type Fraction, toNumber } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { plural } from '@/rules/kernel/plural';
import { isRefusal } from '@/rules/kernel/refusal';
import { type Course, restOrFight } from '@/rules/multiverse-war/advice';
import {
  alternatingDuel,
  exchange,
  type ExchangeOdds,
  exchangeOdds,
  readKey,
  repeatedDuel,
  turnedRound,
  withSupport,
} from '@/rules/multiverse-war/exchange';
import { type Fight, type Strike, strikesOf } from '@/rules/multiverse-war/fight';
import { siege, type SiegeOdds } from '@/rules/multiverse-war/siege';

interface Props {
  fight: Fight;
  mine: string;
  theirs: string;
  /** What a kill would bring: "A kill unlocks the ability of Bowman." */
  brings?: string;
  /** The attacker's full health: less now asks "rest or fight?". */
  fullHp: number;
  /** Of a target that repairs: its full health, and how much a turn. */
  walls?: { readonly full: number; readonly repair: number };
}

/** What each blow does, in order, and the exact chance of every end. */
export function FightOdds({ fight, mine, theirs, brings, fullHp, walls }: Props) {
  const strikes = strikesOf(fight);
  const odds = exchangeOdds(fight);
  const answered = strikes.length > 1;
  return (
    <Card large style={styles.card}>
      {strikes.map((strike, index) => (
        <StrikeLine
          key={strike.by}
          index={index}
          strike={strike}
          name={strike.by === 'attacker' ? mine : (fight.answerer?.name ?? theirs)}
        />
      ))}
      {answered ? null : (
        <Txt type="caption" color="ink2">
          {fight.answerer ? `${fight.answerer.name} cannot reach back.` : `${theirs} does not answer.`}
        </Txt>
      )}
      {odds.certain ? (
        <Certain fight={fight} odds={odds} mine={mine} theirs={theirs} />
      ) : (
        <Uncertain fight={fight} mine={mine} theirs={theirs} />
      )}
      {brings ? (
        <Txt type="bodyStrong" color="success">
          {brings}
        </Txt>
      ) : null}
      <Waiting fight={fight} theirs={theirs} />
      <Resting fight={fight} fullHp={fullHp} mine={mine} siege={walls !== undefined} />
      {walls === undefined ? <Repeated fight={fight} /> : <Besieged fight={fight} walls={walls} />}
      <Alternating fight={fight} />
    </Card>
  );
}

/** Who strikes first and why, told before anything is tapped on the field. */
export function FirstBlow({ fight, mine, theirs }: Pick<Props, 'fight' | 'mine' | 'theirs'>) {
  return (
    <Txt type="bodyStrong" heading align="center" testID="fight-first">
      {firstWords(fight, strikesOf(fight), mine, theirs)}
    </Txt>
  );
}

function firstWords(fight: Fight, strikes: readonly Strike[], mine: string, theirs: string): string {
  if (strikes[0]?.by === 'target') return `${fight.answerer?.name ?? theirs} strikes first: it trumps ${mine}`;
  if (strikes.length === 1) return `${mine} strikes alone`;
  return fight.trump === 'attacker'
    ? `${mine} strikes first: it trumps ${theirs}`
    : `${mine} strikes first: it attacks`;
}

const ROLL_WORDS = { flanked: 'flanked', agile: 'agile target' } as const;

function StrikeLine({ index, strike, name }: { index: number; strike: Strike; name: string }) {
  const { color } = useTheme();
  const needs = strike.rolls.map((why) => ROLL_WORDS[why]).join(' and ');
  return (
    <View style={styles.strike}>
      <View style={[styles.order, { borderColor: color.lineStrong }]}>
        <Txt type="label">{index + 1}</Txt>
      </View>
      <View style={styles.words}>
        <Txt type="bodyStrong">{`${name}: ${strike.damage} damage`}</Txt>
        <Txt type="caption" color="ink2">
          {[
            strike.because.join(', '),
            needs ? `${needs}: d10, 5 or less ${strike.rolls.length > 1 ? 'twice' : 'hits'}` : '',
          ]
            .filter(Boolean)
            .join('. ')}
        </Txt>
      </View>
    </View>
  );
}

interface OddsProps {
  odds: ExchangeOdds;
  mine: string;
  theirs: string;
}

function Certain({ fight, odds, mine, theirs }: OddsProps & { fight: Fight }) {
  const [targetHp = 0] = odds.targetHp.outcomes;
  const [attackerHp = 0] = odds.attackerHp.outcomes;
  return (
    <View style={styles.certain} testID="fight-certain">
      <After name={mine} from={fight.attacker.hp} to={attackerHp} />
      <After name={theirs} from={fight.target.hp} to={targetHp} />
      <Txt type="caption" color="ink2">
        For certain: no die is rolled.
      </Txt>
    </View>
  );
}

function After({ name, from, to }: { name: string; from: number; to: number }) {
  return (
    <View style={styles.after}>
      <Txt type="body" style={styles.words}>
        {name}
      </Txt>
      <Txt type="numeral" color={to === 0 ? 'danger' : to < from ? 'warn' : 'ink'}>
        {to === 0 ? `${from} → falls` : `${from} → ${to}`}
      </Txt>
    </View>
  );
}

/** Every way the exchange can end, likeliest first. */
function Uncertain({ fight, mine, theirs }: { fight: Fight; mine: string; theirs: string }) {
  const ends = exchange(fight);
  const left = (name: string, hp: number) => (hp === 0 ? `${name} falls` : `${name} ${hp}`);
  const rows = [...entriesOf(ends)].sort((a, b) => Number(b[1] - a[1]));
  return (
    <View style={styles.certain} testID="fight-ends">
      {rows.map(([key, weight]) => {
        const { attackerHp, targetHp, shieldHp } = readKey(key);
        const walls = fight.shield ? `, ${left('building', shieldHp)}` : '';
        return (
          <OddsLine
            key={key}
            title={`${left(mine, attackerHp)}, ${left(theirs, targetHp)}${walls}`}
            chance={{ numerator: weight, denominator: ends.total }}
            testID={`end-${key}`}
          />
        );
      })}
    </View>
  );
}

/** Attack or wait: what one more supporter on either side would change. */
function Waiting({ fight, theirs }: { fight: Fight; theirs: string }) {
  const { attacker, target } = fight.support;
  const now = exchangeOdds(fight);
  const told = [
    { words: 'With one more of yours', odds: exchangeOdds(withSupport(fight, attacker + 1, target)) },
    { words: 'With one more of theirs', odds: exchangeOdds(withSupport(fight, attacker, target + 1)) },
  ].filter(({ odds }) => JSON.stringify(ends(odds)) !== JSON.stringify(ends(now)));
  return told.map(({ words, odds }) => (
    <Txt key={words} type="caption" color="ink2">
      {`${words}: ${theirs} falls ${percentText(odds.kill)}, yours ${percentText(odds.lose)}, ${hpWords(odds)}`}
    </Txt>
  ));
}

function ends({ targetHp, attackerHp }: ExchangeOdds): readonly string[] {
  return [targetHp, attackerHp].flatMap((d) => [...entriesOf(d)].map(([hp, weight]) => `${hp}:${weight}/${d.total}`));
}

function hpWords({ targetHp, attackerHp }: ExchangeOdds): string {
  return `left ${targetHp.outcomes.join(' or ')} against ${attackerHp.outcomes.join(' or ')}`;
}

/** Rest or fight: what a turn of rest would change for a hurt attacker. */
function Resting({
  fight,
  fullHp,
  mine,
  siege: walls,
}: {
  fight: Fight;
  fullHp: number;
  mine: string;
  siege: boolean;
}) {
  if (fight.attacker.hp >= fullHp || fight.attacker.hp === 0 || fight.target.hp === 0) return null;
  const { now, rested } = restOrFight(fight, fullHp);
  const told = ({ survives, wins }: Course) =>
    `${survives === undefined ? 'takes no answer' : `stands after ${plural(survives, 'answer')}`}${wins === undefined || walls ? '' : `, wins ${percentText(wins)}`}`;
  const same = told(now) === told(rested);
  return (
    <View style={styles.certain} testID="fight-rest">
      <Txt type="bodyStrong">{same ? 'Resting first changes nothing here' : 'Rest or fight?'}</Txt>
      {same ? null : (
        <Txt type="caption" color="ink2">
          {`${mine} now, ${now.hp} health: ${told(now)}. Rested, ${rested.hp}: ${told(rested)}.`}
        </Txt>
      )}
    </View>
  );
}

/** Both owners attack in turn, you first. */
function Alternating({ fight }: { fight: Fight }) {
  const theirs = turnedRound(fight);
  const duel =
    theirs && fight.attacker.hp > 0 && fight.target.hp > 0 ? alternatingDuel(fight, theirs, 'mine') : undefined;
  if (!duel || isRefusal(duel) || duel.steps === undefined) return null;
  const wins = duel.ends.get('attacker') ?? { numerator: 0n, denominator: 1n };
  return (
    <Txt type="caption" color="ink2" testID="fight-alternating">
      {`If both attack in turn: you win ${percentText(wins)}.`}
    </Txt>
  );
}

/** The same attack turn after turn. */
function Repeated({ fight }: { fight: Fight }) {
  const duel = repeatedDuel(fight);
  if (isRefusal(duel) || fight.attacker.hp === 0 || fight.target.hp === 0) return null;
  const chance = (end: 'attacker' | 'target' | 'both'): Fraction =>
    duel.ends.get(end) ?? { numerator: 0n, denominator: 1n };
  const words =
    duel.steps === undefined
      ? 'Turn after turn: neither may ever win.'
      : `Turn after turn: wins ${percentText(chance('attacker'))}, loses ${percentText(chance('target'))}${toNumber(chance('both')) > 0 ? `, both fall ${percentText(chance('both'))}` : ''}; ${round(toNumber(duel.steps))} ${toNumber(duel.steps) === 1 ? 'exchange' : 'exchanges'}.`;
  return (
    <Txt type="caption" color="ink2" testID="fight-duel">
      {words}
    </Txt>
  );
}

/** The same attack turn after turn on what is repaired in between (5.6). */
function Besieged({ fight, walls }: { fight: Fight; walls: NonNullable<Props['walls']> }) {
  if (fight.attacker.hp === 0 || fight.target.hp === 0) return null;
  const odds = siege([{ key: 'alone', name: fight.attacker.name, fight }], walls.full, undefined, walls.repair);
  return (
    <Txt type="caption" color="ink2" testID="fight-siege">
      {`Turn after turn, ${walls.repair} repaired between: ${siegeWords(odds)}.`}
    </Txt>
  );
}

function siegeWords({ never, beaten, expected, fallenBy }: SiegeOdds): string {
  const chance = fallenBy[fallenBy.length - 1] ?? 0;
  if (chance === 0 && beaten) return 'it holds, the attacker falls first';
  if (chance === 0 && never) return 'it never falls';
  if (expected === undefined) return `${percentText(chance)} that it falls within ${plural(fallenBy.length, 'turn')}`;
  return `it falls after ${round(expected)} ${expected === 1 ? 'turn' : 'turns'}`;
}

function round(value: number): string {
  return Number.isInteger(value) ? `${value}` : value.toFixed(1);
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 12 },
  strike: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  order: { width: 26, height: 26, borderRadius: 13, borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
  certain: { gap: 4 },
  after: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
