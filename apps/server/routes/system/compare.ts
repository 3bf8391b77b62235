import { columnsOf, type Entity } from '@hanjan/core';
import type { ColumnFacts, ColumnPair, TablePair } from '@hanjan/model/system/tables.ts';
import { checkSql, columnSql } from '../../db/schema/ddl.ts';
import { ownerOf } from '../../db/schema/owner.ts';
import { identifier } from './identifier.ts';
import { columnFacts } from './parts.ts';

/** A table with its columns, wherever they are known from. */
export interface Side {
  readonly name: string;
  readonly columns: readonly ColumnFacts[];
}

/** Columns that every table of records has, as PostgreSQL words them. */
const KEPT: readonly (readonly [name: string, definition: string])[] = [
  ['uuid', 'uuid'],
  ['version', 'integer NOT NULL DEFAULT 1'],
  ['rgst_by', 'bigint'],
  ['rgst_at', 'timestamp with time zone NOT NULL DEFAULT now()'],
  ['edit_by', 'bigint'],
  ['edit_at', 'timestamp with time zone'],
  ['removed_by', 'bigint'],
  ['removed_at', 'timestamp with time zone'],
];

/** The table that a definition would make. */
export function sideOf(entity: Entity): Side {
  const owner = ownerOf(entity);
  const own = columnsOf(entity).map((column) => {
    const definition = columnSql(column).slice(column.name.length + 1);
    const check = checkSql(entity.table, column)?.replace(/^CONSTRAINT \S+ /, '') ?? null;
    return columnFacts(column.name, worded(definition), check);
  });
  const kept = KEPT.map(([name, definition]) => columnFacts(name, definition, null));
  const before = owner ? [columnFacts(owner.column, 'bigint NOT NULL', null)] : [];
  return { name: entity.table, columns: [...before, ...own, ...kept] };
}

/** A type as PostgreSQL itself words it. */
const worded = (definition: string): string =>
  definition
    .replace(/\btimestamptz(\(\d\))?/, 'timestamp$1 with time zone')
    .replace(/\btime(\(\d\))?(?= NOT|$)/, 'time$1 without time zone');

const PARTS = ['type', 'is_required', 'initial', 'check'] as const;

/** Two tables, column by column, and the statements that make the left one like the right one. */
export function pairOf(left: Side, right: Side): TablePair {
  const names = [...new Set([...right.columns, ...left.columns].map(({ name }) => name))];
  const columns = names.map((name): ColumnPair => {
    const [a = null, b = null] = [left, right].map(({ columns }) => columns.find((column) => column.name === name));
    const differs = a && b ? PARTS.filter((part) => meant(part, a[part]) !== meant(part, b[part])) : [];
    return { name, left: a, right: b, differs };
  });
  return {
    left: left.name,
    right: right.name,
    columns,
    sql: columns.flatMap((pair) => alterSql(left.name, pair)).join('\n'),
  };
}

/** What is meant, however it is put in brackets and whatever types are named besides. */
function meant(part: (typeof PARTS)[number], value: string | boolean | null): string {
  const said = String(value ?? '');
  if (part === 'type' || part === 'is_required') return said;
  const bare = said.replaceAll(/::[a-z]+( varying| with time zone)?(\[\])?/g, '').replaceAll(/[\s()]/g, '');
  return bare
    .replaceAll(/([a-z_]+)>=([\d-]+)AND\1<=([\d-]+)/g, '$1BETWEEN$2AND$3')
    .replaceAll(/=ANYARRAY\[(.*?)\]/g, 'IN$1');
}

function alterSql(table: string, { name, left, right, differs }: ColumnPair): string[] {
  const alter = `ALTER TABLE ${identifier(table)}`;
  const column = identifier(name);
  const constraint = identifier(`${table}_${name}_check`);
  if (!left && right)
    return [`${alter} ADD COLUMN ${column} ${definitionOf(right)};`, ...checkOf(alter, constraint, right)];
  if (left && !right) return [`-- what it holds is lost:\n${alter} DROP COLUMN ${column};`];
  if (!left || !right) return [];
  return differs.flatMap((part) => {
    if (part === 'type') return [`${alter} ALTER COLUMN ${column} TYPE ${right.type} USING ${column}::${right.type};`];
    if (part === 'is_required')
      return [`${alter} ALTER COLUMN ${column} ${right.is_required ? 'SET' : 'DROP'} NOT NULL;`];
    if (part === 'check') {
      const gone = left.check ? [`${alter} DROP CONSTRAINT ${constraint};`] : [];
      return [...gone, ...checkOf(alter, constraint, right)];
    }
    return initialSql(alter, column, left, right);
  });
}

function initialSql(alter: string, column: string, left: ColumnFacts, right: ColumnFacts): string[] {
  if ([left, right].some(({ initial }) => initial?.includes('STORED')))
    return [`-- calculated otherwise: drop the column and add it as ${right.type} ${right.initial ?? ''}`.trim()];
  if (right.initial?.startsWith('GENERATED')) return [`${alter} ALTER COLUMN ${column} ADD ${right.initial};`];
  if (left.initial?.startsWith('GENERATED')) return [`${alter} ALTER COLUMN ${column} DROP IDENTITY;`];
  const set = right.initial === null ? 'DROP DEFAULT' : `SET DEFAULT ${right.initial}`;
  return [`${alter} ALTER COLUMN ${column} ${set};`];
}

const checkOf = (alter: string, constraint: string, { check }: ColumnFacts): string[] =>
  check ? [`${alter} ADD CONSTRAINT ${constraint} ${check};`] : [];

function definitionOf({ type, is_required, initial }: ColumnFacts): string {
  const made = initial?.startsWith('GENERATED') ? initial : initial === null ? '' : `DEFAULT ${initial}`;
  return [type, is_required && 'NOT NULL', made].filter(Boolean).join(' ');
}
