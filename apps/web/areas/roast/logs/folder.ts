import type { ChosenFile, Cursor, FoundFault, FoundRoast, Place, ReadRoast, Told, Wish } from './found.ts';

/** What is known of the files so far. */
export interface Looked {
  readonly roasts: readonly FoundRoast[];
  readonly faults: readonly FoundFault[];
  readonly others: number;
  readonly done: number;
  readonly of: number;
  /** Files beyond those that are looked at in one go. */
  readonly left: number;
}

export const NOTHING: Looked = { roasts: [], faults: [], others: 0, done: 0, of: 0, left: 0 };

/** No log needs longer, in ms: then its file is given up, and the next one has its turn. */
const PATIENCE = 15_000;

const newWorker = () => new Worker(new URL('./folder.worker.ts', import.meta.url), { type: 'module' });

/**
 * Looks through files in a worker of its own, and tells what it has found so far now and then. Ends once all were looked
 * at. Fails when the worker cannot work, and when nobody waits any more.
 */
export async function lookThrough(
  files: readonly ChosenFile[],
  tell: (looked: Looked) => void,
  signal: AbortSignal,
): Promise<Looked> {
  let looked: Looked = { ...NOTHING, of: files.length };
  let from: Cursor | null = { file: 0, inner: 0 };
  while (from) {
    const { slow, ...rest } = await lookFrom(files, from, looked, tell, signal);
    looked = slow ? { ...rest.looked, faults: [...rest.looked.faults, slow.fault] } : rest.looked;
    from = slow ? { file: slow.at.file, inner: slow.at.inner + 1 } : null;
  }
  return looked;
}

interface Ended {
  readonly looked: Looked;
  /** The file that took too long. */
  readonly slow: { readonly at: Cursor; readonly fault: FoundFault } | null;
}

async function lookFrom(
  files: readonly ChosenFile[],
  from: Cursor,
  before: Looked,
  tell: (looked: Looked) => void,
  signal: AbortSignal,
): Promise<Ended> {
  signal.throwIfAborted();
  const worker = newWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  let looked = before;
  let at: { readonly at: Cursor; readonly path: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (at) resolve({ looked, slow: { at: at.at, fault: { path: at.path, fault: { key: 'slow' } } } });
      else reject(new Error('the worker has not begun'));
    }, PATIENCE);
  };
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  worker.onerror = worker.onmessageerror = reject;
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    wait();
    if (data.is === 'at') at = data;
    else if (data.is === 'over') resolve({ looked: { ...looked, left: data.left }, slow: null });
    else if (data.is === 'found') {
      looked = {
        ...looked,
        roasts: looked.roasts.concat(data.roasts),
        faults: looked.faults.concat(data.faults),
        others: looked.others + data.others,
        done: data.done,
        of: data.of,
      };
      tell(looked);
    }
  };
  wait();
  worker.postMessage({ is: 'look', files, from } satisfies Wish);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}

/** Reads roasts again that were found; a worker of its own stays for all of them. */
export function openReader(files: readonly ChosenFile[]) {
  const worker = newWorker();
  return {
    /** The roasts in the order of their places, or why one cannot be read any more. */
    read(places: readonly Place[]): Promise<readonly (ReadRoast | FoundFault['fault'])[]> {
      return new Promise((resolve, reject) => {
        worker.onerror = worker.onmessageerror = reject;
        worker.onmessage = ({ data }: MessageEvent<Told>) => data.is === 'read' && resolve(data.logs);
        worker.postMessage({ is: 'read', files, places } satisfies Wish);
      });
    },
    close: () => worker.terminate(),
  };
}
