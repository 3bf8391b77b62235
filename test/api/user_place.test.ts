import type { Row } from '@hanjan/core';
import { USER_PLACES_PATH, type UserPlace } from '@hanjan/model/user/place.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { told } from '../harness/roastery.ts';

/** Where somebody drinks, from their notes. */

const NOTES = '/api/user/qc/coffeebean';
let api: TestApi;
let me: Client;
let you: Client;

beforeAll(async () => {
  api = await startApi();
  [me, you] = [await api.person('place.me'), await api.person('place.you')];
});
afterAll(() => api.stop());

const note = async (cupnote_name: string, cupnote_date: string, more: Row) =>
  told(await me.post<Row>(`${NOTES}/edit`, { cupnote_name, cupnote_date, cupnote_place: 'CAFE', ...more }))
    .cupnote_seq as number;
const places = async (by: Client) => told(await by.get<UserPlace[]>(USER_PLACES_PATH));

it('counts what was drunk by shop, however it is written, and by kind of place where there is none', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const scores = { cupnote_balance_point: 8, cupnote_aroma_point: 9 };
  await note('브라질', '2024-03-01', { store_name: '카페 온도', ...scores });
  await note('케냐', '2024-05-02', { store_name: ' 카페  온도 ' });
  const last = await note('파나마', day, { store_name: '카페 온도', cupnote_balance_point: 6 });
  await note('Colombia', '2024-06-01', { store_name: 'Blue', cupnote_place: 'ROSTR' });
  await note('Peru', '2024-06-02', { store_name: 'BLUE' });
  // At home it is home, wherever the coffee is from.
  await note('집 커피', '2024-01-01', { store_name: '카페 온도', cupnote_place: 'HOME' });
  await note('행사', '2024-01-02', { cupnote_place: 'FAIR' });
  const gone = await note('없앤 것', day, { store_name: '없앤 곳' });
  told(await me.post(`${NOTES}/remove`, { cupnote_seq: gone }));
  const all = await places(me);
  expect(all.map(({ store_name, cupnote_place, count }) => [store_name, cupnote_place, count])).toEqual([
    ['카페 온도', 'CAFE', 3],
    ['BLUE', 'CAFE', 2],
    [null, 'FAIR', 1],
    [null, 'HOME', 1],
  ]);
  expect(all[0]).toMatchObject({ first_date: '2024-03-01', last_date: day, score: 7.3 });
  expect(all[0]?.months).toEqual({ [day.slice(0, 7)]: 1 });
  expect(all[0]?.notes.map(({ cupnote_name, score }) => [cupnote_name, score])).toEqual([
    ['파나마', 6],
    ['케냐', null],
    ['브라질', 8.5],
  ]);
  expect(all[0]?.notes[0]).toMatchObject({ cupnote_seq: last, cupnote_date: day });
  expect(await places(you)).toEqual([]);
  expect((await api.guest().get(USER_PLACES_PATH)).http).toBe(401);
});

it('tells the newest notes of a place alone', async () => {
  for (let nth = 1; nth <= 7; nth++) await note(`노트 ${nth}`, `2023-02-0${nth}`, { store_name: '많이 간 곳' });
  const place = (await places(me)).find(({ store_name }) => store_name === '많이 간 곳');
  expect(place).toMatchObject({ count: 7, months: {}, score: null });
  expect(place?.notes.map(({ cupnote_name }) => cupnote_name)).toEqual([
    '노트 7',
    '노트 6',
    '노트 5',
    '노트 4',
    '노트 3',
  ]);
});
