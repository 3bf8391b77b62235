import type pg from 'pg';

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
  const { rows } = await admin.query<{ user_seq: string }>('SELECT user_seq FROM account WHERE user_id = $1', [user_id]);
  return Number(rows[0]?.user_seq);
}
