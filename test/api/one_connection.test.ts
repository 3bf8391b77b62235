import { hasPublicId, isEverybodys, pick, type Row, type Screen } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { BEAN_LINKS, CAFE_BEAN_CALLS } from '@hanjan/model/bean/info.ts';
import { CARE_DUE_PATH } from '@hanjan/model/cafe/care_due.ts';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import {
  COFFEE_NOTES_PATH,
  DRINK_COST_PATH,
  DRINK_HISTORY_PATH,
  DRINK_MATERIAL_PATH,
} from '@hanjan/model/cafe/drink/calls.ts';
import { cafeDrinkScreen } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { CALIBRATIONS } from '@hanjan/model/qc/calibration.ts';
import { roasterBlendingScreen } from '@hanjan/model/roaster/blending.ts';
import { roasterBlendingResultScreen } from '@hanjan/model/roaster/blending_result.ts';
import { roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import { PRODUCTION_PATH } from '@hanjan/model/roaster/production/production.ts';
import { roasterRoastingScreen } from '@hanjan/model/roaster/roasting.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { TRACE_PATH } from '@hanjan/model/roaster/trace/trace.ts';
import { LEDGER_PATH } from '@hanjan/model/stock/ledger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { sitDown, written } from '../harness/desk.ts';
import { changedMember, makeMembers } from '../harness/members.ts';
import { type Owner, owner } from '../harness/org.ts';
import { callAccount, callFactors, callFavorites, callRoastLogs } from '../harness/own_calls.ts';
import { BLEND, BLEND_STOCK, GREEN_STOCK, RECIPE, ROASTED_STOCK } from '../harness/roastery.ts';
import { readRoutes } from '../harness/routes.ts';
import { change, creation, type Told } from '../harness/save.ts';
import { screens } from '../harness/served.ts';
import { exported, sendImport } from '../harness/sheets.ts';
import { withClient } from '../harness/sql.ts';

/** A call that took a second connection while it holds one would stand still where there is only one (`parallel.test.ts`). */

let api: TestApi;
let me: Owner;
const called = new Set<string>();

beforeAll(async () => {
  api = await startApi({ connections: 1 });
  me = await owner(api, 'only.one');
});
afterAll(() => api.stop());

/** Makes a call that must be answered so. */
async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: Row,
  http = 200,
  once?: string,
  known = path.replace(/\/\d+$/, '/{key}'),
): Promise<Row> {
  const headers: Record<string, string> = once ? { 'idempotency-key': once } : {};
  const reply = await (method === 'GET' ? me.get<Row>(path) : me.post<Row>(path, body, headers));
  called.add(`${method} ${known}`);
  expect([method, path, reply.http]).toEqual([method, path, http]);
  return reply.answer.result;
}

it.each(written.map((screen) => [screen.name, screen] as const))('serves every call of %s', async (_, screen) => {
  const { path, entity, access } = screen;
  const { draft } = await sitDown(me, screen);
  const { id: once, body } = creation(screen, draft);
  const made = await call('POST', `${path}/edit`, body, 200, once);
  expect(await call('POST', `${path}/edit`, body, 200, once)).toEqual(made);
  const told = { key: made[entity.key], version: made.version } as Told;
  for (const http of [200, 409]) {
    const edit = change(screen, told);
    await call('POST', `${path}/edit`, edit.body, http, edit.id);
  }
  for (const page of [1, 2]) await call('POST', `${path}/list`, { page, list_count: 1, searchTitle: '이름' });
  for (const method of ['GET', 'POST'] as const) await call(method, `${path}/code`, {}, access.code ? 200 : 403);
  const key = made[entity.key];
  for (const method of ['GET', 'POST'] as const) {
    await call(method, `${path}/detail/${key}`);
    await call(method, `${path}/history/${key}`);
    if (isEverybodys(entity)) await call(method, `${path}/used/${key}`);
  }
  for (const name of ['remove', 'restore']) await call('POST', `${path}/${name}`, { [entity.key]: key });
  const file = await exported(api.origin, me.as(`${path}/`), path, {
    format: 'csv',
    cafe_seq: me.cafe_seq,
    roaster_seq: me.roaster_seq,
  });
  const query = `&cafe_seq=${me.cafe_seq}&roaster_seq=${me.roaster_seq}`;
  for (const mode of ['preview', 'save']) {
    const { http } = await sendImport(api.origin, me.as(`${path}/`), path, file, {
      mode,
      query,
      key: `${path}/${mode}`,
    });
    expect([path, mode, http]).toEqual([path, mode, 200]);
  }
  for (const name of ['export', 'import']) called.add(`POST ${path}/${name}`);
});

