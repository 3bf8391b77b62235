import type { Answer } from '@hanjan/core';
import { currentLocale, t } from '../i18n/index.ts';

export type { Answer } from '@hanjan/core';

/** After this long without an answer the server counts as away. */
const AWAY_MS = 30_000;

export interface CallOptions {
  /** More headers, e.g. `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Asked when the server no longer knows the person. Answers whether they signed in again, and the call may be repeated. */
type SignInAgain = () => Promise<boolean>;

let signInAgain: SignInAgain = async () => false;
let readCaller: () => number | null = () => null;

/** Sets who is asked when a session has ended. The session store does this once. */
export function onSessionEnd(ask: SignInAgain): void {
  signInAgain = ask;
}

/** Sets who says whom the page belongs to: a call is refused when somebody else signed in in another tab. */
export function onCall(caller: () => number | null): void {
  readCaller = caller;
}

/**
 * Calls the API and always answers: a server that cannot be reached is status `NETWORK` with code `error_text`. When the
 * session has ended the person is asked to sign in on the page, and the same call is sent once more.
 */
export async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const answer = await send<T>(method, path, body, options);
  const ended = answer.status === '401' && !isAboutSigning(path);
  return ended && (await signInAgain()) ? send<T>(method, path, body, options) : answer;
}

/** The server did not answer with what it was asked for. */
export class Refused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(answer.description);
    this.answer = answer;
  }
}

/** Calls the API for whoever needs its result: any other answer is thrown as `Refused`. */
export async function read<T>(...asked: Parameters<typeof call>): Promise<Answer<T>> {
  const answer = await call<T>(...asked);
  if (answer.status !== 'OK') throw new Refused(answer);
  return answer;
}

async function send<T>(method: string, path: string, body: unknown, options: CallOptions): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(AWAY_MS);
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLocale() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const caller = readCaller();
  if (caller !== null && !isAboutSigning(path)) headers['X-Hanjan-User'] = String(caller);
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...options.headers },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    const answer: unknown = await response.json().catch(() => null);
    return isAnswer<T>(answer) ? answer : failure<T>(response.ok ? 'NETWORK' : String(response.status));
  } catch {
    return failure<T>('NETWORK');
  }
}

/** Signing in and asking who is signed in are for whoever it is. */
const isAboutSigning = (path: string) => path.startsWith('/api/sign/') || path === '/api/userinfo';

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string';
}

/** Whoever reads `result` has looked at `status` first. */
function failure<T>(status: string): Answer<T> {
  return { status, result: null as T, description: t('error_text'), code: 'error_text', fields: [], request_id: '' };
}
