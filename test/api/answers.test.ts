import type { Answer, Field, Row } from '@hanjan/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { type Desk, sitDown, written } from '../harness/desk.ts';
import { type Owner, owner } from '../harness/org.ts';

/** What every answer says, and what each call says besides: no more and no less. */
const ALWAYS = ['status', 'result', 'description', 'code', 'fields', 'request_id'];

let api: TestApi;
let me: Owner;
beforeAll(async () => {
  api = await startApi();
  me = await owner(api, 'answered');
});
afterAll(() => api.stop());

const says = (answer: Answer, ...more: string[]) =>
  expect(Object.keys(answer).toSorted()).toEqual([...ALWAYS, ...more].toSorted());
const well = {
  status: 'OK',
  description: '',
  code: null,
  fields: [],
  request_id: expect.stringMatching(/^[\da-f-]{36}$/),
};

describe.each(written.map((screen) => [screen.name, screen] as const))('%s', (_, screen) => {
  const { entity, path, list } = screen;
  let desk: Desk;
  let made: Row;
  beforeAll(async () => {
    desk = await sitDown(me, screen);
    const { answer } = await me.post<Row>(`${path}/edit`, desk.draft);
    expect(answer).toMatchObject({ ...well, touched: expect.arrayContaining([entity.name]) });
    says(answer, 'touched');
    made = answer.result;
    expect(made).toEqual({ [entity.key]: expect.any(Number), version: 1 });
  });
  it('a list says its page, the names behind its references and whether one may write', async () => {
    const { answer } = await me.post<Row[]>(`${path}/list`, { list_count: 5, page: 3 });
    // What is everybody's came with the product; other screens of the same person have made what theirs refer to.
    const { total = 0 } = answer.pagination ?? {};
    expect(total).toBeGreaterThan(0);
    const total_pages = Math.ceil(total / 5);
    const pagination = { page: Math.min(3, total_pages), total_pages, total };
    expect(answer).toMatchObject({ ...well, pagination, write_check: true });
    says(answer, 'pagination', 'resultName', 'write_check');
    const refs = list.columns.filter((name) => 'to' in (entity.fields[name] ?? {}));
    expect(Object.keys(answer.resultName ?? {}).toSorted()).toEqual(refs.toSorted());
    expect(answer.result.length).toBe(Math.min(5, total - 5 * (pagination.page - 1)));
  });
  it('a record comes with the same names and what may be done with it', async () => {
    const { answer } = await me.get<Row>(`${path}/detail/${made[entity.key]}`);
    expect(answer).toMatchObject({ ...well, result: { ...made, can: { edit: true, remove: true, closed: false } } });
    says(answer, 'resultName');
  });
  it.runIf(screen.access.code)('a look-up says its mark', async () => {
    const { answer } = await me.post<Row[]>(`${path}/code`);
    expect(answer).toMatchObject({ ...well, last_edit_at: expect.any(String) });
    says(answer, 'resultName', 'last_edit_at');
  });
  it('a history says its page', async () => {
    const { answer } = await me.get(`${path}/history/${made[entity.key]}`);
    expect(answer).toMatchObject({ ...well, pagination: { page: 1, total_pages: 1, total: 1 } });
    says(answer, 'pagination', 'resultName');
  });
  it('a refusal says the status, its words and what is wrong, and nothing else', async () => {
    const needed = ([, { required, initial, readonly }]: [string, Field]) =>
      required === true && initial === undefined && !readonly;
    const required = Object.entries(entity.fields).flatMap((field) => (needed(field) ? [field[0]] : []));
    const refused = await me.post(`${path}/list`, { page: 'x' });
    says(refused.answer);
    expect(refused.answer).toMatchObject({ status: '400', result: null, code: 'validation_error' });
    expect(refused.answer.description).toMatch(/\S/);
    expect(refused.answer.fields).toEqual([{ name: 'page', key: 'field_NaN', args: {} }]);
    const empty = await me.post(`${path}/edit`, {});
    expect(empty.answer.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(required));
    const unknown = await me.get(`${path}/detail/987654321`);
    says(unknown.answer);
    expect(unknown.answer).toMatchObject({ status: '404', result: null, code: 'nopage_text', fields: [] });
  });
});
