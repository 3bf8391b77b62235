import { sharesOf, sumOf } from '../calc/shares.ts';
import { cleanedFields, fieldFaults } from './fields.ts';
import {
  emptyToNull,
  type Fault,
  type FieldOptions,
  type JsonSchema,
  type Kind,
  type Place,
  type Pointer,
} from './kind.ts';
import { type FieldOf, itemKindOf, type KindName, type ValueOf } from './registry.ts';

/** What one item of a row can be: anything but rows again, and nothing that a record is known by. */
export type Item = FieldOf<Exclude<KindName, 'rows' | 'serial' | 'uuid'>>;
export type Items = Readonly<Record<string, Item>>;

/** A row of a list: its items by name. */
export type ItemRow<I extends Items = Items> = { readonly [N in keyof I]: ValueOf<I[N]> };

export interface RowsOptions extends FieldOptions {
  /** What stands in a row. */
  readonly of: Items;
  /** How many rows. */
  readonly min?: number;
  readonly max: number;
  /** The item that counts the rows from 1. */
  readonly order?: string;
  /** Items that are calculated as the share of another one in its sum: percents of masses. */
  readonly shares?: Readonly<Record<string, string>>;
  /** Items whose sums are shown. */
  readonly totals?: readonly string[];
  /** Items that no two rows share in all of them, and the title and text of what a person is told who tries. */
  readonly distinct?: { readonly items: readonly string[]; readonly title: string; readonly text: string };
  /** Items that the server gives; nobody sees or types them. */
  readonly kept?: readonly string[];
  /** The name of their table, where that of the record and that of the field are too long together. */
  readonly table?: string;
}

/**
 * A list of rows that belong to a record and are saved with it. They lie in a table of their own, in which `nth` is
 * their place. Throws with the item in the message when the definition is wrong.
 */
export function rows<const O extends RowsOptions>(options: O) {
  const { of, order, shares = {}, totals = [], distinct, kept = [] }: RowsOptions = options;
  const isName = (item: string) => /^[a-z][a-z0-9_]*$/.test(item) && item !== 'nth';
  const wrong = Object.keys(of).find((item) => !isName(item));
  if (wrong !== undefined) throw new Error(`${wrong}: not the name of an item`);
  const named = [
    ...(order ? [order] : []),
    ...Object.entries(shares).flat(),
    ...totals,
    ...(distinct?.items ?? []),
    ...kept,
  ];
  const missing = named.find((item) => !Object.hasOwn(of, item));
  if (missing !== undefined) throw new Error(`${missing}: there is no such item in a row`);
  return { kind: 'rows', ...options } as const;
}

/** A value that a person is still typing may be anything: only rows that are objects have items. */
const isRow = (row: unknown): row is Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

const numberOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null);

/** The sum of one item over all rows; null when no row has it. */
export const totalOf = (value: unknown, item: string): number | null =>
  Array.isArray(value) ? sumOf(value.map((row) => (isRow(row) ? numberOf(row[item]) : null))) : null;

/** Items that nobody types: the count of the row, the shares, and what the server keeps in it. */
export const isCalculated = ({ order, shares = {}, kept = [] }: RowsOptions, item: string): boolean =>
  item === order || item in shares || kept.includes(item);

/** Why rows are refused: how many there are, then every item of every row in its own words, `at` its place. */
export function rowFaults(value: unknown, options: RowsOptions, locale?: string): Fault[] {
  const { of, min = 0, max } = options;
  if (!Array.isArray(value) || !value.every(isRow)) return [{ key: 'field_rows' }];
  const { length } = value;
  if (length < min) return [{ key: 'sublist_minLength', args: { min, length } }];
  if (length > max) return [{ key: 'sublist_maxLength', args: { max, length } }];
  const faults = value.flatMap((row, at): Fault[] => {
    const unknown = Object.keys(row).find((item) => !Object.hasOwn(of, item));
    if (unknown !== undefined) return [{ key: 'field_rows', at: { row: at, item: unknown } }];
    const found = fieldFaults({ fields: of, kindOf: itemKindOf }, row, new Set(Object.keys(of)), locale);
    return [...found].map(([item, { key, args = {} }]) => ({ key, args, at: { row: at, item } }));
  });
  const twice = twiceAt(value, options);
  return twice === undefined ? faults : [...faults, { key: 'field_twice', at: twice }];
}

/** The first row that is one of the rows before it once more, at the last of the items that distinguish rows. */
export function twiceAt(
  rows: readonly Readonly<Record<string, unknown>>[],
  { distinct }: RowsOptions,
): Place | undefined {
  if (!distinct) return undefined;
  const marks = rows.map((row) => {
    const told = distinct.items.map((item) => row[item] ?? null);
    return told.includes(null) ? null : JSON.stringify(told);
  });
  const row = marks.findIndex((mark, at) => mark !== null && marks.indexOf(mark) < at);
  return row < 0 ? undefined : { row, item: distinct.items.at(-1) ?? '' };
}

