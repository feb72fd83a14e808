import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet } from 'react-native';

import { FacePad } from '@/components/dice/FacePad';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { rollDie } from '@/store/randomness';

interface Props {
  due: { readonly who: 'attacker' | 'target'; readonly why: 'flanked' | 'agile' };
  name: string;
  onRoll: (value: number, by: 'typed' | 'app') => void;
}

/** A d10 that a flanked striker or a shot at an agile target needs; low is good. */
export function RollDue({ due, name, onRoll }: Props) {
  const why = due.why === 'flanked' ? `${name} is flanked` : `${name} shoots at an agile target`;
  return (
    <Card large style={styles.card}>
      <Txt type="bodyStrong">{`${why}: 5 or less hits`}</Txt>
      <FacePad sides={10} label={`Roll of ${name}`} onFace={(value) => onRoll(value, 'typed')} />
      <Button
        kind="secondary"
        words="Roll for me"
        icon={Dices}
        onPress={() => onRoll(rollDie(10), 'app')}
        testID="roll-d10"
      />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 10, flexGrow: 1 } });
