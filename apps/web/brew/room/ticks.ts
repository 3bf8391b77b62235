import { type Ticks, useTicks as useTicksOf } from '../../timer/ticks.ts';
import { elapsed, type Run, stageOf } from '../run.ts';

export { type Ticks, useTick } from '../../timer/ticks.ts';

/** The ticks of a brew: they stand while it does. */
export const useTicks = (run: Run): Ticks =>
  useTicksOf(() => elapsed(run, Date.now()), stageOf(run) === 'running', run);
