import type pg from 'pg';
import type { Client, TestApi } from './api.ts';
import { newPerson } from './org.ts';

/** Two administrators of the site, one who may remove, and somebody who is none of them. */
const WHO = { one: 'ADMIN', two: 'ADMIN', top: 'SADMIN', person: 'USER' } as const;
type Who = keyof typeof WHO;

export interface Keepers {
  readonly as: Readonly<Record<Who, Client>>;
  readonly seqs: Readonly<Record<Who, number>>;
}

export async function makeKeepers(api: TestApi, admin: pg.Client): Promise<Keepers> {
  const made = new Map<string, { client: Client; user_seq: number }>();
  for (const [who, role] of Object.entries(WHO)) made.set(who, await newPerson(api, admin, `setting.${who}`, role));
  const of = <T>(pick: (one: { client: Client; user_seq: number }) => T) =>
    Object.fromEntries([...made].map(([who, one]) => [who, pick(one)])) as Record<Who, T>;
  return { as: of(({ client }) => client), seqs: of(({ user_seq }) => user_seq) };
}

/** One statement as the application's role with some settings of its transaction, of which nothing is left. */
export async function alone(
  admin: pg.Client,
  settings: Readonly<Record<string, unknown>>,
  statement: string,
): Promise<pg.QueryResult> {
  await admin.query('BEGIN; SET LOCAL ROLE hanjan_app');
  try {
    for (const [name, value] of Object.entries(settings))
      await admin.query('SELECT set_config($1, $2, true)', [name, String(value ?? '')]);
    return await admin.query(statement);
  } finally {
    await admin.query('ROLLBACK');
  }
}
