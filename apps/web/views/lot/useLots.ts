import { useQuery } from '@tanstack/react-query';
import { refQuery } from '../../lookup/refs.ts';

const MINUTE_MS = 60_000;

/** The lots of all green beans. What is left of them changes with every roast, so they are asked for more often. */
export const lotsQuery = () => ({ ...refQuery('roaster_greenbean_year'), staleTime: MINUTE_MS });

export const useLots = () => useQuery(lotsQuery());
