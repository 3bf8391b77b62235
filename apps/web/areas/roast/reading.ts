import type { Brief } from '@hanjan/roastlog/brief.ts';
import type { RoastFault } from '@hanjan/roastlog/fault.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';

/** What the worker is asked to read. */
export interface Asked {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Which of several roasts in the file is wanted, from 0. */
  readonly chosen?: number | undefined;
}

/** A roast, why there is none, or the roasts of a file of which one is to be chosen. */
export type Answer =
  | { readonly log: RoastLog }
  | { readonly fault: RoastFault }
  | { readonly several: readonly Brief[] };

/** No log needs longer, in ms. */
const PATIENCE = 10_000;

/**
 * Reads a log in a worker of its own. One that takes too long is given up. Fails when the worker cannot work, and when
 * nobody waits for the log any more.
 */
export async function readInWorker(asked: Asked, signal?: AbortSignal): Promise<Answer> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve({ fault: { key: 'slow' } }), PATIENCE);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
  worker.onerror = worker.onmessageerror = reject;
  worker.postMessage(asked);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}

/** Has the readers loaded before the first file comes: the network may be gone by then. */
export const warmReaders = (): void => void readInWorker({ bytes: new Uint8Array(), name: '' }).catch(() => undefined);
