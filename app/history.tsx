import { ArchiveScreen } from '@/components/frame/screens';

export default ArchiveScreen;
