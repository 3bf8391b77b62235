import { type Actor, GUEST } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeAccount } from '../../../test/harness/accounts.ts';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { type Database, openDatabase } from './database.ts';
import { Shape, slot } from './shape.ts';
import type { Run } from './statement.ts';
import { Batch } from './wire/batch.ts';

/** Whoever fails in the middle of what they sent leaves nothing on the connection to whoever comes next. */

/** What is starred is read with row level security: a statement without an actor, or with another one, shows. */
interface Starred {
  readonly record: number;
  readonly owner: number;
}
type Failing = (run: Run, me: number, other: number, nth: number) => Promise<unknown>;

const CALLS = 1_000;
const AT_ONCE = 20;

let database: TestDatabase;
let db: Database;
let people: number[];

beforeAll(async () => {
  database = await createDatabase();
  people = await withClient(database.adminUrl, async (admin) => {
    const made: number[] = [];
    for (const name of ['one', 'two', 'three'])
      made.push(await makeAccount(admin, { user_id: `mixed.${name}`, user_pass: 'x', user_name: name }));
    return made;
  });
  db = openDatabase(database.logins, 'app', () => undefined, 1);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const actorOf = (user_seq: number): Actor => ({ user_seq, user_type: 'USER' });
const star = (owner: number, record: number): RawBuilder<unknown> =>
  sql`INSERT INTO user_favorite (user_seq, entity, record_seq) VALUES (${owner}, 'user_cupnote', ${record})`;
const starred = sql<Starred>`SELECT record_seq AS record, user_seq AS owner FROM user_favorite ORDER BY 1`;
const share = (by: number) => sql`SELECT 6 / ${by}::integer AS share`;
const shareShape = new Shape(sql`SELECT 6 / ${slot('by')}::integer AS share`);
const acting = sql<{ user: string; role: string }>`SELECT current_setting('app.user', true) AS user,
  current_setting('app.site_role', true) AS role`;

const STARRED = new Shape(starred);
const ACTING = new Shape(acting);

/** Ways to fail, each after something that must not stay. */
const failing: Readonly<Record<string, Failing>> = {
  'a statement in the middle': (run, me, _, nth) => Promise.all([run(star(me, nth)), run(share(0)), run(starred)]),
  'the same record twice': (run, me, _, nth) => Promise.all([run(star(me, nth)), run(star(me, nth)), run(acting)]),
  'a record of somebody else': (run, me, other, nth) => Promise.all([run(star(me, nth)), run(star(other, nth))]),
  'a statement that PostgreSQL does not understand': (run, me, _, nth) =>
    Promise.all([run(star(me, nth)), run(sql`SELECT nobody FROM user_favorite`), run(starred)]),
  'the last statement, with which the end is sent': async (run, me, _, nth) => {
    await run(star(me, nth));
    await run(share(0), 'last');
  },
  'what is done between statements': (run, me, _, nth) => {
    void run(star(me, nth)).catch(() => undefined);
    throw new Error('the work failed');
  },
  'a statement that nobody waited for': async (run, me, _, nth) => {
    await run(star(me, nth));
    void run(share(0)).catch(() => undefined);
  },
  'a statement that was sent ahead': async (run, me, _, nth) => {
    await run(star(me, nth));
    await run(share(0), 'ahead');
  },
  'a statement ahead of the last one': async (run, me, other, nth) => {
    await run(star(other, nth), 'ahead');
    await run(star(me, nth), 'last');
  },
};

it('keeps nothing where the value of the last statement cannot be sent', async () => {
  const me = people[0] as number;
  const circle: { own?: unknown } = {};
  circle.own = circle;
  const failed = db.transact(actorOf(me), async (run) => {
    await run(star(me, CALLS + 1));
    await run(sql`SELECT ${circle}::text`, 'last');
  });
  await expect(failed).rejects.toThrow('circular');
  expect(await db.transact(actorOf(me), (run) => run(starred))).toEqual([]);
});

it(`${CALLS} calls that fail and succeed by turns on one connection see and leave only what is theirs`, async () => {
  const ways = Object.entries(failing);
  const kept = new Map(people.map((me) => [me, new Set<number>()] as const));
  const person = (nth: number) => people[nth % people.length] as number;

  /** Sees what it may see, writes one record, and asks who it is at the end. */
  const succeed = (nth: number) => {
    const me = person(nth);
    return db.transact(actorOf(me), async (run) => {
      const [before, , share6, [who]] = await Promise.all([
        run(starred),
        run(star(me, nth)),
        run(share(6)),
        run(acting),
      ]);
      expect(share6).toEqual([{ share: 1 }]);
      expect(who).toEqual({ user: String(me), role: 'USER' });
      expect(before.map(({ owner }) => owner)).toEqual(before.map(() => me));
      expect(new Set(before.map(({ record }) => record))).toEqual(kept.get(me));
      kept.get(me)?.add(nth);
    });
  };
  const fail = async (nth: number) => {
    const [name, way] = ways[nth % ways.length] as (typeof ways)[number];
    const [me, other] = [person(nth), person(nth + 1)];
    const failed = await db
      .transact(actorOf(me), (run) => way(run, me, other, nth))
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect([name, failed]).toEqual([name, expect.any(Error)]);
  };
  const write = (nth: number) =>
    expect(db.readOnce(actorOf(person(nth)), (run) => run(star(person(nth), nth)))).rejects.toMatchObject({
      code: '25006',
    });
  /** Reads alone, those of one moment on one connection; every third of them fails. */
  const read = async (nth: number) => {
    const me = person(nth);
    const by = nth % 3;
    const asked = db.read(actorOf(me), (run) =>
      Promise.all([run(STARRED.with({})), run(shareShape.with({ by })), run(ACTING.with({}), 'last')]),
    );
    if (by === 0) return expect(asked).rejects.toMatchObject({ code: '22012' });
    const [seen, , who] = await asked;
    expect(seen.map(({ owner }) => owner)).toEqual(seen.map(() => me));
    expect(who).toEqual([{ user: String(me), role: 'USER' }]);
  };
  const nobody = async (nth: number) => {
    const [seen, [who]] = await db.transact(GUEST, (run) => Promise.all([run(starred), run(acting)]));
    expect([nth, seen, who]).toEqual([nth, [], { user: '', role: 'GUEST' }]);
    const [outside] = await db.ask(acting);
    expect(outside?.user ?? '').toBe('');
  };

  for (let from = 0; from < CALLS; from += AT_ONCE) {
    const calls = Array.from({ length: AT_ONCE }, (_, at) => from + at + 1);
    await Promise.all(
      calls.map((nth) =>
        nth % 5 === 0
          ? succeed(nth)
          : nth % 7 < 3
            ? read(nth)
            : nth % 11 === 0
              ? write(nth)
              : nth % 13 === 0
                ? nobody(nth)
                : fail(nth),
      ),
    );
  }
  const { sql: text } = STARRED.with({});
  const { rows: stored } = await withClient(database.adminUrl, (admin) =>
    admin.query<Record<keyof Starred, string>>(text),
  );
  const found = stored.map(({ record, owner }) => [Number(owner), Number(record)]);
  expect(found.toSorted()).toEqual(
    [...kept].flatMap(([owner, records]) => [...records].map((one) => [owner, one])).toSorted(),
  );
});

it('what only reads leaves with what others read, and fails alone', async () => {
  const [me, other] = [people[0] as number, people[1] as number];
  const sent = vi.spyOn(Batch, 'send');
  const read = (by: number, who: number) =>
    db.read(actorOf(who), async (run) => {
      const [, [acted]] = await Promise.all([run(shareShape.with({ by })), run(ACTING.with({}), 'last')]);
      return acted?.user;
    });
  const all = await Promise.allSettled([read(1, me), read(0, other), read(2, other), read(3, me)]);
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([
    String(me),
    '22012',
    String(other),
    String(me),
  ]);
  expect(sent).toHaveBeenCalledTimes(1);
  // What nobody waits for is heard of all the same.
  const ahead = db.read(actorOf(me), async (run) => {
    await run(shareShape.with({ by: 0 }), 'ahead');
    return 'read';
  });
  await expect(ahead).rejects.toMatchObject({ code: '22012' });
  // A statement that was built for one call may take its time: nobody waits behind it.
  sent.mockClear();
  await Promise.all([read(1, me), db.read(actorOf(me), (run) => run(starred, 'last'))]);
  expect(sent).toHaveBeenCalledTimes(2);
  sent.mockRestore();
});

it('is read again where somebody who failed was to have had its statement prepared', async () => {
  const fresh = openDatabase(database.logins, 'app', () => undefined, 1);
  const actor = actorOf(people[0] as number);
  // It has a name by now, which a new connection does not know.
  for (let times = 0; times < 20; times++) await db.read(actor, (run) => run(ACTING.with({}), 'last'));
  const fails = fresh.read(actor, (run) =>
    Promise.all([run(shareShape.with({ by: 0 })), run(ACTING.with({}), 'last')]),
  );
  const reads = fresh.read(actor, (run) => run(ACTING.with({}), 'last'));
  await expect(fails).rejects.toMatchObject({ code: '22012' });
  expect(await reads).toEqual([{ user: String(actor.user_seq), role: 'USER' }]);
  await fresh.close();
});

it('what is asked together leaves at once, fails with what stands before it, and leaves nothing to whoever asks next', async () => {
  const sent = vi.spyOn(Batch, 'send');
  const together = (...by: readonly number[]) => Promise.allSettled(by.map((one) => db.askTogether(share(one))));
  const good = await together(1, 2, 3);
  expect(good.map((one) => one.status === 'fulfilled' && one.value)).toEqual([
    [{ share: 6 }],
    [{ share: 3 }],
    [{ share: 2 }],
  ]);
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockRestore();
  const bad = await together(1, 0, 3);
  expect(bad.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await db.askTogether(share(2))).toEqual([{ share: 3 }]);
});
