import { ownWordsOf } from '../calc/own_words.ts';
import { kindOf } from '../kind/kinds.ts';
import { isGivenOnce } from './locked.ts';
import { onceFor } from './once.ts';
import type { Screen } from './screen.ts';

/**
 * The places that a field can have on a screen: the list, the record, the form of a new record and of a stored one, and
 * the sheet that new records or changed ones are imported from.
 */
export const CHECKS = ['LIST', 'READ', 'CREATE', 'UPDATE', 'EXCEL_IN', 'EXCEL_UP'] as const;
export type Check = (typeof CHECKS)[number];

/** What the engine keeps of every record and every list may show. */
const KEPT = ['rgst_at', 'edit_at'] as const;

/** Where a field of a screen has its place. Derived from its kind, its options and the form; `only` of the screen narrows it. */
export function checksOf({ entity, list, form, only }: Screen, name: string): readonly Check[] {
  const field = entity.fields[name];
  if (!field) return KEPT.some((kept) => kept === name) ? ['LIST'] : [];
  const { room = 'cell' } = kindOf(field);
  const isListed = list.columns.includes(name);
  const isOnForm = form.some(({ fields }) => fields.includes(name));
  const isFilled = isOnForm && !field.readonly;
  if (field.passing) return isFilled ? ['CREATE'] : [];
  const isChanged = isFilled && !isGivenOnce(field);
  const has: Readonly<Record<Check, boolean>> = {
    LIST: isListed || (isOnForm && room === 'cell'),
    READ: isListed || isOnForm,
    CREATE: isFilled,
    UPDATE: isChanged,
    EXCEL_IN: isFilled && room !== 'form',
    // Who may turn what into what is decided record by record, which no column of a sheet shows.
    EXCEL_UP: isChanged && room !== 'form' && entity.moves?.field !== name,
  };
  return CHECKS.filter((check) => has[check] && (only[name] ?? CHECKS).includes(check));
}

/** The fields of a screen that have a place, in the order of its list, then of its form. */
export const fieldsAt = (screen: Screen, check: Check): string[] => [...placesOf(screen)[check]];

const placesOf = onceFor((screen: Screen): Readonly<Record<Check, readonly string[]>> => {
  const { list, form } = screen;
  const names = new Set([...list.columns, ...form.flatMap(({ fields }) => fields), ...KEPT]);
  const places = [...names].map((name) => [name, checksOf(screen, name)] as const);
  const at = (check: Check) => places.flatMap(([name, checks]) => (checks.includes(check) ? [name] : []));
  return Object.fromEntries(CHECKS.map((check) => [check, at(check)])) as Record<Check, string[]>;
});

/** The fields of a screen that can be exported: all that it shows and a cell of a spreadsheet holds. */
export function exportable(screen: Screen): string[] {
  const names = [...new Set([...fieldsAt(screen, 'LIST'), ...fieldsAt(screen, 'READ')])];
  return names.filter((name) => {
    const field = screen.entity.fields[name];
    return !field || kindOf(field).room !== 'form';
  });
}

/** Whether new records can be imported: a cell of a spreadsheet holds all that must be typed into one. */
export const isImportable = ({ entity }: Screen): boolean =>
  Object.values(entity.fields).every(
    (field) => kindOf(field).room !== 'form' || !field.required || field.readonly || field.initial !== undefined,
  );

/** Whether stored records can be changed by import. */
export const isUpdatable = (screen: Screen): boolean => fieldsAt(screen, 'EXCEL_UP').length > 0;

/** Whether an export tells the version of each record, because others may change it before the file is brought back. */
export const isVersioned = (screen: Screen): boolean => screen.entity.scope !== 'user' && isUpdatable(screen);

/**
 * The fields that can be changed for many records at once, each with the one for its own words: what a change writes and
 * what an undo of it puts back.
 */
export const bulkFieldsOf = ({ entity, list }: Screen): string[] => [
  ...new Set((list.bulk ?? []).flatMap((name) => [name, ownWordsOf(entity.fields[name] ?? {}) ?? name])),
];

/** The fields by which a list tells which records take part in a change of many. */
export const bulkReadsOf = ({ list }: Screen): string[] => [
  ...new Set(Object.values(list.bulkOnly ?? {}).flatMap((rule) => rule?.from ?? [])),
];

/** Throws when a place is given to no field, or when a field that is changed for many records at once cannot be. */
export function checkPlaces(screen: Screen): void {
  const { name, entity, only } = screen;
  const unknown = Object.keys(only).find((field) => !(field in entity.fields));
  if (unknown !== undefined) throw new Error(`${name}.${unknown}: places: there is no such field`);
  // Rows of a list say what each record held before.
  const isPossible = (field: string) => {
    const places = checksOf(screen, field);
    return places.includes('LIST') && places.includes('UPDATE');
  };
  const wrong = bulkFieldsOf(screen).find((field) => !isPossible(field));
  if (wrong !== undefined)
    throw new Error(`${name}.${wrong}: only what a list shows and a form changes is changed for many`);
  const hidden = bulkReadsOf(screen).find((field) => !checksOf(screen, field).includes('LIST'));
  if (hidden !== undefined) throw new Error(`${name}.${hidden}: a list judges its records by what it shows`);
  const { bulk = [], bulkOnly = {} } = screen.list;
  const odd = Object.keys(bulkOnly).find((field) => !bulk.includes(field) || entity.fields[field]?.kind !== 'code');
  if (odd !== undefined) throw new Error(`${name}.${odd}: is no code that is changed for many`);
}
