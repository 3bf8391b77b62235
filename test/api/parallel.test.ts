import { GUEST, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../apps/server/db/database.ts';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { withClient } from '../harness/sql.ts';

const PATH = '/api/user/qc/coffeebean';
const note = { cupnote_name: '케냐 키암부', cupnote_place: 'HOME', cupnote_date: '2026-11-20' };
const MANY = 20;

let api: TestApi;
let db: Database;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  db = openDatabase(api.database.url, () => undefined);
  me = await api.person('parallel');
  await withClient(api.database.adminUrl, (admin) =>
    admin.query(
      'CREATE TABLE pot (id integer PRIMARY KEY, n integer NOT NULL); INSERT INTO pot VALUES (1, 0), (2, 0); GRANT SELECT, UPDATE ON pot TO hanjan_app',
    ),
  );
});
afterAll(async () => {
  await db.close();
  await api.stop();
});

const many = <T>(work: (nth: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, nth) => work(nth)));
const codes = (replies: { http: number }[]) => replies.map(({ http }) => http).toSorted();
const total = async (searchTitle: string) =>
  (await me.post<Row[]>(`${PATH}/list`, { searchTitle })).answer.pagination?.total;
const pots = () =>
  db
    .transact(GUEST, (run) => run(sql<{ n: number }>`SELECT n FROM pot ORDER BY id`))
    .then((rows) => rows.map(({ n }) => n));
const pour = (id: number) => sql`UPDATE pot SET n = n + 1 WHERE id = ${id}`;

describe('saves at the same time', () => {
  it('are all saved when they are different', async () => {
    const replies = await many((nth) =>
      me.post<Row>(
        `${PATH}/edit`,
        { ...note, cupnote_name: `따로 ${nth}` },
        { 'idempotency-key': crypto.randomUUID() },
      ),
    );
    expect(codes(replies)).toEqual(Array(MANY).fill(200));
    expect(new Set(replies.map(({ answer }) => answer.result.cupnote_seq)).size).toBe(MANY);
    expect(await total('따로')).toBe(MANY);
  });
  it('are saved once when they have the same key', async () => {
    const once = { 'idempotency-key': crypto.randomUUID() };
    const replies = await many(() => me.post<Row>(`${PATH}/edit`, { ...note, cupnote_name: '함께' }, once));
    expect(codes(replies)).toEqual(Array(MANY).fill(200));
    expect(new Set(replies.map(({ answer }) => answer.result.cupnote_seq)).size).toBe(1);
    expect(await total('함께')).toBe(1);
  });
  it('of one version let exactly one through', async () => {
    const { cupnote_seq, version } = (await me.post<Row>(`${PATH}/edit`, note)).answer.result;
    const replies = await many((nth) =>
      me.post<Row>(`${PATH}/edit`, { cupnote_seq, version, UPList: ['store_name'], store_name: `${nth}` }),
    );
    expect(codes(replies)).toEqual([200, ...Array(MANY - 1).fill(409)]);
    const winner = replies.findIndex(({ http }) => http === 200);
    const { answer } = await me.get<Row>(`${PATH}/detail/${cupnote_seq}`);
    expect(answer.result).toMatchObject({ store_name: `${winner}`, version: 2 });
  });
  it('without a version are done one after the other', async () => {
    const { cupnote_seq } = (await me.post<Row>(`${PATH}/edit`, note)).answer.result;
    const replies = await many((nth) =>
      me.post<Row>(`${PATH}/edit`, { cupnote_seq, UPList: ['store_name'], store_name: `${nth}` }),
    );
    expect(codes(replies)).toEqual(Array(MANY).fill(200));
    const versions = replies.map(({ answer }) => answer.result.version as number).toSorted((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: MANY }, (_, nth) => nth + 2));
  });
  it('and removals leave either the one or the other', async () => {
    const { cupnote_seq, version } = (await me.post<Row>(`${PATH}/edit`, note)).answer.result;
    const [saved, removed] = await Promise.all([
      me.post<Row>(`${PATH}/edit`, { cupnote_seq, version, UPList: ['store_name'], store_name: '온도' }),
      me.post<Row>(`${PATH}/remove`, { cupnote_seq, version }),
    ]);
    const isSaved = saved.http === 200;
    expect([saved.http, removed.http]).toEqual(isSaved ? [200, 409] : [404, 200]);
    expect((await me.get(`${PATH}/detail/${cupnote_seq}`)).http).toBe(isSaved ? 200 : 404);
  });
});

describe('a transaction', () => {
  it('is done again when two stand in each other’s way', async () => {
    const both = Promise.withResolvers<void>();
    let arrived = 0;
    let begun = 0;
    const cross = (first: number, second: number) =>
      db.transact(GUEST, async (run) => {
        begun += 1;
        await run(pour(first));
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
        await run(pour(second));
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await pots()).toEqual([2, 2]);
    expect(begun).toBeGreaterThan(2);
  });
  it.each(['40001', '40P01'])('is given up after four tries of %s', async (code) => {
    let tries = 0;
    const work = db.transact(GUEST, async (run) => {
      tries += 1;
      await run(sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '${code}'; END $$`)}`);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(tries).toBe(4);
  });
  it.each(['23505', '22012', '57014'])('is not tried again for %s', async (code) => {
    let tries = 0;
    const work = db.transact(GUEST, async (run) => {
      tries += 1;
      await run(sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`)}`);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(tries).toBe(1);
  });
  it('takes nothing more once it is over', async () => {
    const before = await pots();
    const late = Promise.withResolvers<unknown>();
    const work = db.transact(GUEST, (run) => {
      setTimeout(() => run(pour(1)).then(() => late.resolve('poured'), late.resolve), 50);
      return Promise.reject(new Error('no'));
    });
    await expect(work).rejects.toThrow('no');
    expect(await late.promise).toMatchObject({ message: 'the transaction is over' });
    expect(await pots()).toEqual(before);
  });
  it('forgets who acted', async () => {
    const who = sql<{ who: string | null }>`SELECT current_setting('app.user', true) AS who`;
    const people = [7, 8, 9, null, 7];
    const seen = await Promise.all(
      [...people, ...people, ...people].map((user_seq) => db.transact({ ...GUEST, user_seq }, (run) => run(who))),
    );
    expect(seen.map(([row]) => row?.who)).toEqual([...people, ...people, ...people].map((one) => String(one ?? '')));
  });
});
