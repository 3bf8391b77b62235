import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchExport, type Step } from './exporting.ts';

const LAST = [0, 0, 0, 2, 0, 0, 0, 0];
const CHUNK = [0, 0, 0, 1, 0, 0, 0, 3, 7, 8, 9];

const fileOf = (...bytes: readonly number[]) =>
  new Response(Uint8Array.from(bytes), {
    headers: {
      'content-disposition': `attachment; filename="export.csv"; filename*=UTF-8''${encodeURIComponent('원두_20261120.csv')}`,
      'x-total-rows': '2',
    },
  });
const busy = () =>
  new Response(
    JSON.stringify({
      status: '503',
      result: null,
      description: 'busy',
      code: 'export_busy',
      fields: [],
      request_id: '',
    }),
    { status: 503 },
  );

function run(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.());
  vi.stubGlobal('fetch', fetch);
  const steps: Step[] = [];
  const stop = new AbortController();
  const exporting = {
    language: 'ko',
    stop: stop.signal,
    org: undefined,
    onStep: (step: Step) => void steps.push(step),
  };
  return { fetch, steps, stop, answer: fetchExport('/api/x', { format: 'csv' }, exporting) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an export', () => {
  it('is a whole file under the name that the server gave it', async () => {
    const { answer, steps } = run(() => fileOf(...CHUNK, ...CHUNK, ...LAST));
    const { status, result } = await answer;
    expect([status, result.name]).toEqual(['OK', '원두_20261120.csv']);
    expect([...new Uint8Array(await result.file.arrayBuffer())]).toEqual([7, 8, 9, 7, 8, 9]);
    expect(steps.at(-1)).toEqual({ is: 'coming', rows: 2, total: 2 });
  });

  it.each([
    ['its last frame', [...CHUNK, ...CHUNK]],
    ['a part of a frame', [...CHUNK, ...LAST].slice(0, -1)],
    ['anything', []],
  ])('is none without %s', async (_, bytes) => {
    expect((await run(() => fileOf(...bytes)).answer).status).toBe('NETWORK');
  });

  it('waits for others to end, for a while', async () => {
    vi.useFakeTimers();
    const patient = run(busy, () => fileOf(...LAST));
    await vi.advanceTimersByTimeAsync(0);
    expect(patient.steps).toEqual([{ is: 'waiting' }]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await patient.answer).status).toBe('OK');

    const vain = run(busy);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await vain.answer).toMatchObject({ status: '503', code: 'export_busy' });
    expect(vain.fetch).toHaveBeenCalledTimes(5);
  });

  it('that is stopped while it waits asks no more', async () => {
    vi.useFakeTimers();
    const { answer, stop, fetch } = run(busy);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await answer;
    expect(fetch).toHaveBeenCalledOnce();
  });
});
