import { GUEST, type Row, type Screen } from '@hanjan/core';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../apps/server/db/database.ts';
import { type Reply, startApi, type TestApi } from '../harness/api.ts';
import { type Desk, sitDown } from '../harness/desk.ts';
import { findFaults } from '../harness/faults.ts';
import { newPerson, type Owner, owner, seat, within } from '../harness/org.ts';
import { change, creation, removal, type Save, sendSave, type Told } from '../harness/save.ts';
import { standing } from '../harness/standing.ts';
import { owned } from '../harness/values.ts';

const MANY = 20;

let api: TestApi;
let db: Database;
let admin: pg.Client;
let me: Owner;
const saves: Save[] = [];

beforeAll(async () => {
  api = await startApi();
  db = openDatabase(api.database.logins, 'app', () => undefined);
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await owner(api, 'parallel');
  await admin.query(
    'CREATE TABLE pot (id integer PRIMARY KEY, n integer NOT NULL); INSERT INTO pot VALUES (1, 0), (2, 0); GRANT SELECT, UPDATE ON pot TO hanjan_app',
  );
});
afterAll(async () => {
  await db.close();
  await admin.end();
  await api.stop();
});

const many = <T>(work: (nth: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, nth) => work(nth)));
const codes = (replies: readonly { http: number }[]) => replies.map(({ http }) => http).toSorted();
const pots = () =>
  db
    .transact(GUEST, (run) => run(sql<{ n: number }>`SELECT n FROM pot ORDER BY id`))
    .then((rows) => rows.map(({ n }) => n));
const pour = (id: number) => sql`UPDATE pot SET n = n + 1 WHERE id = ${id}`;

const send = (desk: Desk, save: Save): Promise<Reply<Row>> => {
  if (!saves.includes(save)) saves.push(save);
  return sendSave(desk, save);
};
const made = async (desk: Desk): Promise<Told> => {
  const save = creation(desk.screen, desk.draft);
  expect((await send(desk, save)).http).toBe(200);
  return save.outcome as Told;
};
/** Everything that was saved is as it was answered, and nothing else. */
const isWhole = async () => expect(await findFaults(admin, saves)).toEqual([]);

