import { numberOrNull, toSeconds } from '@hanjan/core';
import { runningFor } from '@hanjan/model/cafe/setting/flow.ts';
import { useRef } from 'react';
import { dayHere } from '../../base/session/day.ts';
import { useNow } from '../../parts/clock/useNow.ts';
import { useField } from '../../records/form/hooks.ts';
import type { Form } from '../../records/form/store.ts';

const TENTH = 100;
const TIME = 'setting_result_time';
const DAY = 'setting_date';
const TERM = 'setting_result_term';
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `setting_step${nth}_term`);

/** The timer of a setting, which its own fields start and stop. */
export interface SettingTimer {
  /** For how long it has run, in ms; null while it does not. */
  readonly passed: number | null;
  /** How long the brew took, in ms; null while that is not known. */
  readonly took: number | null;
  start(): void;
  /** Writes when the next step begins, as long as there is one. */
  step(): void;
  readonly hasStep: boolean;
  stop(): void;
}

/** The timer of the setting in a form. */
export function useSettingTimer(form: Form): SettingTimer {
  const { value: time } = useField(form, TIME);
  const { value: term } = useField(form, TERM);
  // Fields hold whole seconds; where this page started it, the tenths are known as well.
  const exact = useRef<{ readonly time: string; readonly ms: number } | null>(null);
  const row = { [TIME]: time, [TERM]: term };
  const isRunning = runningFor(row, Date.now()) !== null;
  const now = useNow(TENTH, isRunning);
  const passedAt = (moment: number): number | null => {
    const passed = runningFor(row, moment);
    if (passed === null) return null;
    const begun = exact.current;
    const since = begun !== null && begun.time === time ? moment - begun.ms : passed;
    return Math.max(0, Math.floor(since / TENTH) * TENTH);
  };
  /** The first step that has not begun by now: what is planned for a time that has passed began then. */
  const nextAt = (passed: number) =>
    STEPS.find((_, at) => STEPS.slice(at).every((one) => !(Number(form.field(one).value ?? Infinity) <= passed)));
  const passed = isRunning ? passedAt(Math.max(now, exact.current?.ms ?? 0)) : null;
  return {
    passed,
    took: numberOrNull(term),
    start() {
      const moment = new Date();
      const started = toSeconds(moment);
      // The day of the organisation; the form itself knows that of the reader alone.
      if (form.field(DAY).value === null) form.set(DAY, dayHere(moment));
      exact.current = { time: started, ms: moment.getTime() };
      // Whoever starts once more measures anew.
      form.set(TERM, null);
      form.set(TIME, started);
    },
    step() {
      const moment = passedAt(Date.now());
      const next = moment === null ? undefined : nextAt(moment);
      if (next !== undefined) form.set(next, moment);
    },
    hasStep: passed !== null && nextAt(passed) !== undefined,
    stop: () => form.set(TERM, passedAt(Date.now())),
  };
}
