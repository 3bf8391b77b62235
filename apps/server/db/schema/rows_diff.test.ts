import {
  count,
  defineEntity,
  type Field,
  type Fields,
  type Items,
  ref,
  rows,
  scaled,
  serial,
  text,
} from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/harness/database.ts';
import type { Catalogue } from './ddl.ts';
import { compareSchema, draftMigration } from './diff.ts';

let database: TestDatabase;
let client: pg.Client;

/** The comparison's own transaction becomes a part of the test's. */
const nested = {
  query: (sql: string, values?: unknown[]) =>
    client.query({ BEGIN: 'SAVEPOINT compare', ROLLBACK: 'ROLLBACK TO compare' }[sql] ?? sql, values),
} as pg.Client;
const draft = async (catalogue: Catalogue) => draftMigration(catalogue, await compareSchema(nested, catalogue));

const items: Items = { part_mass: scaled({ scale: 10, min: 0, required: true }), part_note: text({ max: 30 }) };
const list = (of: Items, max = 20): Field => rows({ of, max });
/** The product with a person's boxes, whose rows and key are these. */
function withBox(fields: Fields, key = 'box_seq', keyField = serial({})): Catalogue {
  const all: Fields = { [key]: keyField, box_name: text({ max: 30 }), ...fields };
  const box = defineEntity({ name: 'box', scope: 'user', key, label: 'box_name', fields: all });
  return { entities: [...entities, box], screens };
}
const before = withBox({ parts: list(items) });

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "INSERT INTO account (user_id, user_pass, user_name, user_country) VALUES ('differs', 'x', 'x', 'KOR')",
  );
});
beforeEach(async () => {
  await client.query('BEGIN');
  await client.query(await draft(before));
  await client.query(`
    SELECT set_config('app.user', '1', true);
    INSERT INTO box (user_seq, box_name) VALUES (1, '상자');
    INSERT INTO box_parts (user_seq, box_seq, nth, part_mass, part_note)
      SELECT 1, box_seq, 1, 30, '그대로' FROM box`);
});
afterEach(() => client.query('ROLLBACK'));
afterAll(async () => {
  await client.end();
  await database.drop();
});

const CHANGES: [name: string, wanted: Catalogue, sql: string[]][] = [
  [
    'an item more',
    withBox({ parts: list({ ...items, part_region: ref({ to: 'region' }) }) }),
    [
      'CREATE POLICY box_count ON box FOR SELECT TO hanjan_count USING (true);',
      'GRANT SELECT (box_seq, removed_at) ON box TO hanjan_count;',
      'ALTER TABLE box_parts ADD COLUMN part_region bigint;',
      'ALTER TABLE box_parts ADD CONSTRAINT box_parts_part_region_check CHECK (part_region > 0);',
      'ALTER TABLE box_parts ADD CONSTRAINT box_parts_part_region_fkey FOREIGN KEY (part_region) REFERENCES region(region_seq);',
      'CREATE INDEX box_parts_part_region_uses ON box_parts (part_region) WHERE part_region IS NOT NULL;',
      'CREATE POLICY box_parts_count ON box_parts FOR SELECT TO hanjan_count USING (true);',
      'CREATE POLICY box_parts_merge ON box_parts FOR UPDATE TO hanjan_merge USING (true) WITH CHECK ((SELECT is_site_admin()));',
      'CREATE POLICY box_parts_merge_read ON box_parts FOR SELECT TO hanjan_merge USING (true);',
      'GRANT SELECT (box_seq, part_region) ON box_parts TO hanjan_count;',
      'GRANT SELECT (part_region), UPDATE (part_region) ON box_parts TO hanjan_merge;',
    ],
  ],
  [
    'another name of an item',
    withBox({ parts: list({ ...omit('part_note'), part_words: text({ max: 30, was: 'part_note' }) }) }),
    [
      'ALTER TABLE box_parts RENAME COLUMN part_note TO part_words;',
      'ALTER TABLE box_parts DROP CONSTRAINT box_parts_part_note_check;',
      'ALTER TABLE box_parts ADD CONSTRAINT box_parts_part_words_check CHECK (octet_length(part_words) <= 30);',
    ],
  ],
  [
    'more rows',
    withBox({ parts: list(items, 30) }),
    [
      'ALTER TABLE box_parts DROP CONSTRAINT box_parts_nth_check;',
      'ALTER TABLE box_parts ADD CONSTRAINT box_parts_nth_check CHECK (((nth >= 1) AND (nth <= 30)));',
    ],
  ],
  [
    'another name for the key of their record',
    withBox({ parts: list(items) }, 'case_seq', serial({ was: 'box_seq' })),
    [
      'ALTER TABLE box RENAME COLUMN box_seq TO case_seq;',
      'ALTER TABLE box_parts RENAME COLUMN box_seq TO case_seq;',
      'ALTER TABLE box_parts DROP CONSTRAINT box_parts_box_seq_fkey;',
      'ALTER TABLE box_parts ADD CONSTRAINT box_parts_case_seq_fkey FOREIGN KEY (user_seq, case_seq) REFERENCES box(user_seq, case_seq) ON DELETE CASCADE;',
    ],
  ],
];

/** The items but one. */
function omit(name: string): Items {
  const { [name]: _, ...rest } = items;
  return rest;
}

const left = async (table: string) =>
  (await client.query(`SELECT FROM ${table} WHERE nth = 1 AND part_mass = 30`)).rowCount;

describe('a draft of rows', () => {
  it.each(CHANGES)('with %s says just that and keeps what is there', async (_, wanted, sql) => {
    const drafted = await draft(wanted);
    expect(drafted.split('\n\n')).toEqual(sql);
    await client.query(drafted);
    expect(await draft(wanted)).toBe('');
    expect(await left('box_parts')).toBe(1);
  });

  it('under another name brings the table along, with all its constraints, indexes and policies', async () => {
    const wanted = withBox({ pieces: { ...list(items), was: 'parts' } });
    const drafted = await draft(wanted);
    expect(drafted.startsWith('ALTER TABLE box_parts RENAME TO box_pieces;')).toBe(true);
    await client.query(drafted);
    expect(await draft(wanted)).toBe('');
    expect(await left('box_pieces')).toBe(1);
  });

  it('that are new makes their table whole, behind its wall', async () => {
    const wanted = withBox({ parts: list(items), more: list({ more_count: count({ required: true }) }, 3) });
    const drafted = await draft(wanted);
    expect(drafted.match(/CREATE TABLE \w+/g)).toEqual(['CREATE TABLE box_more']);
    await client.query(drafted);
    expect(await draft(wanted)).toBe('');
    const { rows: walls } = await client.query(
      "SELECT relrowsecurity AND relforcerowsecurity AS walled FROM pg_class WHERE relname = 'box_more'",
    );
    expect(walls).toEqual([{ walled: true }]);
  });

  it('that are no more leaves their table to a person', async () => {
    const wanted = withBox({});
    const drafted = await draft(wanted);
    expect(drafted).toBe('-- when nothing uses it any more: DROP TABLE box_parts;');
    await client.query('DROP TABLE box_parts');
    expect(await draft(wanted)).toBe('');
  });

  it('is refused when the names of its constraints would be cut', () => {
    const long = { ['a'.repeat(50)]: count({}) };
    return expect(draft(withBox({ parts: list(long) }))).rejects.toThrow(`box_parts_${'a'.repeat(50)}_check: longer`);
  });
});
