import { RoastFaultError } from '../fault.ts';
import { finish } from '../finish/finish.ts';
import { withMarkNotes } from '../finish/mark_notes.ts';
import { metaOf } from '../finish/meta.ts';
import { type Control, type ControlStep, MARKS, type RawLog, type RoastLog } from '../log.ts';
import type { Columns } from './lines.ts';
import { INPUTS, isNumber, MARK_OF, POINTS, type Point, type Profile, typedTime } from './points.ts';

/** What is known before a log is put in order once more: °C, second 0 where `zero` says. */
export interface Known extends Columns, Pick<RoastLog, 'curves' | 'controls' | 'notes' | 'zero'> {
  readonly marks: RawLog['marks'];
  readonly meta: RawLog['meta'];
}

/** A log of what is known, with what was typed about its marks. Second 0 stays where it is, also without a charge. */
export function settle({ zero, ...known }: Known, typed: Profile): RoastLog {
  const raw: RawLog = { ...known, source: 'hanjan', unit: 'C', marks: { ...known.marks, CHARGE: 0 } };
  const log = finished(raw);
  const marks = { ...log.marks };
  if (zero === 'estimated') {
    marks.CHARGE = { s: 0, isEstimated: true };
    marks.TP = marks.TP && { ...marks.TP, isEstimated: true };
  }
  if (zero === 'start') {
    marks.CHARGE = null;
    marks.TP = null;
    marks.DRY = marks.DRY?.isEstimated ? null : marks.DRY;
  }
  const turning = typedTime(typed, 'turning');
  if (turning !== null) marks.TP = { s: turning, isEstimated: false };
  if (typed.turning_term === null) marks.TP = null;
  if (typed.dried_term === null) marks.DRY = null;
  return { ...log, zero, marks, notes: withMarkNotes(log.notes, marks) };
}

/** The log in order; where it has no curve of the beans, what was marked is still a log. */
function finished(raw: RawLog): RoastLog {
  try {
    return finish(raw);
  } catch (error) {
    if (!(error instanceof RoastFaultError)) throw error;
    const at = MARKS.map((mark) => [
      mark,
      isNumber(raw.marks[mark]) ? { s: raw.marks[mark], isEstimated: false } : null,
    ]);
    return {
      ...metaOf(raw.meta),
      ...{ source: raw.source, unit: raw.unit, zero: 'charge', time: [], bean: [], air: [] },
      marks: Object.fromEntries(at) as RoastLog['marks'],
      curves: raw.curves ?? [],
      controls: raw.controls ?? [],
      notes: raw.notes ?? [],
    };
  }
}

/** When each mark is that was typed as the point of a profile; undefined for one that was taken away. */
export function marksOf(typed: Profile): RawLog['marks'] {
  const marks = POINTS.flatMap((point) => {
    const mark = MARK_OF[point];
    const s = typedTime(typed, point);
    return mark && (s !== null || typed[`${point}_term`] === null) ? [[mark, s ?? undefined]] : [];
  });
  return Object.fromEntries(marks);
}

/** Controls with the inputs that were typed at points. */
export function withInputs(controls: readonly Control[], times: ReadonlyMap<Point, number>, typed: Profile): Control[] {
  const set = INPUTS.map((kind, at) => {
    const steps = [...times].flatMap(([point, s]) => {
      const value = typed[`${point}_input${at + 1}`];
      return isNumber(value) ? { s, value } : [];
    });
    return { kind, steps };
  });
  const known = controls.map((control, at) => {
    const isFirst = controls.findIndex(({ kind }) => kind === control.kind) === at;
    const typedSteps = set.find(({ kind, steps }) => isFirst && kind === control.kind && steps.length > 0)?.steps;
    return typedSteps ? { ...control, steps: together(control.steps, typedSteps) } : control;
  });
  const fresh = set.filter(({ kind, steps }) => steps.length > 0 && controls.every((control) => control.kind !== kind));
  return [...known, ...fresh.map(({ kind, steps }) => ({ kind, name: '', unit: '', steps: together([], steps) }))];
}

/** Steps in order of time; what was typed counts where both were set at once. */
function together(known: readonly ControlStep[], typed: readonly ControlStep[]): ControlStep[] {
  const values = new Map([...known, ...typed].map(({ s, value }) => [s, value]));
  return [...values].map(([s, value]) => ({ s, value })).sort((a, b) => a.s - b.s);
}
