/** A phone app is handed files by the share sheet's own import; see the web's twin. */
export function useLaunchedFile(_read: (text: string) => Promise<void>): void {}
