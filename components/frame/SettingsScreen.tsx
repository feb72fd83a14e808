import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { ListRow } from '@/components/ui/ListRow';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { Segments } from '@/components/ui/Segments';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { writer } from '@/store/app';
import { tableLeft } from '@/store/lastSession';
import { changeSetting, type Settings, settings } from '@/store/settings';

import { Screen } from './Screen';
import { MutedReminders } from './MutedReminders';
import { StorageCard } from './StorageCard';

type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const SWITCHES: readonly { key: Switch; title: string; detail: string }[] = [
  { key: 'nudges', title: 'Remind us what people forget', detail: 'Short nudges, never blocking' },
  { key: 'haptics', title: 'Haptics', detail: 'A small tick under the finger' },
  { key: 'sound', title: 'Sound', detail: 'Wood clicks, dice that rattle, a sweep when someone wins' },
  { key: 'keepAwake', title: 'Keep the screen awake', detail: 'In a game, until ten minutes after the last touch' },
  { key: 'highContrast', title: 'High contrast', detail: 'No pictures, stronger lines' },
];

const TEXT_SIZES = [
  { value: 1, words: '100 %' },
  { value: 1.3, words: '130 %' },
  { value: 1.6, words: '160 %' },
  { value: 2, words: '200 %' },
];

export function SettingsScreen() {
  const router = useRouter();
  const now = useStore(settings);
  const table = tableLeft();
  const back =
    table === undefined
      ? { onBack: () => router.navigate('/') }
      : { backLabel: 'Back to the table', onBack: () => router.navigate(`/session/${table}`) };
  const change = <K extends keyof Settings>(key: K, value: Settings[K]) => changeSetting(writer, key, value);
  return (
    <Screen testID="settings-screen" header={<ScreenHeader title="Settings" {...back} />}>
      <Choice title="Theme">
        <Segments
          label="Theme"
          options={[
            { value: 'system', words: 'Phone' },
            { value: 'light', words: 'Light' },
            { value: 'dark', words: 'Dark' },
          ]}
          value={now.theme}
          onChange={(value) => change('theme', value)}
          testID="theme"
        />
      </Choice>
      <Choice title="Text size">
        <Segments
          label="Text size"
          options={TEXT_SIZES}
          value={now.textSize}
          onChange={(value) => change('textSize', value)}
          testID="text-size"
        />
      </Choice>
      <Choice title="Hand">
        <Segments
          label="Hand"
          options={[
            { value: 'left', words: 'Left-handed' },
            { value: 'right', words: 'Right-handed' },
          ]}
          value={now.hand}
          onChange={(value) => change('hand', value)}
          testID="hand"
        />
      </Choice>
      <Choice title="Motion">
        <Segments
          label="Motion"
          options={[
            { value: 'system', words: 'As the phone' },
            { value: 'reduced', words: 'Reduced' },
          ]}
          value={now.motion}
          onChange={(value) => change('motion', value)}
          testID="motion"
        />
      </Choice>
      <Card flush>
        {SWITCHES.map(({ key, title, detail }, index) => (
          <View key={key}>
            {index > 0 ? <Divider /> : null}
            <SwitchRow
              title={title}
              detail={detail}
              value={now[key]}
              onChange={(value) => change(key, value)}
              testID={`setting-${key}`}
            />
          </View>
        ))}
      </Card>
      <Card flush>
        <ListRow
          title="Cards"
          detail="The values you typed off physical cards"
          chevron
          onPress={() => router.push('/cards')}
          testID="open-cards"
        />
        <Divider />
        <ListRow
          title="Dice odds"
          detail="How likely is it?"
          chevron
          onPress={() => router.push('/odds')}
          testID="open-odds"
        />
        <Divider />
        <ListRow
          title="Backup"
          detail="Everything in one file, and back again"
          chevron
          onPress={() => router.push('/backup')}
          testID="open-backup"
        />
        <Divider />
        <ListRow
          title="About"
          detail="What the app promises, storage, licences"
          chevron
          onPress={() => router.push('/about')}
          testID="open-about"
        />
      </Card>
      <MutedReminders />
      <StorageCard />
    </Screen>
  );
}

function Choice({ title, children }: React.PropsWithChildren<{ title: string }>) {
  return (
    <View style={styles.choice}>
      <Txt type="section" heading>
        {title}
      </Txt>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ choice: { gap: 8 } });
