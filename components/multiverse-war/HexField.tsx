import Castle from 'lucide-react-native/icons/castle';
import Mountain from 'lucide-react-native/icons/mountain';
import Trees from 'lucide-react-native/icons/trees';
import type { LucideIcon } from 'lucide-react-native';
import { StyleSheet, View } from 'react-native';
import Svg, { Line, Polygon } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import type { Ground } from '@/rules/multiverse-war/actions';

import { type Around, WEST } from './fightDraft';
import { hexPoints } from './HexPath';

interface Side {
  readonly seat: number;
  readonly colour: number;
  readonly words: string;
  readonly ground: Ground;
}

interface Props {
  mine: Side;
  theirs: Side;
  distance: number;
  around: readonly Around[];
  onAround: (index: number) => void;
  onGround: (side: 'mine' | 'theirs') => void;
}

const R = 34;
const W = Math.sqrt(3) * R;
const WIDTH = 312;
const HEIGHT = 176;
const AWAY = { x: 44, y: HEIGHT / 2 };

/** The battlefield stands in the middle, or gives way to an attacker who stands apart. */
function centreOf(near: boolean): { readonly x: number; readonly y: number } {
  return { x: near ? WIDTH / 2 : 200, y: HEIGHT / 2 };
}

function neighboursOf(centre: { readonly x: number; readonly y: number }) {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index;
    return { x: centre.x + W * Math.cos(angle), y: centre.y - W * Math.sin(angle) };
  });
}

const PLACES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];
const GROUND_ICONS: Readonly<Record<Ground, LucideIcon | undefined>> = {
  open: undefined,
  hill: Mountain,
  forest: Trees,
  building: Castle,
};
const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  open: 'open ground',
  hill: 'hill',
  forest: 'forest',
  building: 'building',
};

/** The battlefield with its six neighbours: tap a neighbour for supporters, the fighters' hexes for their ground. */
export function HexField({ mine, theirs, distance, around, onAround, onGround }: Props) {
  const { color, accent } = useTheme();
  const near = distance === 1;
  const centre = centreOf(near);
  const neighbours = neighboursOf(centre);
  const from = near ? (neighbours[WEST] ?? AWAY) : AWAY;
  return (
    <View style={styles.field}>
      <Svg width={WIDTH} height={HEIGHT} aria-hidden>
        {near ? null : (
          <Line
            x1={from.x + R}
            x2={centre.x - R}
            y1={from.y}
            y2={centre.y}
            stroke={color.ink3}
            strokeWidth={2}
            strokeDasharray={[5, 5]}
          />
        )}
        {neighbours.map(({ x, y }, index) => (
          <Polygon
            key={index}
            points={hexPoints(x, y, R - 2)}
            fill={near && index === WEST ? accent.tint : around[index] ? color.surfaceAlt : color.sunken}
            stroke={around[index] ? color.ink2 : color.line}
            strokeWidth={around[index] ? 2 : 1.5}
          />
        ))}
        {near ? null : (
          <Polygon
            points={hexPoints(from.x, from.y, R - 2)}
            fill={accent.tint}
            stroke={accent.accent}
            strokeWidth={2}
          />
        )}
        {near ? (
          <Polygon
            points={hexPoints(from.x, from.y, R - 2)}
            fill={accent.tint}
            stroke={accent.accent}
            strokeWidth={2}
          />
        ) : null}
        <Polygon
          points={hexPoints(centre.x, centre.y, R - 1)}
          fill={color.dangerTint}
          stroke={color.danger}
          strokeWidth={3}
        />
      </Svg>
      {neighbours.map((at, index) =>
        near && index === WEST ? null : (
          <Spot
            key={index}
            at={at}
            label={`Supporter ${PLACES[index]}, ${around[index] === 'mine' ? mine.words : around[index] === 'theirs' ? theirs.words : 'nobody'}`}
            onPress={() => onAround(index)}
            testID={`hex-${index}`}
          >
            {around[index] === 'mine' ? <PlayerToken seat={mine.seat} colour={mine.colour} size={30} /> : null}
            {around[index] === 'theirs' ? <PlayerToken seat={theirs.seat} colour={theirs.colour} size={30} /> : null}
          </Spot>
        ),
      )}
      <Spot
        at={from}
        label={`${mine.words} on ${GROUND_WORDS[mine.ground]}`}
        onPress={() => onGround('mine')}
        testID="hex-mine"
      >
        <Fighter side={mine} />
      </Spot>
      <Spot
        at={centre}
        label={`${theirs.words} on ${GROUND_WORDS[theirs.ground]}`}
        onPress={() => onGround('theirs')}
        testID="hex-theirs"
      >
        <Fighter side={theirs} />
      </Spot>
    </View>
  );
}

function Fighter({ side }: { side: Side }) {
  const { color } = useTheme();
  const Icon = GROUND_ICONS[side.ground];
  return (
    <View style={styles.fighter}>
      <PlayerToken seat={side.seat} colour={side.colour} size={26} />
      {Icon ? <Icon size={18} color={color.ink} /> : <Txt type="micro">open</Txt>}
    </View>
  );
}

interface SpotProps {
  at: { readonly x: number; readonly y: number };
  label: string;
  onPress: () => void;
  testID: string;
  children?: React.ReactNode;
}

const SPOT = 54;

function Spot({ at, label, onPress, testID, children }: SpotProps) {
  return (
    <View style={[styles.spot, { left: at.x - SPOT / 2, top: at.y - SPOT / 2 }]}>
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        {children}
      </View>
      {/* Over the drawing: a browser would take the words in it for the name. */}
      <Pressy
        label={label}
        hint="Tap to change"
        repeats
        onPress={onPress}
        testID={testID}
        pressed="veiled"
        style={StyleSheet.absoluteFill}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  field: { width: WIDTH, height: HEIGHT, alignSelf: 'center' },
  spot: { position: 'absolute', width: SPOT, height: SPOT, alignItems: 'center', justifyContent: 'center' },
  fighter: { alignItems: 'center', gap: 1 },
});
