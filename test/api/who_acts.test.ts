import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Owner, owner } from '../harness/org.ts';
import { screens } from '../harness/served.ts';
import { startWatched, type Watched } from '../harness/watched.ts';

let watched: Watched;
let me: Owner;

beforeAll(async () => {
  watched = await startWatched();
  me = await owner(watched.api, 'acts');
  await watched.quiet();
});
afterAll(async () => {
  await watched.stop();
});

const ACT = "SELECT set_config('app.user', $1, true), set_config('app.site_role', $2, true)";

it('every transaction says who acts, for itself alone', async () => {
  const { proxy } = watched;
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
