import Check from 'lucide-react-native/icons/check';
import Castle from 'lucide-react-native/icons/castle';
import Compass from 'lucide-react-native/icons/compass';
import Ghost from 'lucide-react-native/icons/ghost';
import Moon from 'lucide-react-native/icons/moon';
import Shield from 'lucide-react-native/icons/shield';
import Swords from 'lucide-react-native/icons/swords';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { HoldToPeek } from '@/components/ui/HoldToPeek';
import { IconButton } from '@/components/ui/IconButton';
import { Pressy } from '@/components/ui/Pressy';
import { Tag } from '@/components/ui/Tag';
import { apOf } from '@/rules/multiverse-war/applyUnits';
import { classOf } from '@/rules/multiverse-war/classes';
import { playerOf, type Unit } from '@/rules/multiverse-war/state';
import { UNIT_HP } from '@/rules/multiverse-war/tables';

import { Hearts } from './Hearts';
import { HeroCards } from './HeroCards';
import { CLASS_ICONS, classLook } from './icons';
import type { WarProps } from './props';

/** A block as everybody sees it: by the number on no side. */
export function blockName(index: number): string {
  return `Block ${index + 1}`;
}

/** The shown player's blocks: health and flags for all to see, what they are only while held (trap 14). */
export function ArmyPage({ table }: { table: WarProps }) {
  const { state, shown, onAct, onOpen } = table;
  const player = playerOf(state, shown);
  return (
    <>
      <Card large style={styles.card}>
        <HoldToPeek words={`${player.name}'s blocks`} testID="peek-army">
          {(open) => (
            <View>
              {player.units.length === 0 ? (
                <Txt type="body" color="ink2" style={styles.pad}>
                  {player.unitsChosen ? 'No block on the board.' : 'Three bronze-age units start in the settlement.'}
                </Txt>
              ) : null}
              {player.units.map((unit, index) => (
                <View key={unit.id}>
                  {index > 0 ? <Divider /> : null}
                  <UnitRow table={table} unit={unit} index={index} open={open} />
                </View>
              ))}
              {Array.from({ length: player.decoys }, (_, index) => (
                <View key={index}>
                  <Divider />
                  <DecoyRow table={table} index={player.units.length + index} open={open} />
                </View>
              ))}
            </View>
          )}
        </HoldToPeek>
        {!player.unitsChosen ? (
          <Button words="Choose starting units" onPress={() => onOpen('start')} testID="choose-start" />
        ) : null}
        <View style={styles.buttons}>
          <Button
            kind="secondary"
            words="Fight"
            icon={Swords}
            onPress={() => onOpen('fight')}
            style={styles.grow}
            testID="open-fight"
          />
          <Button
            kind="secondary"
            words="Explore"
            icon={Compass}
            onPress={() => onOpen('explore')}
            style={styles.grow}
            testID="open-explore"
          />
          <Button
            kind="secondary"
            words="Order of attack"
            onPress={() => onOpen('volley')}
            style={styles.grow}
            testID="open-volley"
          />
          {state.parts.decoys ? (
            <Button
              kind="secondary"
              words="Place a decoy"
              hint="Free, one a turn"
              icon={Ghost}
              onPress={() => onAct({ type: 'placeDecoy', player: shown })}
              onLongPress={() => table.onTopic('decoys')}
              style={styles.grow}
              testID="place-decoy"
            />
          ) : null}
        </View>
      </Card>
      <HeroCards table={table} />
    </>
  );
}

interface RowProps {
  table: WarProps;
  unit: Unit;
  index: number;
  open: boolean;
}

