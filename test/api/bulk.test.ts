import { bulkFieldsOf, checkRecord, derived, isLocked, isSame, pick, type Row, type Screen } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { newPerson, type Owner, owner, seat, within } from '../harness/org.ts';
import { OWNED, snapshot } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import { allNeededBy, goodValues, offeredRecord, owned, readWorld } from '../harness/values.ts';

/**
 * Many records changed, removed and put back as a list does it: an ordinary save for each, under a key of its own and
 * from the version that was seen, four at a time.
 */

let api: TestApi;
let admin: pg.Client;
let me: Owner;
let other: Owner;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  [me, other] = [await owner(api, 'bulk.me'), await owner(api, 'bulk.other')];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

type Call = 'edit' | 'remove' | 'restore';
interface Sent {
  readonly call: Call;
  readonly body: Row;
  readonly id: string;
}
const saves = (call: Call, bodies: readonly Row[]): Sent[] =>
  bodies.map((body) => ({ call, body, id: crypto.randomUUID() }));
const send = (by: Client, { path }: Screen, { call, body, id }: Sent) =>
  by.post<Row>(`${path}/${call}`, body, { 'idempotency-key': id });

async function sendAll(by: Client, screen: Screen, all: readonly Sent[]): Promise<Reply<Row>[]> {
  const replies: Reply<Row>[] = [];
  const waiting = all.entries();
  const lane = async () => {
    for (const [at, one] of waiting) replies[at] = await send(by, screen, one);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  return replies;
}
const codes = (replies: readonly Reply<unknown>[]) => replies.map(({ http }) => http);

async function write(by: Client, screen: Screen, count: number): Promise<number[]> {
  for (const needed of allNeededBy(screen)) await by.post(`${needed.path}/edit`, await offeredRecord(by, needed));
  const keys: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const { answer } = await by.post<Row>(`${screen.path}/edit`, await offeredRecord(by, screen));
    expect(answer).toMatchObject({ status: 'OK' });
    keys.push(Number(answer.result[screen.entity.key]));
  }
  return keys;
}
/** The records as a list shows them that is to change them, in the order of the keys. */
async function listed(by: Client, screen: Screen, keys: readonly number[]): Promise<Row[]> {
  const asked = { list_count: 100, columns: bulkFieldsOf(screen) };
  const { answer } = await by.post<Row[]>(`${screen.path}/list`, asked);
  const rows = new Map(answer.result.map((row) => [row[screen.entity.key], row]));
  return keys.map((key) => rows.get(key) ?? {});
}
const details = async (by: Client, { path }: Screen, keys: readonly number[]) =>
  Promise.all(
    keys.map(async (key) => {
      const {
        version: _v,
        edit_at: _a,
        edit_user: _u,
        // Given anew on each day, the least one to whoever comes first.
        roasting_batch_no: _n,
        ...rest
      } = (await by.get<Row>(`${path}/detail/${key}`)).answer.result;
      return rest;
    }),
  );
const screenNamed = (name: string): Screen => {
  const found = owned.find((screen) => screen.name === name);
  if (!found) throw new Error(`${name}: there is no such screen`);
  return found;
};
const keysOf = ({ entity }: Screen, keys: readonly number[], version?: number): Row[] =>
  keys.map((key) => ({ [entity.key]: key, ...(version !== undefined && { version }) }));

const changed = owned.filter(({ list }) => (list.bulk ?? []).length > 0);
it('is offered by lists of the product', () => expect(changed.length).toBeGreaterThan(8));

