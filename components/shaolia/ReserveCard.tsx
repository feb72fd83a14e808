import type { LucideIcon } from 'lucide-react-native';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import type { Seat } from '@/rules/kernel/setup';
import { cardDef } from '@/rules/shaolia/card-def';
import { conditionProblem, costWords } from '@/rules/shaolia/building';
import { LV1_NAMES } from '@/rules/shaolia/roster';
import { sideOf } from '@/rules/shaolia/state';

import { cardIcon } from './icons';
import { Pick as Choice } from './Pick';
import type { ShaoliaProps } from './props';

/** Bought and unbuilt cards. One that nobody named yet asks which it is, one tap each. */
export function ReserveCard({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { state, onAct, onOpen, onTopic } = table;
  const { reserve, name } = sideOf(state, seat);
  if (reserve.length === 0) return null;
  const unnamed = reserve.findIndex(({ card, level }) => card === null && level === 1);
  return (
    <Card large style={styles.card} testID={`reserve-${seat}`}>
      <Txt type="section" heading style={styles.heading}>
        {`${name}'s reserve`}
      </Txt>
      {unnamed < 0 ? null : (
        <View style={styles.asks}>
          <Txt type="body" color="ink2">
            Which Lv1 card was drawn?
          </Txt>
          <Grid>
            {LV1_NAMES.map((card) => (
              <Drawn
                key={card}
                card={card}
                icon={cardIcon(card, cardDef(state.cards, card).class)}
                seat={seat}
                index={unnamed}
                onAct={onAct}
              />
            ))}
          </Grid>
        </View>
      )}
      <Grid>
        {reserve.map(({ card, level }, index) => {
          if (card === null) {
            return (
              <Choice
                key={index}
                dim
                words={`Lv${level} card`}
                detail="Not named yet"
                onPress={() => onOpen(`reserve:${seat}:${index}`)}
                testID={`reserve-${seat}-${index}`}
              />
            );
          }
          const def = cardDef(state.cards, card);
          const problem = conditionProblem(state, seat, def);
          return (
            <Choice
              key={index}
              words={card}
              detail={problem?.words ?? costWords(def)}
              icon={cardIcon(card, def.class)}
              dim={problem !== undefined}
              onPress={() => onOpen(state.phase === 'building' ? `build:${index}` : `reserve:${seat}:${index}`)}
              onTopic={() => onTopic('building-condition')}
              testID={`reserve-${seat}-${index}`}
            />
          );
        })}
      </Grid>
    </Card>
  );
}

interface DrawnProps extends Pick<ShaoliaProps, 'onAct'> {
  card: string;
  icon: LucideIcon | undefined;
  seat: Seat;
  index: number;
}

const Drawn = memo(function Drawn({ card, icon, seat, index, onAct }: DrawnProps) {
  return (
    <Choice
      words={card}
      icon={icon}
      onPress={() => onAct({ type: 'noteReserve', player: seat, index, card, level: 1 })}
      testID={`drawn-${card}`}
    />
  );
});

const styles = StyleSheet.create({
  card: { gap: 8, padding: 8 },
  heading: { paddingStart: 4, paddingTop: 2 },
  asks: { gap: 6 },
});
