import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { signed } from '@/rules/kernel/signed';

import { type CounterProps, FullCounter } from './FullCounter';
import { Pressy } from './Pressy';
import { Sheet } from './Sheet';
import { unsqueezed } from './webStyle';

/** A number among others, in a row: icon and number, and the whole counter behind a tap. */
export function CounterChip(props: CounterProps) {
  const { label, words, value, icon: Icon, tone, testID } = props;
  const { color, highContrast } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <View style={props.style}>
      <Pressy
        label={`${label}, ${value}`}
        hint="Opens the counter"
        onPress={() => setOpen(true)}
        onLongPress={props.onTopic}
        holdLabel="Read the rule"
        testID={testID}
        style={[
          styles.chip,
          { backgroundColor: color.surfaceAlt },
          highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
        ]}
      >
        {Icon ? <Icon size={20} color={color.ink2} style={unsqueezed} /> : null}
        <Txt type="numeralSmall" tone={tone} style={styles.raised}>
          {signed(value)}
        </Txt>
        {Icon ? null : (
          <Txt type="label" color="ink2">
            {words}
          </Txt>
        )}
      </Pressy>
      {open ? (
        <Sheet title={label} onClose={() => setOpen(false)} onRules={props.onTopic}>
          <FullCounter
            {...props}
            compact={false}
            bare
            large
            style={styles.inSheet}
            onKeypad={
              props.onKeypad
                ? () => {
                    setOpen(false);
                    props.onKeypad?.();
                  }
                : undefined
            }
            testID={testID ? `${testID}-counter` : undefined}
          />
        </Sheet>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    paddingHorizontal: 12,
    borderRadius: tokens.radius.control,
  },
  raised: { marginTop: -2 },
  inSheet: { paddingTop: 44, paddingBottom: 12 },
});