describe.each(standing(changed).map((screen) => [screen.name, screen] as const))(
  'the fields that %s changes',
  (_, screen) => {
    const { entity } = screen;
    const names = bulkFieldsOf(screen);

    it('are changed and put back exactly as they were, unless somebody changed them meanwhile', async () => {
      const keys = await write(me, screen, 3);
      const [rows, whole] = [await listed(me, screen, keys), await details(me, screen, keys)];
      const world = await readWorld(me, entity);
      const wanted = Object.fromEntries(
        (screen.list.bulk ?? []).flatMap((name) => {
          const field = entity.fields[name];
          const [stored = {}] = whole;
          const { to } = screen.list.bulkOnly?.[name] ?? {};
          const isTaken = (value: unknown) =>
            (to?.some((one) => one === value) ?? true) &&
            checkRecord(entity, derived(entity, { ...stored, [name]: value }), [name], 'ko', stored).length === 0;
          const values = field && !isLocked(field, stored) ? goodValues(field, world).filter(isTaken) : [];
          const next = values.find((value) => !isSame(value, rows[0]?.[name] ?? null));
          return next === undefined ? [] : [[name, next]];
        }),
      );
      const fields = Object.keys(wanted);
      expect(fields.length).toBeGreaterThan(0);
      const bodyOf = (values: Row, key: unknown, version: unknown) => ({
        ...{ [entity.key]: key, version, UPList: Object.keys(values) },
        ...values,
      });
      const forth = await sendAll(
        me,
        screen,
        saves(
          'edit',
          rows.map((row) => bodyOf(wanted, row[entity.key], row.version)),
        ),
      );
      expect(forth.map(({ answer }) => [answer.status, answer.fields])).toEqual(keys.map(() => ['OK', []]));
      expect((await listed(me, screen, keys)).map((row) => pick(row, fields))).toEqual(keys.map(() => wanted));

      // Somebody else saves the last one.
      const [name = ''] = fields;
      await me.post(`${screen.path}/edit`, bodyOf({ [name]: rows[2]?.[name] ?? null }, keys[2], undefined));
      const theirs = await details(me, screen, keys.slice(2));
      const back = await sendAll(
        me,
        screen,
        saves(
          'edit',
          rows.map((row, nth) => bodyOf(pick(row, fields), row[entity.key], forth[nth]?.answer.result.version)),
        ),
      );
      expect(back.map(({ answer }) => answer.code ?? answer.status)).toEqual(['OK', 'OK', 'edit_conflict']);
      expect(await details(me, screen, keys)).toEqual([...whole.slice(0, 2), ...theirs]);
      expect(names).toEqual(expect.arrayContaining(fields));
    });
  },
);

