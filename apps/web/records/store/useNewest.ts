import type { Row, Screen } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../base/session/session.ts';
import { listRecords } from './calls.ts';
import { listKey } from './list.ts';

/** The newest records of a screen about another record, and how many there are. */
export interface Newest {
  /** Undefined until they are there. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** Where the records of the screen stand, and where all of these do. */
  readonly path: string;
  readonly all: string;
}

/**
 * The newest few records whose field names something, with the columns of their list or with others; undefined for
 * whoever may not list them.
 */
export function useNewest(
  screen: Screen,
  field: string,
  of: number,
  count: number,
  columns?: readonly string[],
): Newest | undefined {
  const mayList = useMay(screen, 'list');
  const asked = { list_count: count, filters: { [field]: of }, ...(columns && { columns }) };
  const { data } = useQuery({
    queryKey: [...listKey(screen), asked],
    queryFn: ({ signal }) => listRecords(screen, asked, { signal }),
    enabled: mayList,
    retry: false,
  });
  const path = tabOf(screen.name)?.path;
  if (!mayList || !path) return undefined;
  const all = `${path}?searchSelect=${field}:${of}`;
  return { rows: data?.result, total: data?.pagination?.total ?? 0, path, all };
}
