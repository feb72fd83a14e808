import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import type { CardValues } from '@/rules/kernel/card-kind';
import { powersFull, powerSlots } from '@/rules/world-adventure/runes';
import { clanOf, type State } from '@/rules/world-adventure/state';

import { PickCard } from './PickCard';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

/** Draw two and keep one, or take one that lies face up; over the limit one is given back. */
export function PowersSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, shown);
  const [{ instead }, change] = useDraft<{ instead: number | null }>(props, { instead: null });
  const [picking, setPicking] = useState(false);
  const slots = powerSlots(clan.runes.length);
  const full = clan.powers.length >= slots;
  const swaps = full && clan.powersDue > 0;
  const take = (name: string, values: CardValues) => {
    const colour = values['colour'] === 'purple' ? 'purple' : 'yellow';
    const uses = typeof values['uses'] === 'number' ? values['uses'] : colour === 'yellow' ? 2 : 1;
    const given = full && instead !== null ? { instead } : {};
    change({ instead: null });
    onAct({ type: 'takeRunePower', player: shown, name, colour, uses, ...given, ...(name ? { values } : {}) });
    if (clan.powersDue <= 1) onClose();
  };
  if (picking) {
    return (
      <PickCard
        kind="power"
        title="Which rune power?"
        onPicked={(name, values) => {
          setPicking(false);
          take(name, values);
        }}
        onTopic={onTopic}
        onClose={() => setPicking(false)}
      />
    );
  }
  return (
    <Sheet
      title={`${clan.name}'s rune powers`}
      onClose={onClose}
      onRules={() => onTopic('rune-powers')}
      testID="powers-sheet"
    >
      <View style={styles.list}>
        <Txt
          type="body"
          color="ink2"
        >{`${clan.powers.length} of ${slots} slots. ${clan.powersDue > 0 ? 'Draw two and keep one, or take one face up.' : 'Each rune gives one.'}`}</Txt>
        {clan.powers.map((power, index) => (
          <View key={power.name} style={styles.row}>
            <ListRow title={power.name} detail={powerWords(state, power)} style={styles.share} />
            <Button
              kind="secondary"
              words="Use"
              onPress={() => onAct({ type: 'useRunePower', player: shown, index })}
              testID={`power-use-${index}`}
            />
            <Button
              kind="quiet"
              words={swaps ? 'Swap' : 'Drop'}
              onPress={() =>
                swaps ? change({ instead: index }) : onAct({ type: 'dropRunePower', player: shown, index })
              }
              testID={`power-drop-${index}`}
            />
          </View>
        ))}
        {clan.powersDue > 0 ? (
          <>
            {powersFull(clan) ? (
              <Txt type="bodyStrong" color="warn">
                {instead === null
                  ? 'All slots are full: tap Swap on the one to give back.'
                  : `Gives back ${clan.powers[instead]?.name ?? ''}.`}
              </Txt>
            ) : null}
            <Button large words="Choose or type the power" onPress={() => setPicking(true)} testID="power-take" />
            <Button
              kind="secondary"
              words={powersFull(clan) ? 'Keep the old, lay it face up' : 'Taken, not written down'}
              onPress={() => take('', {})}
              testID="power-skip"
            />
          </>
        ) : null}
      </View>
    </Sheet>
  );
}

/** "Purple, in combat, 1 left. Doubles one hit." */
function powerWords({ cards }: State, { name, colour, uses }: State['clans'][0]['powers'][0]): string {
  const text = cards[`power:${name}`]?.['text'];
  const kind = colour === 'yellow' ? 'Yellow, outside combat' : 'Purple, in combat';
  return `${kind}, ${uses} left.${typeof text === 'string' && text ? ` ${text}` : ''}`;
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4, flexWrap: 'wrap' },
  share: { flexGrow: 1, flexBasis: 150 },
});
