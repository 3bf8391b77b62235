import { bulkFieldsOf, bulkReadsOf, fieldsAt, type Screen } from '@hanjan/core';

/** How close the rows of a list stand. */
export const DENSITIES = ['roomy', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** The columns that a screen has unless somebody chose others. Two names of a record count as one column. */
export const ownColumns = (screen: Screen): string[] => asOne(screen, screen.list.columns);

/** Everything that a screen can show in a column, its own columns first. */
export const offeredColumns = (screen: Screen): string[] => asOne(screen, fieldsAt(screen, 'LIST'));

/** The column that leads to the record; no list is without it. */
export const labelColumn = ({ entity }: Screen): string => entity.label.locale;

/** Those of some names that a screen can show, each once and with the label. Its own columns when there are none. */
export function knownColumns(screen: Screen, names: readonly string[]): string[] {
  const offered = offeredColumns(screen);
  const known = asOne(screen, names).filter((name) => offered.includes(name));
  if (known.length === 0) return ownColumns(screen);
  const label = labelColumn(screen);
  return known.includes(label) ? known : [label, ...known];
}

/** Whether two lists of columns are the same, in the same order. */
export const areSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** A screen whose list shows these columns. */
export const withColumns = (screen: Screen, columns: readonly string[]): Screen =>
  areSame(columns, ownColumns(screen))
    ? screen
    : { ...screen, list: { ...screen.list, columns: both(screen, columns) } };

/**
 * The fields to ask a server for so that a list can show these columns and say what a change of many would replace; none to ask for when it
 * answers them anyway.
 */
export function askedColumns(screen: Screen, columns: readonly string[]): string[] | undefined {
  const { list } = screen;
  const wanted = new Set([...both(screen, columns), ...bulkFieldsOf(screen), ...bulkReadsOf(screen)]);
  const isAnswered = (name: string) => list.columns.includes(name) || !(name in screen.entity.fields);
  return [...wanted].every(isAnswered) ? undefined : [...wanted].toSorted();
}

const asOne = ({ entity: { label } }: Screen, names: readonly string[]): string[] => [
  ...new Set(names.map((name) => (name === label.plain ? label.locale : name))),
];

const both = ({ entity: { label } }: Screen, names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => (name === label.locale ? [label.locale, label.plain] : [name]))),
];
