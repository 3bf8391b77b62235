import { randomBytes } from 'node:crypto';
import { pictureHash, type Row } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { newPerson, seat, within } from '../harness/org.ts';
import { chunk, EXIF, extended, formOf, JFIF, jpeg, lossy, webp } from '../harness/picture_bytes.ts';
import { purgeNow } from '../harness/purge.ts';
import { makeRoastery, newLot, type Roastery, told } from '../harness/roastery.ts';

/** Pictures that are uploaded: who brings them, what is taken, and who sees them. */

const ARRIVAL = '/api/roaster/greenbean/arrival';
const UPLOAD = `${ARRIVAL}/picture?field=arrival_photo`;
/** What a photo of the bag may have. */
const SIDE = 1_600;
const BYTES = 400_000;

let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let other: Roastery;
let me: Client;
let stranger: Client;

beforeAll(async () => {
  api = await startApi({ quota: { pictureBytes: 5_000_000 } });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  [place, other] = [await makeRoastery(api, admin), await makeRoastery(api, admin, '다른 집')];
  [me, stranger] = [await place.member('MNG'), await other.member('OWN')];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** No two pictures of the tests are alike. */
const photo = (width = 40, height = 30, more = 2) => webp(lossy(width, height, [...randomBytes(more + 8)]));
const upload = (by: Client, bytes: Uint8Array, path = UPLOAD) => by.post<Row>(path, formOf(bytes));
const uploaded = async (by: Client, bytes: Uint8Array) => String(told(await upload(by, bytes)).path);
/** Reads a picture as the page of a browser does. */
const look = (by: Pick<Client, 'cookie'>, path: string) =>
  fetch(`${api.origin}${path}`, { headers: { cookie: by.cookie, 'sec-fetch-site': 'same-origin' } });
const arrival = async (by: Client, arrival_photo: unknown, mass = 100) => {
  const { lot } = await newLot(by, 1_000);
  const body = { greenbean_year_seq: lot, arrival_date: '2026-11-20', arrival_mass: mass, arrival_photo };
  return by.post<Row>(`${ARRIVAL}/edit`, body);
};
const stored = async () => (await admin.query('SELECT org, hash, bytes FROM org_picture ORDER BY rgst_at')).rows;

describe('a picture', () => {
  it('is uploaded, saved with its record and given out as it came', async () => {
    const bytes = photo(SIDE, 900);
    const { answer } = await upload(me, bytes);
    expect(answer.result).toMatchObject({ width: SIDE, height: 900 });
    const path = String(answer.result.path);
    expect(path).toMatch(/^\/picture\/[0-9a-f]{64}$/);
    const { arrival_key } = told(await arrival(me, path));
    expect(told(await me.get<Row>(`${ARRIVAL}/detail/${arrival_key}`)).arrival_photo).toBe(path);
    const listed = told(await me.post<Row[]>(`${ARRIVAL}/list`, { columns: ['arrival_date', 'arrival_photo'] }));
    expect(listed.map(({ arrival_photo }) => arrival_photo)).toContain(path);

    const seen = await look(me, path);
    expect([seen.status, Buffer.compare(Buffer.from(await seen.arrayBuffer()), bytes)]).toEqual([200, 0]);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('may be a JPEG', async () => {
    const path = await uploaded(me, jpeg(40, 30, JFIF));
    expect((await look(me, path)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('is stored once however often it is uploaded, and once for each owner', async () => {
    const bytes = photo();
    const paths = [await uploaded(me, bytes), await uploaded(me, bytes), await uploaded(stranger, bytes)];
    expect(new Set(paths).size).toBe(1);
    const its = (await stored()).filter(({ hash }) => hash === pictureHash(paths[0] ?? ''));
    expect(its.map(({ org }) => Number(org)).toSorted()).toEqual([place.roaster_seq, other.roaster_seq].toSorted());
  });

  it('goes from a record again, and what else stands there is no picture', async () => {
    const path = await uploaded(me, photo());
    const { arrival_key } = told(await arrival(me, path));
    told(await me.post(`${ARRIVAL}/edit`, { UPList: ['arrival_photo'], arrival_key, arrival_photo: null }));
    expect(told(await me.get<Row>(`${ARRIVAL}/detail/${arrival_key}`)).arrival_photo).toBeNull();
    for (const wrong of ['/icon.svg', 'https://example.com/a.png', `${path}?a`, `/picture/${'0'.repeat(64)}`]) {
      const { http, answer } = await arrival(me, wrong);
      expect([http, answer.fields]).toEqual([400, [{ name: 'arrival_photo', key: 'field_picture', args: {} }]]);
      expect(answer.description).toBe(
        'Photo of the bag: This photo is not uploaded yet, or not there any more. Upload it again.',
      );
    }
  });
});

describe('what is no such picture is refused in words, and nothing is stored', () => {
  let before: number;
  beforeEach(async () => {
    before = (await stored()).length;
  });
  afterEach(async () => expect((await stored()).length).toBe(before));

  it.each<readonly [string, Uint8Array, number, string]>([
    ['nothing', new Uint8Array(), 415, 'picture_type'],
    ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 415, 'picture_type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'picture_type'],
    ['one that is cut off', photo().slice(0, -1), 400, 'picture_broken'],
    ['one with a page behind it', Buffer.concat([photo(), Buffer.from('<script>')]), 400, 'picture_broken'],
    ['one with too many pixels', photo(SIDE + 1, 4), 400, 'picture_side'],
    ['one whose head hides them', webp(extended(0, 4, 4), lossy(9_000, 4)), 400, 'picture_broken'],
    ['one with too many bytes', photo(40, 30, BYTES), 413, 'picture_size'],
    ['one with far too many bytes', photo(40, 30, 4 * BYTES), 413, 'picture_size'],
    ['a JPEG that says where it was taken', jpeg(4, 4, EXIF), 400, 'picture_notes'],
    ['a WebP that does', webp(extended(8, 4, 4), lossy(4, 4), chunk('EXIF', [1])), 400, 'picture_notes'],
    ['one that moves', webp(extended(2, 4, 4), chunk('ANIM', [0, 0, 0, 0, 0, 0])), 400, 'picture_moving'],
  ])('%s', async (_, bytes, http, code) => {
    const reply = await upload(me, bytes);
    expect([reply.http, reply.answer.code]).toEqual([http, code]);
    expect(reply.answer.description).toMatch(/^[A-Z].*\.$/);
  });

  it('and so is what is no upload, and what is for no such field', async () => {
    const json = await me.post(UPLOAD, {});
    expect([json.http, json.answer.code]).toEqual([415, 'picture_type']);
    const empty = await me.post(UPLOAD, new FormData());
    expect([empty.http, empty.answer.code]).toEqual([400, 'picture_broken']);
    for (const field of ['', 'arrival_mark', 'greenbean_user_auth', 'nothing']) {
      const { http, answer } = await upload(me, photo(), `${ARRIVAL}/picture?field=${field}`);
      expect([http, answer.fields]).toMatchObject([400, [{ name: 'field' }]]);
    }
    expect((await upload(me, photo(), '/api/roaster/roasting/result/picture?field=arrival_photo')).http).toBe(404);
  });
});

describe('whoever may not fill the field brings none', () => {
  it('a guest, a role that only reads, somebody of another roastery', async () => {
    const sast = await place.member('SAST');
    const guest = within(api.guest(), { roaster_seq: place.roaster_seq });
    const away = await upload(stranger, photo(), `${UPLOAD}&roaster_seq=${place.roaster_seq}`);
    const replies = [await upload(guest, photo()), await upload(sast, photo()), away];
    expect(replies.map(({ http, answer }) => [http, answer.code])).toEqual([
      [401, 'noauth_text'],
      [403, 'nopermission_text'],
      [403, 'noroaster_text'],
    ]);
  });
  it('and a page of another site', async () => {
    const { http, answer } = await me.post(UPLOAD, formOf(photo()), { 'sec-fetch-site': 'cross-site' });
    expect([http, answer.code]).toEqual([403, 'cross_site']);
  });
});

describe('nobody else sees it', () => {
  const tables = ['org_picture', 'user_picture'];
  const walls = (way: string) =>
    Promise.all(tables.map((table) => admin.query(`ALTER TABLE ${table} ${way} ROW LEVEL SECURITY`)));
  afterEach(() => walls('ENABLE'));

  it.each([
    ['both walls', 'ENABLE'],
    ['the first wall alone', 'DISABLE'],
  ])('behind %s: a foreign one is as one that is not there', async (_, way) => {
    const path = await uploaded(me, photo());
    await walls(way);
    const { client: nobody } = await newPerson(api, admin, `pictures.${way.toLowerCase()}`);
    const body = async (reply: Response) => ({ ...(await reply.json()), request_id: '' });
    const missing = await look(stranger, `/picture/${'0'.repeat(64)}`);
    const foreign = await Promise.all([stranger, nobody].map((by) => look(by, path)));
    expect([missing.status, ...foreign.map(({ status }) => status)]).toEqual([404, 404, 404]);
    expect(await body(foreign[0] as Response)).toEqual(await body(missing));
    expect(foreign[0]?.headers.get('cache-control')).toBe('no-store');
    expect((await look(api.guest(), path)).status).toBe(401);
    expect((await look(me, path)).status).toBe(200);
    // Nor does a record of theirs name it.
    const { http, answer } = await arrival(stranger, path);
    expect([http, answer.fields]).toMatchObject([400, [{ name: 'arrival_photo', key: 'field_picture' }]]);
  });

  it('behind the second wall alone: bare statements find those of the organisation, or of active places', async () => {
    const path = await uploaded(me, photo());
    const app = new pg.Client({ connectionString: api.database.logins.app });
    await app.connect();
    const count = async (settings: Readonly<Record<string, unknown>>) => {
      await app.query('BEGIN');
      for (const [name, value] of Object.entries(settings))
        await app.query('SELECT set_config($1, $2, true)', [name, String(value)]);
      const { rowCount } = await app.query('SELECT FROM org_picture WHERE hash = $1', [pictureHash(path)]);
      await app.query('ROLLBACK');
      return rowCount;
    };
    const { user_seq } = await newPerson(api, admin, 'pictures.wall');
    expect(await count({ 'app.org': place.roaster_seq })).toBe(1);
    expect(await count({ 'app.org': other.roaster_seq })).toBe(0);
    expect(await count({ 'app.user': user_seq })).toBe(0);
    await seat(admin, place.roaster_seq, user_seq, 'ROASTER');
    expect(await count({ 'app.user': user_seq })).toBe(1);
    // Within another organisation the crossing is shut.
    expect(await count({ 'app.user': user_seq, 'app.org': other.roaster_seq })).toBe(0);
    for (const [role, isOn] of [
      ['ROASTER', false],
      ['WTSGNP', true],
      ['FIRE', true],
    ] as const) {
      await seat(admin, place.roaster_seq, user_seq, role, { isOn });
      expect([role, await count({ 'app.user': user_seq })]).toEqual([role, 0]);
    }
    await app.end();
  });

  it('nor whoever has left', async () => {
    const path = await uploaded(me, photo());
    const { client, user_seq } = await newPerson(api, admin, 'pictures.left');
    await seat(admin, place.roaster_seq, user_seq, 'ROASTER');
    expect((await look(client, path)).status).toBe(200);
    await seat(admin, place.roaster_seq, user_seq, 'FIRE');
    expect((await look(client, path)).status).toBe(404);
  });

  it('and what is stored cannot be changed, nor be another one than its name says', async () => {
    const path = await uploaded(me, photo());
    const app = new pg.Client({ connectionString: api.database.logins.app });
    await app.connect();
    const outcome = (statement: string, values: unknown[] = []) =>
      app.query(statement, values).then(
        ({ rowCount }) => rowCount,
        ({ code }: { code: string }) => code,
      );
    const hash = pictureHash(path);
    for (const column of ['data', 'type', 'hash', 'org', 'rgst_by']) {
      const statement = `UPDATE org_picture SET ${column} = NULL WHERE hash = $1`;
      expect([column, await outcome(statement, [hash])]).toEqual([column, '42501']);
    }
    expect(await outcome('DELETE FROM org_picture WHERE hash = $1', [hash])).toBe('42501');
    await app.end();
    const change = admin.query("UPDATE org_picture SET data = 'a' WHERE hash = $1", [hash]);
    await expect(change).rejects.toThrow('org_picture_hash_check');
  });
});

it('what is stored has a bound for each owner, which is said, and what is there already counts once', async () => {
  const full = await makeRoastery(api, admin, '가득 찬 집');
  const by = await full.member('OWN');
  const size = 380_000;
  const first = photo(40, 30, size);
  await uploaded(by, first);
  for (let nth = 1; nth < 13; nth++) await uploaded(by, photo(40, 30, size));
  await uploaded(by, first);
  const { http, answer } = await upload(by, photo(40, 30, size));
  expect([http, answer.code]).toEqual([409, 'quota_pictures']);
  expect(answer.description).toContain('5 MB');
  expect((await stored()).filter(({ org }) => Number(org) === full.roaster_seq)).toHaveLength(13);
});

it('pictures that no record names go 90 days after they were used last; those of removed records stay', async () => {
  const [named, removed, unnamed, late] = [photo(), photo(), photo(), photo()];
  const paths = await Promise.all([named, removed, unnamed, late].map((bytes) => uploaded(me, bytes)));
  const hashes = paths.map((path) => pictureHash(path));
  told(await arrival(me, paths[0]));
  const { arrival_key } = told(await arrival(me, paths[1]));
  told(await me.post(`${ARRIVAL}/remove`, { arrival_key }));
  const left = async () => {
    await purgeNow(api.database.logins, { entities, screens });
    const there = (await stored()).map(({ hash }) => hash);
    return hashes.map((hash) => there.includes(hash));
  };
  await admin.query(`UPDATE org_picture SET used_at = now() - interval '89 days' WHERE hash = ANY($1)`, [hashes]);
  expect(await left()).toEqual([true, true, true, true]);
  await admin.query(`UPDATE org_picture SET used_at = now() - interval '91 days' WHERE hash = ANY($1)`, [hashes]);
  // Uploaded once more it counts as used.
  await uploaded(me, late);
  expect(await left()).toEqual([true, true, false, true]);
  await admin.query(`UPDATE org_picture SET used_at = now() - interval '91 days' WHERE hash = $1`, [hashes[3]]);
  // So does one that a save names.
  const saved = told(await arrival(me, paths[3]));
  told(
    await me.post(`${ARRIVAL}/edit`, {
      UPList: ['arrival_photo'],
      arrival_key: saved.arrival_key,
      arrival_photo: null,
    }),
  );
  expect(await left()).toEqual([true, true, false, true]);
});
