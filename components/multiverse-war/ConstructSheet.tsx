import { StyleSheet, View } from 'react-native';
import Svg, { Polygon } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/multiverse-war/actions';
import { check } from '@/rules/multiverse-war/check';
import { towersCount } from '@/rules/multiverse-war/checkBuild';
import { buildingCard } from '@/rules/multiverse-war/classes';
import { paybackTurns } from '@/rules/multiverse-war/revenue';
import { playerOf } from '@/rules/multiverse-war/state';
import { BUILDINGS, buildingFacts, type BuildingType } from '@/rules/multiverse-war/tables';

import { Chips } from './Chips';
import { hexPoints } from './HexPath';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly building: BuildingType;
  readonly cost: number | null;
  readonly distance: number;
  readonly builderThere: boolean;
  readonly nextToUnexplored: boolean;
}

/** A building: the price, and where it may stand. The checklist says what is wrong before it is paid. */
export function ConstructSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic, onOpen } = panel;
  const [draft, keep] = draftOf<Draft>(panel, {
    building: 'barracks',
    cost: null,
    distance: 3,
    builderThere: true,
    nextToUnexplored: false,
  });
  const { gold } = playerOf(state, shown);
  const facts = buildingFacts(draft.building);
  const printed = buildingCard(state, draft.building);
  const cost = draft.cost ?? printed.cost ?? 0;
  const untyped = draft.cost === null && printed.cost === null;
  const action: Action = {
    type: 'constructBuilding',
    player: shown,
    building: draft.building,
    cost,
    distance: draft.distance,
    builderThere: draft.builderThere,
    nextToUnexplored: draft.nextToUnexplored,
  };
  const refusal = check(state, action);
  const payback = paybackTurns(cost, printed.revenue[0] ?? 0, false);
  return (
    <Sheet
      title="Build"
      onClose={onClose}
      onRules={() => onTopic('placing-buildings')}
      testID="construct-sheet"
      footer={
        <Button
          large
          disabled={untyped}
          words={untyped ? 'Type the price' : `${facts.words} for ${cost}, ${Math.max(0, gold - cost)} left`}
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="construct-apply"
        />
      }
    >
      <View style={styles.stack}>
        <Chips
          label="Building"
          options={BUILDINGS.map(({ type, words }) => ({ value: type, words }))}
          chosen={[draft.building]}
          onChoose={(building) => keep({ building: building as BuildingType, cost: null })}
          testID="construct-type"
        />
        <Rings chosen={draft.distance} tower={draft.building === 'guardTower'} />
        <Segments
          label="Hexes from the nearest city or building"
          options={[1, 2, 3].map((value) => ({
            value,
            words: value === 3 ? '3rd or more' : value === 1 ? '1st hex' : '2nd hex',
          }))}
          value={Math.min(3, Math.max(1, draft.distance))}
          onChange={(distance) => keep({ distance })}
          testID="construct-distance"
        />
        <Txt
          type="caption"
          color="ink2"
        >{`Measured from every city and building${towersCount(state) ? '' : ', towers left out'}.`}</Txt>
        <SwitchRow
          title="A builder stands there"
          value={draft.builderThere}
          onChange={(builderThere) => keep({ builderThere })}
          testID="construct-builder"
        />
        <SwitchRow
          title="Next to the unknown"
          detail="An unexplored hex or encounter beside it forbids building."
          value={draft.nextToUnexplored}
          onChange={(nextToUnexplored) => keep({ nextToUnexplored })}
          testID="construct-unknown"
        />
        <Counter
          bare
          label="Price in gold"
          words={untyped ? 'gold, as printed' : 'gold'}
          value={cost}
          min={0}
          max={99}
          onGain={(by) => keep({ cost: cost + by })}
          onPay={(by) => keep({ cost: Math.max(0, cost - by) })}
          testID="construct-cost"
        />
        <Txt type="caption" color="ink2">
          {payback === undefined
            ? printed.revenue[0] === null
              ? 'Its revenue is not typed yet.'
              : 'It brings no gold.'
            : `${printed.revenue[0]} gold a turn from the next revenue on: paid back after ${plural(payback, 'turn')}.`}
        </Txt>
        <Button
          kind="quiet"
          words={`Type the card of the ${facts.words}`}
          onPress={() => onOpen(`card:building:${facts.words}`)}
          testID="construct-card"
        />
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
      </View>
    </Sheet>
  );
}

const R = 13;

/** A settlement with three rings round it: the third is the first that counts. */
function Rings({ chosen, tower }: { chosen: number; tower: boolean }) {
  const { color, accent } = useTheme();
  const w = Math.sqrt(3) * R;
  const hexes = [];
  for (let q = -3; q <= 3; q += 1) {
    for (let r = -3; r <= 3; r += 1) {
      const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (ring <= 3) hexes.push({ key: `${q},${r}`, ring, x: 90 + w * (q + r / 2), y: 78 + 1.5 * R * r });
    }
  }
  return (
    <View
      role="img"
      aria-label={tower ? 'A tower may stand on any ring' : 'Rings 1 and 2 are too near, ring 3 counts'}
      style={styles.rings}
    >
      <Svg width={180} height={156} aria-hidden>
        {hexes.map(({ key, ring, x, y }) => (
          <Polygon
            key={key}
            points={hexPoints(x, y, R - 1)}
            fill={
              ring === 0
                ? accent.accent
                : ring === chosen
                  ? accent.marker
                  : ring === 3 || tower
                    ? accent.tint
                    : color.sunken
            }
            stroke={ring === chosen ? accent.accent : color.line}
            strokeWidth={ring === chosen ? 2 : 1}
          />
        ))}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 }, rings: { alignItems: 'center' } });
