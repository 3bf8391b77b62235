import { useQuery } from '@tanstack/react-query';
import { refQuery } from '../../lookup/refs.ts';

const MINUTE_MS = 60_000;

/** What a lot is a record of. */
export const LOT = 'roaster_greenbean_year';

/** The lots of all green beans. What is left of them changes with every roast, so they are asked for more often. */
export const lotsQuery = () => ({ ...refQuery(LOT), staleTime: MINUTE_MS });

/** The lots of all green beans, as far as they are there. */
export const useLots = () => useQuery(lotsQuery());