const shown = screens.filter((screen) => !written.includes(screen) && !(screen.entity.isView && screen.access.edit));
const people = screens.filter(({ entity, access }) => entity.isView && access.edit);
it.each(people.map((screen) => [screen.name, screen] as const))('serves every call of %s', async (_, screen) => {
  const { path, entity } = screen;
  const org = entity.scope === 'cafe' ? me.cafe_seq : me.roaster_seq;
  const [key = 0] = await withClient(api.database.adminUrl, (admin) =>
    makeMembers(admin, screen, [{ org, isShown: true }]),
  );
  await call('POST', `${path}/list`);
  for (const method of ['GET', 'POST'] as const) {
    await call(method, `${path}/detail/${key}`);
    await call(method, `${path}/history/${key}`);
  }
  await call('POST', `${path}/edit`, changedMember(screen, key));
  for (const method of ['GET', 'POST'] as const) await call(method, `${path}/code`, {}, screen.access.code ? 200 : 403);
  for (const way of ['remove', 'restore']) await call('POST', `${path}/${way}`, { [entity.key]: key }, 403);
  await exported(api.origin, me.as(`${path}/`), path, {
    format: 'csv',
    cafe_seq: me.cafe_seq,
    roaster_seq: me.roaster_seq,
  });
  expect((await me.post(`${path}/import?mode=preview`)).http).toBe(403);
  for (const way of ['export', 'import']) called.add(`POST ${path}/${way}`);
});

it.each(shown.map((screen) => [screen.name, screen] as const))('serves every call of %s', async (_, screen) => {
  const { path, entity } = screen;
  if (entity.isView)
    await withClient(api.database.adminUrl, (admin) =>
      makeMembers(admin, screen, [{ org: me.user_seq, isShown: true }]),
    );
  const key = await anyKey(screen);
  await call('POST', `${path}/list`);
  for (const method of ['GET', 'POST'] as const) {
    await call(method, `${path}/detail/${key}`);
    await call(method, `${path}/history/${key}`, {}, 403);
  }
  const change = { [entity.key]: key };
  await call('GET', `${path}/code`, undefined, 403);
  for (const name of ['code', 'edit', 'remove', 'restore']) await call('POST', `${path}/${name}`, change, 403);
  await exported(api.origin, me.as(`${path}/`), path, {
    format: 'csv',
    cafe_seq: me.cafe_seq,
    roaster_seq: me.roaster_seq,
  });
  expect((await me.post(`${path}/import?mode=preview`)).http).toBe(403);
  for (const name of ['export', 'import']) called.add(`POST ${path}/${name}`);
});

it.each(screens.filter(({ entity }) => hasPublicId(entity)).map((screen) => [screen.name, screen] as const))(
  'serves records of %s by the numbers by which people know them',
  async (_, { path, entity }) => {
    const [first] = (await me.post<Row[]>(`${path}/list`)).answer.result;
    await call('POST', `${path}/detail`, pick(first as Row, entity.id));
  },
);

/** The key of any record of a screen; where the screen has only some of them, one is made such. */
async function anyKey({ path, entity }: Screen) {
  const [first] = (await me.post<Row[]>(`${path}/list`)).answer.result;
  if (first) return first[entity.key];
  const screen = written.find((other) => other.entity.name === entity.name);
  const [row] = (await me.post<Row[]>(`${screen?.path}/list`)).answer.result;
  const key = { [entity.key]: row?.[entity.key] };
  const values = Object.fromEntries(Object.entries(entity.about ?? {}).map(([name, [value]]) => [name, value]));
  expect((await me.post(`${screen?.path}/edit`, { ...key, ...values, UPList: Object.keys(values) })).http).toBe(200);
  return key[entity.key];
}

