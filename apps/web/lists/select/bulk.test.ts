import { defineEntity, defineScreen, flag, PEOPLE, type Row, serial, text } from '@hanjan/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { again, begun, canTryAgain, type Done, isLeft, leftFirst, runBulk, type Task, undone } from './bulk.ts';

const cup = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  label: 'cup_name',
  fields: { cup_seq: serial({}), cup_name: text({ required: true, max: 30 }), main: flag({}) },
});
const screen = defineScreen(cup, {
  name: 'cups',
  path: '/api/cup',
  access: { list: PEOPLE },
  list: { columns: ['cup_name'], search: [], title: ['cup_name'], sort: ['cup_name'], order: 'cup_name.asc' },
  form: [],
});
const taskOf = (key: number, main = false): Task => ({
  ...{ key, version: 3, label: `cup ${key}`, id: String(key) },
  before: { main },
  wanted: { main: true },
});
const removal = (key: number): Task => ({ ...taskOf(key), before: {}, wanted: null });

interface Sent {
  readonly cup_seq: number;
  readonly version: number;
  readonly main: boolean;
  readonly UPList: readonly string[];
}

/** A server that does what it is told for each record; null is no answer. */
function serve(answer: (sent: Sent) => object | null) {
  const sent: { path: string; body: Sent; key: string | null }[] = [];
  let most = 0;
  let now = 0;
  const fetch = vi.fn(async (path: string, { body, headers }: RequestInit) => {
    const asked = JSON.parse(String(body)) as Sent;
    sent.push({ path, body: asked, key: new Headers(headers).get('Idempotency-Key') });
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve));
    now -= 1;
    const said = answer(asked);
    if (!said) throw new TypeError('away');
    return Response.json({ status: 'OK', result: null, description: '', code: null, fields: [], ...said });
  });
  vi.stubGlobal('fetch', fetch);
  return { sent, most: () => most };
}
afterEach(() => vi.unstubAllGlobals());

const saved = ({ cup_seq, version }: Sent) => ({ result: { cup_seq, version: version + 1 } });
const refused = { status: '403', code: 'edit_closed', description: '닫힌 기록입니다.' };
const run = (all: readonly Done[], signal?: AbortSignal) => runBulk(screen, all, () => undefined, signal);
const isPlain = ({ cup_name }: Row) => cup_name === 'plain';
const how = (all: readonly Done[]) => all.map(({ result }) => result.is);

