import { ResultsScreen } from '@/components/frame/screens';

export default ResultsScreen;
