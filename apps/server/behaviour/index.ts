import type { Behaviours } from '../engine/behaviour.ts';

/** What kinds of records do besides what their definitions say, by the names of their entities. */
export const behaviours: Behaviours = {};
