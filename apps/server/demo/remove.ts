import { isOrgKind, rowTablesOf } from '@hanjan/core';
import { entities } from '@hanjan/model';
import type pg from 'pg';
import { connected, inTransaction } from '../db/client.ts';
import { Refusal } from '../http/refusal.ts';

/** How much of the demo there is. */
export interface DemoState {
  readonly is_filled: boolean;
  readonly cafes: number;
  readonly roasters: number;
  readonly people: number;
  readonly notes: number;
}

/** Does something with the demo while nobody else does; refuses with 409 when somebody is at it. */
export const aloneWithDemo = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock(hashtext('demo')) AS mine");
    if (!rows[0]?.mine) throw new Refusal(409, 'demo_busy');
    return work(client);
  });

/** Outside of any organisation, where a person sees all of theirs. */
const goOut = (client: pg.Client) => client.query("SELECT set_config('app.org', '', true)");

/** Works as each person of the demo in turn, because only they see what is theirs. */
async function asEach(client: pg.Client, work: () => Promise<void>): Promise<number> {
  const people = await client.query<{ user_seq: string }>(
    'SELECT user_seq FROM account WHERE is_demo ORDER BY user_seq',
  );
  for (const { user_seq } of people.rows) {
    await goOut(client);
    await client.query("SELECT set_config('app.user', $1, true)", [user_seq]);
    await work();
  }
  return people.rows.length;
}

/** Whether the demo was filled in to its end: until then nobody of it can sign in. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM account WHERE is_demo AND user_use LIMIT 1');
  return rowCount === 1;
}

/** Whether there are made-up people in a database. */
export const hasDemo = (url: string): Promise<boolean> => connected(url, isFilled);

/** What there is of the demo now. */
export const readDemo = (url: string): Promise<DemoState> =>
  connected(url, (client) =>
    inTransaction(client, async () => {
      const orgs = new Map<string, string>();
      let notes = 0;
      const people = await asEach(client, async () => {
        const found = await client.query<{ org: string; org_kind: string }>(
          'SELECT org, org_kind FROM org WHERE is_demo',
        );
        for (const { org, org_kind } of found.rows) orgs.set(org, org_kind);
        const counted = await client.query<{ count: string }>(
          'SELECT count(*) FROM user_cupnote WHERE removed_at IS NULL',
        );
        notes += Number(counted.rows[0]?.count);
      });
      const ofKind = (kind: string) => [...orgs.values()].filter((one) => one === kind).length;
      return { is_filled: await isFilled(client), cafes: ofKind('cafe'), roasters: ofKind('roaster'), people, notes };
    }),
  );

/** Takes away everybody and everything that is marked as demo, and what belongs to them; nothing else. */
export const clearDemo = (client: pg.Client): Promise<void> =>
  inTransaction(client, async () => {
    // What a roastery delivered names its link to a cafe, which would go with the cafe: roasteries go first.
    for (const kind of ['roaster', 'cafe'])
      await asEach(client, async () => {
        const { rows } = await client.query<{ org: string }>('SELECT org FROM org WHERE is_demo AND org_kind = $1', [
          kind,
        ]);
        for (const { org } of rows) await clearRows(client, org);
        await goOut(client);
        await client.query('DELETE FROM org WHERE is_demo AND org_kind = $1', [kind]);
      });
    await client.query('DELETE FROM account WHERE is_demo');
  });

const ROW_TABLES = entities.filter(({ scope }) => isOrgKind(scope)).flatMap(rowTablesOf);

/** Rows go first: what they name cannot go before them, and they would go last, with the records that they belong to. */
async function clearRows(client: pg.Client, org: string): Promise<void> {
  await client.query("SELECT set_config('app.org', $1, true)", [org]);
  for (const { table } of ROW_TABLES) await client.query(`DELETE FROM ${table} WHERE org = $1`, [org]);
}

/** The same, unless somebody is just filling it in. */
export const removeDemo = (url: string): Promise<void> => aloneWithDemo(url, clearDemo);
