import { StyleSheet, View } from 'react-native';

import { OddsLine } from '@/components/odds/OddsLine';
import { SearchBar } from '@/components/odds/SearchBar';
import { type Search, useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Counter } from '@/components/ui/Counter';
import { Sheet } from '@/components/ui/Sheet';
import { percentText } from '@/rules/dice/percent';
import { plural } from '@/rules/kernel/plural';
import { strikesOf } from '@/rules/multiverse-war/fight';
import { nameOf } from '@/rules/multiverse-war/fightOf';
import { settlementMax } from '@/rules/multiverse-war/flow';
import { besieging, type SiegeOdds } from '@/rules/multiverse-war/siege';
import { playerOf } from '@/rules/multiverse-war/state';
import { REPAIR } from '@/rules/multiverse-war/tables';
import { housesOf, wallsOf } from '@/rules/multiverse-war/walls';

import { AttackerList } from './AttackerList';
import { type Aim, type Attacker, shooterOf } from './besiegers';
import { Chips } from './Chips';
import { fightersOf, rivalsOf } from './fightDraft';
import { draftOf, type WarPanelProps } from './props';

interface Draft extends Aim {
  readonly attackers: readonly Attacker[];
  readonly max: number;
  readonly repair: number;
  /** Whose building it is, `1/7`; empty for one that stands nowhere yet. */
  readonly place: string;
}

/** How many turns until a building falls, with repairs between and the garrison striking back. */
export function SiegeSheet(panel: WarPanelProps) {
  const { state, shown, onClose, onTopic, onOpen } = panel;
  const rivals = rivalsOf(state, shown);
  const places = rivals
    .flatMap((owner) => housesOf(state, owner))
    .map((ref) => ({ ref, value: `${ref.owner}/${ref.id}`, walls: wallsOf(state, ref) }));
  const most = settlementMax(state);
  const [draft, keep] = draftOf<Draft>(panel, {
    attackers: [],
    target: 'building',
    hp: most,
    max: most,
    repair: REPAIR,
    place: '',
    ground: 'open',
    garrison: '',
    mySupport: 0,
    theirSupport: 0,
  });
  const besiegers = draft.attackers.map((each, index) => shooterOf(state, shown, rivals[0] ?? 0, each, draft, index));
  const untyped = besiegers.find(({ fight }) => fight.attacker.siege && fight.attacker.siegeDamage === null);
  const damage = besiegers.reduce(
    (sum, { fight }) => sum + (strikesOf(fight).find(({ by }) => by === 'attacker')?.damage ?? 0),
    0,
  );
  const asked = besiegers.length > 0 && !untyped;
  const search = useSliced(asked ? `${draft.max} ${draft.repair} ${JSON.stringify(besiegers)}` : '', () =>
    besieging(asked ? besiegers : [], draft.max, undefined, draft.repair),
  );
  const besiege = (value: string) => {
    const walls = value === draft.place ? undefined : places.find((each) => each.value === value)?.walls;
    if (walls) keep({ place: value, hp: Math.max(1, walls.hp), max: walls.full, repair: walls.repair });
    else keep({ place: '', repair: REPAIR });
  };
  return (
    <Sheet
      title="Siege"
      tall
      fill="bg"
      onClose={onClose}
      onRules={() => onTopic('building-health-and-repair')}
      footer={asked ? <Answer search={search} /> : undefined}
      testID="siege-sheet"
    >
      <View style={styles.stack}>
        <AttackerList state={state} attackers={draft.attackers} onChange={(attackers) => keep({ attackers })} />
        <Chips
          label="What is besieged"
          options={places.map(({ ref, value, walls }) => ({
            value,
            words: `${playerOf(state, ref.owner ?? 0).name}'s ${nameOf(state, ref)}, ${walls?.hp ?? 0}`,
          }))}
          chosen={[draft.place]}
          onChoose={besiege}
          testID="siege-place"
        />
        <Counter
          bare
          label="Health of the building"
          words="health now"
          value={draft.hp}
          min={1}
          max={20}
          onGain={(by) => keep({ hp: Math.min(20, draft.hp + by), max: Math.max(draft.max, draft.hp + by) })}
          onPay={(by) => keep({ hp: Math.max(1, draft.hp - by) })}
          testID="siege-hp"
        />
        <Counter
          bare
          label="Full health of the building"
          words="full health"
          value={draft.max}
          min={1}
          max={20}
          onGain={(by) => keep({ max: Math.min(20, draft.max + by) })}
          onPay={(by) => keep({ max: Math.max(draft.hp, draft.max - by) })}
          testID="siege-max"
        />
        <Chips
          label="Who answers from inside"
          options={[{ value: '', words: 'Nobody' }, ...fightersOf(state).map((name) => ({ value: name, words: name }))]}
          chosen={[draft.garrison]}
          onChoose={(garrison) => keep({ garrison })}
          testID="siege-garrison"
        />
        {untyped ? (
          <Txt
            type="bodyStrong"
            color="warn"
            onPress={() => onOpen(`card:unit:${untyped.name}`)}
          >{`Type what ${untyped.name} does to buildings first.`}</Txt>
        ) : null}
        {asked && search.done ? <Falls odds={search.answer} damage={damage} repair={draft.repair} /> : null}
      </View>
    </Sheet>
  );
}

/** The turn it falls in, always in sight; the bar fills while it is counted. */
function Answer({ search }: { search: Search<SiegeOdds> }) {
  if (!search.done) return <SearchBar part={search.part} words="Counting turn by turn" />;
  const { never, beaten, expected, fallenBy } = search.answer;
  const chance = fallenBy[fallenBy.length - 1] ?? 0;
  return (
    <Txt type="section" align="center" testID="siege-answer">
      {chance === 0 && beaten
        ? 'It holds: your attackers fall first.'
        : chance === 0 && never
          ? 'It never falls: what you break is repaired.'
          : expected === undefined
            ? `${percentText(chance)} that it falls within ${plural(fallenBy.length, 'turn')}`
            : `Falls after ${Number.isInteger(expected) ? expected : expected.toFixed(1)} ${expected === 1 ? 'turn' : 'turns'}`}
    </Txt>
  );
}

/** Turn by turn, every branch counted. */
function Falls({ odds: { fallenBy }, damage, repair }: { odds: SiegeOdds; damage: number; repair: number }) {
  return (
    <Card large style={styles.card}>
      <Txt type="caption" color="ink2">
        {`${damage} damage a turn if all hit; ${repair} ${repair === 1 ? 'is' : 'are'} repaired between, so you need more than ${repair}.`}
      </Txt>
      {fallenBy.slice(0, 6).map((chance, index) => (
        <OddsLine key={index} title={`By turn ${index + 1}`} chance={chance} testID={`siege-${index + 1}`} />
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 }, card: { gap: 8, padding: 12 } });
