import { useEffect, useEffectEvent } from 'react';

interface Launched {
  readonly files: readonly { getFile(): Promise<File> }[];
}

/** An installed app that a backup file was opened with (file_handlers in the manifest) shows what it holds. */
export function useLaunchedFile(read: (text: string) => Promise<void>): void {
  const onText = useEffectEvent(read);
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: { setConsumer(take: (launched: Launched) => void): void } };
    launchQueue?.setConsumer(({ files: [file] }) => {
      void file
        ?.getFile()
        .then((opened) => opened.text())
        .then(onText);
    });
  }, []);
}
