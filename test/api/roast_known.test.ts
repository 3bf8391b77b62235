import type { Row } from '@hanjan/core';
import { MOST_ALIKE, MOST_BROUGHT, ROAST_IMPORT_PATH } from '@hanjan/model/roaster/roast_import.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { askKnown, type Bringing, bringIn, curve, hashed, past, upTo } from '../harness/roast_import.ts';
import { charged, makeRoastery, newLot, ROAST, type Roastery, roastBy, told } from '../harness/roastery.ts';

/** By what roasts of the past are known again that come into a roastery's book; masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;
let other: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  place = await makeRoastery(api, admin);
  [me, other] = [await place.member('OWN'), await place.member('ROASTER')];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const bring = (roasts: readonly Row[], { by = me, ...of }: Bringing & { readonly by?: Client } = {}) =>
  bringIn(by, roasts, of);
const read = async (key: number) => told(await me.get<Row>(`${ROAST}/detail/${key}`));
const count = async () => (await me.post<Row[]>(`${ROAST}/list`)).answer.pagination?.total;

describe('the same log', () => {
  it('is one roast, however often it comes, in one call, in another one, or saved by hand', async () => {
    const { bean } = await newLot(me, 500_000);
    const byHand = await roastBy(me, [charged(bean, 10_000)], { roasting_chart_log: curve(9) });
    const { made, known } = told(await bring([past(1), past(2), past(1), past(9)]));
    expect([made.map(({ nth }) => nth), known.map(({ nth }) => nth)]).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(known[1]?.roasting_result_key).toBe(byHand);
    const again = told(await bring([past(2), past(3), past(1)]));
    expect([again.made.map(({ nth }) => nth), again.known.map(({ nth }) => nth)]).toEqual([[1], [0, 2]]);
    expect(await count()).toBe(4);
  });

  it('is told before it is brought in, to whoever sees this book', async () => {
    const [made] = told(await bring([past(1)])).made;
    const logs = [curve(1), curve(2)].map(hashed);
    const { nth: _, ...id } = made ?? { nth: 0 };
    expect(await askKnown(other, { logs })).toEqual({ known: [{ roasting_log_hash: logs[0], ...id }], alike: [] });
    const stranger = await (await makeRoastery(api, admin)).member('OWN');
    expect(await askKnown(stranger, { logs })).toEqual({ known: [], alike: [] });
    expect((await me.post(`${ROAST_IMPORT_PATH}/known`, { logs: [1] })).answer.fields[0]?.name).toBe('logs');
  });

  it('is one roast of two who bring it in at once', async () => {
    const all = upTo(8).map((nth) => past(nth));
    const [one, two] = await Promise.all([bring(all), bring(all.toReversed(), { by: other })]);
    expect(told(one).made.length + told(two).made.length).toBe(8);
    expect(await count()).toBe(8);
  });

  it('makes nothing twice when its answer was lost', async () => {
    const sent = { name: crypto.randomUUID(), once: crypto.randomUUID() };
    const plain = [past(1, { roasting_chart_log: null })];
    const first = told(await bring(plain, sent));
    expect(told(await bring(plain, sent))).toEqual(first);
    expect(await count()).toBe(1);
  });

  it('a thousand of them brought in twice are a thousand roasts', async () => {
    const all = upTo(1000).map((nth) => past(nth, { roasting_result_date: `2021-0${1 + (nth % 9)}-05` }));
    for (const turn of [1, 2]) {
      const made: number[] = [];
      for (let at = 0; at < all.length; at += MOST_BROUGHT)
        made.push(told(await bring(all.slice(at, at + MOST_BROUGHT))).made.length);
      expect(made.reduce((sum, some) => sum + some, 0)).toBe(turn === 1 ? 1000 : 0);
    }
    expect(await count()).toBe(1000);
    const { rows } = await admin.query(
      'SELECT max(roasting_result_seq)::integer AS last FROM roaster_roasting_result WHERE org = $1',
      [place.roaster_seq],
    );
    expect(rows).toEqual([{ last: 1000 }]);
  }, 120_000);
});

describe('the row of a sheet', () => {
  /** A roast without a curve, with what its row said. */
  const row = (said: string, more: Row = {}) => past(0, { roasting_chart_log: null, roasting_row: said, ...more });

  it('is one roast, however often its sheet comes, whoever brings it, and with whatever rows below it', async () => {
    const { made } = told(await bring([row('a'), row('b'), row('a')]));
    expect(made.map(({ nth }) => nth)).toEqual([0, 1]);
    const again = told(
      await bring([row('a', { roasting_name_locale: '다른 이름' }), row('c'), row('b')], { by: other }),
    );
    expect([again.made.map(({ nth }) => nth), again.known.map(({ nth }) => nth)]).toEqual([[1], [0, 2]]);
    const [one, two] = await Promise.all([bring([row('d'), row('e')]), bring([row('e'), row('d')], { by: other })]);
    expect(told(one).made.length + told(two).made.length).toBe(2);
    expect(await count()).toBe(5);
  });

  it('is known as long as its roast is there, whatever is corrected of that', async () => {
    const name = crypto.randomUUID();
    const [made] = told(await bring([row('a')], { name })).made;
    const change = { UPList: ['condition', 'roasting_mass'], condition: '흐림', roasting_mass: 84_000 };
    told(await me.post(`${ROAST}/edit`, { roasting_result_key: made?.roasting_result_key, ...change }));
    const { nth: _, ...id } = made ?? { nth: 0 };
    const known = { roasting_log_hash: hashed('a'), ...id };
    expect(await askKnown(me, { logs: [hashed('a')] })).toMatchObject({ known: [known] });
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: made?.roasting_result_key }));
    expect(told(await bring([row('a')])).made).toHaveLength(1);
  });

  it('is not known any more once its roast has a curve, and a curve that went leaves nothing behind', async () => {
    const [made] = told(await bring([row('a')])).made;
    const curved = async (roasting_chart_log: string | null) =>
      told(
        await me.post(`${ROAST}/edit`, {
          ...{ roasting_result_key: made?.roasting_result_key, UPList: ['roasting_chart_log'], roasting_chart_log },
        }),
      );
    await curved(curve(1));
    expect((await askKnown(me, { logs: [hashed('a'), hashed(curve(1))] })).known).toMatchObject([
      { roasting_log_hash: hashed(curve(1)) },
    ]);
    await curved(null);
    expect((await askKnown(me, { logs: [hashed('a'), hashed(curve(1))] })).known).toEqual([]);
  });

  it('is nobody’s to give by hand, and no other roast is known by what is none of a row', async () => {
    const { bean } = await newLot(me, 500_000);
    const given = { roasting_log_hash: hashed('a'), roasting_import: crypto.randomUUID() };
    const key = await roastBy(me, [charged(bean, 10_000)], given);
    expect((await askKnown(me, { logs: [hashed('a')] })).known).toEqual([]);
    expect(await read(key)).toMatchObject({ roasting_log_hash: null, roasting_import: null });
    told(await bring([row(''), past(1, { roasting_chart_log: null, roasting_row: 7 })]));
    expect(await count()).toBe(3);
  });
});

