import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, userSeqOf } from '../harness/org.ts';
import { withClient } from '../harness/sql.ts';

let api: TestApi;
let admin: pg.Client;

const CAFE = { cafe_name_locale: '카페 온도', cafe_name: 'Cafe Ondo' };
const ROASTERY = { roaster_name_locale: '불씨 로스터리', roaster_name: 'Bulssi Roastery' };
const bodies = { cafe: CAFE, roaster: ROASTERY } as const;
type Kind = keyof typeof bodies;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** A new person of some site role. */
const someone = async (user_id: string, user_type?: string): Promise<Client> =>
  (await newPerson(api, admin, user_id, user_type)).client;

/** How a call of founding is answered, as a line. */
const found = async (client: Client, kind: Kind, body: object = bodies[kind], headers = {}) => {
  const { http, answer } = await client.post(`/api/${kind}/create`, body, headers);
  return `${http} ${answer.code}`;
};
const placesOf = async (client: Client, kind: Kind) =>
  (await client.post<Record<string, { auth_seq: number; user_auth: string }[]>>('/api/userAuth/select')).answer.result[
    `${kind}_auth`
  ] ?? [];
const storedOf = async (org: unknown) => (await admin.query('SELECT * FROM org WHERE org = $1', [org])).rows[0];

describe('founding', () => {
  it('makes an organisation whose owner one is at once, and where one can work', async () => {
    const client = await someone('founder');
    const { http, answer } = await client.post('/api/cafe/create', {
      ...CAFE,
      cafe_detail: '강릉',
      zone: 'Europe/Berlin',
    });
    expect([http, answer.description]).toEqual([200, '']);
    const { cafe_seq } = answer.result as { cafe_seq: number };
    expect(await placesOf(client, 'cafe')).toEqual([
      expect.objectContaining({ auth_seq: cafe_seq, user_auth: 'OWN', user_nick: 'founder', is_demo: false }),
    ]);
    const me = await userSeqOf(admin, 'founder');
    expect(await storedOf(cafe_seq)).toMatchObject({
      ...{ org_kind: 'cafe', org_type: 'PRV', org_country: 'USA', org_name: 'Cafe Ondo', org_name_locale: '카페 온도' },
      ...{ org_detail: '강릉', org_zone: 'Europe/Berlin', rgst_by: String(me), is_demo: false },
    });
    const coffee = { cafe_seq, coffeebean_name: 'Kenya', coffeebean_name_locale: '케냐' };
    expect((await client.post('/api/cafe/coffeebean/default/edit', coffee)).http).toBe(200);
  });

  it.each(['cafe', 'roaster'] as const)('checks the fields of a %s by the language of whoever writes', async (kind) => {
    const client = await someone(`checks.${kind}`);
    const faultsOf = async (body: object, locale: string) => {
      const { answer } = await client.post(`/api/${kind}/create`, body, { 'accept-language': locale });
      return answer.fields.map(({ name, key }) => `${name} ${key}`);
    };
    expect(await faultsOf({}, 'ko')).toEqual([`${kind}_name_locale field_required`]);
    expect(await faultsOf({}, 'en')).toEqual([`${kind}_name field_required`]);
    const wrong = {
      [`${kind}_type`]: 'NOSUCH',
      [`${kind}_country`]: 'XXX',
      [`${kind}_name_locale`]: 'ab',
      [`${kind}_name`]: 'a'.repeat(301),
      [`${kind}_detail`]: '가'.repeat(3334),
    };
    expect(await faultsOf(wrong, 'ko')).toEqual([
      `${kind}_name_locale field_minLength`,
      `${kind}_name field_maxLength`,
      `${kind}_detail field_maxLength`,
      `${kind}_type field_code`,
      `${kind}_country field_code`,
    ]);
    expect(await placesOf(client, kind)).toEqual([]);
  });

  it('begins in the country of the language, in the zone of the person or else in Seoul', async () => {
    const client = await someone('begins', 'PAID');
    const made = async (body: object, locale: string) => {
      const { answer } = await client.post('/api/cafe/create', { ...CAFE, ...body }, { 'accept-language': locale });
      const { org_country, org_zone } = await storedOf(answer.result.cafe_seq);
      return `${org_country} ${org_zone}`;
    };
    expect(await made({}, 'ko')).toBe('KOR Asia/Seoul');
    expect(await made({ zone: "'; DROP" }, 'en')).toBe('USA Asia/Seoul');
    expect(await made({ zone: ['Europe/Berlin'], cafe_country: 'DEU' }, 'en')).toBe('DEU Asia/Seoul');
    expect(await made({ zone: 'America/New_York' }, 'en')).toBe('USA America/New_York');
  });

  it('cuts a name that is too long for a nick between two signs', async () => {
    const client = await someone('long.name');
    await admin.query("UPDATE account SET user_name = $1 WHERE user_id = 'long.name'", ['가'.repeat(60)]);
    expect(await found(client, 'roaster')).toBe('200 null');
    expect(await placesOf(client, 'roaster')).toEqual([expect.objectContaining({ user_nick: '가'.repeat(33) })]);
  });

  it('is done once for a key, and a second body under it is refused', async () => {
    const client = await someone('once');
    const headers = { 'idempotency-key': 'founding-once' };
    const [first, again] = [
      await client.post('/api/cafe/create', CAFE, headers),
      await client.post('/api/cafe/create', { ...CAFE, cafe_seq: 7 }, headers),
    ];
    expect(again.answer.result).toEqual(first.answer.result);
    expect(await placesOf(client, 'cafe')).toHaveLength(1);
    expect(await found(client, 'cafe', { ...CAFE, cafe_name: 'Another' }, headers)).toBe('422 idempotency_payload');
  });

  it.each([[null], ['text'], [[1]]])('refuses %j without a word of its own', async (body) => {
    const client = await someone(`odd.${JSON.stringify(body).length}`);
    expect((await client.post('/api/roaster/create', body)).http).toBe(400);
  });
});

