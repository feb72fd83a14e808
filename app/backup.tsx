import { BackupScreen } from '@/components/frame/screens';

export default BackupScreen;
