import type { brewDifference as ko } from '../../ko/brew/brew_difference.ts';

/** A brew beside its plan. */
export const brewDifference = {
  brewdiff: 'Plan and brew',
  brewdiff_step: 'Step',
  brewdiff_by: 'Off by',
  brewdiff_plan: 'Plan {value}',
  brewdiff_left: 'Left out',
  brewdiff_added: 'Not planned',
  brewdiff_seconds: '{s} s',

  brewdiff_same: 'Brewed as planned.',
  brewdiff_late: 'It ended {by} later than planned.',
  brewdiff_early: 'It ended {by} earlier than planned.',
  brewdiff_more: 'It holds {by} more than planned.',
  brewdiff_less: 'It holds {by} less than planned.',
  brewdiff_worst_late: '{step} began {by} late.',
  brewdiff_worst_early: '{step} began {by} early.',
} as const satisfies Record<keyof typeof ko, string>;
