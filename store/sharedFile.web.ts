/** The text of a backup that another app shared with this one, once; kept by the service worker (share-target.js). */
export async function takeSharedFile(): Promise<string | undefined> {
  const cache = await caches.open('abaculus-shared');
  const [kept] = await cache.keys();
  if (!kept) return undefined;
  const file = await cache.match(kept);
  await cache.delete(kept);
  return file?.text();
}
