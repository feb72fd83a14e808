import { createContext, memo, type PropsWithChildren, useContext, useId } from 'react';
import { Defs, Ellipse, G, LinearGradient, Path, Stop } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { beadPath, highlightPath, shade } from './beadShape';

export type BeadKind = 'marker' | 'counted' | 'phase' | 'pip' | 'dock';

export interface BeadSize {
  readonly w: number;
  readonly h: number;
}

export function beadSize(kind: BeadKind, dragged = false): BeadSize {
  return kind === 'marker' && dragged ? tokens.bead.size.markerDrag : tokens.bead.size[kind];
}

// Ids are global in a web page, and a gradient inside a hidden screen paints nothing: so every drawing has its own.
const Scope = createContext('');

const gradientId = (scope: string, colour: string) => `bead${scope}${colour.slice(1)}`;

/**
 * The gradients of all beads inside, each defined once. Stands inside an `Svg`, round the beads.
 * The game's marker and the counted bead are always there; name further colours in `colours`.
 */
export function BeadDefs({ colours = [], children }: PropsWithChildren<{ colours?: readonly string[] }>) {
  const { accent, scheme } = useTheme();
  const scope = useId();
  const all = new Set([accent.marker, tokens.bead.counted[scheme], ...colours]);
  return (
    <Scope value={scope}>
      <Defs>
        {[...all].map((colour) => (
          <Gradient key={colour} id={gradientId(scope, colour)} colour={colour} />
        ))}
      </Defs>
      {children}
    </Scope>
  );
}

const Gradient = memo(function Gradient({ id, colour }: { id: string; colour: string }) {
  return (
    <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <Stop offset="0" stopColor={shade(colour, 'lighter', tokens.bead.shadeTop)} />
      <Stop offset="0.42" stopColor={colour} />
      <Stop offset="1" stopColor={shade(colour, 'darker', tokens.bead.shadeBottom)} />
    </LinearGradient>
  );
});

interface BodyProps extends BeadSize {
  /** `#RRGGBB`, named in the `BeadDefs` round it. */
  colour: string;
  x?: number;
  y?: number;
  shadow?: boolean;
  highlight?: boolean;
}

/** A bead of any size; `Bead` has the sizes of the design. */
export function BeadBody({ w, h, colour, x = 0, y = 0, shadow = false, highlight = true }: BodyProps) {
  const scope = useContext(Scope);
  return (
    <G x={x} y={y}>
      {shadow ? <Ellipse cx={0} cy={h * 0.53} rx={w * 0.4} ry={h * 0.06} fill="#000000" opacity={0.28} /> : null}
      <Path d={beadPath(w, h)} fill={`url(#${gradientId(scope, colour)})`} />
      {highlight ? (
        <Path
          d={highlightPath(w, h)}
          stroke="#FFFFFF"
          strokeOpacity={tokens.bead.highlightOpacity}
          strokeWidth={Math.max(1, w * 0.06)}
          strokeLinecap="round"
          fill="none"
        />
      ) : null}
    </G>
  );
}

interface Props {
  kind: BeadKind;
  /** `#RRGGBB`, named in the `BeadDefs` round it; the game's marker or the counted bead's colour if left out. */
  colour?: string;
  dragged?: boolean;
  x?: number;
  y?: number;
}

/** One bead, drawn inside an `Svg` and its `BeadDefs`, with its centre at (x, y). */
export function Bead({ kind, colour, dragged = false, x, y }: Props) {
  const { accent, scheme } = useTheme();
  const counted = kind === 'counted' || kind === 'pip';
  return (
    <BeadBody
      {...beadSize(kind, dragged)}
      colour={colour ?? (counted ? tokens.bead.counted[scheme] : accent.marker)}
      x={x}
      y={y}
      shadow={kind === 'marker'}
      highlight={kind !== 'dock'}
    />
  );
}
