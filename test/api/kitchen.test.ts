import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';
import { goodRecord, readWorld } from '../harness/values.ts';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  client = await api.person('cook');
});
afterAll(() => api.stop());

it('keeps a record with a value of every kind', async () => {
  const world = await readWorld(client, devKind);
  for (let turn = 0; turn < 3; turn++) {
    const record = goodRecord(devKind, world, turn);
    const { answer } = await client.post<{ kind_seq: number }>(`${devKindScreen.path}/edit`, record);
    expect(answer).toMatchObject({ status: 'OK' });
    const detail = await client.get(`${devKindScreen.path}/detail/${answer.result.kind_seq}`);
    expect(detail.answer.result).toMatchObject(record);
  }
});
