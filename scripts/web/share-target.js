// Part of the service worker: a backup that another app shares with this one (share_target in the manifest) is kept
// for the backup page, which shows what it holds and then forgets it. See store/sharedFile.web.ts.
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && url === new URL('share', self.registration.scope).href)
    event.respondWith(take(event.request));
});

async function take(request) {
  const file = (await request.formData()).get('backup');
  if (file) {
    const cache = await caches.open('abaculus-shared');
    await cache.put(new URL('shared-file', self.registration.scope), new Response(file));
  }
  return Response.redirect(new URL('backup', self.registration.scope), 303);
}
