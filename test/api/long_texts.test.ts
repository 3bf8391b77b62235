import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';

const { path } = devKindScreen;
let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  client = await api.person('writer');
});
afterAll(() => api.stop());

const save = (k_memo: string) => client.post<{ kind_seq: number }>(`${path}/edit`, { kind_name: 'long', k_memo });

it.each([
  ['Hangul', '가나다라마바사아자차'.repeat(33_333)],
  ['lines and quotes, which take twice as much on their way', '"\n'.repeat(500_000)],
])('a memo of a million bytes is kept: %s', async (_, memo) => {
  const { answer } = await save(memo);
  expect(answer).toMatchObject({ status: 'OK' });
  const { answer: kept } = await client.get<{ k_memo: string }>(`${path}/detail/${answer.result.kind_seq}`);
  expect(kept.result.k_memo === memo).toBe(true);
});

it('a byte more is refused by its field', async () => {
  const { http, answer } = await save('a'.repeat(1_000_001));
  expect(http).toBe(400);
  expect(answer.fields).toEqual([
    { name: 'k_memo', key: 'field_maxLength', args: { max: 1_000_000, length: 1_000_001 } },
  ]);
});

it('what is much larger is not read, and no other call takes so much', async () => {
  expect((await save('a'.repeat(4_000_000))).http).toBe(413);
  expect((await client.post(`${path}/list`, { searchTitle: 'a'.repeat(300_000) })).http).toBe(413);
});
