import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { userViewScreen } from '@hanjan/model/view.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../apps/server/http/limits/limits.ts';
import { flaws } from '../harness/answer.ts';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE } from '../harness/http.ts';
import { askExport, sendImport } from '../harness/sheets.ts';
import { withClient } from '../harness/sql.ts';

const { path } = userCupnoteScreen;
const NOTE = { cupnote_place: 'CAFE', cupnote_date: '2026-03-01', cupnote_name: 'Guji' };
let api: TestApi;
let person: Client;

beforeAll(async () => {
  api = await startApi({ limits: { ...LIMITS, atOnce: 1_000 } });
  person = await api.person('some.person');
});
afterAll(() => api.stop());

/** The same call so many times at once, from an address; answers what was said, and how often. */
async function asked(times: number, from: string, path: string, cookie = '', body = '{}') {
  const headers = { ...JSON_PAGE, ...(cookie && { cookie }) };
  const heard = await Promise.all(Array.from({ length: times }, () => hear(api.origin, { path, body, headers, from })));
  const count = (http: number) => heard.filter((one) => one.http === http).length;
  return { heard, count, refused: heard.filter(({ http }) => http === 429) };
}

describe('an account', () => {
  it('reads and writes as much as a page and a person need, then waits, and is told how long', async () => {
    const { count, refused } = await asked(600, '127.20.1.1', `${path}/list`, person.cookie);
    // On a busy machine some of those who may come find too long a line before them.
    const came = count(200) + count(503);
    expect(came).toBeGreaterThanOrEqual(300);
    expect(came + refused.length).toBe(600);
    const [first] = refused;
    expect([first?.answer.code, first && flaws(first, 'en')]).toEqual(['rate_wait', []]);
    expect(first?.answer.description).toContain(String(first?.headers['retry-after']));
    // Elsewhere it is the same account.
    expect((await asked(10, '127.20.2.1', `${path}/list`, person.cookie)).refused.length).toBeGreaterThan(0);
  });
  it('that has read too much can still save', async () => {
    const { http } = await person.post(`${path}/edit`, NOTE);
    expect(http).toBe(200);
  });
  it('that waited as told is answered', async () => {
    await new Promise((resume) => setTimeout(resume, 1_000));
    expect((await person.post(`${path}/list`)).http).toBe(200);
  });
  it('saves no more than 300 at once, and nothing of what is refused is kept', async () => {
    const writer = await api.person('some.writer');
    const { count, refused } = await asked(600, '127.20.3.1', `${path}/edit`, writer.cookie, JSON.stringify(NOTE));
    expect(refused.length).toBeGreaterThan(0);
    const kept = await withClient(api.database.adminUrl, (admin) =>
      admin.query("SELECT FROM user_cupnote JOIN account USING (user_seq) WHERE user_id = 'some.writer'"),
    );
    expect(kept.rowCount).toBe(count(200));
  });
  it('does not wait for another one behind the same address', async () => {
    const other = await api.person('other.person');
    expect((await asked(1, '127.20.1.1', `${path}/list`, other.cookie)).count(200)).toBe(1);
  });
  it('gets as many files as somebody needs who works with them', async () => {
    const worker = await api.person('file.worker');
    const said: number[] = [];
    for (let nth = 0; nth < 22; nth += 1) {
      const { http } = await hear(api.origin, {
        path: `${path}/import?mode=preview`,
        body: '{}',
        headers: { ...JSON_PAGE, cookie: worker.cookie },
      });
      said.push(http);
    }
    expect(said).toEqual([...Array(20).fill(415), 429, 429]);
  });
});

describe('a network', () => {
  it('has its guests wait together, and its people not for them', async () => {
    const guests = await asked(330, '127.21.1.1', '/api/code/simple', '', '{"code_group":["NTPLC"]}');
    expect(guests.refused.length).toBeGreaterThan(0);
    expect((await asked(1, '127.21.1.9', '/api/code/simple', '', '{"code_group":["NTPLC"]}')).refused).toHaveLength(1);
    expect((await asked(1, '127.21.2.1', '/api/code/simple', '', '{"code_group":["NTPLC"]}')).count(200)).toBe(1);
    const neighbour = await api.person('the.neighbour');
    expect((await asked(1, '127.21.1.1', `${path}/list`, neighbour.cookie)).count(200)).toBe(1);
  });
  it('cannot have the database asked about made-up sessions without end', async () => {
    const cookie = () => `sid=${Array.from({ length: 43 }, () => 'abc'[Math.floor(Math.random() * 3)]).join('')}`;
    const { refused, count } = await asked(1_300, '127.22.1.1', `${path}/list`, cookie());
    expect(refused.length).toBeGreaterThan(0);
    // Whoever names a session that is nobody's counts as a guest.
    expect(count(401)).toBeLessThan(400);
    const everybody = await asked(200, '127.22.1.1', `${path}/list`, person.cookie);
    expect(everybody.refused.length).toBeGreaterThan(0);
  });
  it('is refused before its body is read', async () => {
    expect((await asked(1, '127.23.1.1', `${path}/list`, person.cookie, '{broken')).count(400)).toBe(1);
    // On a slow machine some of these have a place again; what is refused is so although its body is broken.
    const { refused } = await asked(400, '127.22.1.1', `${path}/list`, '', '{broken');
    expect(refused.length).toBeGreaterThan(0);
  });
});

