import { t } from '../../../base/texts/index.ts';
import { massText } from '../masses.ts';
import { isShot, type Plan, pourName, sumsOf } from '../plan.ts';
import { type Run, stageOf } from './run.ts';
import { type Coming, currentOf } from './shown.ts';

/** Ways to brew that end when the water has run through. */
const DRAINED: readonly unknown[] = ['DRP', 'SWT'];

/** What a pour of a brew is called; after the last one comes the end. */
export const nameOf = (run: Run, plan: Plan, nth: number): string => {
  if (nth < plan.pours.length) return pourName(nth, isShot(run.fields), plan.pours.length);
  return t(DRAINED.includes(run.fields.brewing_type) ? 'brew_room_drained' : 'brew_room_end');
};

/** Up to how much a pour goes, `200 g까지`, the first one just so much; empty where nobody says. */
export function targetText(nth: number, target: number | null): string {
  if (!target) return '';
  return nth === 0 ? massText(target) : t('brew_room_to', { mass: massText(target) });
}

/** What is spoken when something begins: its name, and up to how much is poured. */
export const spokenOf = (run: Run, plan: Plan, { nth, target }: Pick<Coming, 'nth' | 'target'>): string =>
  [nameOf(run, plan, nth), target ? massText(target).replace(/\sg$/, '') : ''].filter(Boolean).join(', ');

/** What begins last, for those who do not see it. */
export const begunText = (run: Run, plan: Plan): string => {
  const nth = currentOf(run);
  const target = sumsOf(plan)[nth] ?? null;
  return [nameOf(run, plan, nth), targetText(nth, target)].filter(Boolean).join(', ');
};

/** Words about a brew, with which of two it is. */
export const markedText = (nth: number, words: string): string =>
  nth === 0 ? words : [t('brew_nth', { nth }), words].filter(Boolean).join(', ');

/** What is poured now, or how it stands, in a word. */
export function stepText(run: Run, plan: Plan): string {
  const stage = stageOf(run);
  return stage === 'running' ? nameOf(run, plan, currentOf(run)) : t(`timer_${stage}`);
}
