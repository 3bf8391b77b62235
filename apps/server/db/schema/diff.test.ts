import { defineEntity, ref, scaled, serial, tablesOf, text } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHANGES, COUNTED, withFields } from '../../../../test/harness/changed_notes.ts';
import { createDatabase, type TestDatabase } from '../../../../test/harness/database.ts';
import { type Catalogue, schemaSql } from './ddl.ts';
import { compareSchema, draftMigration } from './diff.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    INSERT INTO account (user_id, user_pass, user_name, user_country) VALUES ('differs', 'x', 'x', 'KOR');
    SELECT set_config('app.user', '1', false);
    INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, store_name)
      VALUES (1, '그대로', 'HOME', '2026-11-20', '온도')`);
});
beforeEach(() => client.query('BEGIN'));
afterEach(() => client.query('ROLLBACK'));
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The comparison's own transaction becomes a part of the test's, which is taken back afterwards. */
const nested = {
  query: (sql: string, values?: unknown[]) =>
    client.query({ BEGIN: 'SAVEPOINT compare', ROLLBACK: 'ROLLBACK TO compare' }[sql] ?? sql, values),
} as pg.Client;

const compare = (catalogue: Catalogue) => compareSchema(nested, catalogue);
const draft = async (catalogue: Catalogue) => draftMigration(catalogue, await compare(catalogue));

describe('the migrations', () => {
  it('say what the definitions say', async () => {
    const { wanted, found } = await compare({ entities, screens });
    expect(found).toEqual(wanted);
    expect(new Set(found.map(({ table }) => table))).toEqual(
      new Set(
        entities
          .filter(({ isView }) => !isView)
          .flatMap(tablesOf)
          .map(({ table }) => table),
      ),
    );
    const kinds = ['column', 'constraint', 'index', 'policy', 'trigger', 'function', 'security', 'right'];
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(await draft({ entities, screens })).toBe('');
  });

  it.each([
    'ALTER TABLE user_cupnote DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE user_cupnote NO FORCE ROW LEVEL SECURITY',
    'DROP POLICY user_cupnote_read ON user_cupnote',
    'ALTER POLICY user_cupnote_read ON user_cupnote USING (true)',
    'CREATE POLICY another ON user_cupnote USING (true)',
    'GRANT TRUNCATE ON user_cupnote TO hanjan_app',
    'REVOKE UPDATE ON region FROM hanjan_app',
    'DROP INDEX user_cupnote_cupnote_date_desc_list',
    'CREATE INDEX another ON user_cupnote (store_name)',
    'DROP TRIGGER user_cupnote_went ON user_cupnote',
    'ALTER TABLE farm DROP CONSTRAINT farm_farm_region_seq_fkey',
    'ALTER TABLE region ALTER region_use DROP DEFAULT',
    'ALTER TABLE user_cupnote ALTER cupnote_name DROP NOT NULL',
    'ALTER TABLE user_cupnote ALTER outside_air TYPE bigint',
  ])('are compared in everything, and drafted back: %s', async (change) => {
    await client.query(change);
    const sql = await draft({ entities, screens });
    expect(sql).not.toBe('');
    await client.query(sql);
    expect(await draft({ entities, screens })).toBe('');
  });
});

describe('a draft', () => {
  it('of another order counts the records there are by their new months', async () => {
    const wanted = withFields({}, { order: 'rgst_at.desc', sort: ['rgst_at'] });
    await client.query("UPDATE user_cupnote SET cupnote_date = '2024-02-29', rgst_at = '2023-12-31 23:59:59Z'");
    const months = async () =>
      (
        await client.query(
          'SELECT month::text, sum(change)::integer AS sum FROM user_tally GROUP BY 1 HAVING sum(change) <> 0',
        )
      ).rows;
    expect(await months()).toEqual([{ month: '2024-02-01', sum: 1 }]);
    await client.query("SET LOCAL timezone = 'Asia/Seoul'");
    await client.query(await draft(wanted));
    expect(await months()).toEqual([{ month: '2023-12-01', sum: 1 }]);
    await client.query("UPDATE user_cupnote SET rgst_at = '2023-11-30 23:59:59Z'");
    expect(await months()).toEqual([{ month: '2023-11-01', sum: 1 }]);
  });

  it.each(CHANGES)(
    'of %s says just that, keeps what is there, and then nothing is left to do',
    async (_, wanted, sql) => {
      const drafted = await draft(wanted);
      expect(drafted.split('\n\n')).toEqual(sql);
      await client.query(drafted);
      expect(await draft(wanted)).toBe('');
      expect((await client.query("SELECT FROM user_cupnote WHERE cupnote_name = '그대로'")).rowCount).toBe(1);
    },
  );

  it('of a field less leaves the data to a person, and the way free for new records', async () => {
    const wanted = withFields({ cupnote_place: null });
    const later = '-- when nothing uses it any more: ';
    const drop = 'ALTER TABLE user_cupnote DROP COLUMN cupnote_place;';
    const drafted = await draft(wanted);
    expect(drafted.split('\n\n').toSorted()).toEqual(
      [
        `${later}${drop}`,
        'ALTER TABLE user_cupnote ALTER COLUMN cupnote_place DROP NOT NULL;',
        'ALTER TABLE user_cupnote DROP CONSTRAINT user_cupnote_cupnote_place_check;',
        'REVOKE ALL ON user_cupnote FROM hanjan_count;',
        `GRANT SELECT (cupnote_seq, ${COUNTED.replace('cupnote_place, ', '')}, removed_at) ON user_cupnote TO hanjan_count;`,
      ].toSorted(),
    );
    await client.query(drafted);
    const { rows } = await client.query('SELECT cupnote_place FROM user_cupnote');
    expect(rows).toEqual([{ cupnote_place: 'HOME' }]);
    await client.query(
      "INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_date) VALUES (1, '새', '2026-11-20')",
    );
    expect(await draft(wanted)).toBe(`${later}${drop}`);
    await client.query(drop);
    expect(await draft(wanted)).toBe('');
  });

  it('makes what is computed anew where it is another one, and takes it away where no field bears its name', async () => {
    const [, made] = /(CREATE FUNCTION event_status\(cafe_event\).*?;)$/m.exec(
      [...schemaSql({ entities, screens }).values()].join('\n'),
    ) ?? [null, ''];
    const drop = 'DROP FUNCTION event_status(cafe_event);';
    expect(made).toContain('STABLE');
    await client.query(`${drop} ${made.replace('THEN 0', 'THEN 1')}`);
    expect(await draft({ entities, screens })).toBe(`${drop}\n\n${made}`);
    await client.query(
      `${drop} ${made} CREATE FUNCTION event_old(cafe_event) RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
    );
    expect(await draft({ entities, screens })).toBe('DROP FUNCTION event_old(cafe_event);');
  });

  it('of new entities makes their tables whole, each after those it refers to', async () => {
    const shelf = defineEntity({
      name: 'shelf',
      scope: 'user',
      key: 'shelf_seq',
      label: 'shelf_name',
      fields: { shelf_seq: serial({}), shelf_name: text({ required: true, max: 30 }) },
      unique: [['shelf_name']],
    });
    const bag = defineEntity({
      name: 'bag',
      scope: 'none',
      key: 'bag_seq',
      label: 'bag_name',
      fields: {
        bag_seq: serial({}),
        bag_name: text({ max: 30 }),
        bag_origin: ref({ to: 'sack' }),
        bag_mass: scaled({ scale: 10, min: 0 }),
      },
    });
    const sack = defineEntity({
      name: 'sack',
      scope: 'none',
      key: 'sack_seq',
      label: 'sack_name',
      fields: { sack_seq: serial({}), sack_name: text({ max: 30 }), sack_parent: ref({ to: 'sack' }) },
    });
    const wanted = { entities: [...entities, bag, shelf, sack], screens };
    const drafted = await draft(wanted);
    expect(drafted.match(/CREATE TABLE \w+/g)).toEqual(['CREATE TABLE sack', 'CREATE TABLE bag', 'CREATE TABLE shelf']);
    await client.query(drafted);
    expect(await draft(wanted)).toBe('');
    const { rows } = await client.query(
      "SELECT relrowsecurity AND relforcerowsecurity AS walled FROM pg_class WHERE relname = 'shelf'",
    );
    expect(rows).toEqual([{ walled: true }]);
  });
});
