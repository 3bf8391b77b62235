import type { OrgKind } from '@hanjan/core';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../../base/api/call.ts';

/** Whether the demo data are there, and how much of them. */
export interface DemoState {
  readonly is_filled: boolean;
  readonly cafes: number;
  readonly roasters: number;
  readonly people: number;
  readonly notes: number;
}

/** Somebody of the demo, and what they are where. */
export interface DemoPerson {
  readonly user_id: string;
  readonly user_name: string;
  readonly places: readonly {
    readonly org_kind: OrgKind;
    readonly org_name: string;
    readonly org_name_locale: string;
    /** A role, or a state such as waiting. */
    readonly user_auth: string;
    readonly user_use: boolean;
  }[];
}

/** What filling has made: people to sign in as, and the password of them all, which is shown this once. */
export interface DemoMade {
  readonly people: readonly DemoPerson[];
  readonly password: string;
}

const PATH = '/api/setting/demo';
/** A whole cafe and a whole roastery are written; a small computer takes a while. */
const PATIENCE_MS = 300_000;

/** The state of the demo data: null until it is known; an answer when the server refused. */
export function useDemo() {
  const [asked, setAsked] = useState<Answer<DemoState> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => setAsked(await call<DemoState>('GET', PATH)), []);
  useEffect(() => {
    load();
  }, [load]);

  /** Fills or removes, and looks again whatever came of it. */
  const change = async <T>(what: 'fill' | 'remove'): Promise<Answer<T>> => {
    setBusy(true);
    const answer = await call<T>('POST', `${PATH}/${what}`, {}, { patience: PATIENCE_MS });
    await load();
    setBusy(false);
    return answer;
  };
  return { asked, isBusy, load, change };
}
