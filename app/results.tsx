import { ResultsScreen } from '@/components/home/ResultsScreen';

export default ResultsScreen;
