import Trash from 'lucide-react-native/icons/trash';

import { Button } from '@/components/ui/Button';

import { Section } from './Section';

interface Props {
  /** A character has none, and no pile. */
  level: 1 | 2 | null;
  /** Taken away without a pile: it was never there, or stands elsewhere. */
  words: string;
  onLeave: (to: { readonly pile?: true }) => void;
  testID: string;
}

/** A card that nobody recorded as gone: onto the discard pile of its level, or just away. */
export function LeaveByHand({ level, words, onLeave, testID }: Props) {
  return (
    <Section>
      {level === null ? null : (
        <Button
          kind="danger"
          icon={Trash}
          words={`To the Lv${level} discard pile by hand`}
          onPress={() => onLeave({ pile: true })}
          testID={`${testID}-pile`}
        />
      )}
      <Button kind="danger" words={words} onPress={() => onLeave({})} testID={testID} />
    </Section>
  );
}
