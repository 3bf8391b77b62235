import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';

/** An answer of the server that a page shows; what was there stays while it is asked again. */
export interface Asked<T> {
  readonly answer: Answer<T> | null;
  readonly isBusy: boolean;
  reload(): Promise<void>;
}

/** Asks whenever the question changes; a null question is not asked. */
export function useAsked<T>(path: string, body: object | null): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [isBusy, setBusy] = useState(body !== null);
  const question = JSON.stringify(body);
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const asked = JSON.parse(question);
      if (asked === null) return;
      setBusy(true);
      const next = await call<T>('POST', path, asked, signal && { signal });
      if (signal?.aborted) return;
      setAnswer(next);
      setBusy(false);
    },
    [path, question],
  );
  useEffect(() => {
    const stop = new AbortController();
    void ask(stop.signal);
    return () => stop.abort();
  }, [ask]);
  return { answer, isBusy, reload: ask };
}
