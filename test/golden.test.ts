import { readdirSync, rmSync } from 'node:fs';
import {
  ACTIONS,
  type Actor,
  bulkFieldsOf,
  isOrgKind,
  may,
  mayEver,
  ORG_ROLES,
  type Role,
  type Scope,
  SITE_ROLES,
} from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaSql } from '../apps/server/db/schema/ddl.ts';
import { startApi, type TestApi } from './harness/api.ts';
import { type Description, inPieces } from './harness/description.ts';
import { expectGolden, fileOf, golden, isUpdate } from './harness/golden.ts';
import { shipped } from './harness/served.ts';
import { withClient } from './harness/sql.ts';

/**
 * What follows from the definitions, written down so that a change of it is seen and read by a person. A change that is
 * meant: UPDATE_GOLDEN=1 npx vitest run --project server test/golden.test.ts
 */
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ catalogue: shipped });
});
afterAll(() => api.stop());

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

it('tables', () =>
  expectGolden('ddl.sql', lines([...schemaSql({ entities, screens }).values()].flatMap((sql) => [sql, '']))));

describe('calls', () => {
  const described = async (): Promise<Description> => (await fetch(`${api.origin}/api/openapi.json`)).json();

  it('by screen, and no file of a screen that is gone', async () => {
    const pieces = inPieces(await described(), screens);
    const folder = 'openapi/';
    const there = () => readdirSync(fileOf(folder)).toSorted();
    if (isUpdate) for (const name of there()) if (!pieces.has(name)) rmSync(fileOf(folder + name));
    for (const [name, text] of pieces) expectGolden(folder + name, text);
    expect(there()).toEqual([...pieces.keys()].toSorted());
  });

  it('say every shared part once, and refer to none that is not there', async () => {
    const document = await described();
    const { schemas } = document.components;
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    const found = (path: string) =>
      path.split('/').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], schemas);
    expect(refs.filter((path) => found(path) === undefined)).toEqual([]);
    const used = new Set(refs.map((path) => path.split('/')[0]));
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
  });
});

/** Every role that records of a scope know, each as somebody who has it. */
const actorsOf = (scope: Scope): [Role, Actor][] =>
  isOrgKind(scope)
    ? ORG_ROLES[scope].map((role) => [
        role,
        { user_seq: 1, user_type: 'USER', [scope]: { auth_seq: 1, user_auth: role } },
      ])
    : SITE_ROLES.map((role) => [role, { user_seq: 1, user_type: role }]);

const who = (roles: readonly Role[] | undefined) => roles?.join(' ') ?? 'by everybody';

it('rights', () => {
  const rows = screens.flatMap((screen) => {
    const row = (name: string, isAllowed: (actor: Actor) => boolean) => {
      const roles = actorsOf(screen.entity.scope).flatMap(([role, actor]) => (isAllowed(actor) ? [role] : []));
      return `${screen.name} ${name}: ${roles.join(' ') || '-'}`;
    };
    return [
      ...ACTIONS.map((action) => row(action, (actor) => may(actor, screen, action))),
      row('remove own', (actor) => mayEver(actor, screen, 'remove')),
      ...Object.entries(screen.fields).map(
        ([name, { read, write, plan }]) =>
          `${screen.name}.${name} seen: ${who(read)}; filled: ${who(write)}${plan ? `; or by plan: ${plan}` : ''}`,
      ),
    ];
  });
  expectGolden('permissions.txt', lines(rows));
});

it('what is changed for many records at once', () => {
  const rows = screens.map((screen) => `${screen.name}: ${bulkFieldsOf(screen).join(' ') || '-'}`);
  expectGolden('bulk.txt', lines(rows));
});

it('messages', () => {
  const rows = Object.entries(ko).map(([key, text]) => [key, text, en[key as keyof typeof ko]]);
  expectGolden('messages.txt', lines(rows.map((row) => row.map((text) => text.replaceAll('\n', '\\n')).join('\t'))));
});

it('row level security, and what each login may do', async () => {
  const rows = await withClient(api.database.adminUrl, async (admin) => {
    const tables = await admin.query<{ line: string }>(`
      SELECT format('table %s: security %s, forced %s, %s', relname,
               CASE WHEN relrowsecurity THEN 'on' ELSE 'off' END, CASE WHEN relforcerowsecurity THEN 'on' ELSE 'off' END,
               (SELECT string_agg(role || ' ' || coalesce(nullif(concat_ws(', ',
                   (SELECT string_agg(privilege_type, ' ' ORDER BY privilege_type) FROM aclexplode(relacl)
                     WHERE grantee = ('hanjan_' || role)::regrole),
                   (SELECT string_agg(right_of || ' (' || columns || ')', ', ' ORDER BY right_of)
                      FROM (SELECT privilege_type AS right_of, string_agg(attname, ' ' ORDER BY attname) AS columns
                              FROM pg_attribute, aclexplode(attacl)
                             WHERE attrelid = pg_class.oid AND grantee = ('hanjan_' || role)::regrole
                             GROUP BY privilege_type) AS of_columns)), ''), 'nothing'), '; ')
                  FROM unnest(ARRAY['app', 'sign', 'backup']) AS role)) AS line
        FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') ORDER BY relname`);
    const policies = await admin.query<{ line: string }>(`
      SELECT concat_ws(E'\\n', format('%spolicy %s on %s for %s to %s', CASE permissive WHEN 'RESTRICTIVE' THEN 'restrictive ' END,
                 policyname, tablename, cmd, array_to_string(roles, ', ')),
               '  using ' || qual, '  with check ' || with_check) AS line
        FROM pg_policies WHERE schemaname = 'public' ORDER BY tablename, policyname`);
    const crossing = await admin.query<{ line: string }>(`
      SELECT format('role %s on %s: %s', grantee::regrole, relname, string_agg(of_right, ', ' ORDER BY of_right)) AS line
        FROM (SELECT relname, grantee,
                     privilege_type || ' (' || string_agg(attname, ' ' ORDER BY attname) || ')' AS of_right
                FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid, aclexplode(attacl)
               WHERE grantee IN ('hanjan_bean'::regrole, 'hanjan_count'::regrole, 'hanjan_merge'::regrole)
               GROUP BY relname, grantee, privilege_type) AS rights
       GROUP BY relname, grantee ORDER BY grantee::regrole::text, relname`);
    return [...tables.rows, ...policies.rows, ...crossing.rows].map(({ line }) => line);
  });
  expectGolden('policies.txt', lines(rows));
});

it('tells a difference', () => {
  const name = 'permissions.txt';
  expect(() => expect(golden(name).replace('USER', 'USER GUEST')).toBe(golden(name))).toThrow();
  for (const file of [
    'bulk.txt',
    'ddl.sql',
    'openapi/user_cupnote.json',
    'openapi/shared.json',
    name,
    'messages.txt',
    'policies.txt',
  ]) {
    expect(golden(file).split('\n').length).toBeGreaterThan(5);
  }
});
