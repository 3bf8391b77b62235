import { useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { shownToast, toast } from '../../../parts/dialog/toast.ts';
import { afterKey } from '../../../parts/pad/keys.ts';
import { doseGauge } from '../masses.ts';
import type { Plan } from '../plan.ts';
import { type Run, stageOf } from '../run/run.ts';
import { currentOf } from '../run/shown.ts';
import { dropRun, nthOf, runOf, setRun, signals } from '../run/store.ts';
import { back, due, finish, next, pause, resume, weighed } from '../run/taps.ts';
import { markedText, nameOf } from '../run/texts.ts';
import { wentOn } from '../run/trouble.ts';
import { answerPress, wakeSignals } from '../signal/signals.ts';
import { mostOf, sumIn, type Weighing } from './weighing.ts';

/** What a person does at a running brew. */
export interface BrewHand {
  /** The pad, while it is open. */
  readonly pad: Weighing | null;
  /** What is typed on it cannot be. */
  readonly isOut: boolean;
  next(): void;
  back(): void;
  /** Pauses, or goes on. */
  pause(): void;
  finish(): void;
  goOn(): void;
  throwAway(): void;
  openPad(key?: string): void;
  choose(nth: number): void;
  press(key: string): void;
  /** The brew with what is typed, which closes the pad; null where that cannot be, which is shown. */
  note(): Run | null;
  closePad(): void;
}

/** The hand at a brew of this browser; what it does counts in every tab. */
export function useBrew(id: string, plan: Plan): BrewHand {
  const [pad, setPad] = useState<Weighing | null>(null);
  const [isOut, setOut] = useState(false);
  // Two keys may be pressed before the pad is drawn again.
  const latest = useRef(pad);
  const show = (pad: Weighing | null) => {
    latest.current = pad;
    setPad(pad);
    setOut(false);
  };
  /** The brew with what stands on the pad; what cannot be is left out, because a moment is never missed for it. */
  const typedInto = (run: Run): Run => {
    const { current } = latest;
    const sum = current && sumIn(current.text, doseGauge());
    return current && typeof sum === 'number' ? weighed(run, current.nth, sum) : run;
  };
  /** Changes the brew as it is now, in whatever tab. What could be taken back before is over with it. */
  const apply = (change: (run: Run, now: number) => Run) => {
    const now = Date.now();
    const before = runOf(id);
    if (!before) return;
    wakeSignals(signals.get());
    const after = change(typedInto(before), now);
    if (after === before) return;
    shownToast.set(null);
    setRun(after);
    answerPress(signals.get());
    show(null);
  };
  const open = (nth: number, key?: string) =>
    show({ nth, text: key ? afterKey('', key, mostOf(plan, doseGauge())) : '' });

  return {
    pad,
    isOut,
    next: () => apply(next),
    pause: () => apply((run, now) => (stageOf(run) === 'paused' ? resume(run, now) : pause(run, now))),
    finish: () => apply(finish),
    goOn: () => apply(wentOn),
    back() {
      const before = runOf(id);
      if (!before) return;
      const nth = before.end === null ? currentOf(before) : plan.pours.length;
      const what = markedText(nthOf(id), nameOf(before, plan, nth));
      apply(back);
      const after = runOf(id);
      if (!after || after === before) return;
      // What begins by itself would begin again at once.
      const isEager = signals.get().isAuto && due(after, Date.now(), true) !== after;
      if (isEager) signals.set({ ...signals.get(), isAuto: false });
      toast({
        text: t(isEager ? 'brew_room_by_hand' : 'brew_room_taken_back', { what }),
        action: { label: t('room_again'), run: () => setRun(before) },
      });
    },
    throwAway() {
      const text = markedText(nthOf(id), t('brew_room_thrown'));
      toast({ text, action: { label: t('undo'), run: dropRun(id) } });
    },
    openPad(key) {
      const run = runOf(id);
      if (!run) return;
      if (!latest.current) open(currentOf(run), key);
      else if (key) this.press(key);
      // The same button again, as by Enter on it: what was typed meanwhile is noted.
      else this.note();
    },
    choose: (nth) => {
      const run = runOf(id);
      if (run) setRun(typedInto(run));
      open(nth);
    },
    press(key) {
      const { current } = latest;
      if (current) show({ ...current, text: afterKey(current.text, key, mostOf(plan, doseGauge())) });
    },
    note() {
      const { current } = latest;
      const run = runOf(id);
      if (!current || !run) return run;
      if (sumIn(current.text, doseGauge()) === undefined) {
        setOut(true);
        return null;
      }
      const noted = typedInto(run);
      setRun(noted);
      show(null);
      return noted;
    },
    closePad: () => show(null),
  };
}
