import { type Field, inLocale, moment, type Screen } from '@hanjan/core';
import { type Shape, shapeOf } from '../../records/field/shape.ts';
import { cellOf } from '../../records/field/views.ts';

/** Something that a list shows in a column. */
export interface Column {
  /** Its field, or the first of the scores that it is the mean of. */
  readonly name: string;
  readonly shape: Shape;
  /** Least width in px, and its share of what is left over. */
  readonly room: number;
  readonly share: number;
  /** Columns of a high rank go first when they do not all fit; equal ones stay or go together. */
  readonly rank: number;
  readonly isLabel: boolean;
  /** The scores that it is the mean of. */
  readonly mean: readonly string[] | null;
}

const ROOM: Record<Shape, readonly [room: number, share: number]> = {
  date: [100, 0],
  flag: [36, 0],
  number: [40, 0],
  phase: [64, 0],
  several: [160, 3],
  text: [76, 1],
};
const LABEL = [200, 10] as const;
const MEAN_ROOM = 72;
/** When a record was written and edited: kept by the engine, shown like any instant. */
const KEPT = moment({});
const GAP = { number: 8, other: 12, afterNumber: 16 };
const DIGIT_ROOM = 8.6;
const UNIT_ROOM = 24;

/**
 * The columns of a screen from left to right. The label is worth most, then whatever stands further left. Of two names
 * the one in the language that is shown has a column. Scores side by side stay together and are followed by their mean,
 * which is worth more than they are.
 */
export function columnsOf(screen: Screen, locale: string, headOf: (name: string) => string): Column[] {
  const columns = runsOf(screen, locale).flatMap((names, place) => {
    const rank = names.some((name) => isLabel(screen, name)) ? -1 : place;
    const columns = names.map((name) => columnOf(screen, name, names.length > 1 ? rank + 0.5 : rank, headOf(name)));
    const [first] = columns;
    if (!first || columns.length === 1) return columns;
    return [...columns, { ...first, room: MEAN_ROOM, rank, mean: names }];
  });
  // Numbers end where the next column begins.
  const isNumber = (column: Column | undefined) => column?.shape === 'number' && column.mean === null;
  return columns.map((column, at) =>
    column.shape !== 'number' && isNumber(columns[at - 1])
      ? { ...column, room: column.room + GAP.afterNumber }
      : column,
  );
}

/** The same columns with room for the longest number of each, in signs: a number is never cut. */
export const widened = (columns: readonly Column[], longest: (name: string) => number): Column[] =>
  columns.map((column) =>
    column.shape === 'number' && !column.mean
      ? { ...column, room: Math.max(column.room, UNIT_ROOM + Math.ceil(DIGIT_ROOM * longest(column.name))) }
      : column,
  );

/** Px that columns need at the least. */
export const roomOf = (columns: readonly Column[]): number => sum(columns, ({ room }) => room);

/** The columns that fit into a width, and the width of each in px. The label takes what the others leave, unless it is a day. */
export function fitColumns(columns: readonly Column[], width: number): { column: Column; width: number }[] {
  const ranks = [...new Set(columns.map(({ rank }) => rank))].toSorted((a, b) => a - b);
  const kept = new Set<number>();
  let left = width;
  for (const rank of ranks) {
    const room = sum(columns, (column) => (column.rank === rank ? column.room : 0));
    if (room > left && kept.size > 0) continue;
    kept.add(rank);
    left -= room;
  }
  const shown = columns.filter(({ rank }) => kept.has(rank));
  const shares = sum(shown, ({ share }) => share);
  const share = Math.max(0, left) / Math.max(1, shares);
  return shown.map((column) => ({ column, width: Math.floor(column.room + share * column.share) }));
}

/** The field behind a column. */
export const fieldOf = ({ entity }: Screen, name: string): Field => entity.fields[name] ?? KEPT;

/** The columns' names, scores that stand side by side as one. */
function runsOf(screen: Screen, locale: string): string[][] {
  const { plain, locale: local } = screen.entity.label;
  const [label] = inLocale(plain, local, locale);
  const isScore = (name = '') => screen.entity.fields[name]?.view === 'score';
  const runs: string[][] = [];
  for (const name of screen.list.columns.filter((one) => !isLabel(screen, one) || one === label)) {
    const run = runs.at(-1);
    if (isScore(name) && isScore(run?.[0])) run?.push(name);
    else runs.push([name]);
  }
  return runs;
}

function columnOf(screen: Screen, name: string, rank: number, head: string): Column {
  const field = fieldOf(screen, name);
  const shape = shapeOf(field);
  const label = isLabel(screen, name);
  const [usual, share] = label && shape !== 'date' ? LABEL : ROOM[shape];
  const room = (!label && cellOf(field).room) || usual;
  return {
    name,
    shape,
    room: Math.max(room, headRoom(head) + (shape === 'number' ? GAP.number : GAP.other)),
    share,
    rank,
    isLabel: label,
    mean: null,
  };
}

const isLabel = ({ entity: { label } }: Screen, name: string) => name === label.plain || name === label.locale;

/** Px of a word at the size of a column head. */
const headRoom = (head: string): number => Math.ceil(sum([...head], (sign) => (sign > '\u2e80' ? 11.5 : 6.8)));

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
