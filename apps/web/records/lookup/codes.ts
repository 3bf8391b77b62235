import { useQuery } from '@tanstack/react-query';
import { groupLooked } from './group.ts';
import { lookedUp } from './looked_up.ts';
import { retryOf } from './query.ts';

/** How the codes of a group are looked up. */
export const codeQuery = (group: string) => lookedUp(groupLooked(group));

/** The codes of a group in its own order, undefined until they are known; and how to ask again after that failed. */
export function useCodes(group: string) {
  const query = useQuery(codeQuery(group));
  return { codes: query.data, retry: retryOf(query) };
}
