import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import { Segments } from '@/components/ui/Segments';
import { bestDeals } from '@/rules/shaolia/plan/trade-advice';
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

/** The trading board: what each post costs this player now, by the card that trades. */
export function TradePage({ table }: { table: ShaoliaProps }) {
  const { state, shown, onOpen, onTopic } = table;
  const [trader, setTrader] = useState<(typeof TRADERS)[number]['value']>('market');
  const side = sideOf(state, shown);
  const best = bestDeals(state, shown, trader);
  return (
    <Card large style={styles.card} testID="trade-page">
      <Txt type="section" heading style={styles.heading}>
        {`Trading board, for ${side.name}`}
      </Txt>
      <Segments label="Which card trades" options={TRADERS} value={trader} onChange={setTrader} testID="trader" />
      <Txt type="body" color="ink2" style={styles.heading}>
        {`${side.gold} gold, ${side.minerals} minerals, ${side.culture} culture`}
      </Txt>
      <Grid>
        {state.posts.map((name) => {
          const each = quote(state, shown, name, trader === 'caravan');
          return (
            <Pick
              key={name}
              words={name}
              detail={quoteWords(each)}
              dim={each.most === 0}
              onPress={() => onOpen(`post:${name}`)}
              onTopic={() => onTopic(each.post.topic)}
              testID={`trade-${name}`}
            />
          );
        })}
      </Grid>
      <Txt type="bodyStrong" style={styles.heading}>
        {best
          ? `Most gold now: ${best.deals.map(({ post, quantity }) => `${post} ×${quantity}`).join(', then ')}: +${best.gold} gold`
          : 'No deal brings gold now.'}
      </Txt>
      <Button kind="quiet" words="Change the posts" onPress={() => onOpen('deck')} testID="trade-posts" />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 8 }, heading: { paddingHorizontal: 4 } });
