import RefreshCw from 'lucide-react-native/icons/refresh-cw';
import { useStore } from 'zustand';

import { useTheme } from '@/components/theme/theme';
import { ListRow } from '@/components/ui/ListRow';
import { takeUpdate, updates } from '@/store/updates';

/** Offers a new version, quietly, on home only. */
export function UpdateRow() {
  const { color } = useTheme();
  const waiting = useStore(updates, (state) => state.waiting);
  if (!waiting) return null;
  return (
    <ListRow
      left={<RefreshCw size={24} color={color.ink} />}
      title="A new version is ready"
      detail="Your games stay as they are"
      accent
      chevron
      onPress={takeUpdate}
      testID="take-update"
    />
  );
}
