import { Slot, usePathname } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { View } from 'react-native';

import { PhaseGate } from '@/components/frame/PhaseGate';
import { useFlush } from '@/components/frame/useFlush';
import { useFonts } from '@/components/frame/useFonts';
import { useLook } from '@/components/frame/useLook';
import { ThemeProvider } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { openedElsewhere } from '@/store/lastSession';
import { watchForUpdates } from '@/store/updates';

export { ErrorScreen as ErrorBoundary } from '@/components/frame/ErrorScreen';

export default function RootLayout() {
  const look = useLook();
  const fonts = useFonts();
  useFlush();
  useEffect(watchForUpdates, []);
  const pathname = usePathname();
  useEffect(() => {
    if (pathname !== '/') openedElsewhere();
  }, [pathname]);
  return (
    <ThemeProvider look={look}>
      <StatusBar style={look.scheme === 'dark' ? 'light' : 'dark'} />
      <View style={{ flex: 1, backgroundColor: tokens.color[look.scheme].bg }}>
        {fonts ? (
          <PhaseGate>
            <Slot />
          </PhaseGate>
        ) : null}
      </View>
    </ThemeProvider>
  );
}
