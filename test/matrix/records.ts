import { type Entity, type Gauged, gaugeOf, type Row, type Screen } from '@hanjan/core';
import type pg from 'pg';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';
import { makeMembers } from '../harness/members.ts';
import { isOwnNotes, writersOf } from '../harness/own_notes.ts';
import { idsOf, nextNumbers } from '../harness/values.ts';

/** Which record to copy, who the copy says wrote it, and whether it is to be a removed one. */
export interface Copy {
  readonly original: number;
  readonly rgst_by: number;
  readonly isRemoved?: boolean;
}

/** A record that was made: its key, and the numbers by which people know it. */
export interface Made {
  readonly key: number;
  readonly id: Row;
}

/** Copies records of a screen past the application; answers what became of them in their order. */
export async function copyRecords(admin: pg.Client, screen: Screen, copies: readonly Copy[]): Promise<Made[]> {
  const { entity } = screen;
  if (entity.isView) return copyPeople(admin, screen, copies);
  const { table, key, id } = entity;
  const { rows: columns } = await admin.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO' AND is_generated = 'NEVER' AND data_type <> 'uuid'
        AND column_name <> ALL('{rgst_by,removed_at}')`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const ids = idsOf(entity);
  const made = copies.map((copy, at) => ({ nth: at + 1, ...copy, ...nextNumbers(entity) }));
  const { rows } = await admin.query<Row>(
    `INSERT INTO ${table} (${[...names, 'rgst_by', 'removed_at'].join(', ')})
     SELECT ${names.map((name) => (ids.includes(name) ? `c.${name}` : copied(entity, name))).join(', ')}, c.rgst_by, CASE WHEN c."isRemoved" THEN now() END
       FROM jsonb_to_recordset($1) AS c (nth integer, original bigint, rgst_by bigint, "isRemoved" boolean${ids.map((name) => `, ${name} text`).join('')})
       JOIN ${table} AS t ON t.${key} = c.original
      ORDER BY c.nth RETURNING ${[...new Set([key, ...id])].join(', ')}`,
    [JSON.stringify(made)],
  );
  return rows.map((row) => ({
    key: Number(row[key]),
    id: Object.fromEntries(id.map((name) => [name, Number(row[name])])),
  }));
}

/** Further people in the organisations of some, or further organisations; those who are to be removed are in a state that the screen does not show. */
async function copyPeople(admin: pg.Client, screen: Screen, copies: readonly Copy[]): Promise<Made[]> {
  const { key } = screen.entity;
  const originals = copies.map(({ original }) => original);
  const orgs = await (isOwnNotes(screen) ? writersOf : orgsOf)(admin, screen, originals);
  const wanted = copies.map(({ original, isRemoved }) => ({ org: orgs.get(original) ?? 0, isShown: !isRemoved }));
  return (await makeMembers(admin, screen, wanted)).map((made) => ({ key: made, id: { [key]: made } }));
}

async function orgsOf(
  admin: pg.Client,
  { entity }: Screen,
  keys: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { table, key } = entity;
  const org = ownerOf(entity)?.column ?? key;
  const { rows } = await admin.query<{ key: string; org: string }>(
    `SELECT ${key} AS key, ${org} AS org FROM ${table} WHERE ${key} = ANY($1)`,
    [keys],
  );
  return new Map(rows.map((row) => [Number(row.key), Number(row.org)]));
}

/** What a copy has in a column: the same; where no two records may be alike, numbers from the top, since others begin below. */
function copied({ table, unique, fields, ...entity }: Entity, name: string): string {
  // A list has so many views and no more: each copy is of another one.
  if (name === 'view_screen') return 'gen_random_uuid()';
  const isApart = unique.some((set) => set.findLast((one) => fields[one]?.kind === 'count') === name);
  if (!isApart) return `t.${name}`;
  const { low, high } = gaugeOf(fields[name] as Gauged);
  const owner = ownerOf(entity)?.column;
  const isOwners = owner ? `o.${owner} = t.${owner}` : 'true';
  const top = `SELECT min(o.${name}) FROM ${table} AS o WHERE ${isOwners} AND o.${name} > ${(low + high) / 2}`;
  return `coalesce((${top}), ${high}) - c.nth`;
}
