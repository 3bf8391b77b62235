import { isOrgKind, type Screen } from '@hanjan/core';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';
import { type Heard, hear, JSON_PAGE, type Sent } from './http.ts';
import { numberFor, type Owner, owner } from './org.ts';
import { readRoutes } from './routes.ts';
import { screens } from './served.ts';
import { withClient } from './sql.ts';
import { offeredRecord } from './values.ts';

/** Somebody who sends bodies word by word, and every call that takes one. */
export interface Sender {
  readonly me: Owner;
  /** The paths of the calls that take a body and are open to somebody. */
  readonly posts: readonly string[];
  /** Sends a body word by word; what goes to an organisation carries its number as well. */
  post(path: string, body: string | Buffer, headers?: Sent['headers']): Promise<Heard>;
}

/** The calls that change records of a screen, where it is known before anything is read that nobody does. */
export function closedCalls({ access, entity }: Screen): string[] {
  // What somebody may in an organisation is known once their call was read.
  if (isOrgKind(entity.scope)) return [];
  const isChanged = access.write || access.edit;
  const isRemoved = access.remove || (entity.scope === 'user' && isChanged);
  return [...(isChanged ? [] : ['edit', 'history']), ...(isRemoved ? [] : ['remove', 'restore'])];
}
/** Calls of administrators, and those of nobody: whoever may not is turned away before anything is read. */
const CLOSED = [
  ...['/api/setting/demo/fill', '/api/setting/demo/remove', '/api/code/reload'],
  ...screens.filter(({ access }) => !access.code).map(({ path }) => `${path}/code`),
  ...screens.flatMap((screen) => closedCalls(screen).map((call) => `${screen.path}/${call}`)),
  // Imports and uploads take files.
  ...screens.map(({ path }) => `${path}/import`),
  ...['/api/roaster/greenbean/arrival/picture', '/api/userinfo/picture'],
  // These take no body.
  ...['keep', 'verify', 'session/end_others'].map((call) => `/api/userinfo/${call}`),
  ...['challenge', 'nonce'].map((call) => `/api/sign/${call}`),
  ...['totp/begin', 'totp/remove', 'passkey/begin', 'recovery'].map((call) => `/api/userinfo/factor/${call}`),
  // The desk of administrators, and texts.
  '/api/setting/correction/settle',
  ...['state', 'set', 'password', 'end', 'factor'].map((call) => `/api/setting/system/user/${call}`),
  ...['schema', 'column', 'table', 'compare'].map((call) => `/api/setting/system/${call}`),
  ...['list', 'edit', 'reset', 'export', 'import'].map((call) => `/api/setting/text/${call}`),
];

/** A body of so many bytes. */
export const bytes = (count: number): string => `{"a":"${'x'.repeat(count - 8)}"}`;

/** Signs somebody up, with a record of every screen. */
export async function makeSender(api: TestApi): Promise<Sender> {
  const me = await owner(api, 'input');
  for (const screen of screens.filter(({ access }) => access.code && access.write)) {
    expect((await me.post(`${screen.path}/edit`, await offeredRecord(me, screen))).http).toBe(200);
  }
  // What needs a fresh sign-in is open for as long as the tests take.
  await withClient(api.database.adminUrl, (admin) =>
    admin.query("UPDATE session SET auth_at = now() + interval '1 day'"),
  );
  const routes = await readRoutes(api);
  const posts = routes
    .filter(({ method, path }) => method === 'POST' && !CLOSED.includes(path.replace('/history/{key}', '/history')))
    .map(({ path }) => path.replace('{key}', '1'));
  return {
    me,
    posts,
    post(path, body, headers = {}) {
      const number = JSON.stringify(numberFor(me, path)).slice(0, -1);
      const isNumbered = number !== '{' && typeof body === 'string' && /^\{.*\}$/.test(body);
      const rest = isNumbered && (body === '{}' ? '}' : `,${body.slice(1)}`);
      const sent = isNumbered ? number + rest : body;
      return hear(api.origin, { path, body: sent, headers: { ...JSON_PAGE, cookie: me.as(path).cookie, ...headers } });
    },
  };
}
