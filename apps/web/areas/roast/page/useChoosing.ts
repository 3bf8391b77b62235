import type { Brief } from '@hanjan/roastlog/brief.ts';
import { useState } from 'react';

/** A file of several roasts, of which one is to be chosen. */
export interface Choosing {
  /** Of the file. */
  readonly name: string;
  readonly roasts: readonly Brief[];
  /** Chooses one by its place in the file, from 0. */
  choose(nth: number): void;
  /** Leaves everything as it is. */
  onClose(): void;
}

interface Asking {
  readonly choosing: Choosing | null;
  /** Asks which one; undefined for none. It fails once another file is opened. */
  choose(name: string, roasts: readonly Brief[], signal: AbortSignal): Promise<number | undefined>;
}

/** Asks which of the roasts of a file is meant. */
export function useChoosing(): Asking {
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const choose: Asking['choose'] = async (name, roasts, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const own: Choosing = { name, roasts, choose: resolve, onClose: () => resolve(undefined) };
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end);
    setChoosing(own);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', end);
      // Another file may ask by now.
      setChoosing((now) => (now === own ? null : now));
    }
  };
  return { choosing, choose };
}
