import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { buildingCard } from '@/rules/multiverse-war/classes';
import { heroesInside } from '@/rules/multiverse-war/garrison';
import { buildingVp } from '@/rules/multiverse-war/points';
import { buildingOf, playerOf } from '@/rules/multiverse-war/state';
import { buildingFacts } from '@/rules/multiverse-war/tables';

import { HealthBar } from './HealthBar';
import type { WarPanelProps } from './props';

/** One building: health, tier, who is inside. */
export function BuildingSheet({ state, shown, panel, onAct, onOpen, onClose, onTopic }: WarPanelProps) {
  const building = buildingOf(state, shown, panel.slice('building:'.length));
  if (!building) return null;
  const { words, topic } = buildingFacts(building.type);
  const { upgrade, repair } = buildingCard(state, building.type);
  const blocks = playerOf(state, shown).units.filter((unit) => unit.inside === building.id);
  const inside = blocks.length + heroesInside(state, shown, building.id).length;
  const then = (action: Parameters<typeof onAct>[0]) => {
    onClose();
    onAct(action);
  };
  return (
    <Sheet
      title={`${words}, tier ${building.tier}`}
      onClose={onClose}
      onRules={() => onTopic(topic)}
      testID="building-sheet"
    >
      <View style={styles.stack}>
        <HealthBar hp={building.hp} max={building.maxHp} />
        <Txt type="body" color="ink2">
          {`${inside} inside. ${state.turnLimit === null ? '' : `Worth ${buildingVp(building.type, building.tier)} points. `}Repairs ${repair[building.tier - 1] ?? 1} at the start of your turn.`}
        </Txt>
        {building.tier === 1 ? (
          upgrade === null ? (
            <Button
              kind="secondary"
              words="Type the upgrade price"
              onPress={() => onOpen(`card:building:${words}`)}
              testID="building-card"
            />
          ) : (
            <Button
              words={`Upgrade to tier 2 for ${upgrade}`}
              onPress={() =>
                then({
                  type: 'upgradeBuilding',
                  player: shown,
                  building: building.id,
                  cost: upgrade,
                  builderThere: true,
                })
              }
              testID="building-upgrade"
            />
          )
        ) : null}
        <Button
          kind="danger"
          words="Hit for 1"
          onPress={() =>
            onAct({ type: 'damageBuilding', player: shown, owner: shown, building: building.id, amount: 1 })
          }
          testID="building-hit"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 } });
