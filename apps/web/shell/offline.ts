import { ownEntry } from '../base/api/version.ts';

/** Scripts, styles and letters that this page has loaded so far. */
const loadedFiles = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [];
  });

/**
 * Has what this page is made of kept by the browser, so that it can be loaded again without a network. While developing,
 * and where the browser has no such thing, nothing is stored.
 */
export async function keepFiles(): Promise<void> {
  const entry = ownEntry();
  if (!entry || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/offline.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ entry, files: loadedFiles() });
  } catch {
    // A browser that stores nothing loads pages only with a network.
  }
}
