import type { Answer } from '@hanjan/core';
import { buildApp } from '../../apps/server/app.ts';
import type { Quota, SignupMode } from '../../apps/server/config.ts';
import type { ProviderSettings } from '../../apps/server/config_providers.ts';
import type { Catalogue } from '../../apps/server/db/schema/ddl.ts';
import type { Limits } from '../../apps/server/http/limits/limits.ts';
import type { LogStream } from '../../apps/server/http/log.ts';
import type { MailConfig } from '../../apps/server/mail/config.ts';
import { sessionCookieName } from '../../apps/server/sign/session.ts';
import { through } from './addresses.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { served } from './served.ts';
import { makeTables } from './tables.ts';

export interface Reply<T> {
  readonly http: number;
  readonly answer: Answer<T>;
  readonly headers: Headers;
}

/** Sends calls as one person, with their cookie, as their browser would. */
export interface Client {
  post<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<T>>;
  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Reply<T>>;
  readonly cookie: string;
}

export interface TestApi {
  readonly origin: string;
  readonly database: TestDatabase;
  guest(): Client;
  /** Whoever has a session, by the value of its cookie. */
  signedIn(sid: string): Client;
  /** Signs up a new person. */
  person(user_id: string, headers?: Record<string, string>): Promise<Client>;
  stop(): Promise<void>;
}

export const PASSWORD = 'a long enough one';

interface Options {
  /** Where people reach the product. */
  readonly origin?: string;
  /** Another way to the database than the straight one. */
  readonly way?: (databaseUrl: string) => Promise<string>;
  /** How many connections to the database it may hold. */
  readonly connections?: number;
  /** Where one-time passwords lie. */
  readonly dataDir?: string;
  /** Hears its log; without it nothing is logged. */
  readonly log?: LogStream;
  /** What it serves; tables that the product has not are made. */
  readonly catalogue?: Catalogue;
  /** How much one account may ask for; nearly anything, so that tests can be quick. */
  readonly limits?: Partial<Limits>;
  /** Who may make an account; everybody unless something else is said. */
  readonly signup?: SignupMode;
  /** Who else may say who somebody is; nobody unless somebody is named. */
  readonly providers?: readonly ProviderSettings[];
  /** How much may be kept, where it is not the usual. */
  readonly quota?: Partial<Quota>;
  /** Whether administrators cannot do without a second factor. */
  readonly needsAdminFactor?: boolean;
  /** Addresses whose word about a client's address is believed. */
  readonly proxies?: readonly string[];
  /** The database of another server, which that one keeps; without it a new one. */
  readonly database?: TestDatabase;
  /** Whether organisations have what their plans have; otherwise every one has everything. */
  readonly isByPlan?: boolean;
  /** The server of e-mail that it sends letters by, at once; none unless it is said. */
  readonly mail?: MailConfig;
}

/** A real server on a database of its own, listening on loopback. */
export async function startApi({
  origin: ours = 'http://localhost',
  way,
  connections = 10,
  log,
  dataDir,
  catalogue = served,
  limits = { rate: 1_000, atOnce: 1_000 },
  quota,
  signup,
  needsAdminFactor,
  proxies,
  database: shared,
  providers = [],
  isByPlan = false,
  mail,
}: Options = {}): Promise<TestApi> {
  const database = shared ?? (await createDatabase());
  if (!shared) await makeTables(database.url, catalogue);
  const addresses = way ? through(database.logins, await way(database.url)) : database.logins;
  const app = await buildApp({
    addresses,
    origin: ours,
    logLevel: log ? 'info' : 'silent',
    ...(log && { log }),
    ...(dataDir && { dataDir }),
    connections,
    limits,
    ...(quota && { quota }),
    ...(signup && { signup }),
    ...(needsAdminFactor && { needsAdminFactor }),
    ...(proxies && { proxies }),
    providers,
    isByPlan,
    ...(mail && { mail: { ...mail, everyMs: 20 } }),
    catalogue,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const client = (sid?: string) => clientOf(() => origin, sid && `${sessionCookieName(ours)}=${sid}`);
  return {
    origin,
    database,
    guest: () => client(),
    signedIn: client,
    person: (user_id, headers) => signUp(client(), user_id, headers),
    stop: async () => {
      await app.close();
      if (!shared) await database.drop();
    },
  };
}

/**
 * Nobody yet, or whoever a cookie is of; whoever signs in with it is that person from then on. The address may change
 * between calls.
 */
export function clientOf(origin: () => string, begun = ''): Client {
  let cookie = begun;
  const send = async <T>(
    method: string,
    path: string,
    body: unknown,
    extra: Record<string, string> = {},
  ): Promise<Reply<T>> => {
    const headers = { 'sec-fetch-site': 'same-origin', 'accept-language': 'en', ...(cookie && { cookie }), ...extra };
    const isRaw = typeof body === 'string' || body instanceof FormData;
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(origin() + path, {
      method,
      headers: isJson ? { 'content-type': 'application/json', ...headers } : headers,
      body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) cookie = set.split(';')[0] ?? '';
    // A file says no more than that it came.
    const isFile = response.ok && response.headers.has('content-disposition');
    const answer = isFile ? await response.bytes().then(() => ({ code: null })) : await response.json();
    return { http: response.status, answer: answer as Answer<T>, headers: response.headers };
  };
  return {
    post: (path, body = {}, headers) => send('POST', path, body, headers),
    get: (path, headers) => send('GET', path, undefined, headers),
    get cookie() {
      return cookie;
    },
  };
}

/** Makes a new person of a client; answers the client. */
export async function signUp(client: Client, user_id: string, headers?: Record<string, string>): Promise<Client> {
  const signup = { user_id, user_pass: PASSWORD, user_name: user_id, country: 'KOR', age_ok: true, privacy_ok: true };
  const { http, answer } = await client.post('/api/sign/signup', signup, headers);
  if (http !== 200) throw new Error(`${user_id} could not sign up: ${JSON.stringify(answer)}`);
  return client;
}
