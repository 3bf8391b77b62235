import type { Profile } from '@hanjan/roastlog/curve/points.ts';
import type { Meta } from '@hanjan/roastlog/log.ts';

/** Names under which the weights of a roast, in g, stand beside the fields of its profile. */
export const WEIGHTS = ['green_g', 'roasted_g'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The weights that were typed, as a log says them. */
export const weightsOf = (typed: Profile): Partial<Pick<Meta, (typeof WEIGHTS)[number]>> =>
  Object.fromEntries(WEIGHTS.flatMap((name) => (typeof typed[name] === 'number' ? [[name, typed[name]]] : [])));