it('serves every call of the stock', async () => {
  for (const [path, screen] of [
    [GREEN_STOCK, roasterGreenbeanYearScreen],
    [ROASTED_STOCK, roasterRoastingResultScreen],
    [BLEND_STOCK, roasterBlendingResultScreen],
  ] as const) {
    const lot = await anyKey(screen);
    for (const all of [true, false]) await call('POST', `${path}/stock`, { all });
    await call('POST', `${path}/moves`, {});
    const { moves } = await call('POST', `${path}/moves`, { lot });
    const there = (moves as Row[])[0]?.move_balance ?? 0;
    const move = { lot, move_reason: 'COUNT', move_mass: 10, there };
    await call('POST', `${path}/move`, move, 200, crypto.randomUUID());
    await call('POST', `${path}/move`, move, 409, crypto.randomUUID());
    if (path !== GREEN_STOCK) await call('POST', `${path}/left`, { lot });
  }
  const recipe = await anyKey(roasterRoastingScreen);
  for (const method of ['GET', 'POST'] as const) await call(method, `${RECIPE}/greenbean/${recipe}`);
  const blend = await anyKey(roasterBlendingScreen);
  for (const method of ['GET', 'POST'] as const) await call(method, `${BLEND}/roasting/${blend}`);
  await call('POST', PRODUCTION_PATH);
  await callRoastLogs(call);
  for (const { call: path } of Object.values(CALIBRATIONS)) await call('GET', path);
  await call('GET', CARE_DUE_PATH);
  await call('POST', LEDGER_PATH);
  await call('POST', `${LEDGER_PATH}/moves`, {}, 404);
  await call('POST', `${LEDGER_PATH}/export`, {});
});

it('serves links of coffees, the stock of a cafe, traces and pictures', async () => {
  const link = '6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d';
  for (const { call: path, named } of Object.values(BEAN_LINKS)) await call('POST', path, { [named]: link }, 404);
  for (const kind of ['RSTRDF', 'RSTRDT'] as const)
    await call('POST', CAFE_BEAN_CALLS[kind], { [BEAN_LINKS[kind].named]: link }, 404);
  await call('POST', '/api/cafe/beaninfo/list');
  const stock = '/api/cafe/coffeebean/inventory';
  const lot = await anyKey(cafeReceivedScreen);
  await call('POST', `${stock}/stock`, { all: true });
  const { moves } = await call('POST', `${stock}/moves`, { lot });
  const there = (moves as Row[])[0]?.move_balance ?? 0;
  await call('POST', `${stock}/move`, { lot, move_reason: 'COUNT', move_mass: 10, there }, 200, crypto.randomUUID());
  await call('POST', `${stock}/trace`, { lot });
  await call('POST', '/api/cafe/coffeebean/shopping');
  const drink_seq = await anyKey(cafeDrinkScreen);
  await call('POST', DRINK_COST_PATH, { drink_seq });
  await call('POST', DRINK_MATERIAL_PATH);
  await call('POST', DRINK_HISTORY_PATH, { drink_seq });
  await call('POST', COFFEE_NOTES_PATH, { coffeebean_seq: await anyKey(cafeCoffeebeanScreen) });
  await call('POST', '/api/cafe/coffeebean/received/delivered');
  const green = { kind: 'greenbean', lot: await anyKey(roasterGreenbeanYearScreen) };
  await call('POST', TRACE_PATH, green);
  await call('POST', `${TRACE_PATH}/export`, green);
  await call('POST', '/api/roaster/greenbean/arrival/picture', {}, 400);
  await call('GET', `/picture/${'0'.repeat(64)}`, undefined, 404, undefined, '/picture/{hash}');
});

