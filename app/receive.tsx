import { ReceiveScreen } from '@/components/frame/screens';

export default ReceiveScreen;
