import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, onSessionEnd } from './call.ts';

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

afterEach(() => vi.unstubAllGlobals());

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
});
