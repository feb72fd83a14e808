import X from 'lucide-react-native/icons/x';
import { type Ref, useId, useState } from 'react';
import { type StyleProp, StyleSheet, TextInput, type TextInputProps, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { IconButton } from './IconButton';
import { noOutline } from './webStyle';

interface Props {
  label: string;
  /** The label is said, not shown: a search field whose icon shows what it is. */
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  onDone?: () => void;
  onBlur?: () => void;
  /** What is wrong with it, in words. */
  error?: string;
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  keyboard?: TextInputProps['keyboardType'];
  autoCapitalize?: TextInputProps['autoCapitalize'];
  multiline?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
  ref?: Ref<TextInput>;
}

export function Field({ label, labelHidden = false, value, onChange, error, style, testID, ref, ...rest }: Props) {
  const { color, type } = useTheme();
  const [focused, setFocused] = useState(false);
  const errorId = useId();
  const border = error ? color.danger : focused ? color.focus : color.lineStrong;
  return (
    <View style={[styles.field, style]}>
      {labelHidden ? null : (
        <Txt type="label" color="ink2">
          {label}
        </Txt>
      )}
      <View style={[styles.box, { backgroundColor: color.surface, borderColor: border }, focused && styles.focused]}>
        <TextInput
          ref={ref}
          testID={testID}
          aria-label={label}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : null)}
          accessibilityHint={error}
          value={value}
          onChangeText={onChange}
          onSubmitEditing={rest.onDone}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            rest.onBlur?.();
          }}
          placeholder={rest.placeholder}
          placeholderTextColor={color.ink3}
          maxLength={rest.maxLength}
          autoFocus={rest.autoFocus}
          keyboardType={rest.keyboard}
          autoCapitalize={rest.autoCapitalize}
          autoCorrect={false}
          multiline={rest.multiline}
          returnKeyType="done"
          style={[type.bodyLarge, styles.input, noOutline, { color: color.ink }]}
        />
        {value ? (
          <IconButton icon={X} size={20} tone={color.ink3} label={`Clear ${label}`} onPress={() => onChange('')} />
        ) : null}
      </View>
      {error ? (
        <Txt type="caption" color="danger" nativeID={errorId} aria-live="polite">
          {error}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: 6 },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: tokens.size.buttonHeight,
    borderRadius: tokens.radius.control,
    borderWidth: 1,
    paddingLeft: 14,
    margin: 1,
  },
  // The border grows inwards over the margin, so that nothing moves.
  focused: { borderWidth: 2, margin: 0 },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: tokens.size.touchMin,
    paddingVertical: 8,
    paddingRight: 14,
  },
});
