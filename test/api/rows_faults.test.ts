import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackup } from '../../apps/server/backup/read.ts';
import type { TestApi } from '../harness/api.ts';
import { backUp, options } from '../harness/backups.ts';
import { blendScreen, boxScreen, withBlends } from '../harness/blends.ts';
import { markRows } from '../harness/digest.ts';
import { type Owner, owner } from '../harness/org.ts';
import type { Way } from '../harness/proxy.ts';
import { setRowSecurity } from '../harness/sql.ts';
import { startWatched } from '../harness/watched.ts';

const PATH = blendScreen.path;
let api: TestApi;
let admin: pg.Client;
let proxy: Way;
let stop: () => Promise<void>;
let me: Owner;
let other: Owner;
const beans: Record<string, number> = {};

beforeAll(async () => {
  const watched = await startWatched({ catalogue: withBlends });
  ({ api, proxy, stop } = watched);
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  [me, other] = [await owner(api, 'rows.mine'), await owner(api, 'rows.theirs')];
  for (const [name, one] of Object.entries({ mine: me, theirs: other })) {
    const { answer } = await one.post<Row>('/api/cafe/coffeebean/default/edit', { coffeebean_name: name });
    beans[name] = Number(answer.result.coffeebean_seq);
  }
  await watched.quiet();
});
afterAll(async () => {
  await admin.end();
  await stop();
});

const list = (length: number, first = 1): Row[] =>
  Array.from({ length }, (_, nth) => ({ coffeebean_seq: beans.mine, blend_mass: first + nth }));
const send = (call: string, body: Row, once: string = crypto.randomUUID()) =>
  me.post<Row>(`${PATH}/${call}`, body, { 'idempotency-key': once });
const made = async (length = 3) =>
  (await send('edit', { blend_name: '블렌드', blend_list: list(length) })).answer.result;

describe.each(['ENABLE', 'DISABLE'] as const)(
  'references inside of rows, when the second wall is said to %s',
  (way) => {
    beforeAll(() => setRowSecurity(admin, way));
    afterAll(() => setRowSecurity(admin, 'ENABLE'));

    it('name nothing that belongs to another organisation, as if it were not there', async () => {
      const saved = await made();
      const faults = async (seq: unknown) => {
        const blend_list = [...list(1), { coffeebean_seq: seq, blend_mass: 1 }];
        const replies = [
          await send('edit', { blend_name: '남의 것', blend_list }),
          await send('edit', { ...saved, UPList: ['blend_list'], blend_list }),
        ];
        return replies.map(({ http, answer: { code, fields } }) => [http, code, fields]);
      };
      const foreign = await faults(beans.theirs);
      const wrong = [{ name: 'blend_list', key: 'field_ref', args: {}, at: { row: 1, item: 'coffeebean_seq' } }];
      expect(foreign.map(([http, , fields]) => [http, fields])).toEqual([
        [400, wrong],
        [400, wrong],
      ]);
      expect(await faults(8_888_888)).toEqual(foreign);
    });

    it('name nothing that belongs to another person', async () => {
      const kettle = { equip_name: 'kettle', equip_type: 'KTL' };
      const thingOf = async (one: Owner) =>
        (await one.post<Row>('/api/user/item/equip/edit', kettle)).answer.result.user_equip_seq;
      const put = async (thing: unknown) =>
        (await me.post<Row>(`${boxScreen.path}/edit`, { box_things: [{ thing }, { thing: null }] })).answer;
      expect(await put(await thingOf(other))).toMatchObject({
        status: '400',
        fields: [{ name: 'box_things', key: 'field_ref', at: { row: 0, item: 'thing' } }],
      });
      expect(await put(await thingOf(me))).toMatchObject({ status: 'OK' });
    });
  },
);

/** Every way to save, each made ready to be sent. */
const calls: readonly [name: string, prepare: () => Promise<readonly [call: string, body: Row]>][] = [
  ['create', async () => ['edit', { blend_name: '새것', blend_list: list(3) }]],
  ['longer', async () => ['edit', { ...(await made(2)), UPList: ['blend_list'], blend_list: list(4, 9) }]],
  ['shorter', async () => ['edit', { ...(await made(4)), UPList: ['blend_list'], blend_list: list(2, 9) }]],
  ['remove', async () => ['remove', await made()]],
  ['restore', async () => ['restore', (await send('remove', await made())).answer.result]],
];

describe.each(calls)('a record with rows: %s', (_, prepare) => {
  it('is nothing when any of its statements fails, and is done once when it is sent again', async () => {
    for (let nth = 1, isMet = true; isMet; nth += 1) {
      const once = crypto.randomUUID();
      const [call, body] = await prepare();
      const before = await markRows(admin);
      proxy.watch('fail', (__, at) => at === nth);
      const { http } = await send(call, body, once);
      isMet = proxy.calm();
      expect([nth, http]).toEqual([nth, isMet ? 503 : 200]);
      if (!isMet) expect(nth).toBeGreaterThan(5);
      else {
        expect([nth, await markRows(admin)]).toEqual([nth, before]);
        expect((await send(call, body, once)).http).toBe(200);
        const done = await markRows(admin);
        expect((await send(call, body, once)).http).toBe(200);
        expect(await markRows(admin)).toEqual(done);
      }
    }
  }, 60_000);
});

describe('twenty rows', () => {
  it('take as many statements as one', async () => {
    const statementsOf = async (work: () => Promise<unknown>) => {
      proxy.watch('fail', () => false);
      await work();
      proxy.calm();
      return proxy.statements.length;
    };
    const create = (length: number) => () => send('edit', { blend_name: '많이', blend_list: list(length) });
    const [one, twenty] = [await made(1), await made(20)];
    const change = (saved: Row, length: number) => () =>
      send('edit', { ...saved, UPList: ['blend_list'], blend_list: list(length, 50) });
    const few = [await statementsOf(create(1)), await statementsOf(change(one, 1))];
    const many = [await statementsOf(create(20)), await statementsOf(change(twenty, 20))];
    expect(many).toEqual(few);
    expect(Math.max(...many)).toBeLessThan(15);
  });
});

describe('a backup', () => {
  it('holds the rows, after the records that they belong to', async () => {
    await made();
    const folder = mkdtempSync(join(tmpdir(), 'hanjan-rows-'));
    const found = new Map<string, number>();
    try {
      const path = join(folder, 'backup');
      await backUp(api.database.logins.backup, path);
      const taker = {
        head: () => undefined,
        table: async ({ name }: { name: string }, chunks: AsyncIterable<Buffer>) => {
          let text = '';
          for await (const chunk of chunks) text += chunk.toString();
          found.set(name, text.split('\n').length - 1);
        },
      };
      await readBackup(path, taker, options);
    } finally {
      rmSync(folder, { recursive: true });
    }
    const { rows } = await admin.query<{ count: number }>('SELECT count(*)::integer FROM cafe_blend_blend_list');
    expect(found.get('cafe_blend_blend_list')).toBe(rows[0]?.count);
    expect(rows[0]?.count).toBeGreaterThan(20);
    const names = [...found.keys()];
    expect(names.indexOf('cafe_blend_blend_list')).toBeGreaterThan(names.indexOf('cafe_blend'));
  });
});
