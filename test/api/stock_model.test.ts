import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { newCoffee } from '../harness/cafe.ts';
import { BEGINNING, command, EXAMPLES } from '../harness/chain/command.ts';
import { compare } from '../harness/chain/compare.ts';
import { Chain } from '../harness/chain/model.ts';
import { play } from '../harness/chain/play.ts';
import { CAFE_BEGINNING, type CafeWorld, cafeCommand, playCafe } from '../harness/chain/play_cafe.ts';
import { addLot, type World } from '../harness/chain/world.ts';
import { makeOrg, seat, userSeqOf, within } from '../harness/org.ts';

/**
 * Two people write whatever they like: what arrives, roasts, blends, what is packed and delivered, counts, waste, changes,
 * removals. After each step the database is compared with a small model in memory. HANJAN_RUNS tells how many sequences;
 * the usual few keep the suite short. A difference is told with its sequence and its seed, which HANJAN_SEED begins with.
 */
const RUNS = Number(process.env.HANJAN_RUNS ?? 60);
const SEED = process.env.HANJAN_SEED === undefined ? undefined : Number(process.env.HANJAN_SEED);

let api: TestApi;
let admin: pg.Client;
let people: readonly [Client, Client];
let seqs: readonly number[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  people = [await api.person('model.one'), await api.person('model.two')];
  seqs = [await userSeqOf(admin, 'model.one'), await userSeqOf(admin, 'model.two')];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** A roastery with two lots, of which one is empty. */
async function begin(): Promise<World> {
  const org = await makeOrg(admin, 'roaster', '모형');
  for (const user_seq of seqs) await seat(admin, org, user_seq, 'OWN');
  const by = people.map((person) => within(person, { roaster_seq: org })) as [Client, Client];
  const world = { org, by, chain: new Chain(), beans: new Map(), numbers: new Map(), refusals: new Set<string>() };
  for (const received of [10_000, 0]) await addLot(world, received);
  return world;
}

it(`${RUNS} sequences of what two people write leave what a model in memory says, step by step`, {
  timeout: RUNS * 4_000 + 20_000,
  retry: 0,
}, async () => {
  const heard = new Set<string | null>();
  const sequence = fc.array(command, { minLength: 12, maxLength: 36, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      const world = await begin();
      for (const [nth, asked] of [...BEGINNING, ...commands].entries()) {
        try {
          await play(world, asked);
          await compare(admin, world.org, world.chain);
        } catch (cause) {
          throw new Error(`step ${nth + 1}, ${asked.what}: ${cause instanceof Error ? cause.message : cause}`, {
            cause,
          });
        }
      }
      for (const code of world.refusals) heard.add(code);
    }),
    // Shorter sequences are looked for once a seed is given: that takes minutes.
    {
      numRuns: RUNS,
      examples: EXAMPLES.map((commands) => [commands]),
      endOnFailure: SEED === undefined,
      ...(SEED !== undefined && { seed: SEED }),
    },
  );
  // The sequences are worth something: whatever can be refused or asked about was.
  const known = ['stock_short', 'stock_too_little', 'stock_changed', 'arrival_used', 'in_use', 'validation_error'];
  if (RUNS >= 20) expect([...heard]).toEqual(expect.arrayContaining(known));
});

/** A cafe with one coffee. */
async function beginCafe(): Promise<CafeWorld> {
  const org = await makeOrg(admin, 'cafe', '모형 카페');
  for (const user_seq of seqs) await seat(admin, org, user_seq, 'OWN');
  const by = people.map((person) => within(person, { cafe_seq: org })) as [Client, Client];
  const coffee = await newCoffee(by[0], '서울숲 블렌드', 'Forest');
  return { org, by, coffee, chain: new Chain(), beans: new Map(), numbers: new Map(), refusals: new Set<string>() };
}

it(`${RUNS} sequences of what two people write at a bar leave what a model in memory says, step by step`, {
  timeout: RUNS * 4_000 + 20_000,
  retry: 0,
}, async () => {
  const heard = new Set<string | null>();
  const sequence = fc.array(cafeCommand, { minLength: 12, maxLength: 36, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      const world = await beginCafe();
      for (const [nth, asked] of [...CAFE_BEGINNING, ...commands].entries()) {
        try {
          await playCafe(world, asked);
          await compare(admin, world.org, world.chain);
        } catch (cause) {
          throw new Error(`step ${nth + 1}, ${asked.what}: ${cause instanceof Error ? cause.message : cause}`, {
            cause,
          });
        }
      }
      for (const code of world.refusals) heard.add(code);
    }),
    { numRuns: RUNS, endOnFailure: SEED === undefined, ...(SEED !== undefined && { seed: SEED }) },
  );
  const known = ['stock_short', 'stock_too_little', 'stock_changed', 'stock_is_back', 'in_use', 'validation_error'];
  if (RUNS >= 20) expect([...heard]).toEqual(expect.arrayContaining(known));
});

it('a difference is told, in a balance, in an arrival and in what came of everything', async () => {
  const world = await begin();
  for (const asked of BEGINNING) await play(world, asked);
  await compare(admin, world.org, world.chain);
  for (const wrong of [
    `UPDATE roaster_blending_result SET blending_instock = blending_instock + 1 WHERE org = ${world.org}`,
    `UPDATE roaster_greenbean_arrival SET arrival_instock = arrival_instock - 1 WHERE org = ${world.org}`,
    `UPDATE roaster_roasting_result SET roasting_mass = roasting_mass - 1 WHERE org = ${world.org}`,
    `UPDATE stock_move SET move_balance = move_balance + 1 WHERE org = ${world.org}`,
  ]) {
    await admin.query('BEGIN');
    await admin.query(wrong);
    await expect(compare(admin, world.org, world.chain), wrong).rejects.toThrow();
    await admin.query('ROLLBACK');
  }
  await compare(admin, world.org, world.chain);
});
