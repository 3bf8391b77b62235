import type pg from 'pg';
import { hashPassword } from '../../apps/server/sign/password.ts';
import { makeAccount, makeSession } from './accounts.ts';
import { type Client, PASSWORD, type TestApi } from './api.ts';
import { screens } from './served.ts';
import { withClient } from './sql.ts';

export interface Seat {
  /** Whether the use flag of the membership is on; off is no membership. */
  readonly isOn?: boolean;
  readonly nick?: string;
}

/** Makes an organisation, past the application; answers its number. */
export async function makeOrg(admin: pg.Client, kind: 'cafe' | 'roaster', name: string): Promise<number> {
  const { rows } = await admin.query<{ org: string }>(
    'INSERT INTO org (org_kind, org_name, org_name_locale) VALUES ($1, $2, $2) RETURNING org',
    [kind, name],
  );
  return Number(rows[0]?.org);
}

/** Puts a person into an organisation in any role or state, or changes the seat they have. */
export async function seat(
  admin: pg.Client,
  org: number,
  user_seq: number,
  user_auth: string,
  { isOn = true, nick = user_auth.toLowerCase() }: Seat = {},
): Promise<void> {
  await admin.query(
    `INSERT INTO membership (org, user_seq, user_auth, user_use, user_nick) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (org, user_seq) DO UPDATE SET user_auth = $3, user_use = $4, user_nick = $5`,
    [org, user_seq, user_auth, isOn, nick],
  );
}

/** The number of the account with a user id. */
export async function userSeqOf(admin: pg.Client, user_id: string): Promise<number> {
  const { rows } = await admin.query<{ user_seq: string }>('SELECT user_seq FROM account WHERE user_id = $1', [
    user_id,
  ]);
  return Number(rows[0]?.user_seq);
}

/** The numbers of the organisations that a client works in. */
export interface Chosen {
  readonly cafe_seq?: number | undefined;
  readonly roaster_seq?: number | undefined;
}

/** The number that a call of this path carries, by its name; none where the path is no organisation's. */
export function numberFor({ cafe_seq, roaster_seq }: Chosen, path: string): Chosen {
  if (path.startsWith('/api/cafe/')) return { cafe_seq };
  return path.startsWith('/api/roaster/') ? { roaster_seq } : {};
}

/** A client whose calls to organisations carry these numbers, as the web app sends them, unless they name another. */
export function within(client: Client, chosen: Chosen): Client {
  const inQuery = (path: string) => {
    const [number] = Object.entries(numberFor(chosen, path)).filter(
      ([name, value]) => value !== undefined && !path.includes(`${name}=`),
    );
    return number ? `${path}${path.includes('?') ? '&' : '?'}${number.join('=')}` : path;
  };
  const isObject = (body: unknown) => typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
    post: (path, body = {}, headers) =>
      body instanceof FormData
        ? client.post(inQuery(path), body, headers)
        : client.post(path, isObject(body) ? { ...numberFor(chosen, path), ...(body as object) } : body, headers),
    get: (path, headers) => client.get(inQuery(path), headers),
    get cookie() {
      return client.cookie;
    },
  };
}

/** Makes a person with a role on the site, who is signed in. */
export async function newPerson(
  api: TestApi,
  admin: pg.Client,
  user_id: string,
  user_type = 'USER',
): Promise<{ client: Client; user_seq: number }> {
  // So many tries from one address, of somebody before them, would have to wait.
  await admin.query('DELETE FROM sign_attempt');
  const account = { user_id, user_pass: await hashed(), user_name: user_id, user_type };
  const user_seq = await makeAccount(admin, account);
  return { client: api.signedIn(await makeSession(admin, user_seq)), user_seq };
}

let hash: Promise<string> | undefined;
/** It takes as long as many calls, and is the same for everybody. */
const hashed = () => {
  hash ??= hashPassword(PASSWORD);
  return hash;
};

/** Somebody for the records of every scope: a person with organisations, and an administrator for those of everybody. */
export interface Owner extends Client {
  readonly user_seq: number;
  readonly cafe_seq: number;
  readonly roaster_seq: number;
  /** Whoever calls of this path are sent as. */
  as(path: string): Client & { readonly user_seq: number };
}

/** Whether a path is of a screen of records of everybody, which administrators of the site write. */
const isOfSite = (path: string) =>
  screens.some((screen) => screen.entity.scope === 'none' && path.startsWith(`${screen.path}/`));

/**
 * Signs up a person who owns a new cafe and a new roaster, and whose calls carry their numbers. They pay, so that every
 * field is open to them. What they call of records of everybody is sent as a new administrator of the site.
 */
export async function owner(api: TestApi, user_id: string): Promise<Owner> {
  return withClient(api.database.adminUrl, async (admin) => {
    const { client, user_seq } = await newPerson(api, admin, user_id, 'PAID');
    const cafe_seq = await makeOrg(admin, 'cafe', `${user_id} cafe`);
    const roaster_seq = await makeOrg(admin, 'roaster', `${user_id} roaster`);
    for (const org of [cafe_seq, roaster_seq]) await seat(admin, org, user_seq, 'OWN');
    const own = Object.assign(within(client, { cafe_seq, roaster_seq }), { user_seq });
    const site = await newPerson(api, admin, `${user_id}.admin`, 'SADMIN');
    const ofSite = Object.assign(site.client, { user_seq: site.user_seq });
    const as = (path: string) => (isOfSite(path) ? ofSite : own);
    return {
      post: (path, body, headers) => as(path).post(path, body, headers),
      get: (path, headers) => as(path).get(path, headers),
      get cookie() {
        return own.cookie;
      },
      ...{ user_seq, cafe_seq, roaster_seq, as },
    };
  });
}