describe('a roast that another program recorded', () => {
  const figures = { end_term: 610_000, end_bean: 21_000, roasting_start_term: 0 };
  const began = '2021-03-05T05:06:00.000Z';
  const asked = (more: Row = {}) => ({
    ...{ roasting_log_hash: hashed('other'), has_curve: true, roasting_result_date: '2021-03-05' },
    ...{ roasting_start_time: null, roasting_end_term: 611_000, end_bean: 21_060, ...more },
  });
  const alike = async (...roasts: Row[]) =>
    (await askKnown(me, { logs: [], roasts })).alike.map(({ nth, roasting_result_seq }) => [nth, roasting_result_seq]);

  it('is told by its day, how long it took, how hot it was at the drop, and when it began', async () => {
    told(await bring([past(1), past(2, { ...figures, roasting_start_time: began })]));
    const roasts = [
      asked(),
      asked({ roasting_end_term: 612_001 }),
      asked({ end_bean: 21_101 }),
      asked({ roasting_result_date: '2021-03-06' }),
      asked({ roasting_start_time: '2021-03-05T05:10:00.000Z' }),
      asked({ roasting_start_time: '2021-03-05T05:40:00.000Z' }),
      asked({ roasting_log_hash: hashed(curve(2)) }),
      asked({ roasting_log_hash: null }),
    ];
    expect(await alike(...roasts)).toEqual([
      [0, 2],
      [4, 2],
      [7, 2],
    ]);
  });

  it('may be the row of a sheet, but no row is taken for another', async () => {
    told(await bring([past(1, { ...figures, roasting_chart_log: null, roasting_row: 'a' })]));
    expect(await alike(asked({ has_curve: false }), asked())).toEqual([[1, 1]]);
  });

  it('is asked for among as many as the page asks for in one call', async () => {
    told(await bring([past(2, figures)]));
    const roasts = upTo(MOST_ALIKE).map(() => asked());
    const answer = await askKnown(me, { logs: upTo(MOST_ALIKE).map((nth) => hashed(curve(nth))), roasts });
    expect([answer.known.length, answer.alike.length]).toEqual([1, MOST_ALIKE]);
  });

  it('is told to nobody of another roastery, and not once it is gone', async () => {
    const [made] = told(await bring([past(2, figures)])).made;
    const stranger = await (await makeRoastery(api, admin)).member('OWN');
    expect((await askKnown(stranger, { logs: [], roasts: [asked()] })).alike).toEqual([]);
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: made?.roasting_result_key }));
    expect(await alike(asked())).toEqual([]);
  });

  it.each([
    ['no list', {}],
    ['no roasts', [null]],
    ['no day', [asked({ roasting_result_date: '2021-02-30' })]],
    ['neither log nor row', [asked({ has_curve: undefined })]],
    ['no moment', [asked({ roasting_start_time: 'soon' })]],
    ['no length', [asked({ roasting_end_term: '610' })]],
    ['more than any number', [asked({ end_bean: 1e18 })]],
    ['no hash', [asked({ roasting_log_hash: 'x'.repeat(65) })]],
    ['too many', Array.from({ length: MOST_ALIKE + 1 }, () => asked())],
  ])('%s is refused at its field', async (_, roasts) => {
    const { http, answer } = await me.post(`${ROAST_IMPORT_PATH}/known`, { logs: [], roasts });
    expect([http, answer.fields.map(({ name }) => name)]).toEqual([400, ['roasts']]);
  });
});
