import { type Answer, answerOf, askedFor, failure, headersOf, onBehalf } from './call.ts';
import { heardServer, missedServer } from './connection.ts';
import type { CallOrg } from './org_call.ts';

/** After this long without anything coming or going the server counts as away. */
const STILL_MS = 30_000;
/** How long the server may work on a file before it answers. */
const WORK_MS = 180_000;

/** Something that comes piece by piece. */
export interface Stream {
  readonly headers: Headers;
  /** The next piece, null after the last one. Throws when nothing comes any more, or when it is broken off. */
  read(): Promise<Uint8Array | null>;
}

interface Wanted {
  /** The language that is asked for. */
  readonly language: string;
  readonly stop: AbortSignal;
  /** The organisation that it is about. */
  readonly org: CallOrg | undefined;
}

/** Calls for a file that comes piece by piece. */
export function openStream(path: string, body: object, { language, stop, org }: Wanted): Promise<Answer<Stream>> {
  const asked = askedFor('POST', path, body, org);
  return onBehalf(path, org, async () => {
    const patience = patienceWith(stop);
    try {
      const response = await fetch(asked.path, {
        method: 'POST',
        headers: { ...headersOf(path), Accept: '*/*', 'Accept-Language': language, 'Content-Type': 'application/json' },
        body: JSON.stringify(asked.body),
        credentials: 'same-origin',
        cache: 'no-store',
        signal: patience.signal,
      });
      patience.end();
      if (isFile(response)) {
        heardServer(response);
        return {
          status: 'OK',
          result: streamOf(response, patience),
          description: '',
          code: null,
          fields: [],
          request_id: '',
        };
      }
      return await answerOf<Stream>(response);
    } catch {
      patience.end();
      if (!stop.aborted) missedServer();
      return failure<Stream>('NETWORK');
    }
  });
}

/** A file is known from an answer, and from whoever answers in the server's place, by its name. */
const isFile = ({ ok, headers, body }: Response) => ok && body !== null && headers.has('content-disposition');

function streamOf({ headers, body }: Response, patience: Patience): Stream {
  const reader = body?.getReader();
  return {
    headers,
    async read() {
      patience.renew();
      const { value = null } = (await reader?.read().finally(patience.end)) ?? {};
      return value;
    },
  };
}

/** How a file is sent. */
export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** What stands before the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly stop: AbortSignal;
  /** The organisation that it is about. */
  readonly org: CallOrg | undefined;
  /** The share of the file that has left. */
  onSent(share: number): void;
}

/** Sends a file. The organisation that it is for stands in the address. */
export function sendFile<T>(path: string, file: File, sent: Sent): Promise<Answer<T>> {
  const asked = askedFor('GET', path, undefined, sent.org);
  return onBehalf(path, sent.org, async () => {
    const response = await post(asked.path, headersOf(path), file, sent);
    if (response) return answerOf<T>(response);
    if (!sent.stop.aborted) missedServer();
    return failure<T>('NETWORK');
  });
}

/** By `XMLHttpRequest`, because `fetch` does not tell how much of a body has left. Null when nothing came back. */
async function post(path: string, headers: object, file: File, { stop, onSent, ...sent }: Sent) {
  const { promise, resolve } = Promise.withResolvers<Response | null>();
  const patience = patienceWith(stop);
  const request = new XMLHttpRequest();
  request.open('POST', path);
  for (const [name, value] of Object.entries({ ...headers, ...sent.headers })) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => {
    patience.renew();
    onSent(loaded / total);
  };
  request.upload.onload = () => {
    patience.renew(WORK_MS);
    onSent(1);
  };
  request.onload = () => resolve(responseOf(request));
  request.onerror = () => resolve(null);
  patience.signal.addEventListener('abort', () => {
    request.abort();
    resolve(null);
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(sent.fields ?? {})) form.set(name, value);
  form.set('file', file);
  if (stop.aborted) resolve(null);
  else request.send(form);
  return promise.finally(patience.end);
}

/** What every answer says of the server. */
const SAID = ['x-hanjan-app', 'x-hanjan-texts'];

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    headers: SAID.map((name): [string, string] => [name, request.getResponseHeader(name) ?? '']),
  });

/** A way to break something off: the person's, and that of whoever has waited too long. */
interface Patience {
  readonly signal: AbortSignal;
  /** Something has happened: waits anew. */
  renew(ms?: number): void;
  end(): void;
}

function patienceWith(stop: AbortSignal): Patience {
  const tired = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const renew = (ms = STILL_MS) => {
    end();
    timer = setTimeout(() => tired.abort(), ms);
  };
  renew();
  return { signal: AbortSignal.any([stop, tired.signal]), renew, end };
}
