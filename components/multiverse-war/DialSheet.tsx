import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path, Text as SvgText } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Sheet } from '@/components/ui/Sheet';
import { EVENT_DIAL } from '@/rules/multiverse-war/cards';
import { dialSection, dialSections, nextDialPosition } from '@/rules/multiverse-war/classes';
import { activeSeat } from '@/rules/multiverse-war/flow';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly d6: number | null;
  readonly d10: number | null;
  readonly tokens: number;
  readonly first: number | null;
}

/** The event dial: one section clockwise, then what it shows. */
export function DialSheet(panel: WarPanelProps) {
  const { state, onAct, onClose, onTopic, onOpen } = panel;
  const sections = dialSections(state);
  const due = !state.dial.turned;
  const position = due ? nextDialPosition(state) : state.dial.position;
  const { effects, text } = dialSection(state, position);
  const next = (state.firstPlayer + 1) % state.players.length;
  const [draft, keep] = draftOf<Draft>(panel, {
    d6: null,
    d10: null,
    tokens: 0,
    first: effects.includes('first') ? next : null,
  });
  const turn = () => {
    onClose();
    onAct({
      type: 'turnEventDial',
      player: activeSeat(state),
      ...(draft.d6 === null ? {} : { d6: draft.d6 }),
      ...(draft.d10 === null ? {} : { d10: draft.d10 }),
      ...(draft.tokens > 0 ? { tokens: draft.tokens } : {}),
      ...(draft.first === null ? {} : { first: draft.first }),
    });
  };
  const wants = (effect: string) => effects.length === 0 || effects.includes(effect);
  return (
    <Sheet
      title="Event dial"
      onClose={onClose}
      onRules={() => onTopic('event-dial')}
      testID="dial-sheet"
      footer={
        <Button
          large
          disabled={!due}
          words={due ? `Turn to ${position}` : 'Turned this turn'}
          onPress={turn}
          testID="dial-turn"
        />
      }
    >
      <View style={styles.stack}>
        <Dial sections={sections ?? Math.max(6, position)} position={position} />
        <Txt type="body" align="center">
          {text ?? 'Type what this section shows, once.'}
        </Txt>
        <Button
          kind="quiet"
          words={`Type section ${position}`}
          onPress={() => onOpen(`card:dial:Section ${position}`)}
          testID="dial-card"
        />
        {sections === null ? (
          <Button
            kind="quiet"
            words="Type how many sections the dial has"
            onPress={() => onOpen(`card:track:${EVENT_DIAL}`)}
            testID="dial-sections"
          />
        ) : null}
        {wants('direction') ? (
          <View style={styles.line}>
            <Chips
              label="Direction of caravan and competition, d6"
              options={[1, 2, 3, 4, 5, 6].map((face) => ({ value: `${face}`, words: `${face}` }))}
              chosen={[`${draft.d6 ?? ''}`]}
              onChoose={(face) => keep({ d6: Number(face) })}
              testID="dial-d6"
            />
            <Button
              kind="secondary"
              words="Roll d6"
              icon={Dices}
              onPress={() => keep({ d6: rollDie(6) })}
              testID="dial-roll6"
            />
          </View>
        ) : null}
        {wants('tokens') ? (
          <View style={styles.line}>
            <Txt type="body">
              {draft.d10 === null
                ? 'New encounter tokens go on tiles with the number rolled.'
                : `Tokens on tiles with ${draft.d10}.`}
            </Txt>
            <Chips
              label="The d10"
              options={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => ({ value: `${face}`, words: `${face}` }))}
              chosen={[`${draft.d10 ?? ''}`]}
              onChoose={(face) => keep({ d10: Number(face) })}
              testID="dial-d10"
            />
            <Button
              kind="secondary"
              words="Roll d10"
              icon={Dices}
              onPress={() => keep({ d10: rollDie(10) })}
              testID="dial-roll10"
            />
            <Counter
              bare
              label="New encounter tokens"
              words="new tokens"
              value={draft.tokens}
              min={0}
              max={18}
              onGain={(by) => keep({ tokens: draft.tokens + by })}
              onPay={(by) => keep({ tokens: Math.max(0, draft.tokens - by) })}
              testID="dial-tokens"
            />
            <Button kind="quiet" words="What are the odds?" onPress={() => onOpen('chances')} testID="dial-odds" />
          </View>
        ) : null}
        {wants('first') ? (
          <Chips
            label="First player from now on; by our ruling the next clockwise"
            options={[
              { value: '', words: 'No change' },
              ...state.players.map(({ name }, seat) => ({ value: `${seat}`, words: name })),
            ]}
            chosen={[draft.first === null ? '' : `${draft.first}`]}
            onChoose={(seat) => keep({ first: seat === '' ? null : Number(seat) })}
            testID="dial-first"
          />
        ) : null}
      </View>
    </Sheet>
  );
}

const SIZE = 150;

function Dial({ sections, position }: { sections: number; position: number }) {
  const { color, accent } = useTheme();
  const at = (angle: number, r: number) => ({ x: SIZE / 2 + r * Math.sin(angle), y: SIZE / 2 - r * Math.cos(angle) });
  const step = (2 * Math.PI) / sections;
  const [a, b] = [at((position - 1) * step - step / 2, 66), at((position - 1) * step + step / 2, 66)];
  return (
    <View role="img" aria-label={`Dial at ${position} of ${sections}`} style={styles.dial}>
      <Svg width={SIZE} height={SIZE} aria-hidden>
        <Circle cx={SIZE / 2} cy={SIZE / 2} r={66} fill={color.surfaceAlt} stroke={accent.accent} strokeWidth={3} />
        <Path d={`M${SIZE / 2},${SIZE / 2} L${a.x},${a.y} A66,66 0 0 1 ${b.x},${b.y} Z`} fill={accent.marker} />
        {Array.from({ length: sections }, (_, index) => {
          const edge = at(index * step + step / 2, 66);
          const label = at(index * step, 50);
          return [
            <Line
              key={`l${index}`}
              x1={SIZE / 2}
              y1={SIZE / 2}
              x2={edge.x}
              y2={edge.y}
              stroke={color.line}
              strokeWidth={1.5}
            />,
            <SvgText
              key={`t${index}`}
              x={label.x}
              y={label.y + 5}
              fontSize={14}
              fontWeight="700"
              textAnchor="middle"
              fill={index + 1 === position ? accent.onMarker : color.ink}
            >
              {index + 1}
            </SvgText>,
          ];
        })}
        <Circle cx={SIZE / 2} cy={SIZE / 2} r={14} fill={color.surface} stroke={accent.accent} strokeWidth={2} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 }, line: { gap: 8 }, dial: { alignItems: 'center' } });
