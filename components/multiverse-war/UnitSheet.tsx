import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Field } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import type { Action } from '@/rules/multiverse-war/actions';
import { apOf } from '@/rules/multiverse-war/applyUnits';
import { classNames, classOf, hasAbility, terrains, tokensLeft } from '@/rules/multiverse-war/classes';
import { isOn } from '@/rules/multiverse-war/houseRules';
import { playerOf, sideSeats, unitOf } from '@/rules/multiverse-war/state';

import { blockName } from './ArmyPage';
import { Chips } from './Chips';
import { Hearts } from './Hearts';
import { draftOf, type WarPanelProps } from './props';
import { StandsChips } from './StandsChips';

interface Draft {
  readonly to: string;
  readonly cost: number;
  readonly friendly: boolean;
}

/** All one block can do: it is open, so only its owner should look. */
export function UnitSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onOpen, onClose, onTopic } = panel;
  const unit = unitOf(state, shown, panel.panel.slice('unit:'.length));
  const [draft, keep] = draftOf<Draft>(panel, { to: '', cost: 0, friendly: unit?.inside != null });
  if (!unit) return null;
  const info = classOf(state, unit.class);
  const ap = apOf(state, unit);
  const player = playerOf(state, shown);
  const civilian = info.type === 'civilian';
  // The spearman's wall (A35).
  const passive = info.formation && hasAbility(state, shown, unit.class);
  const partners = player.units.filter(
    (each) => each.id !== unit.id && (classOf(state, each.class).type === 'civilian') !== civilian,
  );
  const act = (action: Action) => onAct(action);
  // An ally's blocks are known by number only.
  const swaps = sideSeats(state, shown).flatMap((seat) =>
    playerOf(state, seat).units.flatMap((each, index) =>
      each.id === unit.id
        ? []
        : [
            {
              value: `${seat}/${each.id}`,
              words: seat === shown ? each.class : `${playerOf(state, seat).name}'s ${blockName(index).toLowerCase()}`,
            },
          ],
    ),
  );
  const id = unit.id;
  const tokens = tokensLeft(state, shown);
  return (
    <Sheet
      title={unit.class}
      tall
      onClose={onClose}
      onRules={() => onTopic(civilian ? 'builder' : 'unit-types')}
      testID="unit-sheet"
    >
      <View style={styles.stack}>
        <View style={styles.line}>
          <Hearts hp={unit.hp} max={unit.maxHp} size={22} />
          <Txt type="body" color="ink2">
            {ap === null ? `${unit.apSpent} AP spent` : `${Math.max(0, ap - unit.apSpent)} of ${ap} AP left`}
          </Txt>
        </View>
        <View style={styles.buttons}>
          <Button
            kind="secondary"
            words="Move 1 AP"
            onPress={() => act({ type: 'spendAp', player: shown, unit: id, ap: 1, why: 'move' })}
            style={styles.grow}
            testID="unit-move"
          />
          <Button
            kind="secondary"
            words="Road 1 AP"
            onPress={() => act({ type: 'spendAp', player: shown, unit: id, ap: 1, why: 'road' })}
            onLongPress={() => onTopic('road-bonus-ap')}
            style={styles.grow}
            testID="unit-road"
          />
          {terrains(state).map(({ name, cost }) => (
            <Button
              key={name}
              kind="secondary"
              words={`${name}, ${cost} AP`}
              onPress={() => act({ type: 'spendAp', player: shown, unit: id, ap: cost, why: 'move' })}
              style={styles.grow}
              testID={`unit-move-${name}`}
            />
          ))}
          <Button
            kind="secondary"
            words="Rest"
            onPress={() => act({ type: 'markRest', player: shown, unit: id })}
            style={styles.grow}
            testID="unit-rest"
          />
          <Button
            kind="secondary"
            words="Heal 1"
            onPress={() => act({ type: 'healUnit', player: shown, unit: id, amount: 1 })}
            style={styles.grow}
            testID="unit-heal"
          />
          {info.type === 'siege' ? (
            <Button
              kind="secondary"
              words="Set up, 1 AP"
              onPress={() => act({ type: 'setUpSiege', player: shown, unit: id })}
              style={styles.grow}
              testID="unit-setup"
            />
          ) : null}
          {civilian ? null : (
            <Button words="Fight" onPress={() => onOpen(`fight:${id}`)} style={styles.grow} testID="unit-fight" />
          )}
          {civilian || passive ? null : (
            <Button
              kind="secondary"
              words={hasAbility(state, shown, unit.class) ? `Ability, ${tokens} left` : 'Ability: two kills'}
              onPress={() => act({ type: 'useAbility', player: shown, unit: id })}
              onLongPress={() => onTopic('ability-tokens')}
              style={styles.grow}
              testID="unit-ability"
            />
          )}
          {hasAbility(state, shown, unit.class) && !civilian && !passive ? (
            <Button
              kind="secondary"
              words="Ability with dice"
              onPress={() => onOpen(`ability:${id}`)}
              style={styles.grow}
              testID="unit-ability-dice"
            />
          ) : null}
        </View>
        {ap !== null && info.ap !== null && ap > info.ap ? (
          <Txt type="caption" color="success">
            All its AP went on road: 1 more.
          </Txt>
        ) : null}
        {info.ability ? <Txt type="body">{info.ability}</Txt> : null}
        {passive ? (
          <Txt type="caption" color="ink2">
            {`Its ability works by itself and costs ${isOn(state, 'passiveNeedsToken') ? 'a token each time' : 'no token'}.`}
          </Txt>
        ) : null}
        <StandsChips panel={panel} id={id} inside={unit.inside} testID="unit-house" />
        {partners.length > 0 ? (
          <Chips
            label={civilian ? 'Escorted by' : 'Shares its hex with'}
            options={[
              ...partners.map((each) => ({ value: each.id, words: `${each.class}, ${each.hp}` })),
              { value: '', words: 'Nobody' },
            ]}
            chosen={[unit.sharesWith ?? '']}
            onChoose={(other) =>
              act({
                type: 'shareHex',
                player: shown,
                builder: civilian || other === '' ? id : other,
                unit: other === '' ? null : civilian ? other : id,
              })
            }
            testID="unit-share"
          />
        ) : null}
        {swaps.length > 0 ? (
          <Chips
            label="Swap hexes with"
            options={swaps}
            chosen={[]}
            onChoose={(other) => {
              const [owner, unitId = ''] = other.split('/');
              act({ type: 'swapMove', player: shown, unit: id, with: unitId, owner: Number(owner) });
            }}
            testID="unit-swap"
          />
        ) : null}
        <Txt type="section" heading>
          Upgrade
        </Txt>
        <Chips
          label="To"
          options={classNames(state)
            .filter((name) => name !== unit.class)
            .map((name) => ({ value: name, words: name }))}
          chosen={[draft.to]}
          onChoose={(to) => keep({ to, cost: classOf(state, to).cost ?? draft.cost })}
          testID="unit-to"
        />
        <Field
          label="Another class"
          value={classNames(state).includes(draft.to) ? '' : draft.to}
          onChange={(to) => keep({ to })}
          maxLength={40}
        />
        <Counter
          bare
          label="Price in gold"
          words="gold, as printed"
          value={draft.cost}
          min={0}
          max={99}
          onGain={(by) => keep({ cost: draft.cost + by })}
          onPay={(by) => keep({ cost: Math.max(0, draft.cost - by) })}
          testID="unit-upgrade-cost"
        />
        <SwitchRow
          title="In a building of yours, or next to one"
          detail="Units are upgraded nowhere else."
          value={draft.friendly}
          onChange={(friendly) => keep({ friendly })}
          testID="unit-friendly"
        />
        <Button
          kind="secondary"
          disabled={draft.to === ''}
          words={draft.to === '' ? 'Choose a class' : `Upgrade to ${draft.to} for ${draft.cost}`}
          onPress={() =>
            act({
              type: 'upgradeUnit',
              player: shown,
              unit: id,
              to: draft.to,
              cost: draft.cost,
              friendly: draft.friendly,
            })
          }
          testID="unit-upgrade"
        />
        <Button
          kind="danger"
          words="It is lost"
          onPress={() => {
            onClose();
            act({ type: 'killUnit', player: shown, unit: id });
          }}
          testID="unit-lost"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 12 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexBasis: 130 },
});
