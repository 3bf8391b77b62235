import { ACTIONS, type Action, may, type Row, type Screen, SITE_ROLES, type SiteRole } from '@hanjan/core';
import { screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { readRoutes } from '../harness/routes.ts';
import { goodRecord, readWorld } from '../harness/values.ts';

/**
 * Who may do what, written by hand from the table of rights, not from the catalogue. One line a screen, one column a
 * role, one letter an action that it may do: List, Read, Write, Edit, reMove, Code.
 */
const EXPECTED = `
               SADMIN  ADMIN   TESTER  PAID    USER    GUEST
user_cupnote   LRWEMC  LRWEMC  LRWEMC  LRWEMC  LRWEMC  -
`;

const LETTERS: Record<Action, string> = { list: 'L', read: 'R', write: 'W', edit: 'E', remove: 'M', code: 'C' };
const [heading = '', ...lines] = EXPECTED.trim().split('\n');
const roles = heading.trim().split(/\s+/) as SiteRole[];
const expected = new Map(
  lines.map((line) => {
    const [screen = '', ...cells] = line.split(/\s+/);
    return [screen, Object.fromEntries(roles.map((role, at) => [role, cells[at] ?? '']))] as const;
  }),
);
const isExpected = (screen: Screen, role: SiteRole, action: Action) =>
  expected.get(screen.name)?.[role]?.includes(LETTERS[action]) ?? false;

/** The calls that an action lets somebody make, with a body that would do. */
const CALLS: Partial<Record<Action, (screen: Screen, good: Row, key: number) => [path: string, body: Row][]>> = {
  list: ({ path }) => [[`${path}/list`, {}]],
  code: ({ path }) => [[`${path}/code`, {}]],
  read: ({ path }, _, key) => [[`${path}/detail/${key}`, {}]],
  write: ({ path }, good) => [[`${path}/edit`, good]],
  edit: ({ path, entity, list }, good, key) => {
    const name = list.title[0] ?? '';
    return [[`${path}/edit`, { [entity.key]: key, UPList: [name], [name]: good[name] }]];
  },
  remove: ({ path, entity }, _, key) => [
    [`${path}/remove`, { [entity.key]: key }],
    [`${path}/restore`, { [entity.key]: key }],
  ],
};

let api: TestApi;
let admin: pg.Client;
const people = new Map<SiteRole, Client>();

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  for (const role of SITE_ROLES) {
    const isGuest = role === 'GUEST';
    people.set(role, isGuest ? api.guest() : await api.person(`the.${role.toLowerCase()}`));
    if (!isGuest)
      await admin.query('UPDATE account SET user_type = $1 WHERE user_id = $2', [role, `the.${role.toLowerCase()}`]);
  }
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

it('every screen and every role is in the table', () => {
  expect([...expected.keys()]).toEqual(screens.map(({ name }) => name));
  expect(roles).toEqual([...SITE_ROLES]);
});

describe.each(screens.map((screen) => [screen.name, screen] as const))('%s', (_, screen) => {
  it.each(SITE_ROLES)('gives %s what the table says, and nothing else', (role) => {
    const actor = { user_seq: 1, user_type: role };
    const given = ACTIONS.filter((action) => may(actor, screen, action));
    expect(given).toEqual(ACTIONS.filter((action) => isExpected(screen, role, action)));
  });

  it.each(SITE_ROLES)('answers %s so', async (role) => {
    const client = people.get(role) as Client;
    const good = goodRecord(screen.entity, await readWorld(client, screen.entity));
    for (const action of ACTIONS) {
      const isAllowed = isExpected(screen, role, action);
      const made = await client.post<Row>(`${screen.path}/edit`, good);
      const key = (made.answer.result?.[screen.entity.key] as number) ?? 1;
      for (const [path, body] of CALLS[action]?.(screen, good, key) ?? []) {
        const { http, answer } = await client.post(path, body);
        const refused = role === 'GUEST' ? [401, 'noauth_text'] : [403, 'nopermission_text'];
        expect([path, http, answer.code]).toEqual([path, ...(isAllowed ? [200, null] : refused)]);
      }
    }
  });

  it('says in a record what may be done with it', async () => {
    for (const role of SITE_ROLES.filter(
      (one) => isExpected(screen, one, 'read') && isExpected(screen, one, 'write'),
    )) {
      const client = people.get(role) as Client;
      const made = await client.post<Row>(
        `${screen.path}/edit`,
        goodRecord(screen.entity, await readWorld(client, screen.entity)),
      );
      const { answer } = await client.get<{ can: Row }>(
        `${screen.path}/detail/${made.answer.result[screen.entity.key]}`,
      );
      const edit = isExpected(screen, role, 'edit');
      expect(answer.result.can).toMatchObject({ edit, remove: isExpected(screen, role, 'remove') });
      expect((answer.result.can.fields as string[]).length > 0).toBe(edit);
    }
  });
});

/** The calls that belong to no screen: open to everybody, or to everybody who is signed in. */
const OPEN = [
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/userinfo',
  'POST /api/sign/signup',
  'POST /api/sign/signin',
  'POST /api/sign/signout',
  'GET /api/sign/signout',
  'POST /api/code/simple',
  'POST /api/code/region',
  'POST /api/code/farm',
];
const SIGNED_IN = ['POST /api/sign/password'];

it('every other call is open to whom the list says', async () => {
  const routes = (await readRoutes(api)).filter(
    ({ path }) => !screens.some((screen) => path.startsWith(`${screen.path}/`)),
  );
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([...OPEN, ...SIGNED_IN].toSorted());
  for (const { method, path } of routes) {
    const isOpen = OPEN.includes(`${method} ${path}`);
    const ask = (client: Client) => (method === 'GET' ? client.get(path) : client.post(path));
    const guest = await ask(api.guest());
    expect([path, guest.answer.code === 'noauth_text']).toEqual([path, !isOpen]);
    const person = await ask(
      await api.person(`asks.${routes.findIndex((route) => route.path === path)}.${method.toLowerCase()}`),
    );
    expect([path, ['noauth_text', 'nopermission_text'].includes(person.answer.code ?? '')]).toEqual([path, false]);
  }
});

it('a person who is switched off is nobody, and a role holds from the next call on', async () => {
  const client = await api.person('was.somebody');
  const type = async () => (await client.get<Row>('/api/userinfo')).answer.result.user_type;
  expect(await type()).toBe('USER');
  await admin.query("UPDATE account SET user_type = 'PAID' WHERE user_id = 'was.somebody'");
  expect(await type()).toBe('PAID');
  await admin.query("UPDATE account SET user_use = false WHERE user_id = 'was.somebody'");
  expect(await type()).toBe('GUEST');
  for (const { path } of screens) expect((await client.post(`${path}/list`)).http).toBe(401);
});
