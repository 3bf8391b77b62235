import { useCallback, useEffect, useState } from 'react';
import { type Answer, isUnanswered, Refused, read } from '../../base/api/call.ts';
import { onReconnect } from '../../base/api/connection.ts';
import type { CallOrg } from '../../base/api/org_call.ts';
import { currentPerson } from '../../base/session/session.ts';
import { isObject, readStored, writeStored } from '../../base/store/storage.ts';

/** Under which the device keeps what home showed last, for when the server cannot be reached; signing out removes it. */
const LAST = 'hanjan.home.';

/** What came of a call: its answer, or that it failed; nothing while it is on its way. */
export interface Asked<T> {
  readonly answer: Answer<T> | null;
  readonly isFailed: boolean;
  again(): void;
}

/**
 * Asks once when it is shown, by GET where there is nothing to say, and again once a server that was away is back; a part of
 * the page that fails leaves the others alone.
 */
export function useAnswer<T>(path: string, body: object | null, org?: CallOrg): Asked<T> {
  const [asked, setAsked] = useState<Pick<Asked<T>, 'answer' | 'isFailed'>>({ answer: null, isFailed: false });
  const [count, setCount] = useState(0);
  const said = JSON.stringify([body, org]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a count of its own
  useEffect(() => {
    const stop = new AbortController();
    const [what, where] = JSON.parse(said);
    const name = `${LAST}${currentPerson()?.user_uuid}.${path}.${where?.auth_seq ?? ''}`;
    read<T>(what ? 'POST' : 'GET', path, what ?? undefined, { signal: stop.signal, org: where ?? undefined }).then(
      (answer) => {
        setAsked({ answer, isFailed: false });
        writeStored('device', name, answer);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const isAway = error instanceof Refused && isUnanswered(error.answer);
        const last = isAway ? readStored('device', name) : null;
        setAsked({ answer: isObject(last) ? (last as Answer<T> & object) : null, isFailed: !isObject(last) });
      },
    );
    return () => stop.abort();
  }, [path, said, count]);
  const again = useCallback(() => setCount((before) => before + 1), []);
  const { isFailed } = asked;
  useEffect(() => (isFailed ? onReconnect(again) : undefined), [isFailed, again]);
  return { ...asked, again };
}
