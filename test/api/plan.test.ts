import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { charged, newLot, ROAST, roastOf, told } from '../harness/roastery.ts';
import { sendImport } from '../harness/sheets.ts';

/** Plans of organisations: what their members may do by them, and who gives them. */

const SETTING = '/api/setting/roaster';
const CURVE = '{"0":{"bean":20160,"air":23430}}';
const RANKS = ['ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN'] as const;
const is = ({ http, answer }: Reply<unknown>) => `${http} ${answer.fields[0]?.key ?? answer.code}`;

/** A roastery with somebody of every rank, none of whom pays, and one roast. */
interface Place {
  readonly org: number;
  readonly by: Readonly<Record<string, Client>>;
  readonly bean: number;
  readonly roast: number;
}

let people = 0;

async function makePlace(api: TestApi, admin: pg.Client, org_plan: string): Promise<Place> {
  const org = await makeOrg(admin, 'roaster', '볶는 집');
  await admin.query('UPDATE org SET org_plan = $1 WHERE org = $2', [org_plan, org]);
  const by: Record<string, Client> = {};
  for (const rank of RANKS) {
    people += 1;
    const { client, user_seq } = await newPerson(api, admin, `plan.${people}`);
    await seat(admin, org, user_seq, rank);
    by[rank] = within(client, { roaster_seq: org });
  }
  const { bean } = await newLot(by.OWN as Client, 1_000_000);
  const body = roastOf([charged(bean, 10_000)], { roasting_step: 'RSRV' });
  const roast = told(await (by.OWN as Client).post<Row>(`${ROAST}/edit`, body)).roasting_result_key as number;
  return { org, by, bean, roast };
}

const write = (by: Client, { bean }: Place) =>
  by.post<Row>(`${ROAST}/edit`, roastOf([charged(bean, 10_000)], { roasting_step: 'RSRV', roasting_chart_log: CURVE }));
const change = (by: Client, { roast }: Place) =>
  by.post<Row>(`${ROAST}/edit`, {
    roasting_result_key: roast,
    UPList: ['roasting_chart_log'],
    roasting_chart_log: CURVE,
  });
const fillable = async (by: Client, { roast }: Place) =>
  (told(await by.get<Row>(`${ROAST}/detail/${roast}`)).can as { fields: string[] }).fields;
const placesOf = async (by: Client) =>
  told(await by.post<Record<string, Row[]>>('/api/userAuth/select', { auth: ['cafe', 'roaster'] }));

/** The fields that the preview of a file with a memo and a curve for the roast of a place would change, and those it may not. */
async function imported(api: TestApi, by: Client, { org, roast }: Place): Promise<string[][]> {
  const file = `번호,roasting_result_memo,roasting_chart_log\n${roast},메모,"${CURVE.replaceAll('"', '""')}"\n`;
  const { result } = (await sendImport(api.origin, by, ROAST, file, { query: `&roaster_seq=${org}` })).answer;
  return [
    result.changes.flatMap(({ cells }) => cells.map(({ name }) => name)).toSorted(),
    result.ignored.map(({ head, why }) => `${head} ${why}`),
  ];
}

describe.each([
  ['where plans do not count', false, 'FREE', true],
  ['where plans do not count', false, 'PAID', true],
  ['where plans count', true, 'FREE', false],
  ['where plans count', true, 'PAID', true],
  ['where plans count', true, 'GONE', false],
] as const)('%s (%s), a roastery of the plan %s', (_, isByPlan, plan, mayLoad) => {
  let api: TestApi;
  let admin: pg.Client;
  let place: Place;
  beforeAll(async () => {
    api = await startApi({ isByPlan });
    admin = new pg.Client({ connectionString: api.database.adminUrl });
    await admin.connect();
    place = await makePlace(api, admin, plan);
  });
  afterAll(async () => {
    await admin.end();
    await api.stop();
  });
  const by = (rank: string) => place.by[rank] as Client;

  it.each(RANKS)(mayLoad ? 'lets %s load a log' : 'lets %s load no log', async (rank) => {
    expect((await fillable(by(rank), place)).includes('roasting_chart_log')).toBe(mayLoad);
    const word = mayLoad ? '200 null' : '400 field_forbidden';
    expect([is(await write(by(rank), place)), is(await change(by(rank), place))]).toEqual([word, word]);
    const { roaster_auth } = await placesOf(by(rank));
    expect(roaster_auth).toMatchObject([{ auth_seq: place.org, has: mayLoad ? ['roast_log'] : [] }]);
    expect(roaster_auth?.[0]).not.toHaveProperty('org_plan');
  });

  it('says the same to a file of records', async () => {
    await admin.query('UPDATE roaster_roasting_result SET roasting_chart_log = NULL');
    const memo = 'roasting_result_memo';
    expect(await imported(api, by('ROASTER'), place)).toEqual(
      mayLoad ? [['roasting_chart_log', memo], []] : [[memo], ['roasting_chart_log forbidden']],
    );
  });

  it('lets whoever pays load a log, whatever its plan', async () => {
    people += 1;
    const { client, user_seq } = await newPerson(api, admin, `plan.${people}`, 'PAID');
    await seat(admin, place.org, user_seq, 'ROASTER');
    expect(is(await write(within(client, { roaster_seq: place.org }), place))).toBe('200 null');
  });
});