it('serves every other call, and there are no more', async () => {
  for (const kind of ['cafe', 'roaster']) {
    await call('GET', `/api/${kind}/userinfo/detail`);
    await call('POST', `/api/${kind}/userinfo/edit`, { [`${kind}_user_nick`]: '대표' });
    await call('POST', `/api/${kind}/userinfo/leave`, { leave_check: true }, 409);
    await call('GET', `/api/${kind}/org/detail`);
    await call('POST', `/api/${kind}/org/edit`, { org_zone: 'Asia/Tokyo' });
    await call('POST', `/api/${kind}/org/close`, { close_check: true });
    await call('GET', `/api/${kind}/org/closed`);
    await call('POST', `/api/${kind}/org/reopen`);
    await call('GET', `/api/${kind}/org/offer`);
    // There is nobody whom they could offer it to.
    for (const way of ['make', 'withdraw', 'accept', 'decline'])
      await call('POST', `/api/${kind}/org/offer/${way}`, {}, 400);
    const apply = `/api/${kind}/event/user/signup`;
    const times = { event_start: '2026-01-01T00:00:00.000Z', event_end: '2999-01-01T00:00:00.000Z' };
    const { event_key } = await call('POST', `/api/${kind}/event/edit`, times);
    const { event_uuid } = await call('GET', `/api/${kind}/event/detail/${event_key}`);
    await call('GET', `${apply}/detail/${event_uuid}`, undefined, 200, undefined, `${apply}/detail/{link}`);
    await call('GET', `${apply}/list`);
    // They own the place already, and never applied.
    await call('POST', `${apply}/edit`, { event_uuid }, 400);
    await call('POST', `${apply}/cancel`, { user_uuid: event_uuid }, 404);
  }
  const register = '/api/roaster/event/cafe/register';
  const open = { event_start: '2026-01-01T00:00:00.000Z', event_end: '2999-01-01T00:00:00.000Z', event_type: 'CSTMR' };
  const { event_key } = await call('POST', '/api/roaster/event/edit', open);
  const { event_uuid } = await call('GET', `/api/roaster/event/detail/${event_key}`);
  const { cafe_seq } = me;
  const detail = `${register}/detail`;
  await call('GET', `${detail}/${event_uuid}?cafe_seq=${cafe_seq}`, undefined, 200, undefined, `${detail}/{link}`);
  const cafe = { roaster_cafe_nick: 'Only', roaster_cafe_nick_locale: '하나', register_check: true };
  await call('POST', `${register}/edit`, { cafe_seq, event_uuid, ...cafe });
  await callFavorites(call, me, await anyKey(roasterBlendingScreen));
  for (const path of ['/api/health', '/api/userinfo']) await call('GET', path);
  await call('POST', '/api/code/simple', { code_group: ['NTPLC', 'CNTR'] });
  await call('POST', '/api/codegroup/simple');
  for (const { path } of Object.values(lookups))
    for (const method of ['GET', 'POST'] as const) await call(method, path);
  for (const method of ['GET', 'POST'] as const) await call(method, '/api/code/reload', {}, 403);
  await call('POST', '/api/userAuth/select', {});
  await call('POST', '/api/cafe/create', {}, 400);
  // They own as many as one may.
  await call('POST', '/api/roaster/create', {}, 409);
  await call('GET', '/api/cafe/org/seen');
  await callAccount(call);
  await callFactors(call);
  const person = { user_id: 'only.two', user_pass: PASSWORD, user_name: '둘', country: 'KOR' };
  await call('POST', '/api/sign/signup', { ...person, age_ok: true, privacy_ok: true });
  await call('POST', '/api/sign/password', { user_pass: PASSWORD, new_pass: 'another one that is long' });
  await call('POST', '/api/userinfo/delete', { delete_check: true });
  await call('GET', '/api/sign/signout');
  await call('POST', '/api/sign/signin', { user_id: 'only.one', user_pass: PASSWORD });
  await call('POST', '/api/sign/signout');

  const routes = (await readRoutes(api)).map(({ method, path }) => `${method} ${path}`);
  expect(called.size).toBeGreaterThan(40);
  // The demo is filled in past the pool.
  // Pages of administrators are called by one or two people; merging, moving and correcting have tests of their own.
  const ofAdmins =
    / \/api\/(setting\/(demo|desk|text|system|correction|codelist\/move)|user\/correction|texts)|\/merge(\/preview)?$/;
  const others = routes.filter((route) => !called.has(route) && !ofAdmins.test(route));
  expect(others).toEqual(['GET /api/openapi.json']);
});
