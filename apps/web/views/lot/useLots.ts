import { useQuery } from '@tanstack/react-query';
import { refQuery } from '../../lookup/refs.ts';

/** What a lot is a record of. */
export const LOT = 'roaster_greenbean_year';

/** The lots of all green beans, as far as they are there. */
export const useLots = () => useQuery(refQuery(LOT));