describe('plans that count', () => {
  let api: TestApi;
  let admin: pg.Client;
  let free: Place;
  let paid: Place;
  const site: Record<string, { client: Client; user_seq: number }> = {};
  const as = (role: string) => site[role]?.client as Client;
  const give = (role: string, roaster_plan: unknown, roaster_seq = free.org) =>
    as(role).post<Row>(`${SETTING}/edit`, { roaster_seq, UPList: ['roaster_plan'], roaster_plan });
  const kept = async (org: number) =>
    (await admin.query('SELECT org_plan, plan_by, plan_at, edit_by, edit_at FROM org WHERE org = $1', [org])).rows[0];

  beforeAll(async () => {
    api = await startApi({ isByPlan: true });
    admin = new pg.Client({ connectionString: api.database.adminUrl });
    await admin.connect();
    [free, paid] = [await makePlace(api, admin, 'FREE'), await makePlace(api, admin, 'PAID')];
    for (const role of ['USER', 'PAID', 'TESTER', 'ADMIN', 'SADMIN'])
      site[role] = await newPerson(api, admin, `plan.${role.toLowerCase()}`, role);
  });
  afterAll(async () => {
    await admin.end();
    await api.stop();
  });

  it('open nothing to members of another roastery', async () => {
    const foreign = within(free.by.OWN as Client, { roaster_seq: paid.org });
    expect(is(await change(foreign, paid))).toBe('403 noroaster_text');
    expect(is(await change(paid.by.ROASTER as Client, free))).toBe('404 nopage_text');
    expect(is(await write(free.by.OWN as Client, free))).toBe('400 field_forbidden');
  });

  it('are given by administrators, hold from the next call on, and say who gave them', async () => {
    for (const [role, to, word] of [
      ['ADMIN', 'PAID', '200 null'],
      ['SADMIN', 'FREE', '400 field_forbidden'],
    ] as const) {
      expect(is(await give(role, to))).toBe('200 null');
      expect(is(await change(free.by.ROASTER as Client, free))).toBe(word);
      const { user_seq } = site[role] as { user_seq: number };
      expect(await kept(free.org)).toMatchObject({
        ...{ org_plan: to, plan_by: String(user_seq), edit_by: String(user_seq) },
        ...{ plan_at: expect.any(Date), edit_at: expect.any(Date) },
      });
    }
    // Whoever changes something else later has not given the plan.
    told(await (free.by.SMNG as Client).post('/api/roaster/org/edit', { roaster_detail: '새 소개' }));
    expect(await kept(free.org)).toMatchObject({ plan_by: String(site.SADMIN?.user_seq) });
  });

  it('are given by nobody else, and are none that there is not', async () => {
    for (const role of ['USER', 'PAID', 'TESTER']) expect(is(await give(role, 'PAID'))).toBe('403 nopermission_text');
    for (const none of ['GOLD', '', null, 7]) expect((await give('ADMIN', none)).http).toBe(400);
    const own = { roaster_plan: 'PAID' };
    expect(is(await (free.by.OWN as Client).post('/api/roaster/org/edit', own))).toBe('400 save_not_changed');
    expect(await kept(free.org)).toMatchObject({ org_plan: 'FREE' });
    const named = { roaster_name_locale: '새 로스터리', roaster_name: 'New roastery', ...own };
    const { roaster_seq } = told(await as('USER').post<Row>('/api/roaster/create', named));
    expect(await kept(Number(roaster_seq))).toMatchObject({ org_plan: 'FREE', plan_by: null });
  });

  it('are read by those who run an organisation', async () => {
    for (const rank of ['SMNG', 'OWN'])
      expect(told(await (paid.by[rank] as Client).get<Row>('/api/roaster/org/detail')).roaster_plan).toBe('PAID');
  });

  it('let administrators list organisations of a kind, change and close them, and make and remove none', async () => {
    const cafe = await makeOrg(admin, 'cafe', '카페 온도');
    const seqs = async (role: string, path: string, key: string) =>
      told(await as(role).post<Row[]>(`${path}/list`, { list_count: 100 })).map((row) => row[key]);
    for (const role of ['ADMIN', 'SADMIN']) {
      expect(await seqs(role, SETTING, 'roaster_seq')).toEqual(expect.arrayContaining([free.org, paid.org]));
      expect(await seqs(role, '/api/setting/cafe', 'cafe_seq')).toEqual([cafe]);
      expect(is(await as(role).get(`/api/setting/cafe/detail/${paid.org}`))).toBe('404 nopage_text');
      const named = { cafe_name_locale: '없는 카페', cafe_name: 'No cafe', cafe_country: 'KOR', cafe_type: 'PRV' };
      expect(is(await as(role).post('/api/setting/cafe/edit', named))).toBe('403 nopermission_text');
      expect(is(await as(role).post('/api/setting/cafe/remove', { cafe_seq: cafe }))).toBe('403 nopermission_text');
    }
    const narrowed = { filters: { roaster_plan: ['PAID'] } };
    const found = told(await as('ADMIN').post<Row[]>(`${SETTING}/list`, narrowed));
    expect(found.map(({ roaster_seq }) => roaster_seq)).toEqual([paid.org]);
    const close = { roaster_seq: paid.org, UPList: ['roaster_use'], roaster_use: false };
    told(await as('ADMIN').post(`${SETTING}/edit`, close));
    expect(is(await change(paid.by.OWN as Client, paid))).toBe('403 noroaster_text');
    told(await as('ADMIN').post(`${SETTING}/edit`, { ...close, roaster_use: true }));
    expect(is(await change(paid.by.OWN as Client, paid))).toBe('200 null');
  });

  /** By the database alone: what somebody with a site role, an id and an organisation does as the application. */
  async function alone<T>(settings: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
    await admin.query('BEGIN; SET LOCAL ROLE hanjan_app');
    try {
      for (const [name, value] of Object.entries(settings))
        await admin.query('SELECT set_config($1, $2, true)', [name, String(value)]);
      return await work();
    } finally {
      await admin.query('ROLLBACK');
    }
  }
  const owner = async (org: number) =>
    Number(
      (await admin.query("SELECT user_seq FROM membership WHERE org = $1 AND user_auth = 'OWN'", [org])).rows[0]
        .user_seq,
    );

  it.each(['SADMIN', 'ADMIN', 'TESTER', 'PAID', 'USER', 'GUEST', '', null])(
    'show all organisations to administrators alone, by the database alone: %s',
    async (role) => {
      const settings = { 'app.user': site.ADMIN?.user_seq, ...(role !== null && { 'app.site_role': role }) };
      const seen = await alone(settings, async () => (await admin.query('SELECT FROM org')).rowCount);
      const changed = await alone(
        settings,
        async () => (await admin.query("UPDATE org SET org_plan = 'PAID'")).rowCount,
      );
      const isAdmin = role === 'SADMIN' || role === 'ADMIN';
      expect([Number(seen) > 2, Number(changed) > 2]).toEqual([isAdmin, isAdmin]);
      if (!isAdmin) expect([seen, changed]).toEqual([0, 0]);
    },
  );

  it('are changed by no owner, and by no administrator inside of an organisation, by the database alone', async () => {
    const user = await owner(free.org);
    for (const role of ['USER', 'PAID', 'ADMIN'])
      await expect(
        alone({ 'app.user': user, 'app.org': free.org, 'app.site_role': role }, () =>
          admin.query("UPDATE org SET org_plan = 'PAID' WHERE org = $1", [free.org]),
        ),
      ).rejects.toThrow('nopermission_text');
    const foreign = { 'app.user': site.ADMIN?.user_seq, 'app.org': paid.org, 'app.site_role': 'ADMIN' };
    expect(
      await alone(foreign, async () => (await admin.query('SELECT FROM org WHERE org = $1', [free.org])).rowCount),
    ).toBe(0);
    const nobody = { 'app.user': '', 'app.site_role': 'ADMIN' };
    expect(await alone(nobody, async () => (await admin.query('SELECT FROM org')).rowCount)).toBe(0);
  });

  it('come with no founding, and nobody says who gave them, by the database alone', async () => {
    const founding = (columns: string, values: string) =>
      alone({ 'app.user': site.USER?.user_seq, 'app.org': 999_999, 'app.site_role': 'USER' }, () =>
        admin.query(
          `INSERT INTO org (org, org_kind, org_name, rgst_by, ${columns}) OVERRIDING SYSTEM VALUE
           VALUES (999999, 'roaster', 'Mine', ${site.USER?.user_seq}, ${values})`,
        ),
      );
    await expect(founding('org_plan', "'PAID'")).rejects.toThrow('row-level security');
    await expect(founding('plan_by', '1')).rejects.toThrow('row-level security');
    await expect(
      alone({ 'app.user': site.ADMIN?.user_seq, 'app.site_role': 'ADMIN' }, () =>
        admin.query('UPDATE org SET plan_by = 1'),
      ),
    ).rejects.toThrow('permission denied');
  });
});
