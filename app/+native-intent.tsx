import { isFileUrl, keepSharedFile } from '@/store/sharedFile';

/** A backup opened with the app leads to the page that shows what it holds; every other link is a page of its own. */
export function redirectSystemPath({ path }: { path: string }): string {
  if (!isFileUrl(path)) return path;
  keepSharedFile(path);
  return '/backup';
}
