import { type Actor, type FieldFault, kindOf, type Row } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import { sql } from 'kysely';
import type { Run } from '../db/database.ts';
import { invalid } from '../http/refusal.ts';
import { scopeSql } from './scope.ts';

/** At most this many records are offered at once; a narrower filter finds the rest. */
const MAX_CHOICES = 2000;

/** Records to choose from: key, names and filter fields, in the order of their names. */
export async function lookUp(run: Run, actor: Actor, { entity, filters, use }: Lookup, body: Row): Promise<Row[]> {
  const { plain, locale } = entity.label;
  const columns = [...new Set([entity.key, plain, locale, ...filters])].map((name) => sql.ref(name));
  const faults: FieldFault[] = [];
  const conditions = filters.flatMap((name) => {
    const field = entity.fields[name];
    const asked = body[name] ?? null;
    if (!field || asked === null) return [];
    const values = Array.isArray(asked) ? asked : [asked];
    if (values.some((value) => kindOf(field).check(value, field) !== null))
      faults.push({ name, key: 'field_code', args: {} });
    return [sql`${sql.ref(name)} = ANY(${values})`];
  });
  if (faults.length > 0) throw invalid(faults);
  const where = sql.join(
    [scopeSql(entity, actor), sql`removed_at IS NULL`, sql`${sql.ref(use)}`, ...conditions],
    sql` AND `,
  );
  return run(
    sql<Row>`SELECT ${sql.join(columns)} FROM ${sql.table(entity.table)} WHERE ${where}
      ORDER BY ${sql.ref(plain)}, ${sql.ref(entity.key)} LIMIT ${MAX_CHOICES}`,
  );
}
