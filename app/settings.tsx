import { SettingsScreen } from '@/components/frame/screens';

export default SettingsScreen;
