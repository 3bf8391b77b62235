import { TRACE_PATH, type Trace, type TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { named, randomChains, walk } from '../harness/chain/random.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';

/** A lot followed up and down the chain: what it is made of, what is made of it, whom that went to. */

let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('random chains', () => {
  it('are what a walk through all of them finds, 200 of them, and account for every gram', async () => {
    const org = await makeOrg(admin, 'roaster', '걷는 로스터리');
    const { client, user_seq } = await newPerson(api, admin, 'trace.walker');
    await seat(admin, org, user_seq, 'SAST');
    const by = within(client, { roaster_seq: org });
    const model = await randomChains(admin, org, user_seq);
    const starts: TraceOf[] = [
      ...model.green.map((lot) => ({ kind: 'greenbean' as const, lot })),
      ...[...model.roasts.keys()].slice(0, 90).map((lot) => ({ kind: 'roasting' as const, lot })),
      ...[...model.blends.keys()].slice(0, 90).map((lot) => ({ kind: 'blending' as const, lot })),
    ].filter((start) => !model.removed.has(named(start)));
    expect(starts.length).toBeGreaterThan(190);
    for (const start of starts) {
      const { lots, edges, gone } = (await by.post<Trace>(TRACE_PATH, start)).answer.result;
      const wanted = walk(model, start);
      expect(lots.map(named).toSorted(), named(start)).toEqual([...wanted.keys()].toSorted());
      for (const lot of lots) {
        const share = wanted.get(named(lot));
        if (share == null) expect(lot.share, named(lot)).toBeNull();
        else expect(lot.share, named(lot)).toBeCloseTo(share, 9);
        expect(lot.received + lot.produced - lot.used - lot.left - lot.waste + lot.counted).toBe(lot.closing);
      }
      for (const { from, to, mass } of edges)
        expect((from.kind === 'greenbean' ? model.roasts : model.blends).get(to.lot)?.get(from.lot)).toBe(mass);
      const below = lots.filter(({ kind, share }) => kind === 'blending' && share !== null);
      expect(gone.map(named).toSorted()).toEqual(below.map(named).toSorted());
      for (const { mass, part, ...lot } of gone)
        expect([mass, part]).toEqual([700, Math.round(700 * (wanted.get(named(lot)) ?? 0))]);
    }
  }, 60_000);
});