describe('files', () => {
  const bring = (client: Client) =>
    sendImport(few.origin, client, path, '커피 이름,장소,날짜\n구지,카페,2026-03-01\n', { mode: 'save' });
  let few: TestApi;
  beforeAll(async () => {
    few = await startApi({ connections: 2 });
  });
  afterAll(() => few.stop());
  let count = 0;
  /** Two people whom no try before this one has met. */
  const people = async () => {
    count += 1;
    return [await few.person(`one.${count}`), await few.person(`other.${count}`)] as const;
  };
  /** Works while nobody can read notes; `waits` until so many connections wait for that. */
  const whileLocked = (work: (waits: (count: number) => Promise<void>, admin: pg.Client) => Promise<void>) =>
    withClient(few.database.adminUrl, (admin) =>
      // A transaction sees no connections that came after it had looked first: another one looks.
      withClient(few.database.adminUrl, async (watch) => {
        await admin.query('BEGIN; LOCK TABLE user_cupnote');
        const waiting =
          "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
        const waits = (count: number) =>
          vi.waitFor(async () => expect((await watch.query(waiting)).rows[0]?.count).toBe(count), 8_000);
        await work(waits, admin);
      }),
    );

  it('that are all being fetched leave the connections of other calls whole', async () => {
    const [one, other] = await people();
    const fetch = () => [one, one, other].map((client) => askExport(few.origin, client, path, { format: 'csv' }));
    // All of them have their connection already: on a busy machine a new one comes later than a lock is waited for.
    await whileLocked(async (waits, admin) => {
      const asked = fetch();
      await waits(3).catch(() => undefined);
      await admin.query('COMMIT');
      for (const answer of await Promise.all(asked)) await answer.arrayBuffer();
    });
    await whileLocked(async (waits, admin) => {
      const asked = fetch();
      await waits(3);
      const calls = await Promise.all([1, 2, 3].map(() => other.post(`${userViewScreen.path}/list`)));
      expect(calls.map(({ http }) => http)).toEqual([200, 200, 200]);
      await admin.query('COMMIT');
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
    });
  });
  it('of one person are worked on one at a time, and leave a place for others', async () => {
    const [one, other] = await people();
    expect((await Promise.all([bring(one), bring(other)])).map(({ http }) => http)).toEqual([200, 200]);
    await whileLocked(async (waits, admin) => {
      const first = bring(one);
      await waits(1);
      expect(await bring(one)).toMatchObject({ http: 503, answer: { code: 'import_busy' } });
      const theirs = bring(other);
      await waits(2);
      await admin.query('COMMIT');
      expect([(await first).http, (await theirs).http]).toEqual([200, 200]);
    });
  });
});

describe('calls that the database works on for long', () => {
  const NOTES = { table: 'user_cupnote', ask: (by: Client) => by.post(`${path}/list`) };
  const PICTURES = { table: 'user_picture', ask: (by: Client) => by.get(`/picture/${'0'.repeat(64)}`) };

  /** While nobody can read a table, somebody asks for it again and again, and somebody else for something else. */
  async function beside(atOnce: number, { table, ask } = NOTES) {
    const few = await startApi({ connections: 5, limits: { rate: 1, atOnce } });
    try {
      const [greedy, other] = [await few.person('greedy.person'), await few.person('other.person')];
      return await withClient(few.database.adminUrl, async (admin) => {
        await admin.query(`BEGIN; LOCK TABLE ${table}`);
        const asked = Array.from({ length: 12 }, () => ask(greedy));
        await new Promise((resume) => setTimeout(resume, 300));
        const waiting = new Promise<'waiting'>((resume) => setTimeout(resume, 1_000, 'waiting'));
        const answered = other.post(`${userViewScreen.path}/list`).then((reply) => reply.http);
        const said = await Promise.race([answered, waiting]);
        await admin.query('COMMIT');
        await answered;
        return { said, asked: (await Promise.all(asked)).map((one) => one.http) };
      });
    } finally {
      await few.stop();
    }
  }
  it('leave room for others, and are all answered in their turn', async () => {
    expect(await beside(LIMITS.atOnce)).toEqual({ said: 200, asked: Array(12).fill(200) });
  });
  it('leave room for others where they are for pictures', async () => {
    expect(await beside(LIMITS.atOnce, PICTURES)).toEqual({ said: 200, asked: Array(12).fill(404) });
  });
  it('leave none where one account may have as many as it likes', async () => {
    expect((await beside(1_000)).said).toBe('waiting');
  });
});
