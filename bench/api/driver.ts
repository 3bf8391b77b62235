import { connect, type Socket } from 'node:net';

/** A request as it is sent, and a look at its answer, which throws when that is not what it must be. */
export interface Call {
  readonly request: string;
  check(body: string): void;
}

export interface Plan {
  /** How long calls are sent at least, and how many at least. */
  readonly ms: number;
  readonly calls?: number;
  /** The next call on a connection. */
  next(at: number): Call;
}

export interface Run {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 calls were answered. */
  readonly p99: number;
}

/**
 * Sends calls over some connections that stay open, each connection one after the other. It does little more than
 * writing and reading, because it shares the machine with what it measures. Any status but 200 is an error.
 */
export async function drive(origin: string, connections: number, { ms, calls = 0, next }: Plan): Promise<Run> {
  const times: number[] = [];
  const began = performance.now();
  const lane = async (at: number) => {
    const socket = await open(origin);
    while (performance.now() - began < ms || times.length < calls) {
      const call = next(at);
      const sent = performance.now();
      call.check(await exchange(socket, call.request));
      times.push(performance.now() - sent);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => lane(at)));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

/** The bytes of a request over HTTP/1.1. */
export function request(method: string, path: string, headers: Record<string, string>, body?: object): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const about: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...about }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
}

function open(origin: string): Promise<Socket> {
  const { port, hostname } = new URL(origin);
  return new Promise((done, fail) => {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true }, () => done(socket));
    socket.once('error', fail);
  });
}

/** Sends a request and reads the body of its answer. */
function exchange(socket: Socket, sent: string): Promise<string> {
  return new Promise((done, fail) => {
    let heard: Buffer = Buffer.alloc(0);
    const end = () => socket.off('data', hear).off('close', lose);
    const lose = () => {
      end();
      fail(new Error('the connection was closed'));
    };
    const hear = (chunk: Buffer) => {
      heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk]);
      const start = heard.indexOf('\r\n\r\n') + 4;
      if (start < 4) return;
      const head = heard.toString('latin1', 0, start);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (heard.length < start + length) return;
      end();
      const body = heard.toString('utf8', start);
      if (head.startsWith('HTTP/1.1 200 ')) done(body);
      else fail(new Error(`${head}${body}`));
    };
    socket.on('data', hear).on('close', lose);
    socket.write(sent);
  });
}
