import { calledOr, type Screen } from '@hanjan/core';
import { SHOPPING_PATH, type StockedCoffee } from '@hanjan/model/cafe/shopping.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { currentLocale } from '../../../base/texts/index.ts';
import { showing } from '../../../records/store/renew.ts';

interface Answered {
  readonly coffees: readonly StockedCoffee[];
}

/** What there is of each coffee that a cafe works with, and for how long; the cafe is that of a screen. */
export function useCoffees(screen: Screen) {
  const org = orgOf(screen);
  return useQuery<readonly StockedCoffee[], Refused>({
    queryKey: [...showing('cafe_received'), 'shopping', org?.auth_seq],
    queryFn: async ({ signal }) => (await read<Answered>('POST', SHOPPING_PATH, {}, { org, signal })).result.coffees,
  });
}

/** What a coffee is called. */
export const coffeeName = (coffee: Pick<StockedCoffee, 'key' | 'name' | 'name_locale'>): string =>
  calledOr(coffee, coffee.key, currentLocale());
