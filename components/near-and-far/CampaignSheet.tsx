import Star from 'lucide-react-native/icons/star';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import {
  BOXES_PER_STAR,
  CHARACTER_QUESTS,
  experience,
  QUESTS_BEFORE_LAST_MAP,
  TALENTS,
  unspent,
} from '@/rules/near-and-far/campaign';
import { check } from '@/rules/near-and-far/check';
import { numberOf, printed } from '@/rules/near-and-far/printed';
import { MAPS } from '@/rules/near-and-far/setup';
import { type Player, playerOf } from '@/rules/near-and-far/state';

import { draftOf, type NearPanel } from './props';
import { Standings } from './Standings';
import { TakeCard } from './TakeCard';
import { TypeSheet } from './TypeSheet';

/** The character card: boxes and stars, talents to learn, keywords, quests, and the points of every map. */
export function CampaignSheet(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [typing, setTyping] = useState(false);
  const [draft, set] = draftOf(props, { keyword: '', quest: '' });
  const player = playerOf(state, shown);
  const { quester } = player;
  const mode = state.mode === 'character' ? 'character' : 'campaign';
  const left = unspent(quester, mode);
  const boxes = numberOf(printed(state, 'sheet', 'Campaign card'), 'boxes');
  const add = () => {
    if (draft.keyword.trim()) onAct({ type: 'addKeyword', player: shown, word: draft.keyword });
    set({ keyword: '' });
  };
  const quest = () => {
    const code = draft.quest.trim();
    if (code)
      onAct(
        mode === 'campaign'
          ? { type: 'addSideQuest', player: shown, code }
          : { type: 'setNextQuest', player: shown, code },
      );
    set({ quest: '' });
  };
  if (typing) return <TypeSheet {...props} panel="type:sheet" onClose={() => setTyping(false)} />;
  return (
    <Sheet
      title={`${player.name}${player.character ? `, ${player.character}` : ''}`}
      onClose={onClose}
      onRules={() => onTopic(mode === 'campaign' ? 'campaign' : 'character-mode')}
      tall
      testID="campaign-sheet"
    >
      <View style={styles.body}>
        <TakeCard panel={props} />
        <Trail state={state} />
        <Standings state={state} seats={props.seats} />
        <Txt type="section" heading>
          {`Experience: ${left} of ${experience(quester, mode)} left`}
        </Txt>
        <Boxes
          filled={mode === 'campaign' ? quester.boxes : quester.quests}
          every={mode === 'campaign' ? BOXES_PER_STAR : 1}
          most={mode === 'campaign' ? boxes : CHARACTER_QUESTS}
          spent={experience(quester, mode) - left}
        />
        {mode === 'campaign' && boxes === undefined ? (
          <Button
            kind="quiet"
            words="Type how many boxes the card has"
            onPress={() => setTyping(true)}
            testID="type-sheet"
          />
        ) : null}
        {mode === 'character' ? (
          <Txt type="body" color="ink2">
            {readiness(state.players)}
          </Txt>
        ) : null}
        <Txt type="section" heading>
          Talents
        </Txt>
        {TALENTS.map(({ key, words, cost, effect }) => {
          const owned = quester.talents.includes(key);
          const action = { type: 'buyTalent' as const, player: shown, talent: key };
          const refusal = owned ? undefined : check(state, action);
          return (
            <View key={key} style={styles.talent}>
              <View style={styles.grow}>
                <ListRow
                  title={`${words}${owned ? ' ✓' : `, ${cost}`}`}
                  detail={
                    refusal && !owned && refusal.words !== effect && left >= cost
                      ? `${effect} ${refusal.words}`
                      : effect
                  }
                />
              </View>
              {owned || refusal ? null : (
                <Button words={`Learn: ${cost}`} onPress={() => onAct(action)} testID={`learn-${key}`} />
              )}
            </View>
          );
        })}
        <Txt type="section" heading>
          {`Keywords: ${quester.keywords.join(', ') || 'none'}`}
        </Txt>
        <View style={styles.talent}>
          <View style={styles.grow}>
            <Field
              label="New keyword"
              value={draft.keyword}
              onChange={(keyword) => set({ keyword })}
              onDone={add}
              maxLength={40}
              testID="keyword"
            />
          </View>
          <Button words="Add" onPress={add} testID="add-keyword" />
        </View>
        <Txt type="section" heading>
          {mode === 'campaign'
            ? `Side quests: ${quester.sideQuests.join(', ') || 'none'}`
            : `Next quest: ${quester.nextQuest || 'not written'}`}
        </Txt>
        <View style={styles.talent}>
          <View style={styles.grow}>
            <Field
              label={mode === 'campaign' ? 'New side quest' : 'Next quest'}
              value={draft.quest}
              onChange={(next) => set({ quest: next })}
              onDone={quest}
              maxLength={10}
              testID="quest-code"
            />
          </View>
          <Button words="Write" onPress={quest} testID="write-quest" />
        </View>
        {quester.sideQuests.map((code) => (
          <Button
            key={code}
            kind="secondary"
            words={`Cross out ${code}`}
            onPress={() => onAct({ type: 'completeSideQuest', player: shown, code })}
          />
        ))}
      </View>
    </Sheet>
  );
}

