import { type Field, kindOf, namedBy, type Screen, type SearchMode } from '@hanjan/core';
import { type Atom, ends, type Range } from '../../parts/filter/range.ts';

/** What a list is narrowed to by one field, in the form of its kind's search mode. */
export type Filter = Atom | readonly Atom[] | Range;
export type Filters = Readonly<Record<string, Filter>>;

/** The field of records, or the item of their rows, behind a name that a list is narrowed by. */
export const filterField = ({ entity }: Screen, name: string): Field | undefined => namedBy(entity.fields, name)?.field;

/** The ends of a filter by a range. */
export const rangeOf = (filter: Filter | undefined): Range =>
  typeof filter === 'object' && !('length' in filter) ? filter : {};

/** The values of a filter by single values. */
export const valuesOf = (filter: Filter | undefined): readonly Atom[] =>
  typeof filter === 'object' ? ('length' in filter ? filter : []) : filter === undefined ? [] : [filter];

/** Whether a list is narrowed by days in a field: dates, instants, periods. */
export const holdsDays = (field: Field): boolean =>
  ['date', 'date-time'].includes(String(kindOf(field).json(field).format)) || kindOf(field).search === 'overlaps';

/** Filters as they stand in an address: `field:value`, `field:a|b`, `field:from..to`, joined by `,`. */
export const writeFilters = (filters: Filters, screen: Screen): string =>
  screen.list.search
    .flatMap((name) => {
      const field = filterField(screen, name);
      const filter = filters[name];
      const text = field && filter !== undefined ? modeOf(field).write(filter) : '';
      return text ? `${name}:${text}` : [];
    })
    .join(',');

/** Filters from an address. Fields and values that the screen does not know are left out. */
export function readFilters(text: string, screen: Screen): Filters {
  const filters: Record<string, Filter> = {};
  for (const pair of text.split(',')) {
    const [name = '', value = ''] = pair.split(':');
    const field = screen.list.search.includes(name) ? filterField(screen, name) : undefined;
    const filter = field && modeOf(field).read(value, field);
    if (filter !== undefined) filters[name] = filter;
  }
  return filters;
}

/** Codes and all codes that lie below them in the tree of their group. */
export function withBelow(
  ids: readonly Atom[],
  codes: readonly { readonly code_id: string; readonly code_filter: string | null }[],
): Atom[] {
  const all = new Set(ids);
  for (const id of all) for (const { code_id, code_filter } of codes) if (code_filter === id) all.add(code_id);
  return [...all];
}

interface Mode {
  write(filter: Filter): string;
  read(text: string, field: Field): Filter | undefined;
}

const single: Mode = {
  write: (filter) => valuesOf(filter).map(quote).join('|'),
  read: (text, field) => readAtom(text, field),
};

const several: Mode = {
  ...single,
  read(text, field) {
    const values = text.split('|').flatMap((part) => readAtom(part, field) ?? []);
    return values.length > 0 ? [...new Set(values)] : undefined;
  },
};

const range: Mode = {
  write(filter) {
    const { from, to } = rangeOf(filter);
    return from === undefined && to === undefined ? '' : `${quote(from ?? '')}..${quote(to ?? '')}`;
  },
  read(text, field) {
    const [from, to] = text.split('..').map((end) => readAtom(end, field));
    if (from === undefined && to === undefined) return undefined;
    const isTurned = from !== undefined && to !== undefined && from > to;
    return ends(isTurned ? to : from, isTurned ? from : to);
  },
};

const modes: Record<SearchMode, Mode> = {
  contains: single,
  equals: single,
  one_of: several,
  any_of: several,
  range,
  overlaps: range,
};
const modeOf = (field: Field): Mode => modes[kindOf(field).search];

/** One value of a field from its text, if the field could hold it. */
function readAtom(quoted: string, field: Field): Atom | undefined {
  const text = unquote(quoted);
  const kind = kindOf(field);
  const { type, items } = kind.json(field);
  const isList = type === 'array' && typeof items === 'object' && items !== null && 'type' in items;
  const atom = atoms[String(isList ? items.type : type)]?.(text) ?? text;
  if (text === '' || !text.isWellFormed() || text.includes('\u0000')) return undefined;
  if (kind.search === 'contains') return atom;
  const value = kind.search === 'overlaps' ? [atom, atom] : isList ? [atom] : atom;
  return kind.check(value, field) === null ? atom : undefined;
}

/** How a value that is no text is read from one, by its type in JSON. */
const atoms: Record<string, (text: string) => Atom> = {
  number: (text) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN),
  integer: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN),
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
};

const quote = (value: Atom): string =>
  String(value).replaceAll(/[%,:|.]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const unquote = (text: string): string =>
  text.replaceAll(/%(25|2C|3A|7C|2E)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
