/**
 * Keeps the page's own files, so that it opens without a network. A newer page is taken whenever it can be had; files named
 * by their hash never change. The build fills in what the files are.
 */
const version = 'VERSION';
const files = ['FILES'];
const kept = `ironbottom ${version}`;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(kept)
      .then((cache) => cache.addAll(files))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('ironbottom ') && name !== kept).map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the server says of matches is never kept: it would be of yesterday.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? newest(request) : oldest(request));
});

/** The page itself: from the server while there is one. */
async function newest(request) {
  try {
    return await fetch(request);
  } catch (fault) {
    const page = await caches.match('./');
    if (page === undefined) throw fault;
    return page;
  }
}

async function oldest(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Something in a match wants its player: said even when no page is open. */
addEventListener('push', (event) => {
  const { title = 'Ironbottom', body = '', link = '', match = '' } = event.data?.json() ?? {};
  event.waitUntil(
    registration.showNotification(title, { body, tag: match || title, data: { link }, icon: './icon.svg' }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? ''));
});

/** In a page that is open already, if there is one. Links lead to this server only. */
async function open(link) {
  const to = new URL(link || './', registration.scope);
  if (to.origin !== location.origin) return;
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) await clients.openWindow(to.href);
  else {
    await page.navigate(to.href).catch(() => undefined);
    await page.focus();
  }
}