function UnitRow({ table, unit, index, open }: RowProps) {
  const { color, accent } = useTheme();
  const { state, shown, onAct, onOpen } = table;
  const info = classOf(state, unit.class);
  const Icon = open ? CLASS_ICONS[classLook(info)] : Shield;
  const ap = apOf(state, unit);
  const name = open ? unit.class : blockName(index);
  const alone = open && info.type === 'civilian' && unit.inside === null && unit.sharesWith === null;
  // Covered, every block looks alike: a builder's single heart would tell.
  const wounds = unit.maxHp - unit.hp;
  const [hp, max] = open ? [unit.hp, unit.maxHp] : [Math.max(1, UNIT_HP - wounds), UNIT_HP];
  return (
    <View style={styles.row}>
      <Pressy
        hint="Loses 1 health"
        onPress={() => onAct({ type: 'damageUnit', player: shown, unit: unit.id, amount: 1 })}
        onLongPress={() => onOpen(`unit:${unit.id}`)}
        holdLabel="See what it can do"
        repeats
        testID={`unit-${unit.id}`}
        style={styles.unit}
      >
        <Icon size={22} color={open ? accent.accent : color.ink2} />
        <View style={styles.words}>
          <View style={styles.line}>
            <Txt type="bodyStrong">{name}</Txt>
            {open && ap !== null ? (
              <Txt type="caption" color="ink3">{`${Math.max(0, ap - unit.apSpent)} of ${ap} AP`}</Txt>
            ) : null}
          </View>
          <View style={styles.line}>
            <Hearts hp={hp} max={max} />
            {unit.resting ? <Tag words="rests" icon={Moon} tone="info" /> : null}
            {unit.done ? (
              <Tag words="done" icon={Check} tone="plain" />
            ) : unit.acted && !unit.resting ? (
              <Tag words="acted" tone="plain" />
            ) : null}
            {unit.inside !== null ? <Tag words="inside" icon={Castle} tone="plain" /> : null}
            {open && info.type === 'siege' ? (
              <Tag words={unit.setUp ? 'set up' : 'not set up'} tone={unit.setUp ? 'plain' : 'warn'} />
            ) : null}
            {open && unit.sharesWith !== null ? (
              <Tag words={info.type === 'civilian' ? 'escorted' : 'escorts'} icon={Shield} tone="plain" />
            ) : null}
            {alone ? <Tag words="no escort" tone="warn" /> : null}
          </View>
        </View>
      </Pressy>
      <IconButton
        icon={Moon}
        label={`Rest ${name}`}
        tone={unit.resting ? accent.accent : color.ink2}
        onPress={() => onAct({ type: 'markRest', player: shown, unit: unit.id })}
        onLongPress={() => table.onTopic('rest-and-healing')}
        testID={`rest-${unit.id}`}
      />
      <IconButton
        icon={Swords}
        label={`Fight with ${name}`}
        tone={color.ink2}
        onPress={() => onOpen(`fight:${unit.id}`)}
        onLongPress={() => onOpen(`unit:${unit.id}`)}
        testID={`fight-${unit.id}`}
      />
    </View>
  );
}

/** A decoy among the blocks; a tap shows it and takes it off the board. */
function DecoyRow({ table, index, open }: Omit<RowProps, 'unit'>) {
  const { color } = useTheme();
  const Icon = open ? Ghost : Shield;
  const name = open ? 'Decoy, 2 AP' : blockName(index);
  const explain = () => table.onTopic('decoys');
  return (
    <View style={styles.row}>
      <Pressy
        hint="Shown, it leaves the board"
        onPress={() => table.onAct({ type: 'revealDecoy', player: table.shown, owner: table.shown })}
        onLongPress={explain}
        holdLabel="Read the rule"
        testID={`decoy-${index}`}
        style={styles.unit}
      >
        <Icon size={22} color={color.ink2} />
        <View style={styles.words}>
          <Txt type="bodyStrong">{name}</Txt>
          <Hearts hp={UNIT_HP} max={UNIT_HP} />
        </View>
      </Pressy>
      <IconButton icon={Moon} label={`Rest ${name}`} tone={color.ink2} onPress={explain} />
      <IconButton icon={Swords} label={`Fight with ${name}`} tone={color.ink2} onPress={explain} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 10, padding: 12 },
  pad: { paddingVertical: 12 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  unit: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 6 },
  words: { flex: 1, gap: 3 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, rowGap: 3 },
});
