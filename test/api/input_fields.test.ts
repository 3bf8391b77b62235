import { checkField, cleaned, type Row, writable } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { MOST_BROUGHT_BYTES, ROAST_IMPORT_PATH } from '@hanjan/model/roaster/roast_import.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveLimit } from '../../apps/server/http/body_limit.ts';
import { flaws } from '../harness/answer.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { bytes, makeSender, type Sender } from '../harness/input.ts';
import type { Owner } from '../harness/org.ts';
import { screens } from '../harness/served.ts';
import { goodRecord, nextNumbers, readWorld, written } from '../harness/values.ts';

/** Bodies that can be read, with fields, choices and bounds of a list of the wrong form. */

let api: TestApi;
let me: Owner;
let posts: Sender['posts'];
let post: Sender['post'];

beforeAll(async () => {
  api = await startApi();
  ({ me, posts, post } = await makeSender(api));
});
afterAll(() => api.stop());

describe('a field of the wrong form', () => {
  const wrong = [
    true,
    1,
    -1,
    1.5,
    1e300,
    'x',
    'ETC',
    'null',
    '2026-13-01',
    [],
    [null],
    [[]],
    [['a']],
    {},
    { length: 1 },
  ];
  it.each(wrong.map((value) => [value]))('is named, and only it: %j', async (value) => {
    for (const { path, entity } of written) {
      const body: Row = Object.fromEntries(writable(entity).map((name) => [name, value]));
      const row = cleaned(entity, body);
      const faulty = writable(entity).filter((name) => {
        const field = entity.fields[name];
        return field && checkField(field, row[name], 'en') !== null;
      });
      const { http, answer } = await me.post(`${path}/edit`, body);
      // A record of texts alone takes any word.
      const isGood = faulty.length === 0;
      expect([http, answer.code]).toEqual(isGood ? [200, null] : [400, 'validation_error']);
      const named = answer.fields.map(({ name }) => name);
      expect(named).toEqual([...new Set(named)]);
      expect(named).toEqual(expect.arrayContaining(faulty));
    }
  });

  it('is one of a byte more than its fields can fill; logs have 4 MB, other calls 256 KB', async () => {
    for (const path of posts) {
      const saved = screens.find((screen) => path === `${screen.path}/edit`);
      const others = path === `${ROAST_IMPORT_PATH}/import` ? MOST_BROUGHT_BYTES : 256 * 1024;
      const most = saved ? saveLimit(saved.entity) : others;
      const { http, answer } = await post(path, Buffer.from(bytes(most + 1)));
      expect([path, http, answer.code]).toEqual([path, 413, 'too_large']);
      if (saved) expect((await post(path, Buffer.from(bytes(most)))).http).not.toBe(413);
    }
  });

  it('is a text of one byte too many; the last byte still fits', async () => {
    for (const { path, entity } of written) {
      const world = await readWorld(me, entity);
      for (const [name, field] of Object.entries(entity.fields)) {
        if ((field.kind !== 'text' && field.kind !== 'memo') || field.readonly) continue;
        const good = { ...goodRecord(entity, world), ...nextNumbers(entity) };
        // Of its own group it names codes that there are.
        if (name === 'code_filter') continue;
        const isId = field.kind === 'text' && field.isId === true;
        const korean = `${'가'.repeat(Math.floor(field.max / 3))}${'a'.repeat(field.max % 3)}`;
        const letters = isId ? 'Z'.repeat(field.max) : korean;
        // A curve is more than any text: it fits with room after it.
        const fits = name === 'roasting_chart_log' ? '{"0":{"bean":9000,"air":null}}'.padEnd(field.max) : letters;
        expect((await me.post(`${path}/edit`, { ...good, [name]: fits })).http).toBe(200);
        const { http, answer } = await me.post(`${path}/edit`, { ...good, [name]: `${fits}a` });
        const args = { max: field.max, length: field.max + 1 };
        expect([http, answer.fields]).toEqual([400, [{ name, key: 'field_maxLength', args }]]);
        expect(answer.description).toContain(field.max.toLocaleString('en'));
      }
    }
  });

  it('is said in the language of the person, with the name of the field', async () => {
    for (const { path, entity } of screens) {
      for (const name of writable(entity)) {
        for (const locale of ['ko', 'en'] as const) {
          const body = { ...goodRecord(entity, { codes: {}, keys: {}, records: {}, pictures: [] }), [name]: { no: 1 } };
          const answer = await post(`${path}/edit`, JSON.stringify(body), { 'accept-language': locale });
          expect(flaws(answer, locale)).toEqual([]);
          expect(answer.answer.description).not.toMatch(/[a-z]_[a-z]/);
        }
      }
    }
  });

  it.each<Row>([
    { page: 0 },
    { page: 1.5 },
    { page: 'x' },
    { page: [1] },
    { page: {} },
    { list_count: -1 },
    { list_count: true },
    { orderType: 5 },
    { orderType: 'x.desc' },
    { orderType: 'rgst_at' },
    { orderType: 'rgst_at.desc.x' },
    { searchType: {} },
    { searchTitle: ['a'] },
    { searchTitle: 'x'.repeat(301) },
    { filters: 'x' },
    { filters: [] },
    { filters: { nothing: 1 } },
    { filters: { constructor: 1 } },
    { filters: { '{x, plural, }': 1 } },
    { filters: { user_seq: { from: 1 } } },
  ])('is refused in a list: %j', async (body) => {
    for (const { path } of screens) {
      const heard = await post(`${path}/list`, JSON.stringify(body));
      expect([heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([400, 'validation_error', []]);
      expect(heard.answer.fields).toHaveLength(1);
    }
  });
  it('is refused in the address of a list', async () => {
    for (const { path } of screens) {
      for (const query of [
        'page=-1',
        'page=1&page=2',
        'filters=x',
        'list_count=%00',
        'searchTitle=%00',
        'orderType=a',
      ]) {
        const heard = await post(`${path}/list?${query}`, '{}');
        expect([query, heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([
          query,
          400,
          'validation_error',
          [],
        ]);
      }
      expect((await post(`${path}/list?page=1&searchTitle=%ff%ed%a0%80&nothing=1`, '{}')).http).toBe(400);
    }
  });
  it.each([
    ['/api/code/simple', { code_group: 'FLVR' }],
    ['/api/code/simple', { code_group: [] }],
    ['/api/code/simple', { code_group: [1] }],
    ['/api/code/simple', { code_group: ["FLVR'; --"] }],
    ['/api/code/simple', { code_group: Array.from({ length: 51 }, (_, i) => `AAA${i}`) }],
    ['/api/code/region', { region_country: 1 }],
    ['/api/code/region', { region_country: ['ken'] }],
    ['/api/code/region', { region_parent_seq: ['1'] }],
    ['/api/code/farm', { farm_region_seq: [0] }],
    // A choice that is none, by every name that narrows a look-up.
    ...Object.values(lookups).flatMap(({ path, filters, also = {} }) =>
      [...filters, ...Object.keys(also)].map((name): [string, object] => [path, { [name]: { a: 1 } }]),
    ),
  ])('is refused in a look-up: %s %j', async (path, body) => {
    const heard = await post(path, JSON.stringify(body));
    expect([heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([400, 'validation_error', []]);
  });
});
