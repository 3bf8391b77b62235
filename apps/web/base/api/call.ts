import type { Answer, OrgKind } from '@hanjan/core';
import { MUST_AGREE } from '@hanjan/model/account/privacy.ts';
import { currentLocale, hasText, t } from '../texts/index.ts';
import { heardServer, missedServer } from './connection.ts';
import { type CallOrg, withOrg } from './org_call.ts';

export type { Answer } from '@hanjan/core';

/** After this long without an answer the server counts as away. */
const AWAY_MS = 30_000;
/** How long a call waits by itself when the server says when to come again, and how often. */
const LONGEST_WAIT_S = 10;
const MOST_WAITS = 5;

export interface CallOptions {
  /** More headers, e.g. `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How long the server may work on it, in ms, where that is longer than usual. */
  readonly patience?: number;
  /** The organisation that it is about. */
  readonly org?: CallOrg | undefined;
}

/** Asked when the server no longer knows the person. Answers whether they signed in again, and the call may be repeated. */
type SignInAgain = () => Promise<boolean>;

/** Who calls, as far as the page knows. */
export interface Caller {
  /** Whom the page belongs to: a call is refused when somebody else signed in in another tab. */
  user(): number | null;
  /** The organisation of a kind that the page works in. */
  org(kind: OrgKind): number | null;
  /** A call about an organisation begins. */
  calls(): void;
  /** The server refused what the page took for allowed in an organisation when it called: that has to be read afresh. */
  refused(calledAt: number): Promise<unknown>;
  /** The server wants the person to agree to a privacy policy that is newer than the page knows. */
  mustAgree(): void;
}

let signInAgain: SignInAgain = async () => false;
let caller: Caller = {
  user: () => null,
  org: () => null,
  calls: () => undefined,
  refused: async () => undefined,
  mustAgree: () => undefined,
};

/** The server's words for a person who is not, or no longer, what the page took them for. */
const NOT_SO = ['nocafe_text', 'noroaster_text', 'nopermission_text'];

/** Sets who is asked when a session has ended. The session store does this once. */
export function onSessionEnd(ask: SignInAgain): void {
  signInAgain = ask;
}

/** Sets who says on whose behalf the page calls. The session store does this once. */
export function onCall(by: Caller): void {
  caller = by;
}

/**
 * Calls the API and always answers: a server that cannot be reached is status `NETWORK` with code `error_text`. When the
 * session has ended the person is asked to sign in on the page, and the same call is sent once more. A call about an
 * organisation carries which.
 */
export function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const asked = askedFor(method, path, body, options.org);
  return onBehalf(path, options.org, () => send<T>(method, asked.path, asked.body, options));
}

/** What is asked, with the organisation that it is about. */
export const askedFor = (method: 'GET' | 'POST', path: string, body: unknown, org: CallOrg | undefined) =>
  withOrg(method, path, body, org && { ...org, auth_seq: org.auth_seq ?? caller.org(org.kind) });

/** Sends something on behalf of whoever uses the page, and once more when they had to sign in again. */
export async function onBehalf<T>(
  path: string,
  org: CallOrg | undefined,
  once: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const calledAt = Date.now();
  if (org) caller.calls();
  const first = await once();
  const ended = first.status === '401' && !isAboutSigning(path);
  const answer = ended && (await signInAgain()) ? await once() : first;
  if (answer.code === MUST_AGREE) caller.mustAgree();
  if (answer.code && NOT_SO.includes(answer.code) && org) await caller.refused(calledAt);
  return answer;
}

/** The server did not answer with what it was asked for. */
export class Refused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(answer.description);
    this.answer = answer;
  }
}

/** Whether the server never answered: it could not be reached, or somebody else responded in its place. */
export const isUnanswered = ({ code, request_id }: Answer): boolean => code === 'error_text' && request_id === '';

/** Calls the API for whoever needs its result: any other answer is thrown as `Refused`. */
export async function read<T>(...asked: Parameters<typeof call>): Promise<Answer<T>> {
  const answer = await call<T>(...asked);
  if (answer.status !== 'OK') throw new Refused(answer);
  return answer;
}

/**
 * Sends a call, and again when the server has it wait a little because too much was asked for: nothing was done of what it
 * refuses so, whatever was asked.
 */
async function send<T>(method: string, path: string, body: unknown, options: CallOptions): Promise<Answer<T>> {
  for (let waits = 0; ; waits++) {
    const { answer, wait } = await sendOnce<T>(method, path, body, options);
    const isShort = wait > 0 && wait <= LONGEST_WAIT_S && waits < MOST_WAITS;
    if (answer.code !== 'rate_wait' || !isShort) return answer;
    // Not all at the same moment.
    await pause(1000 * (wait + Math.random()), options.signal);
    if (options.signal?.aborted) return answer;
  }
}

/** Waits so many milliseconds, or until nobody wants to know any more. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resume) => {
    if (signal?.aborted) return resume();
    const timer = setTimeout(resume, ms);
    const stop = () => {
      clearTimeout(timer);
      resume();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });

/** An answer, and in how many seconds the server wants to be asked again. */
interface Heard<T> {
  readonly answer: Answer<T>;
  readonly wait: number;
}

async function sendOnce<T>(method: string, path: string, body: unknown, options: CallOptions): Promise<Heard<T>> {
  const timeout = AbortSignal.timeout(options.patience ?? AWAY_MS);
  const headers = headersOf(path);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...options.headers },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    return { answer: await answerOf<T>(response), wait: Number(response.headers.get('retry-after')) };
  } catch {
    if (!options.signal?.aborted) missedServer();
    return { answer: failure<T>('NETWORK'), wait: 0 };
  }
}

/** What every call says of the page: its language, and whom it belongs to. */
export function headersOf(path: string): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLocale() };
  const user = caller.user();
  if (user !== null && !isAboutSigning(path)) headers['X-Hanjan-User'] = String(user);
  return headers;
}

/** The answer in a response; a failure where somebody else responded in the server's place. */
export async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const answer: unknown = await response.json().catch(() => null);
  if (isAnswer<T>(answer)) {
    heardServer(response);
    return answer;
  }
  missedServer();
  return failure<T>(response.ok ? 'NETWORK' : String(response.status));
}

/** Signing in and asking who is signed in are for whoever it is. */
const isAboutSigning = (path: string) => path.startsWith('/api/sign/') || path === '/api/userinfo';

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string';
}

/** The answer in place of one that never came. Whoever reads `result` has looked at `status` first. */
export function failure<T>(status: string): Answer<T> {
  const code = 'error_text';
  // The first call of a page does not wait for its texts.
  const description = hasText(code) ? t(code) : '';
  return { status, result: null as T, description, code, fields: [], request_id: '' };
}
