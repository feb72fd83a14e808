import { StyleSheet, View } from 'react-native';

import { DiceEntry } from '@/components/dice/DiceEntry';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Battle } from '@/rules/world-adventure/battleState';
import { lesserGoods, roomOf } from '@/rules/world-adventure/effects';
import { expOf } from '@/rules/world-adventure/spoils';
import { clanOf, type State } from '@/rules/world-adventure/state';
import {
  belongings,
  goldOfFace,
  type Goods,
  GOODS,
  goodsOfFaces,
  NO_GOODS,
  totalGoods,
} from '@/rules/world-adventure/tables';
import { rollDie } from '@/store/randomness';

import { GoodsPicker } from './GoodsPicker';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

interface SpoilsDraft {
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  readonly cargo: readonly (Face | null)[];
  readonly cargoRolled: readonly boolean[];
  readonly goods: Goods;
}

/** Gold dice, cargo dice and what follows by itself. */
export function Spoils(props: WorldPanelProps & { battle: Battle }) {
  const { state, battle, onAct, onClose, onTopic } = props;
  const [draft, change] = useDraft<SpoilsDraft>(props, {
    faces: [],
    rolled: [],
    cargo: [],
    cargoRolled: [],
    goods: NO_GOODS,
  });
  const won = battle.result === 'won' && battle.kind !== 'player';
  const winner = won ? '' : drivenOff(state, battle);
  const loot = won ? (battle.foe.loot ?? 0) : 0;
  const cargo = won ? (battle.foe.cargo ?? 0) : 0;
  const gold = entryOf(
    draft.faces.map((face) => face ?? undefined),
    noMemory(draft.rolled),
    loot,
    6,
  );
  const goldFaces = loot === 0 ? [] : completeFaces(gold.faces);
  const shown = draft.cargo.flatMap((face) => face ?? []);
  const room = roomOf(state, clanOf(state, battle.player));
  const offer = lesserGoods(goodsOfFaces(shown), state.stock);
  const printed = won ? (battle.foe.gold ?? 0) : 0;
  const sum = (goldFaces ?? []).reduce((so, face) => so + goldOfFace(face), printed);
  const keepCargo = (faces: readonly Face[], cargoRolled: readonly boolean[]) => {
    const found = lesserGoods(goodsOfFaces(faces.flatMap((face) => face ?? [])), state.stock);
    // What fits is taken; where something must stay behind the owner chooses.
    const goods = totalGoods(found) <= room ? found : NO_GOODS;
    change({ cargo: faces.map((face) => face ?? null), cargoRolled, goods });
  };
  return (
    <Sheet
      title={titleOf(state, battle)}
      onClose={onClose}
      onRules={() => onTopic('after-battle')}
      tall={cargo > 0}
      footer={
        <Button
          large
          disabled={goldFaces === undefined}
          words={goldFaces ? takeWords(sum, draft.goods, cargo) : `Roll the gold ${loot === 1 ? 'die' : 'dice'}`}
          onPress={() => {
            onClose();
            onAct({
              type: 'endBattle',
              player: battle.player,
              ...(goldFaces && goldFaces.length > 0 ? { gold: [...goldFaces], by: rolledBy(gold) } : {}),
              ...(totalGoods(draft.goods) > 0 ? { goods: draft.goods } : {}),
            });
          }}
          testID="spoils-apply"
        />
      }
      testID="spoils-sheet"
    >
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          {`${winner === undefined ? '' : `${expOf(battle)} experience for everyone${winner} who fought, also those who fainted. `}Survivors are whole again.`}
        </Txt>
        {loot > 0 ? (
          <DiceEntry
            dice={Array.from({ length: loot }, () => ({ kind: 'gold' as const }))}
            sides={6}
            faces={draft.faces.map((face) => face ?? undefined)}
            rolled={draft.rolled}
            onFaces={(faces, rolled) => change({ faces: faces.map((face) => face ?? null), rolled })}
            onRolled={(faces, rolled) => change({ faces: faces.map((face) => face ?? null), rolled })}
            roll={rollDie}
            results={gold.faces.map((face) => (face === undefined ? undefined : `${goldOfFace(face)} gold`))}
          />
        ) : null}
        {cargo > 0 ? (
          <>
            <Txt type="section" heading>{`Cargo: ${plural(cargo, 'die', 'dice')}, room for ${Math.min(99, room)}`}</Txt>
            <DiceEntry
              dice={Array.from({ length: cargo }, () => ({ kind: 'ivory' as const }))}
              sides={6}
              faces={draft.cargo.map((face) => face ?? undefined)}
              rolled={draft.cargoRolled}
              onFaces={keepCargo}
              onRolled={keepCargo}
              roll={rollDie}
              results={draft.cargo.map((face) => (face ? (GOODS[face - 1] ?? '') : undefined))}
            />
            <GoodsPicker
              verb="Take"
              goods={draft.goods}
              most={offer}
              inAll={room}
              onGoods={(goods) => change({ goods })}
            />
          </>
        ) : null}
      </View>
    </Sheet>
  );
}

/** R-4: whoever drove the other off has defeated him. */
function drivenOff(state: State, { kind, result, player, theirs }: Battle): string | undefined {
  if (kind !== 'player' || (result !== 'fled' && result !== 'foeFled')) return undefined;
  const seat = result === 'foeFled' ? player : theirs?.seat;
  return typeof seat === 'number' ? ` of ${clanOf(state, seat).name}'s` : undefined;
}

function titleOf(state: State, battle: Battle): string {
  const { name } = clanOf(state, battle.player);
  switch (battle.result) {
    case 'won':
      return battle.kind === 'merchant' ? `${name} plunders` : `${name} wins`;
    case 'escaped':
      return 'The merchant escapes';
    case 'fled':
      return `${name} gets away`;
    case 'foeFled':
      return `${battle.foe.name} gets away`;
    default:
      return 'The battle is over';
  }
}

/** "Take 3 gold and 2 silk"; that a cargo stays behind is said too. */
function takeWords(gold: number, goods: Goods, cargo: number): string {
  const taken = belongings(gold, goods, undefined);
  if (totalGoods(goods) > 0) return `Take ${taken}`;
  if (cargo > 0) return gold > 0 ? `Take ${taken}, no goods` : 'End the battle, no goods';
  return gold > 0 ? `Take ${taken} and end the battle` : 'End the battle';
}

const styles = StyleSheet.create({ list: { gap: 12 } });
