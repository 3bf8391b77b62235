import type { Screen } from '@hanjan/core';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../base/api/call.ts';
import { renew } from '../../../records/store/renew.ts';
import { type Brought, createRun, NONE_BROUGHT, type Run } from './bring.ts';
import { readThere } from './calls.ts';
import { type Looked, lookThrough, NOTHING } from './folder.ts';
import type { ChosenFile } from './found.ts';
import { chosenOf, type Item, itemsOf, type There } from './item.ts';
import { readTargets, type Targets } from './targets.ts';

/** How far many logs are on their way into the book. */
export interface Logs {
  readonly is: 'choosing' | 'looking' | 'listed' | 'bringing' | 'brought';
  readonly looked: Looked;
  readonly items: readonly Item[];
  readonly targets: Targets;
  /** It could not be asked which are there already, or what they may be of; the server looks again when they are brought in. */
  readonly isUnasked: boolean;
  /** They could not be looked through at all. */
  readonly isBroken: boolean;
  readonly brought: Brought;
  readonly done: number;
  readonly of: number;
  /** Why bringing in stopped. */
  readonly failure: Answer | null;
  /** Under what they were brought in. */
  readonly name: string | null;
}

const NO_TARGETS: Targets = { recipes: [], lots: [], machines: [] };
const NOTHING_THERE: There = { known: new Map(), alike: new Map() };
const START: Logs = {
  ...{ is: 'choosing', looked: NOTHING, items: [], targets: NO_TARGETS, isUnasked: false, isBroken: false },
  ...{ brought: NONE_BROUGHT, done: 0, of: 0, failure: null, name: null },
};

/** Looks through chosen files, lists their roasts, and brings in those that are chosen. */
export function useLogs(screen: Screen) {
  const [state, setState] = useState(START);
  const files = useRef<readonly ChosenFile[]>([]);
  const looking = useRef<AbortController | null>(null);
  const run = useRef<Run | null>(null);
  const isGoing = useRef(false);
  const change = (part: Partial<Logs>) => setState((before) => ({ ...before, ...part }));
  useEffect(
    () => () => {
      looking.current?.abort();
      run.current?.close();
    },
    [],
  );

  const ask = async (looked: Looked): Promise<Pick<Logs, 'items' | 'targets' | 'isUnasked'>> => {
    const [there, targets] = await Promise.allSettled([readThere(screen, looked.roasts), readTargets(screen)]);
    const isUnasked = there.status === 'rejected' || targets.status === 'rejected';
    const known = there.status === 'fulfilled' ? there.value : NOTHING_THERE;
    const of = targets.status === 'fulfilled' ? targets.value : NO_TARGETS;
    return { items: itemsOf(looked.roasts, known, of), targets: of, isUnasked };
  };

  const goOn = async () => {
    const going = run.current;
    if (!going || isGoing.current) return;
    isGoing.current = true;
    change({ is: 'bringing', failure: null, of: going.of, name: going.name });
    const entities = new Set<string>();
    const tell = () => change(going.standing());
    const failure = await going
      .goOn(tell, (touched) => {
        for (const one of touched) entities.add(one);
      })
      .catch(() => 'broken' as const);
    isGoing.current = false;
    await renew([...entities]);
    if (failure === null) going.close();
    change({
      ...going.standing(),
      is: failure === null ? 'brought' : 'bringing',
      failure: failure === 'broken' ? null : failure,
      isBroken: failure === 'broken',
    });
  };

  return {
    state,
    /** Looks through other files; what was listed goes. */
    async take(chosen: readonly ChosenFile[]): Promise<void> {
      if (isGoing.current || chosen.length === 0) return;
      looking.current?.abort();
      const stop = new AbortController();
      looking.current = stop;
      files.current = chosen;
      setState({ ...START, is: 'looking', looked: { ...NOTHING, of: chosen.length } });
      try {
        const tell = (looked: Looked) => stop.signal.aborted || change({ looked });
        const looked = await lookThrough(chosen, tell, stop.signal);
        const asked = await ask(looked);
        if (!stop.signal.aborted) change({ is: 'listed', looked, ...asked });
      } catch {
        if (!stop.signal.aborted) setState({ ...START, isBroken: true });
      }
    },
    /** Stops looking; nothing is listed. */
    stop(): void {
      looking.current?.abort();
      setState(START);
    },
    /** Asks again which are there already, and what they may be of. */
    async askAgain(): Promise<void> {
      change(await ask(state.looked));
    },
    /** Changes those roasts that are meant, by their places in the list. */
    edit(places: ReadonlySet<number>, part: Partial<Item>): void {
      setState((before) => ({
        ...before,
        items: before.items.map((item, nth) => (places.has(nth) ? { ...item, ...part } : item)),
      }));
    },
    async bring(): Promise<void> {
      run.current?.close();
      run.current = createRun(screen, files.current, chosenOf(state.items), state.targets.lots);
      await goOn();
    },
    goOn,
    startAnew: () => setState(START),
  };
}
