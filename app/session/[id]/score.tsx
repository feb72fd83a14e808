import { ScoreScreen } from '@/components/frame/screens';

export default ScoreScreen;
