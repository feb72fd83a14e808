import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';
import { Tag } from './Tag';

interface Props {
  /** Round or month: "Month 4". */
  title: string;
  /** One tag: phase or stage. */
  tag?: string;
  /** What stands behind the tag: the checklist of the phase. */
  onTag?: () => void;
  /** Saved dot, history, more. */
  right?: ReactNode;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** The 48 dp above a play screen. */
export function Header({ title, tag, onTag, right, style, testID }: Props) {
  return (
    <View testID={testID} style={[styles.header, style]}>
      <View style={styles.words}>
        <Txt type="title" heading="page">
          {title}
        </Txt>
        {tag && onTag ? (
          <Pressy hint="What is done and due" onPress={onTag} testID="header-tag" style={styles.tag}>
            <Tag words={tag} />
          </Pressy>
        ) : tag ? (
          <Tag words={tag} />
        ) : null}
      </View>
      {right ? <View style={styles.right}>{right}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', minHeight: tokens.size.header, gap: 8 },
  words: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, rowGap: 4 },
  tag: { minWidth: tokens.size.touchMin, justifyContent: 'center', alignItems: 'flex-start' },
  // The last icon, not its target, ends where the cards below end.
  right: { flexDirection: 'row', alignItems: 'center', marginEnd: -12 },
});
