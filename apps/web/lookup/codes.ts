import { nameInLocale } from '@hanjan/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../api/call.ts';
import { LOOKUP, retryOf } from './query.ts';

/** One code of a group as the server lists it. */
export interface Code {
  readonly code_id: string;
  readonly code_name: string;
  readonly code_name_kr: string;
  /** The parent in a tree, or what the code belongs to: a country, a kind of country. */
  readonly code_filter: string | null;
  /** Colour, for groups that have one. */
  readonly code_alias1: string | null;
  /** Other words that people search by, comma separated. */
  readonly code_alias2: string | null;
}

interface Group {
  readonly edit_at: string | null;
  readonly code_list: readonly Code[];
}

const MOST_GROUPS = 50;

let waiting: { groups: Set<string>; answer: Promise<Record<string, Group>> } | null = null;

/** One call for all groups that are asked for in the same moment. */
function ask(group: string): Promise<Record<string, Group>> {
  if (!waiting || waiting.groups.size >= MOST_GROUPS) {
    const groups = new Set<string>();
    waiting = { groups, answer: Promise.resolve().then(() => fetchGroups(groups)) };
  }
  waiting.groups.add(group);
  return waiting.answer;
}

async function fetchGroups(groups: Set<string>): Promise<Record<string, Group>> {
  if (waiting?.groups === groups) waiting = null;
  return (await read<Record<string, Group>>('POST', '/api/code/simple', { code_group: [...groups] })).result;
}

export const codeQuery = (group: string) =>
  queryOptions({
    ...LOOKUP,
    queryKey: ['code', group],
    queryFn: async () => (await ask(group))[group]?.code_list ?? [],
  });

/** The codes of a group in its own order, undefined until they are known; and how to ask again after that failed. */
export function useCodes(group: string) {
  const query = useQuery(codeQuery(group));
  return { codes: query.data, retry: retryOf(query) };
}

/** The name of a code in a language. */
export const codeName = (code: Code, locale: string): string => nameInLocale(code.code_name, code.code_name_kr, locale);
