import { MOST_BYTES, type ReadResult, TOO_LARGE } from '@hanjan/roastlog/limits.ts';

/** What the worker is asked to read. */
export interface Asked {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** No log needs longer, in ms. */
const PATIENCE = 10_000;

/**
 * Reads a log in a worker of its own. One that takes too long is given up, and so is one that nobody waits for any more;
 * where a browser has no workers the log is not read.
 */
export async function readInWorker(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<ReadResult> {
  if (bytes.length > MOST_BYTES) return { fault: TOO_LARGE };
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadResult>((resolve, reject) => {
      const slow: ReadResult = { fault: { key: 'slow' } };
      const timer = setTimeout(() => resolve(slow), PATIENCE);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
      worker.onmessage = ({ data }: MessageEvent<ReadResult>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.onerror = () => {
        clearTimeout(timer);
        resolve(slow);
      };
      worker.postMessage({ bytes, name } satisfies Asked);
    });
  } finally {
    worker.terminate();
  }
}
