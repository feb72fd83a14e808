import { AboutScreen } from '@/components/frame/screens';

export default AboutScreen;
