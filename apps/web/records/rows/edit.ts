import { type Names, type Row, twiceAt } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import { t, textOf } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { gridOf } from '../../parts/rows/grid.ts';
import { blankRow, type ItemColumn, type RowsField } from './items.ts';
import { namesFor, type RowList } from './list.ts';
import { cellValue, choicesOf } from './named.ts';
import { pasted } from './paste.ts';
import { withoutRepeats } from './repeated.ts';
import { sharedOut } from './share.ts';

/** What a person does to rows. */
export interface RowsEdit {
  /** Gives an item a value; answers what it holds then. */
  set(id: string, item: string, value: unknown): unknown;
  /** Gives several items of a row values at once. */
  give(id: string, values: Row): void;
  /**
   * Takes what is typed for the share of another item: that one is shared out anew, its sum stays. Counted from how the
   * rows stood when the first key came, until the item is left. Answers what the item holds then.
   */
  share(id: string, item: string, typed: unknown): unknown;
  leave(id: string, item: string): void;
  /** Gives values to those items of a row that are empty and typed. */
  fill(id: string, values: Row): void;
  add(): void;
  /** Takes a row away, unless there must be as many; it can be brought back. */
  remove(id: string): void;
  /** Moves a row to a place, counted from 0. */
  move(id: string, to: number): void;
  /** Puts cells of a spreadsheet in from a cell on. False when the text is no more than one cell. */
  paste(id: string, item: string, text: string): boolean;
}

/** Where rows stand and who is to know of what is done to them. */
interface Around {
  readonly list: RowList;
  readonly field: RowsField;
  readonly columns: readonly ItemColumn[];
  readonly client: QueryClient;
  names(): Names;
  /** Hands the rows to the form. */
  hold(rows: readonly Row[]): void;
  /** Tells who hears the page rather than sees it. */
  say(text: string): void;
  /** Puts the focus into the first box of a row. */
  focus(id: string): void;
  /** Puts the focus on a row, where it opens no keyboard over the page, or on where rows are added. */
  rest(id: string | undefined): void;
}

export function createRowsEdit({ list, field, columns, client, names, hold, say, focus, rest }: Around): RowsEdit {
  const { min = 0, max } = field;
  const placeOf = (id: string) => list.ids().indexOf(id);
  const put = (rows: readonly Row[], ids: readonly string[], added?: readonly string[]) => {
    list.put(rows, ids, added);
    hold(list.rows());
  };
  /** How the rows stood before a share was typed. */
  let shared: readonly Row[] | null = null;
  const tellTwice = () => field.distinct && tell(textOf(field.distinct.title), textOf(field.distinct.text));

  /** A choice that makes a row the same as another one is not taken. */
  const change = (id: string, values: Row) => {
    const place = placeOf(id);
    if (place < 0) return;
    const rows = list.rows().map((row, at) => (at === place ? { ...row, ...values } : row));
    if (twiceAt(rows, field) && !twiceAt(list.rows(), field)) tellTwice();
    else put(rows, list.ids());
  };
  const insert = (place: number, row: Row, id: string, isNew: boolean) => {
    const { rows, isTwice } = withoutRepeats(field, list.rows().toSpliced(place, 0, row));
    put(rows, list.ids().toSpliced(place, 0, id), isNew ? [id] : []);
    if (isTwice) tellTwice();
  };

  const putIn = async (id: string, item: string, grid: readonly (readonly string[])[]) => {
    const open = columns.slice(columns.findIndex(({ name }) => name === item));
    const offers = new Map(
      await Promise.all(open.map(async ({ name, field: own }) => [name, await choicesOf(client, own)] as const)),
    );
    const [rows, ids, row] = [list.rows(), list.ids(), placeOf(id)];
    if (row < 0) return;
    const after = pasted(field, columns, rows, { row, item }, grid, {
      read: ({ name, field: own }, text) => cellValue(own, text, offers.get(name) ?? null, names()),
      nameOf: textOf,
    });
    const now = [...ids, ...namesFor(after.rows.length - rows.length)];
    const told = withoutRepeats(field, after.rows);
    put(told.rows, now);
    if (told.isTwice) tellTwice();
    for (const cell of after.unread) list.leave(now[cell.row] ?? '', cell.item);
    toast({
      text: [
        t('rows_pasted', { count: after.count }),
        ...(after.unread.length > 0 ? [t('rows_pasted_unread', { count: after.unread.length })] : []),
        ...(after.rest > 0 ? [t('rows_pasted_rest', { count: after.rest })] : []),
      ].join('. '),
      action: { label: t('undo'), run: () => put(rows, ids) },
    });
  };

  return {
    set(id, item, value) {
      change(id, { [item]: value });
      return list.line(id).row[item] ?? null;
    },
    give: change,
    share(id, item, typed) {
      shared ??= list.rows();
      const { rows, fault } = sharedOut(field, shared, placeOf(id), item, typed);
      put(rows, list.ids());
      list.refuse(id, fault);
      return list.line(id).row[item] ?? null;
    },
    leave(id, item) {
      shared = null;
      list.leave(id, item);
    },
    fill(id, values) {
      const { row } = list.line(id);
      // What distinguishes rows is chosen, and may just have been refused.
      const isOpen = ({ name, isFixed }: ItemColumn) => !isFixed && !field.distinct?.items.includes(name);
      const empty = columns.filter((column) => isOpen(column) && (row[column.name] ?? null) === null);
      const found = empty.flatMap(({ name }) => ((values[name] ?? null) === null ? [] : [[name, values[name]]]));
      if (found.length > 0) change(id, Object.fromEntries(found));
    },
    add() {
      const place = list.rows().length;
      if (place >= max) return say(t('rows_most', { max }));
      const [id = ''] = namesFor(1);
      insert(place, blankRow(field), id, true);
      say(t('rows_added', { row: place + 1 }));
      focus(id);
    },
    remove(id) {
      const place = placeOf(id);
      const row = list.rows()[place];
      if (!row) return;
      if (list.rows().length <= min) return toast({ text: t('rows_least', { min }) });
      put(list.rows().toSpliced(place, 1), list.ids().toSpliced(place, 1));
      rest(list.ids()[Math.min(place, list.ids().length - 1)]);
      const bringBack = () => {
        insert(Math.min(place, list.rows().length), row, id, false);
        rest(id);
      };
      toast({ text: t('rows_removed', { row: place + 1 }), action: { label: t('restore'), run: bringBack } });
    },
    move(id, to) {
      const place = placeOf(id);
      const row = list.rows()[place];
      if (!row || to < 0 || to >= list.rows().length || to === place) return;
      const moved = <T>(items: readonly T[], item: T) => items.toSpliced(place, 1).toSpliced(to, 0, item);
      put(moved(list.rows(), row), moved(list.ids(), id));
      say(t('rows_moved', { row: to + 1 }));
    },
    paste(id, item, text) {
      const grid = gridOf(text);
      if (grid.length === 1 && grid[0]?.length === 1) return false;
      putIn(id, item, grid);
      return true;
    },
  };
}
