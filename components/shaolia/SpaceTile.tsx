import Heart from 'lucide-react-native/icons/heart';
import LinkIcon from 'lucide-react-native/icons/link';
import type { LucideIcon } from 'lucide-react-native';
import Sword from 'lucide-react-native/icons/sword';
import UserRound from 'lucide-react-native/icons/user-round';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { sameData } from '@/components/ui/sameData';
import type { Seat } from '@/rules/kernel/setup';
import { cardDef, type CardDef } from '@/rules/shaolia/card-def';
import { cardTopic } from '@/rules/shaolia/card-topics';
import type { Status } from '@/rules/shaolia/plan/reach';
import { type Built, type Place, sideOf, type Space, type State, type Tokens } from '@/rules/shaolia/state';
import { cardAt, lifeLeft, PALACE, spaceAt } from '@/rules/shaolia/territory';

import { SPACE_ICONS } from './icons';
import { needWords, statusWords, whereWords } from './words';

/** What a tile shows of the state, and nothing else: it is drawn again only when this changes. */
interface Shown {
  space: Space | undefined;
  built: Built | undefined;
  def: CardDef | undefined;
  left: number | undefined;
  tokens: Tokens | undefined;
  palaceUsed: readonly number[];
}

interface Props {
  shown: Shown;
  seat: Seat;
  place: Place;
  status: Status | undefined;
  /** Lit: a legal target, or a space to build on. */
  lit?: boolean;
  onSpace: (place: Place) => void;
  onTopic: (topic: string) => void;
}

export function shownSpace(state: State, seat: Seat, place: Place): Shown {
  const side = sideOf(state, seat);
  const built = cardAt(side, place);
  return {
    space: place === PALACE ? undefined : spaceAt(side, place),
    built,
    def: built ? cardDef(state.cards, built.card) : undefined,
    left: lifeLeft(state, seat, place),
    tokens: place === PALACE ? side.palaceTokens : built?.tokens,
    palaceUsed: side.palaceUsed,
  };
}

const MOST_PIPS = 6;

/** One space of a territory: what stands there, its life, its tokens, and whether a die reaches it. */
export const SpaceTile = memo(DrawnSpace, sameData);

function DrawnSpace({ shown, seat, place, status, lit = false, onSpace, onTopic }: Props) {
  const { color, accent, highContrast } = useTheme();
  const { space, built, def, left } = shown;
  const used = built?.activated ?? false;
  const ready = status?.is === 'ready';
  const near = ready || status?.is === 'officers' || status?.is === 'chain';
  const name =
    place === PALACE ? 'Palace' : built ? built.card : space === 'locked' ? '3 gold' : lit ? 'Build' : 'Empty';
  const Icon = SPACE_ICONS[iconOf(place, space, def)] ?? UserRound;
  const ink = used ? color.ink3 : space === 'locked' ? color.ink3 : place === PALACE ? accent.second : color.ink;
  const badge =
    status && status.is !== 'used' && status.is !== 'noDice' ? statusWords(status) : used ? 'used' : undefined;
  // What the drawing says without words.
  const said = [
    space === 'locked' ? 'locked space' : '',
    whereWords(place),
    left === undefined ? '' : `${left} life left`,
    tokenWords(shown.tokens),
    lit ? (space === 'empty' ? 'free to build on' : 'legal target') : '',
  ].filter(Boolean);
  return (
    <Pressy
      hint={said.join(', ')}
      onPress={() => onSpace(place)}
      onLongPress={() =>
        onTopic(built ? cardTopic(built.card) : place === PALACE ? 'palace-abilities' : spaceTopic(space))
      }
      holdLabel="Read the rule"
      testID={`space-${seat}-${place}`}
      style={[
        styles.tile,
        {
          backgroundColor: ready || lit ? accent.tint : color.surfaceAlt,
          borderColor: near || lit ? accent.accent : 'transparent',
        },
        near && !ready && !lit ? styles.dashed : null,
        space === 'locked' || space === 'empty'
          ? [styles.dashed, lit ? null : { backgroundColor: 'transparent', borderColor: color.lineStrong }]
          : null,
        highContrast && built && !near ? { borderColor: color.lineStrong } : null,
        used ? styles.used : null,
      ]}
    >
      <View style={styles.head}>
        <Icon size={20} color={ink} />
        {def && diceWords(def) !== '' ? (
          <Txt type="micro" tone={used ? color.ink3 : color.ink2} align="center">
            {diceWords(def)}
          </Txt>
        ) : null}
      </View>
      <Txt type="micro" tone={ink} align="center" style={styles.name}>
        {name}
      </Txt>
      {built ? <Life left={left} life={def?.life ?? null} /> : null}
      {place === PALACE ? <AbilityPips used={shown.palaceUsed} /> : null}
      <TokenRow tokens={shown.tokens} />
      {badge ? (
        <Txt type="micro" tone={ready ? accent.accent : color.ink2} align="center" style={styles.badge}>
          {badge}
        </Txt>
      ) : null}
    </Pressy>
  );
}

