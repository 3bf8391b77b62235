import { cleaned, type Field, type FieldOf, isCalculated, kindOf, type Reader, type Row } from '@hanjan/core';
import { today } from '../../base/session/day.ts';
import { type Shape, shapeOf } from '../field/shape.ts';

/** A list of rows as a field. */
export type RowsField = FieldOf<'rows'>;

/** One column of a list of rows. */
export interface ItemColumn {
  readonly name: string;
  readonly field: Field;
  readonly shape: Shape;
  /** Nobody types it: it is calculated, or given by the server. */
  readonly isFixed: boolean;
  /** The item whose share it is: what is typed for it shares that one out anew. */
  readonly partOf: string | undefined;
  /** Least px, and its share of what is left over. */
  readonly room: number;
  readonly share: number;
}

const ROOM: Record<Shape, readonly [room: number, share: number]> = {
  date: [168, 1],
  flag: [48, 0],
  number: [120, 1],
  phase: [72, 0],
  several: [160, 2],
  text: [132, 2],
};
/** What is only read needs less. */
const FIXED_ROOM = 72;
const SHARE_ROOM = 108;
const GAP = 8;
const ENDS = 76;

/** The columns of a list of rows; the count of the rows stands in front of them. */
export const itemsOf = (rows: RowsField): ItemColumn[] =>
  Object.entries(rows.of)
    .filter(([name]) => name !== rows.order && !rows.kept?.includes(name))
    .map(([name, field]) => {
      const shape = shapeOf(field);
      const partOf = rows.shares?.[name];
      const isFixed = Boolean(field.readonly) || isCalculated(rows, name);
      const [room, share] = isFixed && shape === 'number' ? [partOf ? SHARE_ROOM : FIXED_ROOM, 0] : ROOM[shape];
      return { name, field, shape, isFixed, partOf, room, share };
    });

/** The columns as tracks of a grid. */
export const tracksOf = (items: readonly ItemColumn[]): string =>
  items.map(({ room, share }) => (share > 0 ? `minmax(${room}px, ${share}fr)` : `${room}px`)).join(' ');

/** The least width in px that the columns need side by side, with what stands in front of them and behind. */
export const roomFor = (items: readonly ItemColumn[]): number =>
  ENDS + items.reduce((sum, { room }) => sum + room + GAP, 0);

/** A row that nobody has written into. */
export function blankRow({ of }: RowsField): Row {
  const begin = Object.entries(of).map(([name, { initial }]) => [name, initial === 'today' ? today() : initial]);
  return cleaned({ fields: of }, Object.fromEntries(begin), Object.keys(of));
}

/** Whether a value is a text that its kind could not read: it stays as it was written, and fails. */
export function isUnread(field: Field, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const { json, check, read } = kindOf(field);
  if (json(field).type !== 'string') return true;
  return check(value, field) !== null && read(value, field) === undefined;
}

/** What a person typed as a value: as its kind reads it, otherwise as it stands there. */
export function typedValue(field: Field, typed: string, reader: Reader): unknown {
  if (typed.trim() === '') return null;
  const { read, clean } = kindOf(field);
  const value = read(typed, field, reader);
  return value === undefined ? typed : clean(value, field);
}
