import type { Row } from '@hanjan/core';
import { cafeEquipScreen } from '@hanjan/model/cafe/equip.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitDown } from '../harness/desk.ts';
import { type Owner, owner } from '../harness/org.ts';
import { creation } from '../harness/save.ts';
import { screens } from '../harness/served.ts';
import { withClient } from '../harness/sql.ts';
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
  // Whoever has entered an organisation once is asked about together with its records.
  for (const kind of ['cafe', 'roaster']) await me.post(`/api/${kind}/item/equip/list`);
  proxy.watch('fail', () => false);
  for (const { path } of screens) expect((await me.post(`${path}/list`)).http).toBe(200);
  proxy.calm();
  const { statements, values } = proxy;
  const acts = statements.flatMap((statement, at) => (statement === ACT ? [at] : []));
  const said = screens.map(({ path, entity }) => {
    const role = entity.scope === 'none' ? 'SADMIN' : 'PAID';
    return [String(me.as(`${path}/`).user_seq), role];
  });
  expect(acts.map((at) => values[at])).toEqual(said);
  // To PostgreSQL what a call sends together is a transaction; it begins with who acts.
  expect(acts.filter((at) => !/FROM session/.test(statements[at - 1] ?? ''))).toEqual([]);
  expect(statements.filter((statement) => /^BEGIN/.test(statement))).toEqual([]);
  expect(statements.filter((statement) => /^\s*SET\b|set_config\([^)]*false/i.test(statement))).toEqual([]);
});

it('whoever somebody was when they asked last counts for nothing once they are somebody else', async () => {
  const { api, proxy } = watched;
  const { path, entity } = cafeEquipScreen;
  const change = (text: string, ...values: unknown[]) =>
    withClient(api.database.adminUrl, (db) => db.query(text, values));
  const { draft } = await sitDown(me, cafeEquipScreen);
  for (const _ of [1, 2]) expect((await me.post(`${path}/edit`, creation(cafeEquipScreen, draft).body)).http).toBe(200);
  await change('UPDATE cafe_equip SET equip_auth = NULL');
  const keys = async () => {
    const { http, answer } = await me.post<Row[]>(`${path}/list`);
    return http === 200 ? answer.result.map((row) => row[entity.key]) : answer.description;
  };
  const [hidden, seen] = (await keys()) as number[];
  await change("UPDATE cafe_equip SET equip_auth = 'OWN' WHERE cafe_equip_seq = $1", hidden);
  expect(await keys()).toEqual([hidden, seen]);

  await change("UPDATE membership SET user_auth = 'SMNG' WHERE org = $1", me.cafe_seq);
  proxy.watch('fail', () => false);
  expect(await keys()).toEqual([seen]);
  proxy.calm();
  // What was asked for as the owner is thrown away, and asked for anew.
  expect(proxy.statements.filter((statement) => statement === ACT)).toHaveLength(2);
  expect((await me.get(`${path}/detail/${hidden}`)).http).toBe(404);

  // What is no number of an organisation is refused as before somebody entered one.
  for (const cafe_seq of [{ toString: 1 }, [me.cafe_seq], String(me.cafe_seq), me.roaster_seq, null]) {
    const { http, answer } = await me.post(`${path}/list`, { cafe_seq });
    expect([cafe_seq, http, answer.code]).toEqual([cafe_seq, 403, 'nocafe_text']);
  }

  await change('UPDATE membership SET user_use = false WHERE org = $1', me.cafe_seq);
  const refused = await me.post(`${path}/list`);
  expect([refused.http, refused.answer.code]).toEqual([403, 'nocafe_text']);
  await change("UPDATE membership SET user_use = true, user_auth = 'OWN' WHERE org = $1", me.cafe_seq);
  expect(await keys()).toEqual([hidden, seen]);
});
