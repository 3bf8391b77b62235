import {
  type Actor,
  composed,
  type Entity,
  type FieldFault,
  kindOf,
  type Narrowing,
  narrowingOf,
  type Row,
  type SearchMode,
  WRITER,
} from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../http/refusal.ts';
import { columnList, ownedSql, ownership } from './scope.ts';

/** Letters of a text that is looked for. */
export const MAX_SEARCH = 300;

/** The pattern that finds a text anywhere, its own wildcards taken literally. */
export const contains = (text: string) => `%${composed(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** How each search mode narrows a column, and which values inside what was asked the kind has to check. */
const MODES: Record<
  SearchMode,
  {
    values(asked: unknown): unknown[] | null;
    /** Letters that it may have. */
    readonly most?: number;
    sql(column: RawBuilder<unknown>, asked: never): RawBuilder<unknown>;
  }
> = {
  contains: {
    values: (asked) => (typeof asked === 'string' ? [] : null),
    most: MAX_SEARCH,
    sql: (column, asked: string) => sql`${column} ILIKE ${contains(asked)}`,
  },
  equals: { values: (asked) => [asked], sql: (column, asked: unknown) => sql`${column} = ${asked}` },
  range: {
    values: (asked) => (isRange(asked) ? endsOf(asked) : isOne(asked) ? [asked] : null),
    sql: (column, asked: Range | string | number) => {
      const { from, to } = isOne(asked) ? { from: asked, to: asked } : asked;
      return sql`${from == null ? sql`true` : sql`${column} >= ${from}`} AND ${to == null ? sql`true` : sql`${column} <= ${to}`}`;
    },
  },
  overlaps: {
    values: (asked) => (isRange(asked) ? endsOf(asked).map((_end, _at, ends) => [ends[0], ends.at(-1)]) : null),
    sql: (column, { from, to }: Range) =>
      sql`${to == null ? sql`true` : sql`${column}[1] <= ${to}`} AND ${from == null ? sql`true` : sql`${column}[2] >= ${from}`}`,
  },
  one_of: {
    values: (asked) => [asked].flat(),
    sql: (column, asked: unknown) => sql`${column} = ANY(${[asked].flat()})`,
  },
  any_of: {
    values: (asked) => [asked].flat().map((one) => [one]),
    sql: (column, asked: unknown) => sql`${column} && ${[asked].flat()}`,
  },
};

interface Range {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** A single value, which is a range of its own. */
const isOne = (asked: unknown): asked is string | number => typeof asked === 'string' || typeof asked === 'number';

const endsOf = ({ from, to }: Range): unknown[] => [from, to].filter((end) => end != null);

const isRange = (asked: unknown): asked is Range =>
  typeof asked === 'object' && asked !== null && Object.keys(asked).every((key) => key === 'from' || key === 'to');

/** The conditions of all filters; whatever is not offered or its kind refuses is a fault at that filter. */
export function filtersSql(
  actor: Actor,
  entity: Entity,
  offered: readonly string[],
  filters: Row,
): RawBuilder<unknown>[] {
  const faults: FieldFault[] = [];
  const conditions = Object.entries(filters).flatMap(([name, asked]) => {
    const narrowing = offered.includes(name) ? narrowingOf(entity, name) : undefined;
    if (!narrowing) {
      faults.push({ name, key: 'field_unknown', args: {} });
      return [];
    }
    const { field } = narrowing;
    const mode = MODES[kindOf(field).search];
    const values = mode.values(asked);
    const fault =
      values === null
        ? { key: 'field_code' }
        : (tooLong(asked, mode.most) ?? firstFault(values.map((value) => kindOf(field).check(value, field))));
    if (fault) {
      faults.push({ name, args: {}, ...fault });
      return [];
    }
    const isNothing = Array.isArray(asked) && asked.length === 0;
    return isNothing ? [] : [inSql(actor, entity, narrowing, (column) => mode.sql(column, asked as never))];
  });
  if (faults.length > 0) throw invalid(faults, entity);
  return conditions;
}

/**
 * A condition on a column of the record, on that of one of its rows, or on the name of whoever wrote it; rows and people are
 * asked for as those of the actor. What meets it there is found first: a list that is read in its order until enough
 * records have such a row would be read to its end for what is seldom.
 */
function inSql(
  actor: Actor,
  entity: Entity,
  { name, rows }: Narrowing,
  meets: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { table } = entity;
  if (name === WRITER) {
    return sql`${sql.ref(`${table}.rgst_by`)} = ANY(ARRAY(SELECT m.user_seq FROM membership AS m
      WHERE m.org = ${ownership(entity, actor)?.value ?? null} AND ${meets(sql`m.user_nick`)}))`;
  }
  if (!rows) return meets(sql.ref(`${table}.${name}`));
  return sql`${sql.ref(`${table}.${rows.key}`)} = ANY(ARRAY(SELECT ${columnList(rows, [rows.key])}
    FROM ${sql.table(rows.table)} WHERE ${ownedSql(rows, actor)} AND ${meets(sql.ref(`${rows.table}.${name}`))}))`;
}

const tooLong = (asked: unknown, max = Number.POSITIVE_INFINITY) =>
  typeof asked === 'string' && asked.length > max
    ? { key: 'filter_maxLength', args: { max, length: asked.length } }
    : null;

const firstFault = <T>(faults: readonly (T | null)[]) => faults.find((fault) => fault !== null);
