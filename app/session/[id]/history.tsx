import { HistoryScreen } from '@/components/session/HistoryScreen';

export default HistoryScreen;
