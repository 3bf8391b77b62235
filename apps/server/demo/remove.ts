import pg from 'pg';

/** How much of the demo there is. */
export interface DemoState {
  readonly is_filled: boolean;
  readonly cafes: number;
  readonly roasters: number;
  readonly people: number;
  readonly notes: number;
}

const peopleOf = async (client: pg.Client) =>
  (await client.query<{ user_seq: string }>('SELECT user_seq FROM account WHERE is_demo ORDER BY user_seq')).rows;

/** Works as each person of the demo in turn, because only they see what is theirs. */
async function asEach(client: pg.Client, work: () => Promise<void>): Promise<number> {
  const people = await peopleOf(client);
  for (const { user_seq } of people) {
    await client.query("SELECT set_config('app.user', $1, true)", [user_seq]);
    await work();
  }
  return people.length;
}

async function inTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/** What there is of the demo now. */
export const readDemo = (url: string): Promise<DemoState> =>
  inTransaction(url, async (client) => {
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
    return { is_filled: people > 0, cafes: ofKind('cafe'), roasters: ofKind('roaster'), people, notes };
  });

/** Takes away everybody and everything that is marked as demo, and what belongs to them; nothing else. */
export const removeDemo = (url: string): Promise<void> =>
  inTransaction(url, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('demo'))");
    await asEach(client, async () => {
      await client.query('DELETE FROM org WHERE is_demo');
    });
    await client.query('DELETE FROM account WHERE is_demo');
  });
