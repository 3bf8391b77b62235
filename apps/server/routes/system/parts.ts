import type { ColumnFacts, TableFacts } from '@hanjan/model/system/tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../engine/transaction.ts';
import { identifier } from './identifier.ts';

/** Something of a table, in the words of PostgreSQL. */
export interface TablePart {
  readonly part_kind: 'column' | 'constraint' | 'index' | 'security' | 'policy' | 'trigger' | 'view';
  readonly part_name: string;
  /** The columns that a constraint is about, or the roles of a policy. */
  readonly part_of: readonly string[] | null;
  readonly part_sql: string;
}

/** All tables and views, with what is known of their size. */
export const readTables = ({ run }: Transaction): Promise<TableFacts[]> =>
  run(sql<TableFacts>`SELECT * FROM system_tables()`);

/** All that a table or view consists of; nothing where there is none of that name. */
export const readParts = ({ run }: Transaction, table: string): Promise<TablePart[]> =>
  run(sql<TablePart>`SELECT * FROM system_parts(${table})`);

const of = (parts: readonly TablePart[], kind: TablePart['part_kind']) =>
  parts.filter(({ part_kind }) => part_kind === kind);

/** The statements that make a table as it is. */
export function createSql(table: string, parts: readonly TablePart[]): string {
  const name = identifier(table);
  const [view] = of(parts, 'view');
  if (view) return `CREATE VIEW ${name} AS\n${view.part_sql}`;
  const lines = [
    ...of(parts, 'column').map((part) => `${identifier(part.part_name)} ${part.part_sql}`),
    ...of(parts, 'constraint').map((part) => `CONSTRAINT ${identifier(part.part_name)} ${part.part_sql}`),
  ];
  return [
    `CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n);`,
    ...of(parts, 'index').map(({ part_sql }) => `${part_sql};`),
    ...of(parts, 'security').flatMap(({ part_sql }) => [
      `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;`,
      ...(part_sql === 'forced' ? [`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;`] : []),
    ]),
    ...of(parts, 'policy').map((part) => `CREATE POLICY ${identifier(part.part_name)} ON ${name} ${part.part_sql};`),
    ...of(parts, 'trigger').map(({ part_sql }) => `${part_sql};`),
  ].join('\n');
}

/** The columns of a table, each with the conditions on it alone. */
export const columnsIn = (parts: readonly TablePart[]): ColumnFacts[] =>
  of(parts, 'column').map(({ part_name, part_sql }) => {
    const checks = of(parts, 'constraint').filter(
      ({ part_sql: check, part_of }) => check.startsWith('CHECK') && part_of?.length === 1 && part_of[0] === part_name,
    );
    return columnFacts(part_name, part_sql, checks.map(({ part_sql: check }) => check).join(' ') || null);
  });

/** A column by its definition, e.g. `text NOT NULL DEFAULT ''::text`. */
export function columnFacts(name: string, definition: string, check: string | null): ColumnFacts {
  const [, made = ''] = /\b(GENERATED ALWAYS AS (?:IDENTITY|\(.*\) STORED))/s.exec(definition) ?? [];
  const plain = made ? definition.replace(made, '') : definition;
  const [, initial = ''] = /\bDEFAULT (.*)$/s.exec(plain.replace(/ NOT NULL$/, '')) ?? [];
  const type = plain.replace(/ NOT NULL| DEFAULT .*$/gs, '').trim();
  return {
    name,
    type,
    is_required: / NOT NULL/.test(plain) || made.endsWith('IDENTITY'),
    initial: made || initial || null,
    check,
  };
}