function iconOf(place: Place, space: Space | undefined, def: CardDef | undefined): string {
  if (place === PALACE) return 'palace';
  if (def) return def.name === 'Fleet' || def.name === 'Port' ? 'ship' : def.class;
  return space === 'locked' ? 'locked' : 'empty';
}

function spaceTopic(space: Space | undefined): string {
  return space === 'locked' ? 'locked-space' : 'building-phase';
}

/** The dice of a card's commands, as far as they are typed: "3 · 3+3". */
function diceWords({ commands }: CardDef): string {
  return commands.flatMap(({ needs }) => (needs.includes(null) ? [] : [needWords(needs, '+')])).join(' · ');
}

function tokenWords(tokens: Tokens | undefined): string {
  if (!tokens) return '';
  return (['attack', 'life', 'blockage'] as const)
    .flatMap((kind) => (tokens[kind] > 0 ? [`${tokens[kind]} ${kind}`] : []))
    .join(', ');
}

/** Life as words, where it is not known or too much for pips. */
function lifeText(left: number | undefined, life: number | null): string {
  if (left === undefined || life === null) return 'life ?';
  return Math.max(left, life) > MOST_PIPS ? `${left} of ${life}` : '';
}

function Life({ left, life }: { left: number | undefined; life: number | null }) {
  const { color, accent } = useTheme();
  const text = lifeText(left, life);
  if (text !== '' || left === undefined || life === null) {
    return (
      <Txt type="micro" color={left === undefined ? 'ink3' : 'ink2'}>
        {text}
      </Txt>
    );
  }
  const pips = Math.max(left, life);
  return (
    <View style={styles.pips} aria-hidden>
      {Array.from({ length: pips }, (_, pip) => (
        <View
          key={pip}
          style={[
            styles.pip,
            pip < left
              ? { backgroundColor: accent.second, borderColor: accent.second }
              : { borderColor: color.lineStrong },
          ]}
        />
      ))}
    </View>
  );
}

function AbilityPips({ used }: { used: readonly number[] }) {
  const { color, accent } = useTheme();
  return (
    <View style={styles.pips} aria-hidden>
      {[0, 1, 2].map((ability) => (
        <View
          key={ability}
          style={[
            styles.pip,
            used.includes(ability)
              ? { borderColor: color.lineStrong }
              : { backgroundColor: accent.accent, borderColor: accent.accent },
          ]}
        />
      ))}
    </View>
  );
}

const TOKEN_ICONS: readonly (readonly [keyof Tokens, LucideIcon])[] = [
  ['attack', Sword],
  ['life', Heart],
  ['blockage', LinkIcon],
];

function TokenRow({ tokens: held }: { tokens: Tokens | undefined }) {
  const { color } = useTheme();
  if (!held || held.attack + held.life + held.blockage === 0) return null;
  return (
    <View style={styles.pips} aria-hidden>
      {TOKEN_ICONS.flatMap(([kind, Icon]) =>
        Array.from({ length: held[kind] }, (_, index) => (
          <Icon
            key={`${kind}${index}`}
            size={12}
            strokeWidth={2.6}
            color={kind === 'blockage' ? color.danger : color.ink2}
          />
        )),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    minHeight: 78,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingHorizontal: 1,
    paddingVertical: 5,
    borderWidth: 2,
    borderRadius: tokens.radius.chip,
  },
  dashed: { borderStyle: 'dashed' },
  used: { opacity: 0.6 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', columnGap: 4 },
  // A long name in a narrow space: Blacksmith.
  name: { flexShrink: 1, letterSpacing: -0.4 },
  badge: { fontWeight: '700' },
  pips: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 2 },
  pip: { width: 7, height: 7, borderRadius: 4, borderWidth: 1.5 },
});
