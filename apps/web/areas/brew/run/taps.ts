import { planOf } from '../plan.ts';
import { isMass } from './is_run.ts';
import { DAY, elapsed, isReady, lastTerm, limitOf, type Run, stageOf } from './run.ts';

/** A second tap this soon is the same tap. */
const DOUBLE = 300;
/** What is recorded, and what the clock shows. */
const TENTH = 100;
const toTenth = (ms: number) => Math.floor(ms / TENTH) * TENTH;

/** Has its clock stand still. */
export const pause = (run: Run, now: number): Run => (stageOf(run) === 'running' ? { ...run, pausedAt: now } : run);

/** Goes on where it was paused, whatever the device's clock did meanwhile; what stood ready begins now. */
export function resume(run: Run, now: number): Run {
  if (run.pausedAt === null || run.end !== null) return run;
  if (isReady(run)) return { ...run, began: now, start: now, pausedAt: null };
  return { ...run, start: run.start + now - run.pausedAt, pausedAt: null };
}

/** Begins the next pour now, also out of a pause; after the last one the brew is over. */
export function next(run: Run, now: number): Run {
  if (isReady(run)) return resume(run, now);
  const term = toTenth(elapsed(run, now));
  if (run.end !== null || term - lastTerm(run) <= DOUBLE) return run;
  if (run.begun.length >= planOf(run.fields).pours.length) return { ...run, end: term };
  return { ...resume(run, now), begun: [...run.begun, { term, sum: null }] };
}

/** Takes the last tap back, also the end; the start stays. */
export function back(run: Run): Run {
  if (run.end !== null) return { ...run, end: null };
  return run.begun.length > 1 ? { ...run, begun: run.begun.slice(0, -1) } : run;
}

/** What the scale showed when a pour was over, the start counted as 0; null takes it away. */
export function weighed(run: Run, nth: number, sum: number | null): Run {
  const good = sum === null ? null : Math.round(sum);
  if (!run.begun[nth] || (good !== null && !isMass(good))) return run;
  return { ...run, begun: run.begun.with(nth, { ...run.begun[nth], sum: good }) };
}

/** Ends it now, whatever is still planned. */
export const finish = (run: Run, now: number): Run =>
  run.end === null ? { ...run, end: Math.max(lastTerm(run), toTenth(elapsed(run, now))) } : run;

/**
 * What is due at a moment, at its own time however late that is looked at: with `isAuto` the pours and the end as they
 * were planned; always the end at the limit, and of what has been paused for a day. The same run when nothing is.
 */
export function due(run: Run, now: number, isAuto: boolean): Run {
  if (run.end !== null) return run;
  if (run.pausedAt !== null && now - run.pausedAt > DAY) return finish(run, now);
  const ms = Math.min(elapsed(run, now), limitOf(run));
  const going = isAuto ? poured(run, ms) : run;
  return going.end === null && ms >= limitOf(run) ? { ...going, end: ms } : going;
}

/** A run in which every pour has begun that was planned until some time; over when all of them have, and the end came. */
function poured(run: Run, ms: number): Run {
  const { pours, end } = planOf(run.fields);
  const coming = pours.slice(run.begun.length).filter(({ term }) => term <= ms);
  const begun = coming.map(({ term }) => ({ term: Math.max(term, lastTerm(run)), sum: null }));
  const isOver = end !== null && end <= ms && run.begun.length + begun.length >= pours.length;
  if (begun.length === 0 && !isOver) return run;
  const going = { ...run, begun: [...run.begun, ...begun] };
  return isOver ? { ...going, end: Math.max(end, lastTerm(going)) } : going;
}
