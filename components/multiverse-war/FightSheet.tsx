import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Button } from '@/components/ui/Button';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { checkDeclare } from '@/rules/multiverse-war/checkCombat';
import { atPeace } from '@/rules/multiverse-war/diplomacy';
import { type Fight, type Fighter, settle } from '@/rules/multiverse-war/fight';
import { fightOf, nameOf, stepBrings, trackOf } from '@/rules/multiverse-war/fightOf';
import type { Ground } from '@/rules/multiverse-war/actions';
import { heroOf, type State, unitOf } from '@/rules/multiverse-war/state';
import { UNIT_HP } from '@/rules/multiverse-war/tables';
import { wallsOf } from '@/rules/multiverse-war/walls';

import { type Around, type FightDraft, nameOfPick, newFight, type Resolve, resolveOf } from './fightDraft';
import { FightDetails } from './FightDetails';
import { FightOdds, FirstBlow } from './FightOdds';
import { FightPicks } from './FightPicks';
import { FightVerdict } from './FightVerdict';
import { HexField } from './HexField';
import { draftOf, type WarPanelProps } from './props';
import { RollDue } from './RollDue';

const GROUNDS: readonly Ground[] = ['open', 'hill', 'forest', 'building'];
const AROUND: readonly Around[] = ['', 'mine', 'theirs'];
const BRINGS = { ability: 'unlocks the ability', veteran: 'makes it Veteran', elite: 'makes it Elite' } as const;

function left(name: string, hp: number | undefined): string {
  return hp === 0 ? `${name} falls` : `${name} ${hp ?? ''} left`;
}

function nextOf<T>(all: readonly T[], now: T): T {
  return all[(all.indexOf(now) + 1) % all.length] ?? now;
}

