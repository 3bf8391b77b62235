import type { Row, Screen } from '@hanjan/core';
import { screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../harness/answer.ts';
import { type Client, PASSWORD, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { type Fault, startProxy, type Way } from '../harness/proxy.ts';
import { OWNED, snapshot } from '../harness/sql.ts';
import { goodRecord, readWorld, type World } from '../harness/values.ts';

let api: TestApi;
let admin: pg.Client;
let proxy: Way;
let me: Client;

beforeAll(async () => {
  api = await startApi({
    way: async (url) => {
      proxy = await startProxy(url);
      return proxy.url;
    },
  });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await api.person('faults');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
  await proxy.stop();
});

const state = () => snapshot(admin, ['account', 'session', ...OWNED]);
const formOf = ({ http, answer }: Reply<unknown>) => flaws({ http, text: JSON.stringify(answer) }, 'en');
/** A call that the database failed: not our fault, nothing lost, to be tried again. */
const isBusy = (reply: Reply<unknown>) => {
  expect([reply.http, reply.answer.code, reply.headers.get('retry-after')]).toEqual([503, 'busy_text', '2']);
  expect(formOf(reply)).toEqual(['answered 503']);
};
const killBackends = () =>
  admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = 'hanjan'",
  );

/** A save that can be sent again with the same key, and what it comes to. */
type Save = () => Promise<Reply<Row>>;
type Prepare = () => Promise<Save>;

function savesOf(screen: Screen): [name: string, prepare: Prepare][] {
  const { entity, path, list } = screen;
  let world: World | undefined;
  const post = (call: string, body: Row): Save => {
    const once = { 'idempotency-key': crypto.randomUUID() };
    return () => me.post<Row>(`${path}/${call}`, body, once);
  };
  const record = async () => {
    world ??= await readWorld(me, entity);
    const required = Object.entries(entity.fields).filter(([, field], at) => field.required || at % 7 === 0);
    const good = goodRecord(entity, world);
    return Object.fromEntries(required.flatMap(([name]) => (name in good ? [[name, good[name]]] : [])));
  };
  const made = async () => (await post('edit', await record())()).answer.result;
  const title = list.title[0] ?? '';
  return [
    ['create', async () => post('edit', await record())],
    [
      'update',
      async () => {
        const { version, [entity.key]: key } = await made();
        return post('edit', { [entity.key]: key, version, UPList: [title], [title]: '바뀐 이름' });
      },
    ],
    ['remove', async () => post('remove', await made())],
    [
      'restore',
      async () => {
        const { [entity.key]: key } = await made();
        await post('remove', { [entity.key]: key })();
        return post('restore', { [entity.key]: key });
      },
    ],
  ];
}

let people = 0;
const accounts: [name: string, prepare: Prepare][] = [
  [
    'sign-up',
    async () => {
      people += 1;
      const body = {
        user_id: `fault.${people}`,
        user_pass: PASSWORD,
        user_name: '가',
        country: 'KOR',
        age_ok: true,
        privacy_ok: true,
      };
      return () => api.guest().post('/api/sign/signup', body);
    },
  ],
  [
    'change of a password',
    async () => {
      people += 1;
      const person = await api.person(`fault.${people}`);
      const body = { user_pass: PASSWORD, new_pass: 'another one that is long' };
      return () => person.post('/api/sign/password', body);
    },
  ],
];

/** Lets the N-th statement of a save meet a fault, for every N; the save is then sent again. */
async function failEveryStatement(prepare: Prepare, fault: Fault, isRepeatable: boolean): Promise<number> {
  await admin.query('TRUNCATE user_cupnote, user_history, idempotency');
  for (let nth = 1; ; nth += 1) {
    await admin.query("DELETE FROM sign_attempt; UPDATE session SET seen_at = now() + interval '1 hour'");
    const save = await prepare();
    const before = await state();
    proxy.watch(fault, (_, at) => at === nth);
    const reply = await save();
    if (!proxy.calm()) {
      expect(reply.http).toBe(200);
      expect(await state()).not.toEqual(before);
      return nth - 1;
    }
    isBusy(reply);
    expect([nth, await state()]).toEqual([nth, before]);
    const again = await save();
    expect([nth, again.http]).toEqual([nth, 200]);
    if (!isRepeatable) continue;
    const once = await state();
    expect((await save()).answer.result).toEqual(again.answer.result);
    expect(await state()).toEqual(once);
  }
}

describe.each(
  screens.flatMap((screen) => savesOf(screen).map(([name, prepare]) => [`${screen.name} ${name}`, prepare] as const)),
)('%s', (_, prepare) => {
  it('is nothing when any of its statements fails, and works when it is sent again', async () => {
    expect(await failEveryStatement(prepare, 'fail', true)).toBeGreaterThan(9);
    expect(proxy.statements).toContain('COMMIT');
  });
  it('is nothing when its connection is killed at any of its statements', async () => {
    expect(await failEveryStatement(prepare, killBackends, true)).toBeGreaterThan(9);
  });
  it('is saved once when it was committed and the answer got lost', async () => {
    const save = await prepare();
    const before = await state();
    let commits = 0;
    proxy.watch('lose answer', (statement) => {
      commits += statement === 'COMMIT' ? 1 : 0;
      return commits === 2;
    });
    isBusy(await save());
    const after = await state();
    expect(after).not.toEqual(before);
    expect((await save()).http).toBe(200);
    expect(await state()).toEqual(after);
  });
});

describe.each(accounts)('%s', (_, prepare) => {
  it('is nothing when any of its statements fails', async () => {
    expect(await failEveryStatement(prepare, 'fail', false)).toBeGreaterThan(6);
  }, 60_000);
});

it('every transaction says who acts, for itself alone', async () => {
  proxy.watch('fail', () => false);
  for (const { path } of screens) expect((await me.post(`${path}/list`)).http).toBe(200);
  proxy.calm();
  const { statements } = proxy;
  const begins = statements.flatMap((statement, at) => (/^BEGIN/.test(statement) ? [statements[at + 1]] : []));
  expect(begins).toEqual(Array(2 * screens.length).fill("SELECT set_config('app.user', $1, true)"));
  expect(statements.filter((statement) => /^\s*SET\b|set_config\([^)]*false/i.test(statement))).toEqual([]);
});

describe('a database that is away', () => {
  const ask = () => {
    const [{ path, entity }] = screens as [Screen];
    const once = { 'idempotency-key': crypto.randomUUID() };
    return Promise.all([
      me.post<Row>(`${path}/edit`, goodRecord(entity, { codes: { NTPLC: ['HOME'] }, keys: {} }), once),
      me.post<Row>(`${path}/list`),
      me.get<Row>('/api/health'),
      api.guest().post<Row>('/api/code/simple', { code_group: ['NTPLC'] }),
    ]);
  };
  const recover = async () => {
    for (let tries = 1; tries <= 20; tries += 1) {
      const replies = await ask();
      if (replies.every(({ http }) => http === 200)) return tries;
      for (const reply of replies.filter(({ http }) => http !== 200)) isBusy(reply);
    }
    return Number.POSITIVE_INFINITY;
  };

  it('is said so, and forgotten as soon as it is back', async () => {
    expect(await recover()).toBe(1);
    const before = await state();
    await proxy.cut();
    for (const reply of [...(await ask()), ...(await ask())]) isBusy(reply);
    expect(await state()).toEqual(before);
    await proxy.mend();
    expect(await recover()).toBeLessThanOrEqual(2);
  });
  it('is said so when it only stops to answer', async () => {
    const before = await state();
    proxy.hang();
    for (const reply of await ask()) isBusy(reply);
    expect(await state()).toEqual(before);
    await proxy.mend();
    expect(await recover()).toBeLessThanOrEqual(2);
  }, 40_000);
  it('breaks nothing when all its connections are killed between two calls', async () => {
    expect((await killBackends()).rowCount).toBeGreaterThan(0);
    expect(await recover()).toBeLessThanOrEqual(2);
  });
});
