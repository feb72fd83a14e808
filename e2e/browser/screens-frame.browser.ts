import { FIRST_HALF, lookAt } from './screens';

lookAt(FIRST_HALF);
