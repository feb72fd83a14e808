import Delete from 'lucide-react-native/icons/delete';
import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { FacePad } from '@/components/dice/FacePad';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { percentText } from '@/rules/dice/percent';
import { SPECIAL_ROWS, SPECIALS } from '@/rules/dungeon/foes';
import { foeAt, levelNow } from '@/rules/dungeon/sheet';
import { SPECIAL_ODDS, specialCheck } from '@/rules/dungeon/special';

import type { DungeonPanel } from './props';

const MOST = 10;

/** Type the row of dice: the last three, or five, may call a special enemy. The table decides whether they count. */
export function SpecialPanel({ state, draft, onDraft, onAct, onOpen, onClose, onTopic }: DungeonPanel) {
  const row = Array.isArray(draft) ? draft.filter((face): face is number => typeof face === 'number') : [];
  const called = specialCheck(row);
  return (
    <Sheet title="Special enemies" onClose={onClose} onRules={() => onTopic('special-enemies')} testID="special-panel">
      <View style={styles.panel}>
        <View
          style={styles.row}
          accessible
          role="img"
          aria-label={row.length > 0 ? `Dice ${row.join(', ')}` : 'No dice yet'}
        >
          {row.map((face, index) => (
            <Die key={index} kind="ivory" face={face} size={36} decorative />
          ))}
          {row.length === 0 ? (
            <Txt type="body" color="ink2">
              Tap the faces in the order in which they fell.
            </Txt>
          ) : null}
        </View>
        <FacePad sides={6} label="Faces of the row" onFace={(face) => onDraft([...row, face].slice(-MOST))} />
        <Button
          kind="secondary"
          icon={Delete}
          words="Clear last"
          disabled={row.length === 0}
          onPress={() => onDraft(row.slice(0, -1))}
          testID="special-clear"
        />
        {SPECIALS.map((id) => {
          const { name, met } = SPECIAL_ROWS[id];
          const [ways, of] = SPECIAL_ODDS[id];
          const down = state.specials.includes(id);
          const here = called.includes(id) && !down;
          const stands = foeAt(state, id, levelNow(state));
          return (
            <ListRow
              key={id}
              title={here ? `${name} is called` : name}
              detail={
                down
                  ? 'defeated already: each comes once'
                  : here && !stands
                    ? 'Type its HP from your sheet'
                    : `${met}, ${percentText(ways / of)} of fresh rolls`
              }
              accent={here}
              onPress={() => {
                if (!stands) onOpen('values');
                else if (here) {
                  onClose();
                  onAct({ type: 'startBattle', player: 0, foe: id });
                } else onTopic(id);
              }}
              onLongPress={() => onTopic(id)}
              holdLabel="Read the rule"
              hint={stands ? (here ? 'Starts the battle' : 'Reads the rule') : 'Asks for its HP'}
              testID={`special-${id}`}
            />
          );
        })}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  panel: { gap: 10 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, minHeight: 40, alignItems: 'center' },
});
