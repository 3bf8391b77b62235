import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, ownerOf } from '../../apps/server/db/schema/owner.ts';
import { chanceFrom } from '../../apps/server/demo/chance.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { balanceOf, findFaults } from '../harness/faults.ts';
import type { Save, Told } from '../harness/save.ts';
import { withClient } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import { seatWriters, written } from './people.ts';
import { startWriting } from './writers.ts';

let api: TestApi;
let saves: readonly Save[];

beforeAll(async () => {
  api = await startApi();
  const seats = await withClient(api.database.adminUrl, (admin) => seatWriters(() => api.origin, admin));
  const writing = startWriting(seats.places, { chance: chanceFrom(1), isPatient: true });
  await writing.progress(40 * written.length);
  await writing.stop();
  saves = [...seats.saves, ...writing.saves];
});
afterAll(() => api.stop());

/** What is found once something was done behind the back of the server; the database is as before afterwards. */
const faultsAfter = (plant: (admin: pg.Client) => Promise<unknown>, told: readonly Save[] = saves) =>
  withClient(api.database.adminUrl, async (admin) => {
    await admin.query('BEGIN');
    await plant(admin);
    const faults = await findFaults(admin, told);
    await admin.query('ROLLBACK');
    return faults;
  });

it('finds nothing when nothing was done', async () => {
  expect(saves.length).toBeGreaterThan(100);
  expect(saves.some(({ outcome }) => outcome === 'refused')).toBe(true);
  expect(await faultsAfter(async () => undefined)).toEqual([]);
});