describe('many records', () => {
  const beans = screenNamed('cafe_coffeebean');
  const bulkOf = (keys: readonly number[]) =>
    keysOf(beans, keys, 1).map((body) => ({ ...body, UPList: ['coffeebean_use'], coffeebean_use: false }));

  it('of another organisation stay as they are, and the own ones among them are done', async () => {
    const [mine, theirs] = [await write(me, beans, 2), await write(other, beans, 2)];
    const mixed = [mine[0], theirs[0], mine[1], theirs[1]].map(Number);
    const before = await details(other, beans, theirs);
    const all = { edit: bulkOf(mixed), remove: keysOf(beans, mixed), restore: keysOf(beans, mixed) } as const;
    for (const call of ['edit', 'remove', 'restore'] as const) {
      expect([call, codes(await sendAll(me, beans, saves(call, all[call])))]).toEqual([call, [200, 404, 200, 404]]);
      expect(await details(other, beans, theirs)).toEqual(before);
    }
    // Nor by naming the other organisation.
    const { cafe_seq } = other;
    const named = keysOf(beans, theirs).map((body) => ({ ...body, cafe_seq }));
    const state = await snapshot(admin, OWNED);
    for (const call of ['edit', 'remove', 'restore'] as const) {
      const asked = call === 'edit' ? bulkOf(theirs).map((body) => ({ ...body, cafe_seq })) : named;
      expect([call, codes(await sendAll(me, beans, saves(call, asked)))]).toEqual([call, [403, 403]]);
    }
    expect(await snapshot(admin, OWNED)).toEqual(state);
  });

  it('are refused where the rank is too low, each by itself', async () => {
    const keys = await write(me, beans, 3);
    const { client, user_seq } = await newPerson(api, admin, 'bulk.barista');
    await seat(admin, me.cafe_seq, user_seq, 'BARISTA');
    const barista = within(client, { cafe_seq: me.cafe_seq });
    const before = await details(me, beans, keys);
    for (const [call, bodies] of [
      ['edit', bulkOf(keys)],
      ['remove', keysOf(beans, keys, 1)],
      ['restore', keysOf(beans, keys)],
    ] as const) {
      expect([call, codes(await sendAll(barista, beans, saves(call, bodies)))]).toEqual([call, [403, 403, 403]]);
    }
    expect(await details(me, beans, keys)).toEqual(before);
    // One's own may go as long as one may edit, those of others not.
    await seat(admin, me.cafe_seq, user_seq, 'SAST');
    const own = await write(barista, beans, 1);
    const mixed = keysOf(beans, [...keys, ...own], 1);
    expect(codes(await sendAll(barista, beans, saves('remove', mixed)))).toEqual([403, 403, 403, 200]);
  });

  it('that are in use stay, and say by what; those changed meanwhile stay too, the rest goes and comes back', async () => {
    const [used, moved, free] = (await write(me, beans, 3)) as [number, number, number];
    const lots = screenNamed('cafe_received');
    const lot = { ...(await offeredRecord(me, lots)), coffeebean_seq: used };
    expect((await me.post(`${lots.path}/edit`, lot)).http).toBe(200);
    await me.post(`${beans.path}/edit`, bulkOf([moved])[0]);
    const replies = await sendAll(me, beans, saves('remove', keysOf(beans, [used, moved, free], 1)));
    expect(replies.map(({ answer }) => answer.code)).toEqual(['in_use', 'edit_conflict', null]);
    expect(replies[0]?.answer.result).toMatchObject([{ entity: 'cafe_received', count: 1 }]);
    const { rows } = await admin.query(
      'SELECT coffeebean_seq::integer AS key FROM cafe_coffeebean WHERE removed_at IS NOT NULL AND coffeebean_seq = ANY($1)',
      [[used, moved, free]],
    );
    expect(rows).toEqual([{ key: free }]);
    expect(codes(await sendAll(me, beans, saves('restore', keysOf(beans, [free]))))).toEqual([200]);
    expect((await me.get(`${beans.path}/detail/${free}`)).http).toBe(200);
  });

  it('may be a thousand: each is done once however often it is sent, and all of them are put back', async () => {
    const notes = screenNamed('user_cupnote');
    await admin.query(
      `INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, rgst_by)
       SELECT $1, 'Note ' || n, 'HOME', '2026-11-01', $1 FROM generate_series(1, 1000) AS n`,
      [me.user_seq],
    );
    const find = async () =>
      (
        await admin.query<Row>(
          `SELECT cupnote_seq::integer AS key, version, removed_at IS NULL AS there, store_name FROM user_cupnote
            WHERE user_seq = $1 AND cupnote_name LIKE 'Note %' AND cupnote_date = '2026-11-01' ORDER BY cupnote_seq`,
          [me.user_seq],
        )
      ).rows;
    const keys = (await find()).map(({ key }) => Number(key));
    const steps = async () =>
      (
        await admin.query<{ steps: number }>(
          `SELECT count(*)::integer AS steps FROM user_history
            WHERE user_seq = $1 AND entity = 'user_cupnote' AND record_seq = ANY($2)`,
          [me.user_seq, keys],
        )
      ).rows[0]?.steps;
    const all = { there: 1000, versions: 1 };
    const count = async () => {
      const rows = await find();
      return {
        there: rows.filter(({ there }) => there).length,
        versions: Math.max(...rows.map((row) => Number(row.version))),
      };
    };
    expect([keys.length, await count()]).toEqual([1000, all]);

    const changes = keysOf(notes, keys, 1).map((body) => ({ ...body, UPList: ['store_name'], store_name: '온도' }));
    const twice = (sent: readonly Sent[]) => sent.flatMap((one) => [one, one]);
    for (const [call, bodies, now] of [
      ['edit', changes, { there: 1000, versions: 2 }],
      ['remove', keysOf(notes, keys, 2), { there: 0, versions: 3 }],
      ['restore', keysOf(notes, keys), { there: 1000, versions: 4 }],
    ] as const) {
      const replies = await sendAll(me, notes, twice(saves(call, bodies)));
      expect([call, new Set(codes(replies))]).toEqual([call, new Set([200])]);
      const said = replies.map(({ answer }) => Number(answer.result.version));
      expect([call, new Set(said), await count()]).toEqual([call, new Set([now.versions]), now]);
    }
    expect([await steps(), new Set((await find()).map(({ store_name }) => store_name))]).toEqual([
      3000,
      new Set(['온도']),
    ]);
  }, 120_000);
});
