import { useEffect, useEffectEvent } from 'react';

import { takeSharedFile } from '@/store/sharedFile';

interface Launched {
  readonly files: readonly { getFile(): Promise<File> }[];
}

/** A backup that an installed app was opened with (file_handlers) or was handed (share_target) shows what it holds. */
export function useLaunchedFile(ready: boolean, read: (file: Promise<string | undefined>) => void): void {
  const onFile = useEffectEvent(read);
  useEffect(() => {
    if (!ready) return;
    onFile(takeSharedFile());
    const { launchQueue } = window as { launchQueue?: { setConsumer(take: (launched: Launched) => void): void } };
    launchQueue?.setConsumer(({ files: [file] }) => {
      if (file) onFile(file.getFile().then((opened) => opened.text()));
    });
  }, [ready]);
}
