import { lookAt, OTHERS } from './screens';

lookAt(OTHERS);
