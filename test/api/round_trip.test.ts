import { isDeepStrictEqual } from 'node:util';
import { type Column, type Field, GUEST, type KindName, kindOf, kinds } from '@hanjan/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../apps/server/db/database.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { withClient } from '../harness/sql.ts';

/**
 * Bad values that a column takes, because PostgreSQL reads them as good ones or the column's condition does not cover
 * them. Only the check in front of the database refuses these.
 */
const HOLES: Partial<Record<KindName, readonly unknown[]>> = {
  text: ['abc\ud800', 123, { length: 5 }, ['abc']],
  memo: [true],
  scaled: [9201, '9200', 100, 123.45, '123.4'],
  count: ['7', 30],
  flag: ['true', 1, false],
  date: ['2026-11-20T00:00:00Z', '20261120', 20261120],
  dates: [['2026-11-21', '2026-11-20'], ['2026-11-20', '2026-11-20'], [20261120], ['2026-11-20']],
  time: ['9:05:00', '09:05', '09:05:30.5', 'allballs', ['09:05:30']],
  moment: [
    '2026-11-20T05:28:05Z',
    '2026-11-20T05:28:05.123Z',
    '2026-11-20T24:00:00.000Z',
    '2026-11-20T05:28:05.000+09:00',
    '2026-11-20',
  ],
  term: ['205000'],
  code: [1],
  codes: [[1], ['PEAR', 'PEAR']],
  words: [[''], ['a,b'], [7], ['a', 'a']],
  ref: ['1', 2 ** 53],
  refs: [['1'], [1, 1]],
  serial: [0, '1'],
  uuid: ['0F8FAD5B-D9CB-469F-A165-70867728950E', '0f8fad5bd9cb469fa16570867728950e'],
  link: [
    '/a/..//example.com',
    'https:///example.com',
    'https://me@example.com',
    'https://example.com/\u202egpj.exe',
    'https://exam\u200bple.com',
    'https://exa／mple.com',
    '/api/sign/signout',
    '/a/../%61pi/sign/signout',
    'https://example.com/\ud800',
  ],
  image: ['/a\u202e.png', '/api/sign/signout', '/./api/sign/signout'],
  file: [
    ['a\u202evsc.csv', 'b'],
    ['a.csv', 7],
    ['a.csv', '\ud800'],
  ],
};

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createDatabase();
  db = openDatabase(database.logins, 'app', () => undefined);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** A table with one column of the field, which the application may use. */
async function scratch(name: string, { type, rest = '', check }: Column) {
  const condition = check ? `, CONSTRAINT ${name}_check CHECK (${check('v')})` : '';
  await withClient(database.adminUrl, (admin) =>
    admin.query(`CREATE TABLE ${name} (v ${type} ${rest}${condition}); GRANT SELECT, INSERT ON ${name} TO hanjan_app`),
  );
  const table = sql.table(name);
  /** The value as it is read back, by the same road as a record. */
  return (value: unknown) =>
    db.transact(GUEST, async (run) => {
      const [row] = await run(
        sql<{ v: unknown }>`INSERT INTO ${table} (v) OVERRIDING SYSTEM VALUE VALUES (${value}) RETURNING v`,
      );
      return row?.v;
    });
}

/** Rows lie in tables of their own; their items are of the kinds that are tried here. Nobody writes what is computed. */
const inColumns = (Object.keys(kinds) as KindName[]).filter((kind) => kind !== 'rows' && kind !== 'phase');

for (const kind of inColumns) {
  describe(`kind ${kind}`, () => {
    for (const [at, { options, good, bad }] of kinds[kind].samples.entries()) {
      const field = { kind, ...options } as Field;
      const column = kindOf(field).column(field) as Column;
      let keep: (value: unknown) => Promise<unknown>;
      beforeAll(async () => {
        keep = await scratch(`scratch_${kind}_${at}`, column);
      });

      it.each(good.map((value) => [value]))(`${at}: keeps %j as it is`, async (value) => {
        expect(await keep(value)).toEqual(value);
      });
      it(`${at}: keeps what is empty`, async () => {
        const empty = kindOf(field).clean(undefined, field);
        const isRefused = empty === null && column.isNeverEmpty;
        expect(await keep(empty).catch(({ code }) => code)).toEqual(isRefused ? '23502' : empty);
      });
      it(`${at}: takes only the bad values that are known`, async () => {
        const taken: unknown[] = [];
        for (const [value] of bad) {
          const code = await keep(value).then(
            () => 'taken',
            (error: { code: string }) => error.code,
          );
          expect(code).toMatch(/^(taken|22...|23514)$/);
          if (code === 'taken') taken.push(value);
        }
        const known = bad
          .map(([value]) => value)
          .filter((value) => HOLES[kind]?.some((hole) => isDeepStrictEqual(hole, value)));
        expect(taken).toEqual(known);
      });
    }
  });
}
