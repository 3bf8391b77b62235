import {
  type Check,
  composed,
  type Entity,
  exportable,
  type Field,
  type Fields,
  fieldsAt,
  type IgnoredColumn,
  kindOf,
  type Screen,
} from '@hanjan/core';
import { type Translate, wordsOf } from '../http/texts.ts';

/** The column of a sheet that holds the keys of records. */
const KEY = 'sheet_key';
/** The column that says which version of a record was exported. It is no field. */
export const VERSION = 'version';
const VERSION_HEAD = 'sheet_version';

/** A column of a sheet that holds a field: its place in the sheet, and what stands above it. */
export interface Column {
  readonly at: number;
  readonly name: string;
  readonly head: string;
}

/** The unit in which the numbers of a field stand in a sheet: that which is stored. */
export const unitOf = (field: Field | undefined): string | undefined => field && kindOf(field).unit?.(field, {});

/** A label with the unit of its column. */
const withUnit = (label: string, unit: string | undefined): string => (unit ? `${label} (${unit})` : label);

/**
 * What stands above the columns of a sheet, the keys of the records first, and their versions last where it has them:
 * what a field is called, and its unit. Fields of one label, and one that is called like the keys, are distinguished by
 * name.
 */
export function headsOf(fields: Fields, names: readonly string[], translate: Translate, hasVersions = false): string[] {
  const key = translate(KEY);
  const labels = names.map((name) => withUnit(translate(fields[name]?.called ?? name), unitOf(fields[name])));
  const told = names.map((name, at) =>
    [key, ...labels].some((label, other) => label === labels[at] && other !== at + 1)
      ? `${labels[at]} (${name})`
      : `${labels[at]}`,
  );
  return [key, ...told, ...(hasVersions ? [translate(VERSION_HEAD)] : [])];
}

/** The fields that a sheet may fill in new records or in stored ones. */
export const fillable = (screen: Screen): ReadonlySet<string> =>
  new Set((['EXCEL_IN', 'EXCEL_UP'] satisfies Check[]).flatMap((check) => fieldsAt(screen, check)));

/**
 * Finds the columns of a sheet by what stands above them: the label of a field in any language, or its name. The screen
 * is as its actor has it, so that what they do not see is nothing that is known.
 */
export function matchHeads(screen: Screen, heads: readonly string[]): { columns: Column[]; ignored: IgnoredColumn[] } {
  const { key } = screen.entity;
  const words = wordsFor(screen);
  const open = fillable(screen);
  const columns: Column[] = [];
  const ignored: IgnoredColumn[] = [];
  for (const [at, head] of heads.entries()) {
    if (head.trim() === '') continue;
    const found = words.get(folded(head)) ?? [];
    const meant = found.filter((name) => name === key || name === VERSION || open.has(name));
    const isTaken = (name: string) => columns.some((column) => column.name === name);
    const name = meant.find((one) => !isTaken(one));
    if (name !== undefined) columns.push({ at, name, head: head.trim() });
    else
      ignored.push({ head: head.trim(), why: meant.length > 0 ? 'twice' : found.length > 0 ? 'forbidden' : 'unknown' });
  }
  return { columns, ignored };
}

/** The fields among the columns of a sheet. */
export const fieldsIn = (columns: readonly Column[], { key }: Entity): string[] =>
  columns.map(({ name }) => name).filter((name) => name !== key && name !== VERSION);

/**
 * The fields behind each word that can stand above a column: what they are called with and without their unit, and, for
 * files of before, the text of their name.
 */
function wordsFor(screen: Screen): ReadonlyMap<string, readonly string[]> {
  const { fields, key } = screen.entity;
  const names = [...new Set([...exportable(screen), ...Object.keys(fields)])];
  const labelled = (textOf: (name: string) => string) =>
    names.flatMap((name) =>
      wordsOf(textOf(name)).flatMap((label) => {
        const words = [label, withUnit(label, unitOf(fields[name]))];
        return [...words, ...words.map((word) => `${word} (${name})`)].map((word) => [word, name] as const);
      }),
    );
  const words = Map.groupBy(
    [
      ...wordsOf(KEY).map((word) => [word, key] as const),
      ...wordsOf(VERSION_HEAD).map((word) => [word, VERSION] as const),
      ...labelled((name) => fields[name]?.called ?? name),
      ...labelled((name) => name),
      ...names.map((name) => [name, name] as const),
    ],
    ([word]) => folded(word),
  );
  return new Map([...words].map(([word, all]) => [word, [...new Set(all.map(([, name]) => name))]]));
}

/** Letters of a head that are compared; no label has as many. */
const MOST_COMPARED = 500;

/** A head as it is compared: without the mark of what is required, in small letters. */
const folded = (head: string): string =>
  composed(head.slice(0, MOST_COMPARED), 'NFKC').trim().replaceAll(/\s+/g, ' ').replace(/ ?\*$/, '').toLowerCase();
