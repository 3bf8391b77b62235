import { pathOf } from '../../../base/router/path.ts';
import { currentPerson, type Person } from '../../../base/session/session.ts';
import { isObject } from '../../../base/store/storage.ts';
import type { Store } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { ask } from '../../../parts/dialog/ask.ts';
import { shownToast, toast } from '../../../parts/dialog/toast.ts';
import { workOf } from '../../chart/work.ts';
import { isRun } from './is_run.ts';
import { openRoom } from './room.ts';
import { begin, type Given, isReady as isStanding, type Run, stageOf } from './run.ts';
import type { SignalChoice } from './signals.ts';

/** The one brew of this browser; other tabs follow. */
export const brewRun: Store<Run | null> = workOf<Run | null>('brewrun', null, isRun);

/** How a brew draws attention to its steps, whether they begin by themselves, and whether the screen stays on. */
export interface Signals extends SignalChoice {
  readonly isAuto: boolean;
  readonly awake: boolean;
}

const USUAL: Signals = { isAuto: false, sound: false, shake: true, speech: false, awake: true };
const isSignals = (value: unknown): value is Signals =>
  isObject(value) && Object.keys(USUAL).every((name) => typeof value[name] === 'boolean');

/** What the person of this device chose for every brew. */
export const signals: Store<Signals> = workOf('brewsignals', USUAL, isSignals);

/** A press this soon after a brew began is the same one, in ms: the timer of a form is loaded by its first press. */
const SAME = 1000;

/** Whether a brew is of a person, or of a guest, which is whoever's that uses the device. */
export const isOwn = (run: Run | null, person: Pick<Person, 'user_uuid'> | null): boolean =>
  !run?.owner || run.owner === person?.user_uuid;

/** Begins a brew, or has it stand ready, and opens its room. It asks before one that runs is thrown away; one that is over can be brought back. */
export async function startBrew(given: Given, isReady = false): Promise<void> {
  const person = currentPerson();
  const before = isOwn(brewRun.get(), person) ? brewRun.get() : null;
  const isOver = before !== null && stageOf(before) === 'over';
  if (before && !isOver && Math.abs(Date.now() - before.began) < SAME) return openRoom();
  if (before && !isOver && !isStanding(before) && !(await ask(questionOf(before)))) return;
  // What can be taken back of the page is no matter of the room; a warning still is.
  if (shownToast.get()?.action) shownToast.set(null);
  const owner = person?.user_uuid ?? null;
  brewRun.set(begin({ ...given, home: pathOf(given.home), owner }, Date.now(), isReady));
  openRoom();
  if (isOver) toast({ text: t('brew_replaced'), action: { label: t('undo'), run: () => brewRun.set(before) } });
}

/** Drops a brew that stands elsewhere now; answers how it is put back, unless another one has begun. */
export function dropRun(id: string): () => void {
  const run = brewRun.get();
  if (run?.id !== id) return () => undefined;
  brewRun.set(null);
  return () => {
    if (!brewRun.get()) brewRun.set(run);
  };
}

/** The new record that began a brew has been saved: what comes of the brew goes there. */
export function moveRun(draft: string, home: string): void {
  const run = brewRun.get();
  if (run?.draft === draft) brewRun.set({ ...run, home: pathOf(home), draft: null });
}

const questionOf = ({ title }: Run) => ({
  title: t('brew_running'),
  text: t('brew_running_text', { title: title || t('brew_untitled') }),
  confirm: t('brew_running_throw'),
  cancel: t('cancel'),
  danger: true,
});
