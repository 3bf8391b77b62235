import type { Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useListCache } from '../../engine/list/useList.ts';
import { t } from '../../i18n/index.ts';
import { tell } from '../../shell/ask.ts';
import { toast } from '../../shell/toast.ts';
import { again, begun, type Change, type Done, isLeft, runBulk, type Task, undone } from './bulk.ts';

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

/** Changes a flag of many records as soon as it is there. `onEnd` is given the keys of those that were not changed. */
export function useBulk(screen: Screen, { flag, tasks }: Wish, onEnd: (left: readonly number[]) => void): Bulk {
  const client = useQueryClient();
  const lists = useListCache(screen);
  const [all, setAll] = useState<readonly Done[]>(() => begun(tasks));
  const [isRunning, setRunning] = useState(true);
  const stopping = useRef<AbortController>(null);
  const change: Change = { path: screen.path, keyName: screen.entity.key, flag };

  const refresh = () => Promise.all([lists.refresh(), client.invalidateQueries({ queryKey: ['record', screen.name] })]);
  const undo = async (of: readonly Done[]) => {
    const back = await runBulk(change, undone(of), () => undefined);
    await refresh();
    const failed = back.flatMap(({ task: { label }, result }) =>
      'text' in result ? [`${label}: ${result.text}`] : [],
    );
    if (failed.length === 0) toast({ text: t('undo_ok') });
    else await tell(t('undo_failed'), failed.join('\n'));
  };
  const end = (last: readonly Done[]) => {
    const count = last.filter(({ result }) => result.is === 'saved').length;
    const action = { label: t('undo'), run: () => void undo(last) };
    if (count > 0) toast({ text: t('bulk_done', { count }), action });
    onEnd(last.filter(isLeft).map(({ task }) => task.key));
  };
  const run = async (from: readonly Done[]) => {
    stopping.current = new AbortController();
    setRunning(true);
    const last = await runBulk(change, from, setAll, stopping.current.signal);
    await refresh();
    setRunning(false);
    if (!last.some(isLeft)) end(last);
  };
  // It begins once. What was begun is brought to its end, whatever becomes of the page.
  const begin = useRef<(() => void) | null>(() => void run(all));
  useEffect(() => {
    begin.current?.();
    begin.current = null;
  }, []);

  return {
    all,
    isRunning,
    stop: () => stopping.current?.abort(),
    retry: () => void run(again(all)),
    undo: () => {
      onEnd(all.map(({ task }) => task.key));
      void undo(all);
    },
    close: () => end(all),
  };
}
