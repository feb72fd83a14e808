import { PastScreen } from '@/components/frame/screens';

export default PastScreen;
