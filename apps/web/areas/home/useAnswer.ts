import { useCallback, useEffect, useState } from 'react';
import { type Answer, read } from '../../base/api/call.ts';
import { onReconnect } from '../../base/api/connection.ts';
import type { CallOrg } from '../../base/api/org_call.ts';

/** What came of a call: its answer, or that it failed; nothing while it is on its way. */
export interface Asked<T> {
  readonly answer: Answer<T> | null;
  readonly isFailed: boolean;
  again(): void;
}

/** Asks once when it is shown, and again once a server that was away is back; a part of the page that fails leaves the others alone. */
export function useAnswer<T>(path: string, body: object, org?: CallOrg): Asked<T> {
  const [asked, setAsked] = useState<Pick<Asked<T>, 'answer' | 'isFailed'>>({ answer: null, isFailed: false });
  const [count, setCount] = useState(0);
  const said = JSON.stringify([body, org]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a count of its own
  useEffect(() => {
    const stop = new AbortController();
    const [what, where] = JSON.parse(said);
    read<T>('POST', path, what, { signal: stop.signal, org: where ?? undefined }).then(
      (answer) => setAsked({ answer, isFailed: false }),
      () => !stop.signal.aborted && setAsked({ answer: null, isFailed: true }),
    );
    return () => stop.abort();
  }, [path, said, count]);
  const again = useCallback(() => setCount((before) => before + 1), []);
  const { isFailed } = asked;
  useEffect(() => (isFailed ? onReconnect(again) : undefined), [isFailed, again]);
  return { ...asked, again };
}