/** Map 11 waits until everybody has eight quests. */
function readiness(players: readonly Player[]): string {
  const waiting = players.flatMap(({ name, quester }) => {
    const left = QUESTS_BEFORE_LAST_MAP - quester.quests;
    return left > 0 ? [`${name} ${left}`] : [];
  });
  return waiting.length === 0
    ? 'Everybody is ready for Map 11.'
    : `Quests still to do before Map 11: ${waiting.join(', ')}.`;
}

/** The maps in their order: those played, the one on the table, those to come. */
function Trail({ state }: Pick<NearPanel, 'state'>) {
  const { color } = useTheme();
  const maps = MAPS.filter(({ number }) => number >= 2 && !state.skipped.includes(number));
  return (
    <View
      style={styles.trail}
      accessible
      accessibilityRole="image"
      aria-label={`Maps played: ${state.played.join(', ') || 'none'}. Now map ${state.map}.`}
    >
      {maps.map(({ number }) => {
        const here = number === state.map;
        const done = state.played.includes(number);
        return (
          <View
            key={number}
            style={[
              styles.stop,
              {
                backgroundColor: done ? color.successTint : color.sunken,
                borderColor: here ? color.ink : 'transparent',
              },
            ]}
          >
            <Txt type="label" align="center">
              {number}
            </Txt>
          </View>
        );
      })}
    </View>
  );
}

interface BoxesProps {
  filled: number;
  every: number;
  most: number | undefined;
  spent: number;
}

/** Quest boxes, a star after every row and one to start with; the stars spent are ringed. */
function Boxes({ filled, every, most, spent }: BoxesProps) {
  const { color, accent } = useTheme();
  const shown = Math.min(60, Math.max(most ?? 0, Math.ceil((filled + 1) / every) * every, every * 4));
  return (
    <View
      style={styles.boxes}
      accessible
      accessibilityRole="image"
      aria-label={`${plural(filled, 'box', 'boxes')} filled${most === undefined ? '' : ` of ${most}`}, ${spent} experience spent`}
    >
      <XpStar earned spent={spent > 0} />
      {Array.from({ length: Math.ceil(shown / every) }, (_, row) => (
        <View key={row} style={styles.boxRow}>
          {Array.from({ length: every }, (__, at) => (
            <View
              key={at}
              style={[
                styles.box,
                {
                  borderColor: color.lineStrong,
                  backgroundColor: row * every + at < filled ? accent.accent : 'transparent',
                },
              ]}
            />
          ))}
          <XpStar earned={(row + 1) * every <= filled} spent={row + 1 < spent} />
        </View>
      ))}
    </View>
  );
}

function XpStar({ earned, spent }: { earned: boolean; spent: boolean }) {
  const { color, accent } = useTheme();
  return (
    <View style={[styles.star, { borderColor: earned && spent ? color.ink : 'transparent' }]}>
      <Star size={16} color={earned ? accent.accent : color.lineStrong} fill={earned ? accent.accent : 'none'} />
    </View>
  );
}

const styles = StyleSheet.create({
  body: { gap: 8, paddingBottom: 16 },
  trail: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  stop: { minWidth: 28, minHeight: 28, borderRadius: 14, justifyContent: 'center', borderWidth: 2 },
  grow: { flex: 1 },
  talent: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  boxes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 8 },
  star: { width: 24, height: 24, borderRadius: 12, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  boxRow: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  box: { width: 18, height: 18, borderWidth: 2, borderRadius: tokens.radius.chip / 3 },
});
