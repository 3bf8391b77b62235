import { t } from '../../../base/texts/index.ts';
import type { Plan } from '../plan.ts';
import { isReady, type Run, stageOf } from '../run/run.ts';
import { begunText } from '../run/texts.ts';

/** What was begun last of a brew, or how it stands. */
export function stateText(run: Run, plan: Plan): string {
  const stage = stageOf(run);
  return stage === 'running' ? begunText(run, plan) : t(isReady(run) ? 'brew_room_ready' : `brew_room_${stage}`);
}
