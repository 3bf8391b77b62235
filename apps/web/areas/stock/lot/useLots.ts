import { useKnown } from '../../../records/lookup/useRecords.ts';

/** What a lot is a record of. */
export const LOT = 'roaster_greenbean_year';

/** The lots of green beans, as far as they are there. */
export const useLots = () => useKnown(LOT);
