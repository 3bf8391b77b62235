import { readFileSync, writeFileSync } from 'node:fs';
import { ACTIONS, may, SITE_ROLES } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaSql } from '../apps/server/db/schema/ddl.ts';
import { startApi, type TestApi } from './harness/api.ts';
import { withClient } from './harness/sql.ts';

/**
 * What follows from the definitions, written down so that a change of it is seen and read by a person. A change that is
 * meant: UPDATE_GOLDEN=1 npx vitest run --project server test/golden.test.ts
 */
const isUpdate = process.env.UPDATE_GOLDEN === '1';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const fileOf = (name: string) => new URL(`golden/${name}`, import.meta.url);
const kept = (name: string) => readFileSync(fileOf(name), 'utf8');
function compare(name: string, text: string): void {
  if (isUpdate) writeFileSync(fileOf(name), text);
  expect(text).toBe(kept(name));
}
const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

it('tables', () =>
  compare('ddl.sql', lines([...schemaSql({ entities, screens }).values()].flatMap((sql) => [sql, '']))));

it('calls', async () => {
  const document = await (await fetch(`${api.origin}/api/openapi.json`)).json();
  compare('openapi.json', lines([JSON.stringify(document, null, 2)]));
});

it('rights', () => {
  const rows = screens.flatMap((screen) =>
    ACTIONS.map((action) => {
      const roles = SITE_ROLES.filter((user_type) => may({ user_seq: 1, user_type }, screen, action));
      return `${screen.name} ${action}: ${roles.join(' ') || '-'}`;
    }),
  );
  compare('permissions.txt', lines(rows));
});

it('messages', () => {
  const rows = Object.entries(ko).map(([key, text]) => [key, text, en[key as keyof typeof ko]]);
  compare('messages.txt', lines(rows.map((row) => row.map((text) => text.replaceAll('\n', '\\n')).join('\t'))));
});

it('row level security and rights of the application', async () => {
  const rows = await withClient(api.database.adminUrl, async (admin) => {
    const tables = await admin.query<{ line: string }>(`
      SELECT format('table %s: security %s, forced %s, %s', relname,
               CASE WHEN relrowsecurity THEN 'on' ELSE 'off' END, CASE WHEN relforcerowsecurity THEN 'on' ELSE 'off' END,
               coalesce((SELECT string_agg(privilege_type, ' ' ORDER BY privilege_type) FROM aclexplode(relacl)
                          WHERE grantee = 'hanjan_app'::regrole), 'no rights')) AS line
        FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') ORDER BY relname`);
    const policies = await admin.query<{ line: string }>(`
      SELECT concat_ws(E'\\n', format('policy %s on %s for %s to %s', policyname, tablename, cmd, array_to_string(roles, ', ')),
               '  using ' || qual, '  with check ' || with_check) AS line
        FROM pg_policies WHERE schemaname = 'public' ORDER BY tablename, policyname`);
    return [...tables.rows, ...policies.rows].map(({ line }) => line);
  });
  compare('policies.txt', lines(rows));
});

it('tells a difference', () => {
  const name = 'permissions.txt';
  expect(() => expect(kept(name).replace('USER', 'USER GUEST')).toBe(kept(name))).toThrow();
  for (const file of ['ddl.sql', 'openapi.json', name, 'messages.txt', 'policies.txt']) {
    expect(kept(file).split('\n').length).toBeGreaterThan(5);
  }
});
