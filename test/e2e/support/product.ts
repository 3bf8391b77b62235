import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Row } from '@hanjan/core';
import type { APIResponse, BrowserContext } from '@playwright/test';
import type pg from 'pg';
import { addresses, createDatabase, type EmbeddedAddresses } from '../../../apps/server/db/embedded/bootstrap.ts';
import { readPidFile } from '../../../apps/server/db/embedded/postmaster.ts';
import type { Addresses } from '../../../apps/server/db/logins.ts';
import { hashPassword } from '../../../apps/server/sign/password.ts';
import { makeAccount, makeSession } from '../../harness/accounts.ts';
import { withClient } from '../../harness/sql.ts';

/** Somebody with an account. */
export interface Person {
  readonly user_seq: number;
  readonly user_id: string;
  readonly user_pass: string;
  readonly user_name: string;
}

export const PASSWORD = '커피는 아침에 마신다';
export const NOTES = '/user/usernote/coffeenote';
export const NOTES_API = '/api/user/qc/coffeebean';

/** Where the product under test is reached. */
export const ORIGIN = `http://localhost:${process.env.E2E_PORT}`;

const hashed = hashPassword(PASSWORD);

/** The ways into a database of the cluster that the product under test works on. */
function addressesOf(database?: string): EmbeddedAddresses {
  const data = process.env.E2E_DATA ?? '';
  const reach = readPidFile(join(data, 'postgres')) ?? { host: '', port: 0 };
  return addresses(reach, JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')), database);
}

/** Works on the product's database behind its back. */
export const behind = <T>(work: (admin: pg.Client) => Promise<T>): Promise<T> =>
  withClient(addressesOf().adminUrl, work);

/** Makes an empty database beside the product's, and answers the way into it. */
export async function freshDatabase(name: string): Promise<Addresses> {
  await behind((admin) => createDatabase(admin, name, 'template0'));
  return addressesOf(name).logins;
}

/** An id that nobody has yet. */
export const newId = (): string => `person.${randomBytes(6).toString('hex')}`;

/** Makes an account without the sign-up page. */
export function makePerson(user_name: string): Promise<Person> {
  const user_id = newId();
  return behind(async (admin) => {
    const user_seq = await makeAccount(admin, { user_id, user_pass: await hashed, user_name });
    return { user_seq, user_id, user_pass: PASSWORD, user_name };
  });
}

/** Signs a person in without the sign-in page. */
export async function giveSession(context: BrowserContext, person: Person, origin = ORIGIN): Promise<void> {
  const token = await behind((admin) => makeSession(admin, person.user_seq));
  await context.addCookies([{ name: 'sid', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}

/** Ends every session of a person, as a long pause does. */
export const endSessions = ({ user_seq }: Person) =>
  behind((admin) => admin.query('DELETE FROM session WHERE user_seq = $1', [user_seq]));

/** How many notes of a person are kept, removed ones left out. */
export const countNotes = ({ user_seq }: Person): Promise<number> =>
  behind(async (admin) => {
    const { rows } = await admin.query(
      'SELECT count(*)::int AS count FROM user_cupnote WHERE user_seq = $1 AND removed_at IS NULL',
      [user_seq],
    );
    return rows[0].count;
  });

/** Calls the API as whoever is signed in. */
export interface Api {
  post(path: string, body: Row): Promise<Row>;
  get(path: string): Promise<Row>;
}

/** The API with the cookie of a browser. */
export function apiOf(context: BrowserContext, origin = ORIGIN): Api {
  const read = async (response: APIResponse) => {
    const answer = (await response.json()) as Answer<Row>;
    if (answer.status !== 'OK') throw new Error(`${response.url()}: ${JSON.stringify(answer)}`);
    return answer.result;
  };
  return {
    post: async (path, body) => read(await context.request.post(origin + path, { data: body, headers: { origin } })),
    get: async (path) => read(await context.request.get(origin + path)),
  };
}

/** Saves a note through the API and answers its key. */
export async function saveNote(api: Api, note: Row): Promise<number> {
  const saved = await api.post(`${NOTES_API}/edit`, { cupnote_place: 'CAFE', cupnote_date: '2026-03-01', ...note });
  return Number(saved.cupnote_seq);
}
