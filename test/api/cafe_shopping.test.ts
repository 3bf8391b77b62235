import type { StockedCoffee } from '@hanjan/model/cafe/shopping.ts';
import type { Stock } from '@hanjan/model/stock/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { BREW, CAFE_STOCK, makeCafe, newCoffee, receive } from '../harness/cafe.ts';
import { told } from '../harness/roastery.ts';

/** What a cafe has of its lots and of its coffees, for how long that lasts, and what is to be bought. */

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

it('what there is: all lots with their roast, what was used of them a day and for how long they last', async () => {
  const place = await makeCafe(api, admin, '재고 카페');
  const own = await place.member('OWN');
  const bean = await newCoffee(own, '니에리 AA', 'Nyeri AA');
  const lot = await receive(own, bean, 10_000, { received_div: 'N-1', blending_result_date: '2026-11-08' });
  for (const dose of [180, 220])
    told(
      await own.post(`${BREW}/edit`, {
        ...{ brewing_result_date: '2026-11-20', received_seq: lot, brewing_bean_mass: dose },
      }),
    );
  await admin.query("UPDATE stock_move SET rgst_at = rgst_at - interval '9 days' WHERE org = $1", [place.cafe_seq]);
  const { total, per_day, series, lots } = told(await own.post<Stock>(`${CAFE_STOCK}/stock`, {}));
  expect([total, per_day, series.at(-1)?.mass, series.length]).toEqual([9_600, 44.4, 9_600, 90]);
  expect(lots).toEqual([
    expect.objectContaining({
      ...{ key: lot, name: 'Nyeri AA', name_locale: '니에리 AA', mark: 'N-1', roasted_on: '2026-11-08' },
      ...{ balance: 9_600, reserved: 0, per_day: 44.4, days_left: 216 },
    }),
  ]);
});

describe('what is to be bought', () => {
  const SHOPPING = '/api/cafe/coffeebean/shopping';
  const coffeesOf = async (by: Client) =>
    told(await by.post<{ coffees: StockedCoffee[] }>(SHOPPING)).coffees.map(({ evenness: _, ...coffee }) => coffee);

  it('is known of each coffee in use, whatever lots it has: what is left, the pace, its days, the last receipts', async () => {
    const place = await makeCafe(api, admin, '주문 카페');
    const [own, worker] = [await place.member('OWN'), await place.member('BARISTA')];
    const house = await newCoffee(own, '하우스', 'House', { coffeebean_roaster: '볶는 집', coffeebean_days: 10 });
    const other = await newCoffee(own, '니에리', 'Nyeri');
    await newCoffee(own, '아직 없음', 'None yet');
    const lots = [await receive(own, house, 1_000), await receive(own, house, 10_000)];
    await receive(own, other, 5_000);
    for (const [nth, dose] of [1_000, 3_000].entries())
      told(
        await worker.post(`${BREW}/edit`, {
          ...{ brewing_result_date: '2026-11-20', received_seq: lots[nth], brewing_bean_mass: dose },
        }),
      );
    await admin.query("UPDATE stock_move SET rgst_at = rgst_at - interval '8 days' WHERE org = $1", [place.cafe_seq]);
    const named = { name: 'House', name_locale: '하우스', roaster: '볶는 집' };
    expect(await coffeesOf(worker)).toEqual([
      {
        ...{ key: house, ...named, days: 10, balance: 7_000, received: [10_000, 1_000] },
        ...{ per_day: 500, days_left: 14, data_days: 8 },
      },
      {
        ...{
          key: other,
          name: 'Nyeri',
          name_locale: '니에리',
          roaster: null,
          days: 7,
          balance: 5_000,
          received: [5_000],
        },
        ...{ per_day: 0, days_left: null, data_days: 8 },
      },
    ]);
  });

  it('is of a coffee no longer once that is out of use, and of no other cafe', async () => {
    const place = await makeCafe(api, admin, '작은 카페');
    const own = await place.member('OWN');
    const bean = await newCoffee(own, '하우스', 'House');
    await receive(own, bean, 1_000);
    expect((await coffeesOf(own)).map(({ key }) => key)).toEqual([bean]);
    told(
      await own.post('/api/cafe/coffeebean/default/edit', {
        ...{ coffeebean_seq: bean, UPList: ['coffeebean_use'], coffeebean_use: false },
      }),
    );
    expect(await coffeesOf(own)).toEqual([]);
  });
});
