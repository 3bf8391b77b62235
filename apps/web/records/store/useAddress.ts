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
  /** Another record of the same list, by its id, and the page of the list that it is on. */
  beside(id: string, page: number): string;
  go(to: string, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
}

/**
 * The addresses around the record of the current one, which is named by its public id once it is there. `elsewhere` is the
 * list of a record that is written at an address which is not below it.
 */
export function useAddress(entity: Entity, record: Row | null | undefined, elsewhere?: string): RecordAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return useMemo(() => {
    const kept = new URLSearchParams(elsewhere ? '' : search);
    kept.delete('mode');
    const list = elsewhere ?? path.slice(0, path.lastIndexOf('/'));
    const withQuery = (to: string, mode?: string) => {
      const query = new URLSearchParams(kept);
      if (mode) query.set('mode', mode);
      return query.size > 0 ? `${to}?${query}` : to;
    };
    const idFor = (key: number | 'write') => (record?.[entity.key] === key ? idOf(entity, record) : key);
    const pathOf = (key: number | 'write') => `${list}/${idFor(key)}`;
    const beside = (id: string, page: number) => {
      const query = new URLSearchParams(kept);
      if (page > 1) query.set('page', String(page));
      else query.delete('page');
      return query.size > 0 ? `${list}/${id}?${query}` : `${list}/${id}`;
    };
    return {
      list: withQuery(list),
      path: pathOf,
      record: (key, mode) => withQuery(pathOf(key), mode),
      beside,
      go: navigate,
    };
  }, [path, search, navigate, entity, record, elsewhere]);
}