describe.each(standing(owned).map((screen) => [screen.name, screen] as const))(
  'saves at the same time in %s',
  (_, screen) => {
    const { entity, path } = screen;
    let desk: Desk;
    /** Mine, and for an organisation's records those of other members. */
    let desks: readonly Desk[];
    const names = entity.scope === 'user' ? ['parallel'] : ['own', 'second', 'third'];

    beforeAll(async () => {
      desk = await sitDown(me, screen, made);
      desks =
        entity.scope === 'user' ? [desk] : [desk, await colleague(desk, 'second'), await colleague(desk, 'third')];
    });
    const deskOf = (nth: number) => desks[nth % desks.length] as Desk;
    const detail = ({ key }: Told) => me.get<Row>(`${path}/detail/${key}`);

    it('are all saved when they are different', async () => {
      const replies = await many((nth) => send(deskOf(nth), creation(screen, desk.draft)));
      expect(codes(replies)).toEqual(Array(MANY).fill(200));
      expect(new Set(replies.map(({ answer }) => answer.result[entity.key])).size).toBe(MANY);
    });
    it('are saved once when they have the same key', async () => {
      const save = creation(screen, desk.draft);
      const replies = await many(() => send(desk, save));
      expect(codes(replies)).toEqual(Array(MANY).fill(200));
      expect(new Set(replies.map(({ answer }) => JSON.stringify(answer.result))).size).toBe(1);
    });
    it('of one version let exactly one through, and tell the others what it was and whose', async () => {
      const first = await made(desk);
      const changes = Array.from({ length: MANY }, () => change(screen, first));
      const replies = await Promise.all(changes.map((save, nth) => send(deskOf(nth), save)));
      expect(codes(replies)).toEqual([200, ...Array(MANY - 1).fill(409)]);
      const nth = replies.findIndex(({ http }) => http === 200);
      const winner = changes[nth]?.writes as Row;
      for (const [at, { http, answer }] of replies.entries()) {
        if (http === 200) continue;
        expect(answer).toMatchObject({
          code: 'edit_conflict',
          result: {
            version: 2,
            edit_at: expect.stringMatching(/^\d{4}-/),
            edit_user: names[nth % names.length],
            changes: expect.arrayContaining(
              Object.entries(winner).map(([field, theirs]) => ({
                field,
                theirs,
                mine: changes[at]?.writes[field],
                theirs_changed: true,
              })),
            ),
          },
        });
      }
      expect((await detail(first)).answer.result).toMatchObject({ ...winner, version: 2 });
    });
    it('without a version are done one after the other', async () => {
      const first = await made(desk);
      const changes = Array.from({ length: MANY }, () => withoutVersion(change(screen, first)));
      const replies = await Promise.all(changes.map((save, nth) => send(deskOf(nth), save)));
      expect(codes(replies)).toEqual(Array(MANY).fill(200));
      const versions = replies.map(({ answer }) => answer.result.version as number).toSorted((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: MANY }, (__, nth) => nth + 2));
    });
    it('removals, restorings and changes leave one history that fits', async () => {
      for (let round = 0; round < 5; round += 1) {
        const first = await made(desk);
        const moves = Array.from({ length: MANY }, (__, nth) => {
          const save = nth % 3 === 0 ? change(screen, first) : removal(screen, first, nth % 3 === 1);
          return nth % 2 === 0 ? save : withoutVersion(save);
        });
        const replies = await Promise.all(moves.map((save, nth) => send(deskOf(nth), save)));
        const refused = replies.filter(({ http }) => http !== 200);
        expect(refused.filter(({ http, answer }) => !isOvertaken(http, answer.code))).toEqual([]);
      }
    });
    it('of a change and a removal leave either the one or the other', async () => {
      const first = await made(desk);
      const [changed, removed] = await Promise.all([
        send(deskOf(0), change(screen, first)),
        send(deskOf(1), removal(screen, first, true)),
      ]);
      const isChanged = changed.http === 200;
      expect([changed.http, removed.http]).toEqual(isChanged ? [200, 409] : [409, 200]);
      expect((isChanged ? removed : changed).answer.code).toBe(isChanged ? 'edit_conflict' : 'edit_removed');
      expect((await detail(first)).http).toBe(isChanged ? 200 : 404);
    });
    it('leave what was answered, and nothing else', isWhole);
  },
);

/** Another owner of the same organisations at the same list. */
async function colleague({ screen, draft }: Desk, nick: string): Promise<Desk> {
  const { cafe_seq, roaster_seq } = me;
  const user_id = `${screen.name}.${nick}`;
  const { client, user_seq } = await newPerson(api, admin, user_id);
  for (const org of [cafe_seq, roaster_seq]) await seat(admin, org, user_seq, 'OWN', { nick });
  return { client: within(client, { cafe_seq, roaster_seq }), screen, draft };
}

const isOvertaken = (http: number, code: string | null) =>
  http === 409 && (code === 'edit_conflict' || code === 'edit_removed');

const withoutVersion = (save: Save): Save => {
  const { version, ...body } = save.body;
  return { ...save, body };
};

/** The fields of people's records that people point with at other records of people. */
const links: readonly [name: string, screen: Screen, field: string, target: Screen][] = owned.flatMap((screen) =>
  Object.entries(screen.entity.fields).flatMap(([field, definition]) => {
    const target =
      'to' in definition && !definition.readonly && owned.find(({ entity }) => entity.name === definition.to);
    return target ? [[`${screen.name}.${field}`, screen, field, target] as [string, Screen, string, Screen]] : [];
  }),
);

