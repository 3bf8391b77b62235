import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { type Owner, owner } from '../harness/org.ts';
import { startProxy, type Way } from '../harness/proxy.ts';
import { screens } from '../harness/served.ts';
import { withClient } from '../harness/sql.ts';

let api: TestApi;
let proxy: Way;
let me: Owner;

beforeAll(async () => {
  api = await startApi({
    way: async (url) => {
      proxy = await startProxy(url);
      return proxy.url;
    },
  });
  me = await owner(api, 'acts');
  // Nobody's session is noted to be alive in between.
  await withClient(api.database.adminUrl, (admin) =>
    admin.query("UPDATE session SET seen_at = now() + interval '1 hour'"),
  );
  // The purge looks through every table when the server starts.
  for (let before = -1; before !== proxy.statements.length; ) {
    before = proxy.statements.length;
    await wait(500);
  }
});
afterAll(async () => {
  await api.stop();
  await proxy.stop();
});

const ACT = "SELECT set_config('app.user', $1, true), set_config('app.site_role', $2, true)";

it('every transaction says who acts, for itself alone', async () => {
  proxy.watch('fail', () => false);
  for (const { path } of screens) expect((await me.post(`${path}/list`)).http).toBe(200);
  proxy.calm();
  const { statements, values } = proxy;
  const begins = statements.flatMap((statement, at) => (/^BEGIN/.test(statement) ? [at] : []));
  const said = screens.map(({ path, entity }) => {
    const role = entity.scope === 'none' ? 'SADMIN' : 'PAID';
    return ['BEGIN READ ONLY', ACT, String(me.as(`${path}/`).user_seq), role];
  });
  expect(begins.map((at) => [statements[at], statements[at + 1], ...(values[at + 1] ?? [])])).toEqual(said);
  expect(statements.filter((statement) => /^\s*SET\b|set_config\([^)]*false/i.test(statement))).toEqual([]);
});
