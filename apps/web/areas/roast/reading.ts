import type { ReadResult } from '@hanjan/roastlog/limits.ts';

/** What the worker is asked to read. */
export interface Asked {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** No log needs longer, in ms. */
const PATIENCE = 10_000;

/**
 * Reads a log in a worker of its own. One that takes too long is given up. Fails when the worker cannot work, and when
 * nobody waits for the log any more.
 */
export async function readInWorker(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<ReadResult> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ReadResult>();
  const timer = setTimeout(() => resolve({ fault: { key: 'slow' } }), PATIENCE);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  worker.onmessage = ({ data }: MessageEvent<ReadResult>) => resolve(data);
  worker.onerror = worker.onmessageerror = reject;
  worker.postMessage({ bytes, name } satisfies Asked);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}

/** Has the readers loaded before the first file comes: the network may be gone by then. */
export const warmReaders = (): void => void readInWorker(new Uint8Array(), '').catch(() => undefined);