describe.each(links)('%s', (_, screen, field, target) => {
  it('never points at what was removed at the same time', async () => {
    const desk = await sitDown(me, screen, made);
    const targetDesk = await sitDown(me, target, made);
    for (let round = 0; round < 5; round += 1) {
      const pointedAt = await made(targetDesk);
      const removing = () => send(targetDesk, removal(target, pointedAt, true));
      const pointing = () => send(desk, creation(screen, { ...desk.draft, [field]: pointedAt.key }));
      const replies = await many((nth) => (nth === 3 * round ? removing() : pointing()));
      const [removed] = replies.splice(3 * round, 1);
      expect(removed?.answer.code ?? 'removed').toMatch(/^(in_use|removed)$/);
      for (const { http, answer } of replies.filter((reply) => reply.http !== 200)) {
        expect([http, answer.fields.map(({ name }) => name)]).toEqual([400, [field]]);
      }
      expect(replies.some(({ http }) => http === 200)).toBe(removed?.http !== 200);
    }
    await isWhole();
  });
});

describe('a transaction', () => {
  it('is done again when two stand in each other’s way', async () => {
    const both = Promise.withResolvers<void>();
    let arrived = 0;
    let begun = 0;
    const cross = (first: number, second: number) =>
      db.transact(GUEST, async (run) => {
        begun += 1;
        await run(pour(first));
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
        await run(pour(second));
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await pots()).toEqual([2, 2]);
    expect(begun).toBeGreaterThan(2);
  });
  it.each(['40001', '40P01'])('is given up after four tries of %s', async (code) => {
    let tries = 0;
    const work = db.transact(GUEST, async (run) => {
      tries += 1;
      await run(sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '${code}'; END $$`)}`);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(tries).toBe(4);
  });
  it.each(['23505', '22012', '57014'])('is not tried again for %s', async (code) => {
    let tries = 0;
    const work = db.transact(GUEST, async (run) => {
      tries += 1;
      await run(sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`)}`);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(tries).toBe(1);
  });
  it('tells why it failed, whatever was sent beside the statement that did', async () => {
    const work = db.transact(GUEST, (run) => {
      const slow = async () => run(sql`SELECT 1 / 0`);
      return Promise.all([slow().finally(() => undefined), run(sql`SELECT 1`)]);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
  });
  it('is not told to be done when one of its statements failed and nobody minded', async () => {
    const before = await pots();
    const work = db.transact(GUEST, async (run) => {
      await run(pour(1));
      await run(sql`SELECT 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(await pots()).toEqual(before);
  });
  it('stands still where it asks for a second connection and there is only one', async () => {
    const only = openDatabase(api.database.logins, 'app', () => undefined, 1);
    const one = () => only.transact(GUEST, (run) => run(sql`SELECT 1`));
    await expect(one()).resolves.toHaveLength(1);
    const within = only.transact(GUEST, async (run) => {
      await run(sql`SELECT 1`);
      return one();
    });
    await expect(within).rejects.toThrow('timeout exceeded');
    await only.close();
  });
  it('takes nothing more once it is over', async () => {
    const before = await pots();
    const late = Promise.withResolvers<unknown>();
    const work = db.transact(GUEST, (run) => {
      setTimeout(() => run(pour(1)).then(() => late.resolve('poured'), late.resolve), 50);
      return Promise.reject(new Error('no'));
    });
    await expect(work).rejects.toThrow('no');
    expect(await late.promise).toMatchObject({ message: 'the transaction is over' });
    expect(await pots()).toEqual(before);
  });
  it('forgets who acted', async () => {
    const who = sql<{ who: string | null }>`SELECT current_setting('app.user', true) AS who`;
    const people = [7, 8, 9, null, 7];
    const seen = await Promise.all(
      [...people, ...people, ...people].map((user_seq) => db.transact({ ...GUEST, user_seq }, (run) => run(who))),
    );
    expect(seen.map(([row]) => row?.who)).toEqual([...people, ...people, ...people].map((one) => String(one ?? '')));
  });
});
