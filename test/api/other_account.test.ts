import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a page that was opened for one person', () => {
  const list = '/api/user/qc/coffeebean/list';
  const seqOf = async (person: Awaited<ReturnType<TestApi['person']>>) =>
    String((await person.get('/api/userinfo')).answer.result.user_seq);

  it('works with the session of that person alone', async () => {
    const [one, two] = [await api.person('one.person'), await api.person('two.person')];
    const meantForOne = { 'x-hanjan-user': await seqOf(one) };
    expect((await one.post(list, {}, meantForOne)).http).toBe(200);
    const refused = await two.post(list, {}, meantForOne);
    expect([refused.http, refused.answer.code]).toEqual([401, 'noauth_text']);
    expect((await api.guest().post('/api/code/simple', { code_group: ['NTPLC'] }, meantForOne)).http).toBe(401);
    expect((await two.post(list, {})).http).toBe(200);
  });
});
