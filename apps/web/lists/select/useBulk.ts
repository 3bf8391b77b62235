import type { Screen } from '@hanjan/core';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../../base/router/history.ts';
import { t } from '../../base/texts/index.ts';
import { ask, withdraw } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { usePlace } from '../../records/drafts/useDrafts.ts';
import { forget } from '../../records/recent/recent.ts';
import { renew } from '../../records/store/renew.ts';
import { again, begun, type Done, isLeft, runBulk, type Task, touchedBy, undone } from './bulk.ts';
import { reportLeft, reportUndone } from './bulk_report.ts';
import { DEED_WORDS, type Deed } from './bulk_words.ts';
import { type LastDeed, replaceDeed, setLastDeed, useDeedPlace } from './last_deed.ts';

/** What is to become of some records. */
export interface Wish {
  readonly deed: Deed;
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
 * Changes or removes many records as soon as it is there. `onEnd` is given the keys of those that were not. Once the page
 * was left, what became of them is shown by itself.
 */
export function useBulk(screen: Screen, { deed, tasks }: Wish, onEnd: (left: readonly number[]) => void): Bulk {
  const [all, setAll] = useState<readonly Done[]>(() => begun(tasks));
  const [isRunning, setRunning] = useState(true);
  const stopping = useRef<AbortController>(null);
  // What can be read in the dialog and was not closed yet.
  const shown = useRef<readonly Done[]>(null);
  const isGone = useRef(false);
  useLeaveGuard(isRunning, askToLeave);
  const place = useDeedPlace(screen);
  const person = usePlace(screen);

  // What was refused is no longer as it is shown.
  const refresh = (done: readonly Done[]) => renew([...new Set([screen.entity.name, ...touchedBy(done)])]);
  const takeBack = async (from: readonly Done[]): Promise<void> => {
    const running = { text: t('bulk_undoing'), count: from.length, undo: null };
    setLastDeed(place, running);
    const back = await runBulk(screen, from, () => undefined);
    await refresh(back);
    // What no answer came to can be taken back later; what somebody else changed meanwhile stays theirs.
    const unanswered = back.filter(({ result }) => 'again' in result && result.again?.attempt !== undefined);
    const rest = {
      text: t('bulk_undo_left', { count: unanswered.length }),
      count: unanswered.length,
      undo: () => void takeBack(again(unanswered)),
    };
    replaceDeed(place, running, unanswered.length > 0 ? rest : null);
    await reportUndone(deed, back);
  };
  const undo = (of: readonly Done[]) => takeBack(undone(of));
  const offer = (last: readonly Done[]): LastDeed | null => {
    const saved = last.filter(({ result }) => result.is === 'saved');
    if (saved.length === 0) return null;
    for (const { task } of saved) {
      if (person && task.wanted === null) forget(person.owner, { screen: person.screen, org: person.org, id: task.id });
    }
    let isTaken = false;
    const take = () => {
      // A toast may offer it too.
      if (!isTaken) void undo(last);
      isTaken = true;
    };
    const offered = { text: DEED_WORDS[deed].done(saved.length), count: saved.length, undo: take };
    setLastDeed(place, offered);
    return offered;
  };
  const end = (last: readonly Done[]) => {
    shown.current = null;
    offer(last);
    onEnd(last.filter(isLeft).map(({ task }) => task.key));
  };
  const offerElsewhere = (last: readonly Done[]) => {
    const offered = offer(last);
    if (offered?.undo) toast({ text: offered.text, action: { label: t('undo'), run: offered.undo } });
  };
  const tellElsewhere = async (last: readonly Done[]) => {
    await reportLeft(deed, last);
    offerElsewhere(last);
  };
  const run = async (from: readonly Done[]) => {
    stopping.current = new AbortController();
    shown.current = null;
    setRunning(true);
    const last = await runBulk(screen, from, setAll, stopping.current.signal);
    withdraw(t('bulk_leave_title'));
    await refresh(last);
    if (isGone.current) return tellElsewhere(last);
    shown.current = last;
    setRunning(false);
    if (!last.some(isLeft)) end(last);
  };
  // It begins once. What was begun is brought to its end, whatever becomes of the page.
  const begin = useRef<(() => void) | null>(() => void run(all));
  const leave = useRef(offerElsewhere);
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
