import type { Fault } from '@hanjan/core';
import type { Point } from '@hanjan/roastlog/curve/points.ts';
import { useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { shownToast, toast } from '../../../parts/dialog/toast.ts';
import { afterKey } from '../../../parts/pad/keys.ts';
import { isDouble, type Noted, notedOf, stageOf } from '../live.ts';
import { notedText } from '../points/live_text.ts';
import type { RoastWork } from '../work.ts';
import { fresh, marked, moved, type PadField, readingTime, takenBack, written } from './live_changes.ts';
import { mostOf, type Pad, padValues } from './pad.ts';

/** What a person does at a live roast. */
export interface Live {
  /** The pad, while it is open. */
  readonly pad: Pad | null;
  readonly fault: Fault | null;
  /** What was done last, for those who do not see it. */
  readonly said: string;
  mark(point: Point): void;
  move(point: Point, by: number): void;
  /** Takes back what was noted last, or something else; it can be put back. */
  takeBack(): void;
  remove(noted: Noted): void;
  openPad(key?: string): void;
  /** Closes the pad; what stands on it and can be is noted. */
  closePad(): void;
  /** Closes the pad with what stands on it. */
  dropPad(): void;
  choose(field: PadField): void;
  press(key: string): void;
  note(): void;
  throwAway(): void;
}

/** How long a device may shake at a press, in ms. */
const SHAKE = 40;

export function useLive(work: RoastWork, change: (part: Partial<RoastWork>) => void): Live {
  const [pad, setPad] = useState<Pad | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [said, say] = useState('');
  const pressedAt = useRef<number | null>(null);

  const typedOn = (text: string, key: string, field: PadField) => afterKey(text, key, mostOf(field, work.options.unit));
  /** What is done after something was taken back would be lost by putting that back. */
  const apply = (part: Partial<RoastWork>) => {
    shownToast.set(null);
    change(part);
  };
  const open = (target: Pad['target'], key?: string) => {
    setFault(null);
    setPad({ target, field: 'bean', texts: key ? { bean: typedOn('', key, 'bean') } : {} });
  };
  const closePad = () => {
    setFault(null);
    setPad(null);
  };
  const press = (key: string) => {
    if (!pad) return;
    setFault(null);
    setPad({ ...pad, texts: { ...pad.texts, [pad.field]: typedOn(pad.texts[pad.field] ?? '', key, pad.field) } });
  };
  const undoable = (text: string, part: Partial<RoastWork>) => {
    const { typed, readings, start, preheat, file } = work;
    change(part);
    // The toast is spoken.
    say('');
    toast({
      text,
      action: { label: t('room_again'), run: () => change({ typed, readings, start, preheat, file }) },
    });
  };
  /** What stands on the pad and can be, as if it had been noted. */
  const pending = (): Partial<RoastWork> => {
    const typed = pad && padValues(pad, work.options.unit);
    return typed && Object.keys(typed.values).length > 0 ? written(work, pad.target, typed.values) : {};
  };
  /** A reading that was typed is never lost, whatever is opened or closed. */
  const settle = () => {
    const part = pending();
    if (Object.keys(part).length > 0) apply(part);
  };
  const remove = (one: Noted) => undoable(t('roast_live_taken_back', { what: notedText(one) }), takenBack(work, one));

  return {
    pad,
    fault,
    said,
    mark(point) {
      const [at, moment] = [performance.now(), Date.now()];
      if (isDouble(pressedAt.current, at)) return;
      pressedAt.current = at;
      // A moment is never missed for a value that cannot be.
      const before = pending();
      const now = { ...work, ...before };
      const after = { ...before, ...marked(now, point, moment) };
      apply(after);
      navigator.vibrate?.(SHAKE);
      const mark = notedOf({ ...now, ...after }).find((one) => 'point' in one && one.point === point);
      say(mark ? notedText(mark) : '');
      open({ point });
    },
    move: (point, by) => apply(moved(work, point, by)),
    takeBack() {
      const last = notedOf(work).at(-1);
      if (!last) return;
      closePad();
      remove(last);
    },
    remove,
    openPad(key) {
      if (stageOf(work) === 'idle') return;
      if (pad && key) return press(key);
      settle();
      open({ ms: readingTime(work, Date.now()) }, key);
    },
    closePad() {
      settle();
      closePad();
    },
    dropPad: closePad,
    choose: (field) => pad && setPad({ ...pad, field }),
    press,
    note() {
      if (!pad) return;
      const typed = padValues(pad, work.options.unit);
      if (typed.wrong) {
        setPad({ ...pad, field: typed.wrong.field });
        setFault(typed.wrong.fault);
        return;
      }
      if (Object.keys(typed.values).length > 0) apply(written(work, pad.target, typed.values));
      closePad();
    },
    throwAway() {
      closePad();
      undoable(t('roast_live_thrown'), fresh());
    },
  };
}
