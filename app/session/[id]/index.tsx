import { TableScreen } from '@/components/session/TableScreen';

export default TableScreen;