describe('fields of many records', () => {
  it('are saved in each that has them otherwise, at most four at a time, each with a key of its own', async () => {
    const server = serve(saved);
    const tasks = Array.from({ length: 12 }, (_, nth) => taskOf(nth + 1, nth === 5));
    const done = await run(begun(tasks));
    expect(how(done).filter((is) => is === 'saved')).toHaveLength(11);
    expect(done[5]?.result).toEqual({ is: 'same' });
    expect([server.most(), new Set(server.sent.map(({ key }) => key)).size]).toEqual([4, 11]);
    expect(server.sent[0]?.body).toEqual({ cup_seq: 1, version: 3, UPList: ['main'], main: true });
  });

  it('says what became of each, in the words of the server', async () => {
    const conflict = { status: '409', code: 'edit_conflict', description: '다른 곳에서 먼저 저장했습니다.' };
    const result = { version: 9, edit_at: null, edit_user: null, changes: [{ field: 'main', theirs: true }] };
    serve((sent) => [saved(sent), { ...conflict, result }, refused][sent.cup_seq - 1] ?? null);
    const done = await run(begun([taskOf(1), taskOf(2), taskOf(3), taskOf(4)]));
    expect(how(done)).toEqual(['saved', 'conflict', 'refused', 'refused']);
    expect(done.slice(1, 3).map(({ result }) => 'text' in result && result.text)).toEqual([
      conflict.description,
      refused.description,
    ]);
    expect(done.filter(isLeft)).toHaveLength(3);
    // Nobody looks for them among a hundred that went well.
    expect(leftFirst(done).map(({ task }) => task.key)).toEqual([2, 3, 4, 1]);
  });

  it('are tried again where it failed: from the version that others left, with the same key where no answer came', async () => {
    const result = { version: 9, changes: [{ field: 'main', theirs: true }] };
    const first = serve(({ cup_seq }) => (cup_seq === 1 ? { status: '409', code: 'edit_conflict', result } : null));
    const failed = await run(begun([taskOf(1), taskOf(2)]));
    const second = serve(saved);
    const done = await run(again(failed));
    expect(how(done)).toEqual(['saved', 'saved']);
    expect(second.sent.map(({ body }) => body.version)).toEqual([9, 3]);
    expect(second.sent[1]?.key).toBe(first.sent[1]?.key);
    expect(second.sent[0]?.key).not.toBe(first.sent[0]?.key);
    // What the other one had saved is what an undo brings back.
    expect(undone(done).map(({ task }) => task.wanted)).toEqual([{ main: true }, { main: false }]);
  });

  it('are left where a record, as it was seen, does not take part: by name, unsent and for good', async () => {
    const list = { ...screen.list, bulkOnly: { main: { to: [], from: ['cup_name'], when: isPlain } } };
    const judged = { ...screen, list };
    const seen = (key: number, cup_name: string): Task => ({ ...taskOf(key), seen: { cup_name } });
    const conflict = (cup_name: string) => ({
      ...{ status: '409', code: 'edit_conflict' },
      result: { version: 9, changes: [{ field: 'cup_name', theirs: cup_name }] },
    });
    const first = serve((sent) => (sent.cup_seq === 1 ? saved(sent) : conflict(sent.cup_seq === 3 ? 'dear' : 'plain')));
    const begin = begun([seen(1, 'plain'), seen(2, 'dear'), seen(3, 'plain'), seen(4, 'plain')]);
    const done = await runBulk(judged, begin, () => undefined);
    expect([how(done), first.sent.length]).toEqual([['saved', 'refused', 'conflict', 'conflict'], 3]);
    expect(done.map(canTryAgain)).toEqual([false, false, true, true]);
    // What another one has made of it meanwhile is judged before it is tried again.
    const second = serve(saved);
    const later = await runBulk(judged, again(done), () => undefined);
    expect([how(later), second.sent.map(({ body }) => body.cup_seq)]).toEqual([
      ['saved', 'refused', 'refused', 'saved'],
      [4],
    ]);
    // An undo is no such change.
    serve(saved);
    expect(how(await runBulk(judged, undone(later), () => undefined))).toEqual(['saved', 'saved']);
  });

  it('are taken back where it was saved alone, from the version that its save left', async () => {
    serve((sent) => (sent.cup_seq === 2 ? refused : saved(sent)));
    const done = await run(begun([taskOf(1), taskOf(2), taskOf(3, true)]));
    const server = serve(saved);
    expect(how(await run(undone(done)))).toEqual(['saved']);
    expect(server.sent.map(({ body }) => body)).toEqual([{ cup_seq: 1, version: 4, UPList: ['main'], main: false }]);
  });

  it('stop where it is told to: what was not begun waits', async () => {
    const stop = new AbortController();
    serve((sent) => {
      stop.abort();
      return saved(sent);
    });
    const done = await run(begun(Array.from({ length: 9 }, (_, nth) => taskOf(nth + 1))), stop.signal);
    expect(how(done).filter((is) => is === 'waiting')).toHaveLength(5);
    expect(how(again(done)).filter((is) => is === 'waiting')).toHaveLength(5);
  });
});

describe('many records', () => {
  it('are removed by the version that was seen, each under a key of its own, and brought back', async () => {
    const server = serve(saved);
    const done = await run(begun([removal(1), removal(2)]));
    expect(how(done)).toEqual(['saved', 'saved']);
    expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/cup/remove', { cup_seq: 1, version: 3 }],
      ['/api/cup/remove', { cup_seq: 2, version: 3 }],
    ]);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
    const back = serve(({ cup_seq }) => ({ result: { cup_seq, version: 5 } }));
    expect(how(await run(undone(done)))).toEqual(['saved', 'saved']);
    expect(back.sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/cup/restore', { cup_seq: 1 }],
      ['/api/cup/restore', { cup_seq: 2 }],
    ]);
  });

  it('that others use or changed meanwhile stay; what was changed is not removed by trying again', async () => {
    const used = { status: '409', code: 'in_use', result: [{ screen: 'brew', count: 2 }] };
    const changed = { status: '409', code: 'edit_conflict', result: { version: 9, edit_at: null, edit_user: null } };
    serve((sent) => [saved(sent), used, changed][sent.cup_seq - 1] ?? null);
    const done = await run(begun([removal(1), removal(2), removal(3), removal(4)]));
    expect(how(done)).toEqual(['saved', 'refused', 'conflict', 'refused']);
    expect(done.map(canTryAgain)).toEqual([false, true, false, true]);
    const second = serve(saved);
    expect(how(await run(again(done)))).toEqual(['saved', 'saved', 'conflict', 'saved']);
    expect(second.sent.map(({ body }) => body.cup_seq)).toEqual([2, 4]);
  });
});
