import { type Entity, idOf, type Row } from '@hanjan/core';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/** The addresses around a record; all of them carry the list's state along. */
export interface RecordAddress {
  readonly list: string;
  /** The record with this key: the path alone. */
  path(key: number): string;
  /** The record with this key, to read or to change, or a new one. */
  record(key: number | 'write', mode?: 'edit'): string;
  go(to: string, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
}

/** The addresses around the record of the current one, which is named by its public id once it is there. */
export function useAddress(entity: Entity, record: Row | null | undefined): RecordAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return useMemo(() => {
    const kept = new URLSearchParams(search);
    kept.delete('mode');
    const list = path.slice(0, path.lastIndexOf('/'));
    const withQuery = (to: string, mode?: string) => {
      const query = new URLSearchParams(kept);
      if (mode) query.set('mode', mode);
      return query.size > 0 ? `${to}?${query}` : to;
    };
    const idFor = (key: number | 'write') => (record?.[entity.key] === key ? idOf(entity, record) : key);
    const pathOf = (key: number | 'write') => `${list}/${idFor(key)}`;
    return { list: withQuery(list), path: pathOf, record: (key, mode) => withQuery(pathOf(key), mode), go: navigate };
  }, [path, search, navigate, entity, record]);
}
