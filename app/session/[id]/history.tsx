import { HistoryScreen } from '@/components/frame/screens';

export default HistoryScreen;
