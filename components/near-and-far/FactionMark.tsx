import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { Txt } from '@/components/theme/Txt';
import { StyleSheet, View } from 'react-native';
import type { Faction } from '@/rules/near-and-far/state';
import { FACTION_LETTERS } from '@/rules/near-and-far/words';

/** Colour, shape and letter together, alike in both themes: red diamond L, green triangle O, blue circle M, yellow square N. */
const LOOKS: Readonly<Record<Faction, { readonly fill: string; readonly ink: string; readonly drop: number }>> = {
  red: { fill: '#B3241E', ink: '#FFFFFF', drop: 0 },
  green: { fill: '#00704F', ink: '#FFFFFF', drop: 3 },
  blue: { fill: '#1B62B8', ink: '#FFFFFF', drop: 0 },
  yellow: { fill: '#F3C500', ink: '#14201D', drop: 0 },
};

export function FactionMark({ faction, size = 28 }: { faction: Faction; size?: number }) {
  const { fill, ink, drop } = LOOKS[faction];
  const edge = {
    fill,
    stroke: faction === 'yellow' ? '#14201D' : fill,
    strokeWidth: 1.6,
    strokeLinejoin: 'round' as const,
  };
  return (
    <View style={{ width: size, height: size }} aria-hidden>
      <Svg width={size} height={size} viewBox="-14 -14 28 28">
        {faction === 'red' ? <Path d="M0,-12.5 L12.5,0 L0,12.5 L-12.5,0 Z" {...edge} /> : null}
        {faction === 'green' ? <Path d="M0,-11.5 L12.5,10.5 H-12.5 Z" {...edge} /> : null}
        {faction === 'blue' ? <Circle r={12} {...edge} /> : null}
        {faction === 'yellow' ? <Rect x={-11} y={-11} width={22} height={22} rx={3} {...edge} /> : null}
      </Svg>
      <View style={[styles.letter, { top: drop }]} pointerEvents="none">
        <Txt
          type="label"
          tone={ink}
          align="center"
          maxFontSizeMultiplier={1}
          style={{ fontSize: size * 0.42, lineHeight: size * 0.55 }}
        >
          {FACTION_LETTERS[faction]}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  letter: { position: 'absolute', left: 0, right: 0, bottom: 0, justifyContent: 'center' },
});
