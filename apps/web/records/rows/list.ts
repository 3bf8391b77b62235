import { checkRecord, type FieldFault, isSame, kinds, type Row } from '@hanjan/core';
import { keptIds, newId } from '../../parts/rows/ids.ts';
import { blankRow, type RowsField } from './items.ts';

/** One row as the page shows it. The same object as long as nothing about it changes. */
export interface Line {
  /** Counted from 0. */
  readonly place: number;
  readonly row: Row;
  /** What is wrong with its items, as far as that may be said. */
  readonly faults: readonly FieldFault[];
}

/** The rows of a field while they are written, each known by a name of its own wherever it goes. */
export interface RowList {
  subscribe(listener: () => void): () => void;
  /** Names of the rows in their order. */
  ids(): readonly string[];
  rows(): readonly Row[];
  line(id: string): Line;
  /** Takes what the form holds, and why the whole of it is refused. */
  follow(value: readonly Row[] | null, fault: FieldFault | null, locale: string): void;
  /** Other rows, calculated afresh. `added` are names of rows that nobody has left yet. */
  put(rows: readonly Row[], ids: readonly string[], added?: readonly string[]): void;
  /** An item, or a whole row, was left: what is wrong with it may be said. */
  leave(id: string, item?: string): void;
  /** Says at once why what is typed into an item of a row cannot be, until it is left; null where it can. */
  refuse(id: string, fault: FieldFault | null): void;
}

const NO_LINE: Line = { place: 0, row: {}, faults: [] };

/** A list of rows. Pure: it neither draws nor tells the form. */
export function createRowList(field: RowsField): RowList {
  const listeners = new Set<() => void>();
  const untouched = Array.from({ length: field.min ?? 0 }, () => blankRow(field));
  const left = new Set<string>();
  const added = new Set<string>();
  let ids: readonly string[] = [];
  let rows: readonly Row[] = [];
  let lines: ReadonlyMap<string, Line> = new Map();
  let refused: FieldFault | null = null;
  let typed: { readonly id: string; readonly fault: FieldFault } | null = null;
  let locale = '';

  const isSaid = (id: string, { name, key }: FieldFault) => {
    if (left.has(id) || (refused && !added.has(id))) return true;
    return key !== 'field_required' && left.has(cellOf(id, name));
  };
  const faultsOf = (id: string, row: Row, place: number): FieldFault[] => {
    const found = checkRecord({ fields: field.of }, row, Object.keys(field.of), locale);
    const { at, key = '', args = {} } = refused ?? {};
    const isElse = at?.row === place && !found.some(({ name }) => name === at.item);
    return [
      ...found.filter((fault) => isSaid(id, fault)),
      ...(isElse ? [{ name: at.item, key, args }] : []),
      ...(typed?.id === id ? [typed.fault] : []),
    ];
  };
  /** Works out every line anew and keeps those that say the same. */
  const draw = () => {
    const drawn = ids.map((id, place) => {
      const row = rows[place] ?? {};
      const line = { place, row, faults: faultsOf(id, row, place) };
      const before = lines.get(id);
      return [id, before && isSame(before, line) ? before : line] as const;
    });
    lines = new Map(drawn);
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ids: () => ids,
    rows: () => rows,
    line: (id) => lines.get(id) ?? NO_LINE,
    follow(value, fault, shown) {
      const next = value ?? untouched;
      const isNew = !isSame(next, rows) || next.length !== ids.length;
      if (!isNew && isSame(fault, refused) && shown === locale) return;
      if (isNew) {
        ids = keptIds(ids, rows, next);
        rows = next;
      }
      refused = fault;
      locale = shown;
      draw();
    },
    put(next, names, fresh = []) {
      const clean = kinds.rows.clean(next, field) ?? [];
      rows = (kinds.rows.settle?.(clean, field) ?? clean) as Row[];
      ids = isSame(ids, names) ? ids : names;
      for (const id of fresh) added.add(id);
      draw();
    },
    leave(id, item) {
      left.add(item ? cellOf(id, item) : id);
      if (!item) added.delete(id);
      typed = null;
      draw();
    },
    refuse(id, fault) {
      typed = fault && { id, fault };
      draw();
    },
  };
}

/** Names for rows that are added. */
export const namesFor = (count: number): string[] => Array.from({ length: count }, newId);

const cellOf = (id: string, item: string) => `${id} ${item}`;
