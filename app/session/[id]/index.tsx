import { TableScreen } from '@/components/frame/screens';

export default TableScreen;
