import { HandOverScreen } from '@/components/frame/screens';

export default HandOverScreen;
