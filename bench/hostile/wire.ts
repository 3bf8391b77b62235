import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One hostile request. */
export interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly address: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
  /** Sends the body in pieces of so many bytes, one every so many ms. */
  readonly dribble?: readonly [bytes: number, ms: number];
  /** Hangs up once so many bytes are sent. */
  readonly cutAt?: number;
}

/** The answers so far, by actor and status; `cut` are those without any. */
export const counts: Record<string, Record<string, number>> = {};

export function count(actor: string, status: string | number): void {
  counts[actor] ??= {};
  counts[actor][status] = (counts[actor][status] ?? 0) + 1;
}

const LONGEST_MS = 30_000;

/** Sends a request and reads the whole answer; answers its status, or `cut` where none came. */
export function send(origin: string, sent: Sent): Promise<number | 'cut'> {
  const { method = 'POST', path, address, headers = {}, body = '', dribble, cutAt } = sent;
  const bytes = Buffer.from(body as string);
  const about = method === 'GET' ? {} : { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  return new Promise((done) => {
    const request = ask(`${origin}${path}`, {
      method,
      agent: false,
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, ...about, ...headers },
    });
    const timer = setTimeout(() => request.destroy(), LONGEST_MS);
    request.on('close', () => {
      clearTimeout(timer);
      done('cut');
    });
    request.on('error', () => undefined);
    request.on('response', (response) => {
      response.on('error', () => undefined);
      response.resume().on('end', () => done(response.statusCode ?? 'cut'));
    });
    if (dribble) void dribbled(bytes, dribble, request);
    else if (cutAt) request.write(bytes.subarray(0, cutAt), () => setTimeout(() => request.destroy(), 50));
    else request.end(method === 'GET' ? undefined : bytes);
  });
}

async function dribbled(bytes: Buffer, [piece, ms]: readonly [number, number], to: ReturnType<typeof ask>) {
  for (let at = 0; at < bytes.length && !to.destroyed; at += piece) {
    to.write(bytes.subarray(at, at + piece));
    await wait(ms);
  }
  if (!to.destroyed) to.end();
}

/** Writes bytes that are no HTTP, or not all of it, and listens until the server hangs up; answers what it said first. */
export function scribble(origin: string, text: string): Promise<number | 'cut'> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const timer = setTimeout(() => socket.destroy(), LONGEST_MS);
    socket.on('data', (piece) => {
      heard += piece.toString('latin1').slice(0, 100);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      done(Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]) || 'cut');
    });
  });
}
