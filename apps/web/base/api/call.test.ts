import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, onCall, onSessionEnd } from './call.ts';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const fine = () => answer(200, { status: 'OK', result: 7, description: '', code: null, fields: [], request_id: 'a' });
const ended = () =>
  answer(401, { status: '401', result: null, description: '', code: null, fields: [], request_id: 'b' });

function serve(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => {
    const next = answers.shift();
    if (!next) throw new TypeError('away');
    return next();
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const nobody = {
  user: () => null,
  org: () => null,
  calls: () => undefined,
  refused: async () => undefined,
  mustAgree: () => undefined,
};
afterEach(() => {
  vi.unstubAllGlobals();
  onCall(nobody);
});

describe('a call', () => {
  it('answers what the server says', async () => {
    serve(fine);
    expect(await call('GET', '/api/x')).toMatchObject({ status: 'OK', result: 7 });
  });

  it('answers NETWORK when the server is away', async () => {
    serve();
    expect(await call('GET', '/api/x')).toMatchObject({ status: 'NETWORK', code: 'error_text', fields: [] });
  });

  it('answers the status when the answer is no answer of ours', async () => {
    serve(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await call('GET', '/api/x')).toMatchObject({ status: '502', code: 'error_text' });
  });

  it('is sent once more after signing in again, with the same headers', async () => {
    onSessionEnd(async () => true);
    const fetch = serve(ended, fine);
    const sent = await call('POST', '/api/x', { a: 1 }, { headers: { 'Idempotency-Key': 'k' } });
    expect(sent.status).toBe('OK');
    expect(fetch.mock.calls[1]).toMatchObject(fetch.mock.calls[0] ?? []);
  });

  it('stays refused when the person does not sign in again', async () => {
    onSessionEnd(async () => false);
    const fetch = serve(ended, fine);
    expect((await call('GET', '/api/x')).status).toBe('401');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('never asks to sign in again while signing in', async () => {
    const again = vi.fn(async () => true);
    onSessionEnd(again);
    serve(ended);
    expect((await call('POST', '/api/sign/signin', {})).status).toBe('401');
    expect(again).not.toHaveBeenCalled();
  });

  it('carries the organisation that was chosen when it was called, also after signing in again', async () => {
    let chosen = 7;
    onCall({ ...nobody, org: () => chosen });
    onSessionEnd(async () => {
      chosen = 8;
      return true;
    });
    const fetch = serve(ended, fine);
    await call('POST', '/api/cafe/event/edit', { a: 1 }, { org: { kind: 'cafe', auth_seq: null } });
    for (const [path, options] of fetch.mock.calls as unknown as [string, RequestInit][])
      expect([path, options.body]).toEqual(['/api/cafe/event/edit', '{"a":1,"cafe_seq":7}']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  describe('that asked for too much', () => {
    const later =
      (seconds: number, code = 'rate_wait') =>
      () =>
        new Response(
          JSON.stringify({ status: '429', result: null, description: '', code, fields: [], request_id: '' }),
          {
            status: 429,
            headers: { 'retry-after': String(seconds) },
          },
        );
    const settled = async (sent: Promise<unknown>) => {
      await vi.advanceTimersByTimeAsync(60_000);
      return sent;
    };
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('is sent again as it was when the server said, with the same headers', async () => {
      const fetch = serve(later(2), later(1), fine);
      const sent = call('POST', '/api/x', { a: 1 }, { headers: { 'Idempotency-Key': 'k' } });
      await vi.advanceTimersByTimeAsync(1_900);
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(await settled(sent)).toMatchObject({ status: 'OK', result: 7 });
      for (const again of fetch.mock.calls.slice(1)) expect(again).toMatchObject([...(fetch.mock.calls[0] ?? [])]);
      expect(fetch).toHaveBeenCalledTimes(3);
    });
    it.each([
      ['is told when that takes long', later(11)],
      ['is told when it has nothing to do with how much was asked', later(1, 'signin_wait')],
    ])('%s', async (_, answer) => {
      const fetch = serve(answer, fine);
      expect(await settled(call('GET', '/api/x'))).toMatchObject({ status: '429' });
      expect(fetch).toHaveBeenCalledTimes(1);
    });
    it('waits no longer, and is not sent again, once nobody wants to know', async () => {
      const fetch = serve(later(8), fine);
      const leaving = new AbortController();
      const sent = call('GET', '/api/x', undefined, { signal: leaving.signal });
      await vi.advanceTimersByTimeAsync(1_000);
      leaving.abort();
      expect(await sent).toMatchObject({ status: '429' });
      expect(fetch).toHaveBeenCalledTimes(1);
    });
    it('is told after some waits in vain', async () => {
      const fetch = serve(...Array(9).fill(later(1)));
      expect(await settled(call('GET', '/api/x'))).toMatchObject({ status: '429', code: 'rate_wait' });
      expect(fetch).toHaveBeenCalledTimes(6);
    });
  });

  it.each([
    ['cafe', 'nocafe_text', 1],
    ['roaster', 'nopermission_text', 1],
    ['cafe', 'edit_conflict', 0],
    [undefined, 'nopermission_text', 0],
  ] as const)('about %s that is refused with %s has the memberships doubted %i times', async (kind, code, times) => {
    const refused = vi.fn(async () => undefined);
    onCall({ ...nobody, refused });
    serve(() => answer(403, { status: '403', result: null, description: '', code, fields: [], request_id: '' }));
    expect((await call('POST', '/api/x', {}, { org: kind && { kind, auth_seq: null } })).code).toBe(code);
    expect(refused).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['privacy_newer', 1],
    ['nopermission_text', 0],
  ] as const)('that is refused with %s has the person asked to agree %i times', async (code, times) => {
    const mustAgree = vi.fn();
    onCall({ ...nobody, mustAgree });
    serve(() => answer(403, { status: '403', result: null, description: '', code, fields: [], request_id: '' }));
    expect((await call('POST', '/api/x', {})).code).toBe(code);
    expect(mustAgree).toHaveBeenCalledTimes(times);
  });
});
