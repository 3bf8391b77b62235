import { codes, count, defineEntity, defineScreen, PEOPLE, pick, serial, text } from '@hanjan/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { questions } from '../../parts/dialog/ask.ts';
import { createForm } from '../form/store.ts';
import { provideQuestions } from './question.ts';
import { changeOf, createSender, payloadOf } from './saving.ts';

const cup = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  label: 'cup_name',
  fields: {
    cup_seq: serial({}),
    cup_name: text({ required: true, max: 30 }),
    place: text({ max: 30 }),
    score: count({}),
    countries: codes({ group: 'CNTR', max: 100 }),
  },
});
const stored = { cup_seq: 7, cup_name: '케냐', place: '커핑룸', score: 8, countries: ['KEN'] };
const screen = defineScreen(cup, {
  name: 'cups',
  path: '/api/cup',
  access: { list: PEOPLE },
  list: { columns: ['cup_name'], search: [], title: ['cup_name'], sort: ['cup_name'], order: 'cup_name.asc' },
  form: [],
});
const known = { key: 7, version: 3 };
const edited = () => {
  const form = createForm({ entity: cup, begin: stored, isNew: false });
  form.set('score', 7);
  form.set('countries', null);
  return form;
};

describe('what is sent', () => {
  it('is every given field of a new record', () => {
    const form = createForm({ entity: cup, begin: {}, isNew: true });
    form.set('cup_name', '케냐');
    expect(payloadOf(form, null, [])).toEqual({ cup_name: '케냐' });
  });
  it('is what changed of a known one, emptied fields included', () => {
    const form = edited();
    expect(payloadOf(form, known, form.changed())).toEqual({
      cup_seq: 7,
      version: 3,
      UPList: ['score', 'countries'],
      score: 7,
      countries: null,
    });
  });
  it('is everything that stands in the form where a record that is gone is kept as a new one', () => {
    expect(payloadOf(edited(), null, [])).toEqual({ cup_name: '케냐', place: '커핑룸', score: 7 });
  });
  it('for an undo is what the fields of that save held before, on the version that it left', () => {
    const form = edited();
    const before = pick(form.start(), form.changed());
    expect(changeOf('cup_seq', { key: 7, version: 4 }, before)).toEqual({
      cup_seq: 7,
      version: 4,
      UPList: ['score', 'countries'],
      score: 8,
      countries: ['KEN'],
    });
  });
});

/** A server that gives these answers one after the other, and is away when there are none left. */
function serve(...answers: { status: string; code?: string; result?: object; touched?: string[] }[]) {
  const fetch = vi.fn(async (_path: string, _options: RequestInit) => {
    const next = answers.shift();
    if (!next) throw new TypeError('away');
    return Response.json({ result: null, description: '', code: null, fields: [], request_id: '', ...next });
  });
  vi.stubGlobal('fetch', fetch);
  return {
    keys: () => fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key')),
    sent: () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body))),
  };
}
afterEach(() => vi.unstubAllGlobals());

describe('a save', () => {
  const change = (version: number) => changeOf('cup_seq', { key: 7, version }, { score: 7 });
  const conflict = (version: number) => ({
    status: '409',
    code: 'edit_conflict',
    result: { version, edit_at: null, edit_user: null, changes: [] },
  });

  it('answers the record as it is kept, and what was changed besides', async () => {
    serve({ status: 'OK', result: { cup_seq: 7, version: 4 }, touched: ['cup', 'lot'] });
    expect(await createSender(screen)(change(3))).toEqual({
      is: 'saved',
      known: { key: 7, version: 4 },
      touched: ['cup', 'lot'],
    });
  });
  it('meets what others saved after its version', async () => {
    serve(conflict(4));
    expect(await createSender(screen)(change(3))).toEqual({ is: 'conflict', conflict: conflict(4).result });
  });
  it.each([2, 3])('from a version that the server, being at %i, never had is refused', async (version) => {
    serve(conflict(version));
    expect(await createSender(screen)(change(3))).toMatchObject({ is: 'failed', answer: { code: 'edit_conflict' } });
  });
  it('of what nobody knows any more meets its removal, and a new one is refused', async () => {
    const gone = { status: '404', code: 'nopage_text' };
    serve(gone, gone);
    const send = createSender(screen);
    expect((await send(change(3))).is).toBe('removed');
    expect((await send({ cup_name: '케냐' })).is).toBe('failed');
  });
  it('keeps its key until it is saved, and another one has its own', async () => {
    const saved = { status: 'OK', result: { cup_seq: 7, version: 4 } };
    const server = serve({ status: '503' }, saved, saved);
    const send = createSender(screen);
    for (let time = 0; time < 3; time += 1) await send(change(3));
    await send(change(4));
    const [first, again, after, other] = server.keys();
    expect(again).toBe(first);
    expect(new Set([first, after, other]).size).toBe(3);
  });
});

// What is asked is answered below, in place of the person.
provideQuestions({ stock_short: () => import('../../areas/stock/stock_short.tsx') });

describe('what the server asks before it saves', () => {
  const change = changeOf('cup_seq', { key: 7, version: 3 }, { score: 7 });
  const short = (asked: number) => ({
    status: '409',
    code: 'stock_short',
    result: [{ lot: 'greenbean', key: 3, name: 'Kenya', name_locale: null, year: 2026, there: 100, asked }],
  });
  const saved = { status: 'OK', result: { cup_seq: 7, version: 4 } };
  /** Answers the next question. */
  const reply = async (how: 'confirm' | 'cancel') => {
    await vi.waitFor(() => expect(questions.get()).toHaveLength(1), 5000);
    questions.get()[0]?.answer(how);
  };
  const confirmed = (asked: number) => ({ ...change, confirm: { stock_short: short(asked).result } });

  it('goes with the same save once more, as another payload, and is asked again when it became more', async () => {
    const server = serve(short(150), short(200), saved);
    const outcome = createSender(screen)(change);
    await reply('confirm');
    await reply('confirm');
    expect((await outcome).is).toBe('saved');
    expect(server.sent()).toEqual([change, confirmed(150), confirmed(200)]);
    expect(new Set(server.keys()).size).toBe(3);
  });
  it('saves nothing when the person does not want it, and is asked anew with the next save', async () => {
    const server = serve(short(150), short(150), saved);
    const send = createSender(screen);
    const [first] = await Promise.all([send(change), reply('cancel')]);
    expect(first.is).toBe('declined');
    const [second] = await Promise.all([send(change), reply('confirm')]);
    expect(second.is).toBe('saved');
    expect(server.sent()).toEqual([change, change, confirmed(150)]);
  });
  it('may be followed by what others saved meanwhile', async () => {
    serve(short(150), { status: '409', code: 'edit_conflict', result: { version: 4, changes: [] } as object });
    const [outcome] = await Promise.all([createSender(screen)(change), reply('confirm')]);
    expect(outcome.is).toBe('conflict');
  });
  it('is not asked twice, nor booked twice, where the answer was lost', async () => {
    const server = serve(short(150), { status: '503' }, saved);
    const form = edited();
    const [first] = await Promise.all([createSender(screen, form)(change), reply('confirm')]);
    expect(first.is).toBe('failed');
    // The tab broke off meanwhile: the form knows what was sent.
    expect((await createSender(screen, form)(change)).is).toBe('saved');
    const [, lost, again] = server.keys();
    expect(again).toBe(lost);
    expect(server.sent().at(-1)).toEqual(confirmed(150));
  });
});
