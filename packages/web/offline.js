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
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
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
