import { ScoreScreen } from '@/components/session/ScoreScreen';

export default ScoreScreen;
