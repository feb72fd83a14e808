import { useEffect, useEffectEvent } from 'react';

import { takeSharedFile } from '@/store/sharedFile';

/** A backup that the app was opened with shows what it holds, as soon as there is something to hold it against. */
export function useLaunchedFile(ready: boolean, read: (file: Promise<string | undefined>) => void): void {
  const onFile = useEffectEvent(read);
  useEffect(() => {
    if (ready) onFile(takeSharedFile());
  }, [ready]);
}
