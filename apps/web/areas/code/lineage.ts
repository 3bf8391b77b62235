import { nameInLocale, type Row } from '@hanjan/core';

/** A variety, and those that it descends from. */
export interface Ancestor {
  readonly id: string;
  readonly name: string;
  /** The number of its record, where it is known. */
  readonly record: number | null;
  readonly parents: readonly Ancestor[];
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The varieties that some descend from, up to where nothing is known; a circle ends where it closes. */
export function ancestorsOf(ids: readonly string[], rows: readonly Row[], locale: string): Ancestor[] {
  const known = new Map(rows.map((row) => [String(row.variety_id), row]));
  const climb = (id: string, below: readonly string[]): Ancestor => {
    const row = known.get(id);
    const parents = listOf(row?.variety_parent_list).filter((parent) => parent !== id && !below.includes(parent));
    return {
      ...shown(id, row, locale),
      parents: parents.map((parent) => climb(parent, [...below, id])),
    };
  };
  return ids.map((id) => climb(id, []));
}

/** The varieties that come from one, by their names. */
export const childrenOf = (id: string, rows: readonly Row[], locale: string): Ancestor[] =>
  rows
    .filter((row) => listOf(row.variety_parent_list).includes(id))
    .map((row) => ({ ...shown(String(row.variety_id), row, locale), parents: [] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));

const shown = (id: string, row: Row | undefined, locale: string) => ({
  id,
  record: typeof row?.variety_seq === 'number' ? row.variety_seq : null,
  name: nameInLocale(text(row?.variety_name), text(row?.variety_name_kr), locale) || id,
});

const text = (value: unknown) => (typeof value === 'string' ? value : null);
