import Pencil from 'lucide-react-native/icons/pencil';

import { useTheme } from '@/components/theme/theme';
import { ListRow } from '@/components/ui/ListRow';
import { unsqueezed } from '@/components/ui/webStyle';
import type { CardKind } from '@/rules/kernel/card-kind';
import { cardWords } from '@/rules/kernel/card-words';
import type { LibraryCard } from '@/store/cards';

interface Props {
  card: LibraryCard;
  kind: CardKind;
  hint: string;
  onPress: () => void;
}

/** A card by its name, its values in one line, with a pencil while one of them is still to be checked. */
export function CardRow({ card, kind, hint, onPress }: Props) {
  const { color } = useTheme();
  const words = cardWords(kind, card.values) || 'No values typed';
  const open = card.check.length > 0;
  return (
    <ListRow
      title={card.name}
      detail={open ? `${words}, please check` : words}
      right={open ? <Pencil size={18} color={color.warn} strokeWidth={2} style={unsqueezed} /> : null}
      hint={hint}
      onPress={onPress}
      testID={`card-${card.name}`}
    />
  );
}
