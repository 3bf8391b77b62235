import { reachServer } from '../api/connection.ts';

const missing = new WeakSet<object>();

/** Whether something failed because a file of the product could not be loaded. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/**
 * Hears of every file that could not be loaded: after an update the old ones are gone. The server then says whether that
 * is it, or it is the server that cannot be reached.
 */
export function watchMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    reachServer();
  });
}
