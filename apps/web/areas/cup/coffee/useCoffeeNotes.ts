import type { Screen } from '@hanjan/core';
import { COFFEE_NOTES_PATH, type CoffeeNotes } from '@hanjan/model/cafe/drink/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { showing } from '../../../records/store/renew.ts';

/** What was noted of one coffee, of the one that was noted last where none is named. It is asked again whenever it is opened: it is made of notes and of brews. */
export const useCoffeeNotes = (screen: Screen, coffee: number | null) =>
  useQuery<CoffeeNotes, Refused>({
    queryKey: [...showing(screen.entity.name), 'coffee', screen.org, coffee],
    queryFn: async ({ signal }) => {
      const body = coffee === null ? {} : { coffeebean_seq: coffee };
      return (await read<CoffeeNotes>('POST', COFFEE_NOTES_PATH, body, { signal, org: orgOf(screen) })).result;
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });
