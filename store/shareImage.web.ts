import { download } from './download';
import type { Shared } from './shareImage';

/** Hands a PNG to the share sheet, with the result in words beside it; where a browser has none, it is a download. */
export async function shareImage(name: string, png: Uint8Array<ArrayBuffer>, words: string): Promise<Shared> {
  const file = new File([png], name, { type: 'image/png' });
  const offer = { files: [file], text: words };
  if (!navigator.canShare?.(offer)) {
    download(name, file);
    return 'saved';
  }
  try {
    await navigator.share(offer);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'stayed';
    throw error;
  }
}
