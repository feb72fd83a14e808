import { waitFor } from '@testing-library/react-native';

/** What is read from the log or played again comes in its own time. */
export const until = <T>(seen: () => T): Promise<T> => waitFor(seen, { timeout: 60_000 });
