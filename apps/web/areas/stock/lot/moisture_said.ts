import { lotsOf, type Moisture, moistureSaid } from '@hanjan/model/roaster/next_lot.ts';
import { useMemo } from 'react';
import { useKnownRecord } from '../../../records/lookup/useRecords.ts';
import { useItem } from '../../../records/rows/here.ts';
import { useLots } from './useLots.ts';

/** What the lot of the row says of it, or where that says nothing its bean. */
export function useSaid(): Moisture | null {
  const [bean, year] = [useItem('greenbean_roaster_seq'), useItem('greenbean_year')];
  const lots = useLots();
  const coffee = useKnownRecord('roaster_greenbean', Number(bean));
  return useMemo(() => {
    const lot = lotsOf(lots ?? [], bean).find((one) => one.year === year);
    return moistureSaid(lot, coffee);
  }, [lots, coffee, bean, year]);
}

/** Whether a value is what is said, and nobody measured it here. */
export const isTheirs = (value: number | null, said: Moisture | null): boolean =>
  value !== null && said?.every((end) => end === value) === true;
