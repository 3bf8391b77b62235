import type { Row } from '@hanjan/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../harness/answer.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { closedCalls, makeSender, type Sender } from '../harness/input.ts';
import type { Owner } from '../harness/org.ts';
import { screens } from '../harness/served.ts';
import { goodRecord, readWorld, written } from '../harness/values.ts';

/** Versions, lists of changes, keys and headers of the wrong form. */

let api: TestApi;
let me: Owner;
let post: Sender['post'];

beforeAll(async () => {
  api = await startApi();
  ({ me, post } = await makeSender(api));
});
afterAll(() => api.stop());

/** Screens on which it is not known beforehand that nobody changes anything. */
const edited = screens.filter((screen) => !closedCalls(screen).includes('edit'));

describe('a version, a list of changes and a key', () => {
  const change = async (body: Row) => {
    const [screen] = screens;
    if (!screen) throw new Error('no screen');
    const { entity, path } = screen;
    const made = await me.post<Row>(`${path}/edit`, goodRecord(entity, await readWorld(me, entity)));
    const { version, [entity.key]: key } = made.answer.result;
    const name = screen.list.title[0] ?? '';
    const good = { [entity.key]: key, version, UPList: [name], [name]: '바뀐 이름' };
    return post(`${path}/edit`, JSON.stringify({ ...good, ...body }));
  };
  it('are taken when they are right', async () => expect((await change({})).http).toBe(200));
  it.each([null, '1', 1.5, [1], {}, 2 ** 31, 2 ** 40, 1e300, -1, 0])('the version is refused: %j', async (version) => {
    const heard = await change({ version });
    expect([400, 409]).toContain(heard.http);
    expect(['validation_error', 'edit_conflict']).toContain(heard.answer.code);
    expect(flaws(heard, 'en')).toEqual([]);
  });
  it.each([undefined, null, [], 'cupnote_name', [1], [null], [['cupnote_name']], {}, ['__proto__'], ['constructor']])(
    'UPList is refused: %j',
    async (UPList) => {
      const heard = await change({ UPList });
      expect([heard.http, flaws(heard, 'en')]).toEqual([400, []]);
    },
  );
  it.each([0, -1, 1.5, 2 ** 53, 1e300, '1', 'x', [1], {}, true, 999_999_999])(
    'no record has the key %j',
    async (key) => {
      for (const { entity, path } of written) {
        for (const call of ['edit', 'remove', 'restore']) {
          const body = { [entity.key]: key, UPList: ['version'], version: 1 };
          const heard = await post(`${path}/${call}`, JSON.stringify(body));
          expect([call, heard.http]).toEqual([call, call === 'edit' && key === 999_999_999 ? 400 : 404]);
          expect(flaws(heard, 'en')).toEqual([]);
        }
      }
    },
  );
  it('headers that come twice are not guessed at', async () => {
    for (const { path } of edited) {
      const twice = await post(`${path}/edit`, '{}', { 'idempotency-key': ['one-of-them', 'the-other'] });
      expect([twice.http, twice.answer.code, flaws(twice, 'en')]).toEqual([400, 'idempotency_key', []]);
    }
    for (const { path } of screens) {
      const types = await post(`${path}/list`, '{}', { 'content-type': ['text/plain', 'application/json'] });
      expect([types.http, flaws(types, 'en')]).toEqual([415, []]);
      const cookies = await post(`${path}/list`, '{}', { cookie: ['sid=x', me.as(path).cookie] });
      expect([cookies.http, flaws(cookies, 'en')]).toEqual([401, []]);
    }
  });
  it.each(['short', 'with space', 'x'.repeat(101), 'tab\ttab'])('the idempotency key is refused: %s', async (key) => {
    for (const { path } of edited) {
      const heard = await post(`${path}/edit`, '{}', { 'idempotency-key': key });
      expect([heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([400, 'idempotency_key', []]);
    }
  });
});
