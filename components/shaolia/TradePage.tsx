import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import { Segments } from '@/components/ui/Segments';
import { plural } from '@/rules/kernel/plural';
import { bestDeals, type TradeWish } from '@/rules/shaolia/plan/trade-advice';
import { gainWords } from '@/rules/shaolia/run';
import { sideOf } from '@/rules/shaolia/state';
import { quote } from '@/rules/shaolia/trade';

import { Pick } from './Pick';
import type { ShaoliaProps } from './props';
import { quoteWords } from './quoteWords';

const TRADERS = [
  { value: 'market', words: 'Market' },
  { value: 'caravan', words: 'Caravan' },
  { value: 'port', words: 'Port' },
] as const;

const WISHES = [
  { value: 'gold', words: 'Gold' },
  { value: 'minerals', words: 'Minerals' },
  { value: 'culture', words: 'Culture' },
] as const;

/** The trading board: what each post costs this player now, by the card that trades. */
export function TradePage({ table }: { table: ShaoliaProps }) {
  const { state, shown, onOpen, onTopic } = table;
  const [trader, setTrader] = useState<(typeof TRADERS)[number]['value']>('market');
  const side = sideOf(state, shown);
  const [wish, setWish] = useState<TradeWish>('gold');
  const best = bestDeals(state, shown, trader, wish);
  return (
    <Card large style={styles.card} testID="trade-page">
      <Txt type="section" heading style={styles.heading}>
        {`Trading board, for ${side.name}`}
      </Txt>
      <Segments label="Which card trades" options={TRADERS} value={trader} onChange={setTrader} testID="trader" />
      <Txt type="body" color="ink2" style={styles.heading}>
        {`${side.gold} gold, ${plural(side.minerals, 'mineral')}, ${side.culture} culture`}
      </Txt>
      <Grid>
        {state.posts.map((name) => {
          const each = quote(state, shown, name, trader === 'caravan');
          return (
            <Pick
              key={name}
              words={name}
              detail={quoteWords(each)}
              dim={each.most === 0 && each.post.good !== 'manual'}
              onPress={() => (each.post.good === 'manual' ? onTopic(each.post.topic) : onOpen(`post:${name}`))}
              onTopic={() => onTopic(each.post.topic)}
              testID={`trade-${name}`}
            />
          );
        })}
      </Grid>
      <Txt type="section" heading style={styles.heading}>
        Most of
      </Txt>
      <Segments label="Most of" options={WISHES} value={wish} onChange={setWish} testID="trade-wish" />
      <Txt type="bodyStrong" style={styles.heading} aria-live="polite" testID="trade-best">
        {best
          ? `${best.deals.map(({ post, quantity }) => `${post} ×${quantity}`).join(', then ')}: ${gainWords({
              gold: best.gold,
              ...(wish === 'gold' ? {} : { [wish]: best.gains }),
            })}`
          : `No deal brings ${wish} now.`}
      </Txt>
      <Button kind="quiet" words="Change the posts" onPress={() => onOpen('deck')} testID="trade-posts" />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 8 }, heading: { paddingHorizontal: 4 } });