export const rowsKind: Kind<RowsOptions> = {
  column: () => null,
  rows: ({ of, max, table }) => ({ fields: of, max, ...(table && { table }) }),
  json: ({ of, min, max }) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(of).map(([name, item]) => [name, itemJson(item)])),
      additionalProperties: false,
    },
    ...(min && { minItems: min }),
    maxItems: max,
  }),
  clean(value, { of }) {
    if (!Array.isArray(value)) return emptyToNull(value);
    return emptyToNull(
      value.map((row) =>
        isRow(row) ? { ...row, ...cleanedFields({ fields: of, kindOf: itemKindOf }, row, Object.keys(of)) } : row,
      ),
    );
  },
  check: (value, options, locale) => rowFaults(value, options, locale)[0] ?? null,
  settle(value, { of, order, shares = {} }) {
    if (!Array.isArray(value) || !value.every(isRow)) return value;
    const counted = order ? value.map((row, at) => ({ ...row, [order]: at + 1 })) : value;
    return Object.entries(shares).reduce((settled, [share, part]) => {
      const parts = settled.map((row) => numberOf(row[part]));
      const found = sharesOf(parts, 100 * scaleOf(of[share]));
      return settled.map((row, at) => ({ ...row, [share]: found[at] ?? null }));
    }, counted);
  },
  show: (value) => JSON.stringify(value),
  read(typed) {
    try {
      const value: unknown = JSON.parse(typed);
      return Array.isArray(value) && value.every(isRow) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  points: (value, { of }) =>
    (value as ItemRow[]).flatMap((row, at) =>
      Object.entries(of).flatMap(([name, item]) => pointersOf(row, at, name, item)),
    ),
  room: 'form',
  search: 'equals',
  samples: [
    {
      options: {
        of: {
          row_order: { kind: 'count', min: 1 },
          name: { kind: 'text', max: 30, required: true },
          mass: { kind: 'scaled', scale: 10, min: 0, required: true },
          share: { kind: 'scaled', scale: 10, min: 0, max: 100 },
          loss: { kind: 'scaled', scale: 10, decimals: 1, min: 0, max: 100 },
          words: { kind: 'words', max: 100 },
          day: { kind: 'date' },
          is_new: { kind: 'flag' },
        },
        min: 1,
        max: 3,
        order: 'row_order',
        shares: { share: 'mass' },
        totals: ['mass'],
      },
      good: [
        [row({})],
        [row({ name: '예가체프 "G1", 한 자루', words: ['a b', '꽃'], day: '2026-11-20', is_new: true, loss: 123.4 })],
        [row({ share: 0 }), row({ row_order: 2, share: 0 }), row({ row_order: 3, mass: 2 ** 31 - 1 })],
      ],
      bad: [
        ['[]', 'field_rows'],
        [{ name: 'a', mass: 1 }, 'field_rows'],
        [[null], 'field_rows'],
        [[[row({})]], 'field_rows'],
        [[{ ...row({}), unknown: 1 }], 'field_rows'],
        [[1, 2, 3, 4].map((row_order) => row({ row_order })), 'sublist_maxLength'],
        [[row({ name: null })], 'field_required'],
        [[row({}), row({ name: '\u3164' })], 'field_required'],
        [[row({ mass: '10' })], 'field_NaN'],
        [[row({ mass: -1 })], 'field_minValue'],
        [[row({ share: 1001 })], 'field_maxValue'],
        [[row({ name: '가'.repeat(11) })], 'field_maxLength'],
        [[row({ name: 'a\u0000' })], 'field_text'],
        [[row({ words: ['a', 'a'] })], 'field_twice'],
        [[row({ day: '2026-02-30' })], 'field_date'],
        [[row({ is_new: 'true' })], 'field_flag'],
      ],
    },
  ],
};

/** A row of the samples. */
function row(items: Readonly<Record<string, unknown>>) {
  const all = {
    row_order: 1,
    name: '콜롬비아',
    mass: 1000,
    share: 1000,
    loss: null,
    words: null,
    day: null,
    is_new: false,
  };
  return { ...all, ...items };
}

const itemJson = (item: Item): JsonSchema => ({
  ...itemKindOf(item).json(item),
  nullable: !itemKindOf(item).column(item)?.isNeverEmpty,
});

const scaleOf = (item: Item | undefined) => (item?.kind === 'scaled' ? item.scale : 1);

function pointersOf(row: ItemRow, at: number, name: string, item: Item): Pointer[] {
  const value = row[name] ?? null;
  const found = value === null ? undefined : itemKindOf(item).points?.(value, item);
  return [found ?? []].flat().map((pointer) => ({ ...pointer, at: { row: at, item: name } }));
}
