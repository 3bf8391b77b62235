import { type Check, composed, type Entity, exportable, fieldsAt, type IgnoredColumn, type Screen } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { hasText, type Translate, textsFor } from '../http/texts.ts';

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

/**
 * What stands above the columns of a sheet, the keys of the records first, and their versions last where it has them.
 * Fields of one label are distinguished by name.
 */
export function headsOf(names: readonly string[], translate: Translate, hasVersions = false): string[] {
  const labels = names.map((name) => translate(name));
  const told = names.map((name, at) =>
    labels.some((label, other) => label === labels[at] && other !== at) ? `${labels[at]} (${name})` : `${labels[at]}`,
  );
  return [translate(KEY), ...told, ...(hasVersions ? [translate(VERSION_HEAD)] : [])];
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

/** The fields behind each word that can stand above a column. */
function wordsFor(screen: Screen): ReadonlyMap<string, readonly string[]> {
  const { entity } = screen;
  const names = [...new Set([...exportable(screen), ...Object.keys(entity.fields)])];
  const pairs = LOCALES.flatMap(({ id }) => {
    const translate = textsFor(id);
    const labels = names.flatMap((name) => (hasText(name) ? [[translate(name), name] as const] : []));
    return [
      [translate(KEY), entity.key] as const,
      [translate(VERSION_HEAD), VERSION] as const,
      ...labels,
      ...labels.map(([label, name]) => [`${label} (${name})`, name] as const),
    ];
  });
  const words = Map.groupBy([...pairs, ...names.map((name) => [name, name] as const)], ([word]) => folded(word));
  return new Map([...words].map(([word, all]) => [word, [...new Set(all.map(([, name]) => name))]]));
}

/** Letters of a head that are compared; no label has as many. */
const MOST_COMPARED = 500;

/** A head as it is compared: without the mark of what is required, in small letters. */
const folded = (head: string): string =>
  composed(head.slice(0, MOST_COMPARED), 'NFKC').trim().replaceAll(/\s+/g, ' ').replace(/ ?\*$/, '').toLowerCase();