/** The fight: tap who, whom and where; see who strikes first, what each blow does, and with which odds. */
export function FightSheet(panel: WarPanelProps) {
  const { state, shown, seats, onAct, onClose, onOpen, onTopic } = panel;
  const large = useTextScale() >= LARGE_TEXT;
  const unit = panel.panel.startsWith('fight:') ? panel.panel.slice(6) : undefined;
  const [draft, keep] = draftOf<FightDraft>(panel, newFight(state, shown, unit));
  // Whatever is changed asks for new rolls.
  const set = (change: Partial<FightDraft>) => keep({ rolls: [], rolling: false, ...change });
  const action = resolveOf(state, shown, draft);
  const fight = action && fightOf(state, action);
  const declared = action && checkDeclare(state, shown, action);
  const settled = fight && settle(fight, draft.rolls);
  const decoy = draft.target === 'decoy';
  const untyped = fight && untypedOf(fight);
  const mine = action ? nameOf(state, action.attacker) : (nameOfPick(state, shown, draft.attacker) ?? 'Attacker');
  const theirs = action ? nameOf(state, action.target) : (nameOfPick(state, draft.rival, draft.target) ?? 'Defender');
  const due = decoy ? undefined : settled?.due;
  const roller = due?.who === 'target' ? (fight?.answerer?.name ?? theirs) : mine;

  // At large text the faces need the room of the verdict.
  const crowded = due !== undefined && draft.rolling && large;

  const resolve = () => {
    if (!action) return;
    onClose();
    onAct(action);
  };
  const words = !action
    ? 'Choose attacker and target'
    : decoy
      ? 'Reveal the decoy'
      : due
        ? `Roll: ${roller} ${due.why === 'flanked' ? 'is flanked' : 'shoots at an agile target'}`
        : `Resolve: ${left(theirs, settled?.targetHp)}, ${left(mine, settled?.attackerHp)}`;
  return (
    <Sheet
      title="Fight"
      tall
      fill="bg"
      onClose={onClose}
      onRules={() => onTopic('initiative')}
      testID="fight-sheet"
      footer={
        <View style={styles.foot}>
          {fight && !decoy && !crowded ? <FightVerdict fight={fight} mine={mine} theirs={theirs} /> : null}
          {draft.rolls.length > 0 ? (
            <Button
              kind="quiet"
              words={`Rolled ${draft.rolls.map(({ value }) => value).join(', ')}: take back`}
              onPress={() => keep({ rolls: draft.rolls.slice(0, -1) })}
              testID="fight-unroll"
            />
          ) : null}
          {due && draft.rolling ? (
            <RollDue
              due={due}
              name={roller}
              onRoll={(value, by) => keep({ rolls: [...draft.rolls, { ...due, value, by }] })}
            />
          ) : (
            <Button
              large
              words={words}
              disabled={!action}
              onPress={due ? () => keep({ rolling: true }) : resolve}
              style={styles.apply}
              testID={due ? 'fight-roll' : 'fight-resolve'}
            />
          )}
        </View>
      }
    >
      <View style={styles.stack}>
        <FightPicks
          panel={panel}
          draft={draft}
          set={set}
          mine={{ words: mine, hp: fight?.attacker.hp }}
          theirs={{ words: theirs, hp: fight?.target.hp }}
        />
        {declared ? <RefusalBanner words={declared.words} /> : null}
        {untyped === undefined ? null : (
          <Button
            kind="secondary"
            words={`Type the card of ${untyped}`}
            onPress={() => onOpen(`card:unit:${untyped}`)}
            testID="fight-card"
          />
        )}
        {action && action.target.kind !== 'permanent' && atPeace(state, shown, draft.rival) ? (
          <RefusalBanner words="You have a treaty with this player." />
        ) : null}
        {fight && !decoy ? <FirstBlow fight={fight} mine={mine} theirs={theirs} /> : null}
        <HexField
          mine={{ seat: shown, colour: seats[shown]?.colour ?? shown, words: mine, ground: draft.attackerGround }}
          theirs={{
            seat: draft.rival,
            colour: seats[draft.rival]?.colour ?? draft.rival,
            words: theirs,
            ground: draft.targetGround,
          }}
          distance={draft.distance}
          around={draft.around}
          onAround={(index) =>
            set({ around: draft.around.map((each, at) => (at === index ? nextOf(AROUND, each) : each)) })
          }
          onGround={(side) =>
            set(
              side === 'mine'
                ? { attackerGround: nextOf(GROUNDS, draft.attackerGround) }
                : { targetGround: nextOf(GROUNDS, draft.targetGround) },
            )
          }
        />
        <Txt type="caption" color="ink2" align="center">
          {fight?.shield
            ? `${mine} shoots from inside: an answer hits the building. Out already? Tap its hex.`
            : 'Tap neighbours for support, fighters for their ground.'}
        </Txt>
        <Segments
          label="Distance"
          options={[1, 2, 3].map((value) => ({ value, words: value === 1 ? 'Next hex' : `${value} hexes` }))}
          value={draft.distance}
          onChange={(distance) => set({ distance })}
          testID="fight-distance"
        />
        {fight && action && !decoy ? (
          <FightOdds
            fight={fight}
            mine={mine}
            theirs={theirs}
            brings={bringsOf(panel, action)}
            fullHp={fullHpOf(state, action.attacker)}
            walls={wallsOf(state, action.target)}
          />
        ) : null}
        {action ? <FightDetails panel={panel} draft={draft} set={set} action={action} /> : null}
      </View>
    </Sheet>
  );
}

/** Whose card must be typed before this can be fought: siege damage to a building (A29), the range of a mounted shooter. */
function untypedOf({ attacker, target, answerer, shield, distance }: Fight): string | undefined {
  const besieges = (fighter: Fighter | null) => fighter?.siege === true && fighter.siegeDamage === null;
  if (target.building && besieges(attacker)) return attacker.name;
  if (attacker.mounted && attacker.attack === 'ranged' && attacker.range === null && distance > 1) return attacker.name;
  return shield && besieges(answerer) ? answerer?.name : undefined;
}

/** What a rest would bring the attacker back to. */
function fullHpOf(state: State, { kind, owner, id }: Resolve['attacker']): number {
  if (owner === null) return UNIT_HP;
  if (kind === 'hero') return heroOf(state, owner, id)?.hpPoints ?? UNIT_HP;
  return kind === 'unit' ? (unitOf(state, owner, id)?.maxHp ?? UNIT_HP) : UNIT_HP;
}

function bringsOf({ state, shown }: WarPanelProps, action: Resolve): string | undefined {
  const track = trackOf(state, action.attacker);
  const brings = track === undefined ? undefined : stepBrings(state, shown, track);
  return brings && track ? `A kill by ${track} ${BRINGS[brings]}.` : undefined;
}

const styles = StyleSheet.create({
  stack: { gap: 12 },
  // Side by side in landscape, where height is dear.
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 16, rowGap: 8 },
  apply: { flexGrow: 1, flexBasis: 280 },
});
