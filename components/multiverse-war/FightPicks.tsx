import ArrowRight from 'lucide-react-native/icons/arrow-right';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { classOf } from '@/rules/multiverse-war/classes';
import { playerOf } from '@/rules/multiverse-war/state';
import { UNIT_HP } from '@/rules/multiverse-war/tables';

import { Chips } from './Chips';
import { blocksOf, type FightDraft, fightersOf, fullHealth, groundOf, shootsOf, targetsOf } from './fightDraft';
import { Hearts } from './Hearts';
import { classIcon } from './icons';
import type { WarPanelProps } from './props';
import { Whose } from './Whose';

type Side = 'attacker' | 'target';

interface Props {
  panel: WarPanelProps;
  draft: FightDraft;
  set: (change: Partial<FightDraft>) => void;
  /** Names and health, as the fight sees them. */
  mine: { readonly words: string; readonly hp: number | undefined };
  theirs: { readonly words: string; readonly hp: number | undefined };
}

/** Attacker and defender side by side; a tap on one shows who else it could be. */
export function FightPicks({ panel, draft, set, mine, theirs }: Props) {
  const { color } = useTheme();
  const { shown } = panel;
  const large = useTextScale() >= LARGE_TEXT;
  return (
    <View style={styles.picks}>
      <View style={large ? styles.stacked : styles.columns}>
        <Column panel={panel} draft={draft} set={set} side="attacker" seat={shown} {...mine} />
        {large ? null : <ArrowRight size={20} color={color.ink3} />}
        <Column panel={panel} draft={draft} set={set} side="target" seat={draft.rival} {...theirs} />
      </View>
      {draft.picking === 'attacker' ? <Attackers panel={panel} draft={draft} set={set} /> : null}
      {draft.picking === 'target' ? <Targets panel={panel} draft={draft} set={set} /> : null}
      {draft.picking === null ? (
        <>
          <Which panel={panel} draft={draft} set={set} side="attacker" />
          <Which panel={panel} draft={draft} set={set} side="target" />
        </>
      ) : null}
    </View>
  );
}

type PartProps = Pick<Props, 'panel' | 'draft' | 'set'>;

interface ColumnProps extends PartProps {
  side: Side;
  seat: number;
  words: string;
  hp: number | undefined;
}

function Column({ panel, draft, set, side, seat, words, hp }: ColumnProps) {
  const { color, accent } = useTheme();
  const { state, seats } = panel;
  const large = useTextScale() >= LARGE_TEXT;
  const open = draft.picking === side;
  const chosen = draft[side] !== '';
  const name = playerOf(state, seat).name;
  const verb = side === 'attacker' ? 'attacks with' : 'is attacked';
  const free = draft[side].startsWith('class:') && blocksOf(state, seat, draft[side], side === 'target').length === 0;
  const builder = draft[side] === 'class:Builder';
  const key = side === 'attacker' ? 'attackerHp' : 'targetHp';
  const unit = side === 'attacker' ? draft.attackerUnit : draft.targetUnit;
  const full = fullHealth(state, seat, draft[side], unit, side === 'target');
  return (
    <View style={large ? styles.row : styles.column}>
      <Pressy
        hint={`${name} ${verb}`}
        expanded={open}
        onPress={() => set({ picking: open ? null : side })}
        testID={`pick-${side}`}
        style={[
          styles.pick,
          {
            backgroundColor: color.surface,
            borderColor: open ? accent.accent : chosen ? color.line : color.lineStrong,
          },
        ]}
      >
        <View style={styles.name}>
          <PlayerToken seat={seat} colour={seats[seat]?.colour ?? seat} size={22} />
          <Txt type="label" color="ink2" style={styles.shrink}>
            {side === 'attacker' ? 'attacks' : 'defends'}
          </Txt>
        </View>
        <Txt type="bodyStrong">{chosen ? words : 'Choose'}</Txt>
      </Pressy>
      {chosen && hp !== undefined ? (
        free && !builder ? (
          <Pressy
            label={`${words}, ${hp} of ${UNIT_HP} health`}
            hint="Changes its health"
            repeats
            onPress={() => set({ [key]: hp <= 1 ? UNIT_HP : hp - 1 })}
            testID={`${side}-hp`}
            style={styles.hearts}
          >
            <Hearts hp={hp} max={UNIT_HP} size={20} />
          </Pressy>
        ) : (
          <View style={styles.known}>
            <Hearts hp={hp} max={Math.max(hp, full)} size={20} />
          </View>
        )
      ) : null}
    </View>
  );
}

