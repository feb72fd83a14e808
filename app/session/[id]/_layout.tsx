import { Slot, useLocalSearchParams } from 'expo-router';

import { SessionGate } from '@/components/session/SessionGate';

export default function SessionLayout() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <SessionGate id={id}>
      <Slot />
    </SessionGate>
  );
}
