import type { FieldView } from '../engine/field/view.ts';
import type { GroupView } from '../engine/form/groups.ts';
import { daysAfterView } from './days_after.tsx';
import { flavorsView } from './flavors/flavors.tsx';
import { pointsView } from './score/points.tsx';
import { scoreView } from './score/score.tsx';

/** The views that fields of the model ask for by name. */
export const fieldViews = {
  days_after: daysAfterView as FieldView,
  flavors: flavorsView as FieldView,
  score: scoreView as FieldView,
} satisfies Record<string, FieldView>;

/** The views that groups of forms ask for by name. */
export const groupViews = { points: pointsView } satisfies Record<string, GroupView>;
