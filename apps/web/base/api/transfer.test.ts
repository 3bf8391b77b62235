import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onCall, onSessionEnd } from './call.ts';
import { connection } from './connection.ts';
import { openStream, type Stream, sendFile } from './transfer.ts';

const said = (status: number, code: string | null = null, result: unknown = null) =>
  JSON.stringify({
    status: status === 200 ? 'OK' : String(status),
    result,
    description: '',
    code,
    fields: [],
    request_id: 'a',
  });

const refused = vi.fn(async () => undefined);
beforeEach(() => {
  connection.set({ state: 'online' });
  onCall({ user: () => 3, org: () => 7, calls: () => undefined, refused, mustAgree: () => undefined });
  onSessionEnd(async () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A file that comes as the test says. */
function fileOf() {
  let way!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      way = controller;
    },
  });
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''a.csv", 'x-total-rows': '2' };
  return { way, response: new Response(body, { headers }) };
}

async function bytesOf(stream: Stream): Promise<number[]> {
  const all: number[] = [];
  for (let piece = await stream.read(); piece; piece = await stream.read()) all.push(...piece);
  return all;
}

describe('a file that comes', () => {
  const open = (stop = new AbortController()) =>
    openStream(
      '/api/cafe/event/export',
      { format: 'csv' },
      { language: 'en', stop: stop.signal, org: { kind: 'cafe', auth_seq: null } },
    );

  it('is asked for by the person of the page in the organisation, once more after signing in again', async () => {
    const { way, response } = fileOf();
    const answers = [new Response(said(401), { status: 401 }), response];
    const fetch = vi.fn(async (_path: string, _options: RequestInit) => answers.shift());
    vi.stubGlobal('fetch', fetch);
    const { status, result } = await open();
    expect(status).toBe('OK');
    way.enqueue(Uint8Array.of(1, 2));
    way.enqueue(Uint8Array.of(3));
    way.close();
    expect(await bytesOf(result)).toEqual([1, 2, 3]);
    for (const [path, { body, headers }] of fetch.mock.calls) {
      expect([path, body]).toEqual(['/api/cafe/event/export', '{"format":"csv","cafe_seq":7}']);
      expect(headers).toMatchObject({ 'Accept-Language': 'en', 'X-Hanjan-User': '3' });
    }
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is no file where the server refuses it; a right that was lost has the memberships doubted', async () => {
    vi.stubGlobal('fetch', async () => new Response(said(403, 'nopermission_text'), { status: 403 }));
    expect(await open()).toMatchObject({ status: '403', code: 'nopermission_text' });
    expect(refused).toHaveBeenCalledOnce();
  });

  it('is given up when nothing comes any more, and while it comes as long as it takes', async () => {
    vi.useFakeTimers();
    const { way, response } = fileOf();
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.addEventListener('abort', () => way.error(new Error('away')));
      return response;
    });
    const { result } = await open();
    for (let minute = 0; minute < 3; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      const next = result.read();
      await vi.advanceTimersByTimeAsync(29_000);
      way.enqueue(Uint8Array.of(minute));
      expect([...((await next) ?? [])]).toEqual([minute]);
    }
    const last = result.read().catch(() => 'given up');
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await last).toBe('given up');
  });
});

/** What the page sends by `XMLHttpRequest`, and the server's side of it. */
class Sent {
  static all: Sent[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  path = '';
  file: unknown = null;
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;

  open(_: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.file = form.get('file');
    Sent.all.push(this);
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

describe('a file that is sent', () => {
  const file = new File(['a'], '한잔.csv');
  const next = () => vi.waitUntil(() => Sent.all.shift());
  const send = (stop: AbortSignal, onSent = (_: number) => undefined) =>
    sendFile('/api/cafe/event/import?mode=save', file, { ...once, org: { kind: 'cafe', auth_seq: 12 }, stop, onSent });
  const once = { headers: { 'Idempotency-Key': 'k' } };
  const never = new AbortController().signal;
  beforeEach(() => {
    Sent.all = [];
    vi.stubGlobal('XMLHttpRequest', Sent);
    vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
  });

  it('tells how much has left, and is sent again with the same key after signing in again', async () => {
    const shares: number[] = [];
    const answer = send(never, (share) => void shares.push(share));
    const first = await next();
    first.upload.onprogress?.({ loaded: 1, total: 4 });
    first.answer(401, said(401));
    const second = await next();
    second.upload.onload?.();
    second.answer(200, said(200, null, { fresh: 2 }));
    expect(await answer).toMatchObject({ status: 'OK', result: { fresh: 2 } });
    expect(shares).toEqual([0.25, 1]);
    for (const one of [first, second]) {
      expect(one.path).toBe('/api/cafe/event/import?mode=save&cafe_seq=12');
      expect(one.headers).toMatchObject({ 'Idempotency-Key': 'k', 'X-Hanjan-User': '3' });
      expect(one.file).toMatchObject({ name: '한잔.csv' });
    }
  });

  it.each([
    ['the network breaks off', (sent: Sent) => sent.onerror?.(), 'NETWORK'],
    ['somebody else answers', (sent: Sent) => sent.answer(502, '<h1>Bad Gateway</h1>'), '502'],
  ])('fails when %s', async (_, happen, status) => {
    const answer = send(never);
    happen(await next());
    expect((await answer).status).toBe(status);
  });

  it('is broken off by whoever stops it', async () => {
    const stop = new AbortController();
    const answer = send(stop.signal);
    const sent = await next();
    stop.abort();
    expect((await answer).status).toBe('NETWORK');
    expect(sent.isAborted).toBe(true);
  });

  it('is given up when it stands still on the way, later once the server works on it', async () => {
    vi.useFakeTimers();
    const answer = send(never);
    const sent = await next();
    await vi.advanceTimersByTimeAsync(29_000);
    sent.upload.onload?.();
    await vi.advanceTimersByTimeAsync(179_000);
    expect(sent.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.isAborted).toBe(true);
    expect((await answer).status).toBe('NETWORK');
  });
});
