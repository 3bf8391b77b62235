import { request } from 'node:http';
import { connect } from 'node:net';
import type { Answer } from '@hanjan/core';

/** A request exactly as it is sent: nothing is added but Host and the length of the body. */
export interface Sent {
  readonly method?: string;
  /** Sent as it stands: `..` and `%` are not touched. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer | undefined;
  /** The loopback address that it comes from, such as `127.0.7.1`. */
  readonly from?: string;
}

export interface Received {
  readonly http: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** What is answered, and what was received word by word. */
export interface Heard extends Received {
  readonly answer: Answer;
}

/** Headers as a page of the product sends them, in English. */
export const PAGE = { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' } as const;
export const JSON_PAGE = { ...PAGE, 'content-type': 'application/json' } as const;

/** Sends one request and reads the whole answer, whatever it is. */
export function send(origin: string, { method = 'POST', path, headers = {}, body, from }: Sent): Promise<Received> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: { ...length, ...(headers as Record<string, string | string[]>) },
      ...(from && { localAddress: from }),
    });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      resolve({ http: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.end(body);
  });
}

/** Sends one request and reads the answer of the API. */
export async function hear(origin: string, sent: Sent): Promise<Heard> {
  const received = await send(origin, sent);
  return { ...received, answer: JSON.parse(received.text) as Answer };
}

/** Writes bytes to the server's socket and reads until it closes; `''` when it closes without a word. */
export function speak(origin: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.write(bytes);
  });
}

/** The status and body of a response that was read as bytes. */
export function readResponse(heard: string): Received {
  const [head = '', ...rest] = heard.split('\r\n\r\n');
  return { http: Number(head.split(' ')[1] ?? 0), headers: {}, text: rest.join('\r\n\r\n') };
}
