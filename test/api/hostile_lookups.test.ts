import type { Row } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { askAs } from '../harness/hostile_ask.ts';
import { kitchen } from '../harness/kitchen.ts';
import { type Owner, owner } from '../harness/org.ts';
import { withClient } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import { INSIDE, WRONG } from '../hostile/questions.ts';

/** Questions to look-ups that nobody asks who means well; those to lists are in hostile_lists.test.ts. */
const screens = standing(kitchen.screens.filter(({ access }) => access.write));

let api: TestApi;
let me: Owner;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  me = await owner(api, 'hostile');
  const everything = "UPDATE account SET user_type = 'SADMIN' WHERE user_id = 'hostile'";
  await withClient(api.database.adminUrl, (admin) => admin.query(everything));
});
afterAll(() => api.stop());

const ask = (path: string, body?: Row) => askAs(api.origin, me, path, body);
const askAll = (path: string, bodies: readonly Row[]) => Promise.all(bodies.map((body) => ask(path, body)));

/** What is offered to choose from, and by which names it is narrowed. Those of screens are narrowed as their lists are, so some are enough. */
const OFFERS: [path: string, filters: readonly string[], more: readonly string[]][] = [
  ...screens
    .filter(({ access }) => access.code)
    .map(({ path, code }): (typeof OFFERS)[number] => [`${path}/code`, code.filters.slice(0, 3), []]),
  ...Object.values(lookups).map(({ path, filters, also = {}, top = {} }): (typeof OFFERS)[number] => [
    path,
    filters,
    [...Object.keys(also), ...Object.keys(top)],
  ]),
];

describe.each(OFFERS)('%s', (path, filters, more) => {
  it('names the filter that is wrong, and only it', async () => {
    const tally = { fine: 0, wrong: 0 };
    for (const name of [...filters, ...more]) {
      for (const { http, code, faults } of await askAll(
        path,
        WRONG.map((value) => ({ [name]: value })),
      )) {
        tally[http === 200 ? 'fine' : 'wrong'] += 1;
        if (http === 200) continue;
        const [at = ''] = faults[0]?.split(' ') ?? [];
        expect([code, faults.length]).toEqual(['validation_error', 1]);
        expect(filters.includes(name) ? [name] : filters).toContain(at);
      }
    }
    if (filters.length > 0) expect(Math.min(tally.fine, tally.wrong)).toBeGreaterThan(0);
  });

  it('answers the same whatever else is said, and all of it to whoever holds something else', async () => {
    const whole = (await ask(path)).answer.result;
    for (const name of INSIDE) expect((await ask(path, { [name]: ['x'] })).answer.result).toEqual(whole);
    for (const last_edit_at of [0, true, null, [], {}, '', 'x', "'", 'x'.repeat(100_000), '9'.repeat(40), 'NaN']) {
      expect((await ask(path, { last_edit_at })).answer.result).toEqual(whole);
    }
  });
});