describe('how many somebody may own', () => {
  it.each([
    ['USER', 'cafe', 3],
    ['PAID', 'cafe', 5],
    ['SADMIN', 'cafe', 5],
    ['PAID', 'roaster', 1],
  ] as const)('%s: of 40 at once %s founding succeeds for %i', async (user_type, kind, max) => {
    const client = await someone(`many.${user_type}.${kind}`.toLowerCase(), user_type);
    const lines = await Promise.all(Array.from({ length: 40 }, () => found(client, kind)));
    expect(lines.filter((line) => line === '200 null')).toHaveLength(max);
    expect(lines.filter((line) => line === `409 ${kind}_limit`)).toHaveLength(40 - max);
    expect(await placesOf(client, kind)).toHaveLength(max);
  });

  it('counts what one owns and nothing else', async () => {
    const client = await someone('counts');
    const me = await userSeqOf(admin, 'counts');
    for (const auth of ['SMNG', 'FIRE', 'WTSGNP']) await seat(admin, await makeOrg(admin, 'roaster', auth), me, auth);
    await seat(admin, await makeOrg(admin, 'cafe', 'a cafe'), me, 'OWN');
    expect(await found(client, 'roaster')).toBe('200 null');
    expect(await found(client, 'roaster')).toBe('409 roaster_limit');
    const { answer } = await client.post('/api/roaster/create', ROASTERY);
    expect(answer.description).toContain('one roastery');
  });
});

describe('the database itself', () => {
  it('lets the application make nobody a member but the founder of what they found', async () => {
    const [mine, theirs] = [await someone('wall.founder'), await someone('wall.other')];
    const [me, other] = [await userSeqOf(admin, 'wall.founder'), await userSeqOf(admin, 'wall.other')];
    const { answer } = await mine.post('/api/cafe/create', CAFE);
    const { cafe_seq } = answer.result as { cafe_seq: number };
    expect(await found(theirs, 'cafe')).toBe('200 null');
    const outcome = (user: number, org: number, statement: string) =>
      withClient(api.database.logins.app, async (app) => {
        await app.query('BEGIN');
        await app.query("SELECT set_config('app.user', $1, true), set_config('app.org', $2, true)", [
          `${user}`,
          `${org}`,
        ]);
        const code = await app.query(statement).then(
          () => 'OK',
          (error: { code: string }) => error.code,
        );
        return code;
      });
    const join = (org: number, user: number, auth: string) =>
      `INSERT INTO membership (org, user_seq, user_auth, user_nick) VALUES (${org}, ${user}, '${auth}', 'me')`;
    const make = (by: number, isDemo: boolean) =>
      `INSERT INTO org (org, org_kind, org_name, rgst_by, is_demo) OVERRIDING SYSTEM VALUE VALUES (999999, 'cafe', 'xyz', ${by}, ${isDemo})`;
    const REFUSED = '42501';
    // Nobody owns what somebody is in already, not even once more.
    expect(await outcome(other, cafe_seq, join(cafe_seq, other, 'OWN'))).toBe('HJ403');
    expect(await outcome(other, cafe_seq, join(cafe_seq, other, 'BARISTA'))).toBe(REFUSED);
    expect(await outcome(me, cafe_seq, join(cafe_seq, other, 'OWN'))).toBe('HJ403');
    expect(await outcome(me, cafe_seq, join(cafe_seq, me, 'OWN'))).toBe('HJ403');
    expect(await outcome(me, 999_999, make(me, false))).toBe('OK');
    expect(await outcome(me, 999_999, make(other, false))).toBe(REFUSED);
    expect(await outcome(me, 999_999, make(me, true))).toBe(REFUSED);
    expect(await outcome(me, cafe_seq, make(me, false))).toBe(REFUSED);
  });
});
