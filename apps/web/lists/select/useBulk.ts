import type { Screen } from '@hanjan/core';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../../base/router/history.ts';
import { t } from '../../base/texts/index.ts';
import { ask, withdraw } from '../../parts/dialog/ask.ts';
import { renew } from '../../records/store/renew.ts';
import { again, begun, type Change, type Done, isLeft, runBulk, type Task, touchedBy, undone } from './bulk.ts';
import { offerUndo, reportLeft, reportUndone } from './bulk_report.ts';

/** What is to become of a flag in some records. */
export interface Wish {
  readonly flag: string;
  readonly wanted: boolean;
  readonly tasks: readonly Task[];
}

/** A change of many records under way, or what became of it. */
export interface Bulk {
  readonly all: readonly Done[];
  readonly isRunning: boolean;
  /** Begins no further save. */
  stop(): void;
  /** Tries again what was not saved. */
  retry(): void;
  /** Takes back what was saved. */
  undo(): void;
  close(): void;
}

/**
 * Changes a flag of many records as soon as it is there. `onEnd` is given the keys of those that were not changed. Once
 * the page was left, what became of them is shown by itself.
 */
export function useBulk(screen: Screen, { flag, tasks }: Wish, onEnd: (left: readonly number[]) => void): Bulk {
  const [all, setAll] = useState<readonly Done[]>(() => begun(tasks));
  const [isRunning, setRunning] = useState(true);
  const stopping = useRef<AbortController>(null);
  // What can be read in the dialog and was not closed yet.
  const shown = useRef<readonly Done[]>(null);
  const isGone = useRef(false);
  useLeaveGuard(isRunning, askToLeave);
  const change: Change = { screen, flag };

  // What was refused is no longer as it is shown.
  const refresh = (done: readonly Done[]) => renew([...new Set([screen.entity.name, ...touchedBy(done)])]);
  const undo = async (of: readonly Done[]) => {
    const back = await runBulk(change, undone(of), () => undefined);
    await refresh(back);
    await reportUndone(back);
  };
  const offer = (last: readonly Done[]) => offerUndo(last, () => void undo(last));
  const end = (last: readonly Done[]) => {
    shown.current = null;
    offer(last);
    onEnd(last.filter(isLeft).map(({ task }) => task.key));
  };
  const tellElsewhere = async (last: readonly Done[]) => {
    await reportLeft(last);
    offer(last);
  };
  const run = async (from: readonly Done[]) => {
    stopping.current = new AbortController();
    shown.current = null;
    setRunning(true);
    const last = await runBulk(change, from, setAll, stopping.current.signal);
    withdraw(t('bulk_leave_title'));
    await refresh(last);
    if (isGone.current) return tellElsewhere(last);
    shown.current = last;
    setRunning(false);
    if (!last.some(isLeft)) end(last);
  };
  // It begins once. What was begun is brought to its end, whatever becomes of the page.
  const begin = useRef<(() => void) | null>(() => void run(all));
  const leave = useRef(offer);
  useEffect(() => {
    isGone.current = false;
    begin.current?.();
    begin.current = null;
    return () => {
      isGone.current = true;
      if (shown.current) leave.current(shown.current);
    };
  }, []);

  return {
    all,
    isRunning,
    stop: () => stopping.current?.abort(),
    retry: () => void run(again(all)),
    undo: () => {
      shown.current = null;
      onEnd(all.map(({ task }) => task.key));
      void undo(all);
    },
    close: () => end(all),
  };
}

const askToLeave = (): Promise<boolean> =>
  ask({
    title: t('bulk_leave_title'),
    text: t('bulk_leave_text'),
    confirm: t('bulk_leave_go'),
    cancel: t('bulk_leave_stay'),
  });
