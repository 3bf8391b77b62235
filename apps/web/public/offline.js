// @ts-nocheck The types of a worker and of a page exclude one another.
// Serves the product's page and files when the server cannot be reached, so that a phone without a network can load a
// page anew and go on with the brew or roast that it keeps. Records and whoever is signed in are never kept here.
const FILES = 'hanjan-files';
/** One page stands for all addresses: the one of an address that has none of its own, which names the least. */
const PAGE = '/offline';
/** Files that bear no content in their names: the server is asked first. */
const FIXED = ['/icon.svg'];
/** More files than one version of the product has; the oldest go first. */
const MOST = 600;

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page has loaded with these files: they are kept, and the page too when it is of another version. */
addEventListener('message', (event) => {
  if (event.source && Array.isArray(event.data?.files)) event.waitUntil(keep(event.data));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch((error) => kept(PAGE, error)));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (FIXED.includes(pathname)) event.respondWith(fetch(request).catch((error) => kept(request, error)));
});

/** A file bears its content in its name: what is kept is what the server has. */
async function file(request) {
  const cache = await caches.open(FILES);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

async function kept(what, error) {
  const answer = await caches.match(what);
  if (answer) return answer;
  throw error;
}

async function keep({ entry, files }) {
  const cache = await caches.open(FILES);
  const all = [...files.filter((path) => path.startsWith('/assets/')), ...FIXED];
  // Where the disk is full, or the network goes meanwhile, the next page that loads tries again.
  await Promise.all(all.map(async (path) => (await cache.match(path)) ?? (await cache.add(path))));
  const page = await cache.match(PAGE);
  if (!(await page?.text())?.includes(entry)) {
    const answer = await fetch(PAGE);
    const text = await answer.text();
    if (answer.ok && text.includes(entry)) {
      // What one language alone has may not be kept.
      const headers = new Headers(answer.headers);
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      await cache.put(PAGE, new Response(text.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''), { headers }));
      // Of another version: what every page of it has besides is asked anew.
      await cache.addAll(FIXED);
    }
  }
  const keys = await cache.keys();
  const old = keys.filter(({ url }) => new URL(url).pathname.startsWith('/assets/')).slice(0, -MOST);
  await Promise.all(old.map((key) => cache.delete(key)));
}