// It looks at all records alike.
describe.each(standing(written).map((screen) => [screen.name, screen] as const))('in %s it finds', (_, { entity }) => {
  const { name, table, key, unique, fields } = entity;
  const { history, column: owner, tally } = ownerOf(entity) as Owner;
  /** A record whose last change was an edit, and that save. */
  const edited = (): { seq: number; version: number; save: Save; field: string } => {
    const told = saves.filter(({ screen, outcome }) => screen.entity === entity && typeof outcome !== 'string');
    const lastOf = (seq: number) => Math.max(...told.map(toldOf).map((one) => (one.key === seq ? one.version : 0)));
    const save = told.find(
      ({ call, outcome }) =>
        call === 'edit' && (outcome as Told).version > 1 && (outcome as Told).version === lastOf((outcome as Told).key),
    );
    if (!save) throw new Error('nothing was edited last');
    const { key: seq, version } = toldOf(save);
    return { seq, version, save, field: Object.keys(save.writes)[0] ?? '' };
  };
  const toldOf = ({ outcome }: Save) => outcome as Told;
  const undo = (admin: pg.Client, { seq, version, field }: ReturnType<typeof edited>) =>
    admin.query(
      `UPDATE ${table} SET version = version - 1, ${field} = (SELECT before #>> '{}' FROM ${history}
        WHERE entity = '${name}' AND record_seq = ${seq} AND version = ${version} AND field = '${field}') WHERE ${key} = ${seq}`,
    );
  const forget = (admin: pg.Client, { seq, version }: ReturnType<typeof edited>) =>
    admin.query(`DELETE FROM ${history} WHERE entity = '${name}' AND record_seq = ${seq} AND version = ${version}`);
  const forgetAnswer = (admin: pg.Client, { save }: ReturnType<typeof edited>) =>
    admin.query('DELETE FROM idempotency WHERE key = $1', [save.id]);

  it('a lost record', async () => {
    const { seq } = edited();
    const faults = await faultsAfter(async (admin) => {
      await admin.query(`SET LOCAL session_replication_role = replica; DELETE FROM ${table} WHERE ${key} = ${seq}`);
      await admin.query(`DELETE FROM ${history} WHERE entity = '${name}' AND record_seq = ${seq}`);
    });
    expect(faults).toContain(`${name} ${seq} v1: lost`);
  });
  it('a record that was not counted', async () => {
    const faults = await faultsAfter((admin) =>
      admin.query(`DELETE FROM ${tally} WHERE ctid = (SELECT min(ctid) FROM ${tally} WHERE entity = '${name}')`),
    );
    expect(faults.join()).toContain(`${name} of `);
  });
  it('a lost change', async () => {
    const faults = await faultsAfter(async (admin) => {
      await undo(admin, edited());
      await forget(admin, edited());
      await forgetAnswer(admin, edited());
    });
    const { seq, version } = edited();
    expect(faults).toContain(`${name} ${seq} v${version}: lost`);
  });
  it('a doubled record', async () => {
    const faults = await faultsAfter(async (admin) => {
      const { rows } = await admin.query<{ name: string }>(
        `SELECT quote_ident(column_name) AS name FROM information_schema.columns
          WHERE table_name = '${table}' AND column_name <> '${key}' AND data_type <> 'uuid' AND is_generated = 'NEVER'`,
      );
      const isApart = (name: string) =>
        unique.some((set) => set.findLast((one) => fields[one]?.kind === 'count') === name);
      const columns = rows.map(({ name }) => name);
      const values = columns.map((name) => (isApart(name) ? `${name} + 500` : name));
      await admin.query(
        `INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table} WHERE ${key} = ${edited().seq}`,
      );
    });
    expect(faults.filter((fault) => /v1: made by 0 saves$/.test(fault))).toHaveLength(1);
  });
  it('a doubled change', async () => {
    const { seq, version } = edited();
    const faults = await faultsAfter(async (admin) => {
      await admin.query(`UPDATE ${table} SET version = version + 1 WHERE ${key} = ${seq}`);
      await admin.query(
        `INSERT INTO ${history} (${owner}, entity, record_seq, version, field, before, after, edit_by)
         SELECT ${owner}, entity, record_seq, version + 1, field, after, after, edit_by FROM ${history}
          WHERE entity = '${name}' AND record_seq = ${seq} AND version = ${version}`,
      );
    });
    expect(faults).toEqual([`${name} ${seq} v${version + 1}: made by 0 saves`]);
  });
  it('two saves that were answered the same', async () => {
    const { save, seq, version } = edited();
    const faults = await faultsAfter(async () => undefined, [...saves, { ...save, id: 'another' }]);
    expect(faults).toContain(`${name} ${seq} v${version}: made by 2 saves`);
  });
  it('half a save: the record without its history, the history without its record, a line of history without the other', async () => {
    const { seq, version, field } = edited();
    expect(await faultsAfter((admin) => forget(admin, edited()))).toContain(`${name} ${seq} v${version}: no history`);
    expect(await faultsAfter((admin) => undo(admin, edited()))).toContain(
      `${name} ${seq} v${version}: history of a version that is not there`,
    );
    const line = `entity = '${name}' AND record_seq = ${seq} AND version = ${version} AND field = '${field}'`;
    expect(await faultsAfter((admin) => admin.query(`DELETE FROM ${history} WHERE ${line}`))).not.toEqual([]);
  });
  it('half a save: without the answer of its key, with an empty one, with another one', async () => {
    const { save } = edited();
    expect(await faultsAfter((admin) => forgetAnswer(admin, edited()))).toEqual([
      `key ${save.id}: answered ${JSON.stringify(save.outcome)}, kept undefined`,
    ]);
    for (const answer of ['NULL', `'{"key":1,"version":99}'`]) {
      const change = `UPDATE idempotency SET answer = ${answer} WHERE key = '${save.id}'`;
      expect(await faultsAfter((admin) => admin.query(change))).toHaveLength(1);
    }
  });
  it.runIf(balanceOf(entity))('a stock that its moves do not say', async () => {
    const faults = await faultsAfter((admin) =>
      admin.query(
        `UPDATE ${table} SET ${balanceOf(entity)} = coalesce(${balanceOf(entity)}, 0) + 1 WHERE ${key} = ${edited().seq}`,
      ),
    );
    expect(faults).toEqual([`${name} ${edited().seq}: 1 more in stock than its moves say`]);
  });
  it.runIf(balanceOf(entity))('a tally of moves that are not there', async () => {
    const faults = await faultsAfter((admin) =>
      admin.query(
        `INSERT INTO org_tally SELECT 1, 'stock_move.' || kind, '2026-11-01', 2 FROM unnest('{greenbean,roasting,blending,received}'::text[]) AS kind`,
      ),
    );
    expect(faults).toContain(`moves of ${name} of 1: tallied 2 too many`);
  });
  it('a value that nobody saved', async () => {
    const { seq, version, field } = edited();
    const faults = await faultsAfter((admin) =>
      admin.query(`UPDATE ${table} SET ${field} = 'something else' WHERE ${key} = ${seq}`),
    );
    expect(faults).toContain(`${name} ${seq} v${version}: ${field} does not become what follows`);
  });
});

it('finds what was refused and saved all the same', async () => {
  const [save] = saves.filter(({ outcome }) => typeof outcome !== 'string');
  const told = saves.map((one) => (one === save ? { ...one, outcome: 'refused' as const } : one));
  expect(await faultsAfter(async () => undefined, told)).toHaveLength(2);
});