function classChips({ state }: WarPanelProps) {
  return fightersOf(state).map((name) => ({
    value: `class:${name}`,
    words: name,
    icon: classIcon(classOf(state, name)),
  }));
}

function Attackers({ panel, draft, set }: PartProps) {
  const { state, shown } = panel;
  const heroes = playerOf(state, shown)
    .heroes.filter(({ alive }) => alive)
    .map(({ id, name }) => ({ value: `hero:${id}`, words: name }));
  const choose = (attacker: string) => {
    set({
      attacker,
      attackerUnit: null,
      attackerGround: groundOf(state, shown, attacker, null, false, draft.attackerGround),
      distance: shootsOf(state, shown, attacker) ? Math.max(2, draft.distance) : 1,
      trump: undefined,
      picking: draft.target === '' ? 'target' : null,
    });
  };
  return (
    <Chips
      label="Who attacks"
      options={[...classChips(panel), ...heroes]}
      chosen={[draft.attacker]}
      onChoose={choose}
      testID="attacker"
    />
  );
}

function Targets({ panel, draft, set }: PartProps) {
  const { state, shown } = panel;
  return (
    <>
      <Whose
        state={state}
        seat={shown}
        rival={draft.rival}
        onChoose={(rival) => set({ rival, target: '', targetUnit: null })}
      />
      <Chips
        label={`What of ${playerOf(state, draft.rival).name} is attacked`}
        options={[
          ...classChips(panel),
          { value: 'class:Builder', words: 'Builder', icon: classIcon({ type: 'civilian', attack: 'none' }) },
          ...targetsOf(state, draft.rival),
        ]}
        chosen={[draft.target]}
        onChoose={(target) =>
          set({
            target,
            targetUnit: null,
            targetGround: groundOf(state, draft.rival, target, null, true, draft.targetGround),
            trump: undefined,
            targetHp: target === 'class:Builder' ? 1 : UNIT_HP,
            retaliator: undefined,
            picking: draft.attacker === '' ? 'attacker' : null,
          })
        }
        testID="target"
      />
    </>
  );
}

/** Several blocks of the class: which one is meant. */
function Which({ panel, draft, set, side }: PartProps & { side: Side }) {
  const { state, shown } = panel;
  const blocks = blocksOf(state, side === 'attacker' ? shown : draft.rival, draft[side], side === 'target');
  if (blocks.length < 2) return null;
  const key = side === 'attacker' ? 'attackerUnit' : 'targetUnit';
  const chosen = draft[key] ?? blocks.find((each) => !each.done)?.id ?? blocks[0]?.id ?? '';
  return (
    <Chips
      label={side === 'attacker' ? 'Which of yours' : 'Which of theirs'}
      options={blocks.map(({ id, hp, done, inside }) => ({
        value: id,
        words: `${hp} health${inside === null ? '' : ', inside'}${done ? ', done' : ''}`,
      }))}
      chosen={[chosen]}
      onChoose={(id) =>
        set({
          [key]: id,
          [`${side}Ground`]: groundOf(
            state,
            side === 'attacker' ? shown : draft.rival,
            draft[side],
            id,
            side === 'target',
            draft[`${side}Ground`],
          ),
        })
      }
      testID={`${side}-block`}
    />
  );
}

const styles = StyleSheet.create({
  picks: { gap: 12 },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: 6 },
  stacked: { gap: 6 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2 },
  row: { gap: 2 },
  pick: { borderWidth: 1.5, borderRadius: tokens.radius.control, padding: 10, gap: 2, minHeight: 64 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
  hearts: { minHeight: 48, justifyContent: 'center', paddingHorizontal: 10 },
  known: { paddingVertical: 6, paddingHorizontal: 10 },
});
