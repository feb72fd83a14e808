import { SettingsScreen } from '@/components/frame/SettingsScreen';

export default SettingsScreen;
