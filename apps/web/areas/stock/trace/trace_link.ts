import type { TraceOf } from '@hanjan/model/roaster/trace/trace.ts';

/** The page on which lots are traced. */
export const TRACE = '/roaster/greenbean/trace';

/** The address of the trace of a lot. */
export const traceOf = ({ kind, lot }: TraceOf): string => `${TRACE}?lot=${kind}.${lot}`;

/** The page on which lots of a cafe are traced, and the address of the trace of one. */
export const CAFE_TRACE = '/cafe/coffeebean/trace';
export const cafeTraceOf = (lot: number): string => `${CAFE_TRACE}?lot=${lot}`;
