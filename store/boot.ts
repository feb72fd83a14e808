import { boot } from './app';

boot();
