import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Only a browser lets keys wander behind what covers them. */
export function useInert(_view: RefObject<View | null>, _covered: boolean): void {}
