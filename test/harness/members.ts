import { isOrgKind, ORG_ROLES, type Row, type Screen } from '@hanjan/core';
import type pg from 'pg';

/** The state that a screen of people shows first, or one that it does not show. */
function stateFor({ entity }: Screen, isShown: boolean): string {
  const { moves, about = {}, scope } = entity;
  const shown = about[moves?.field ?? ''] ?? [];
  const roles: readonly string[] = isOrgKind(scope) ? ORG_ROLES[scope] : [];
  const all = [...roles.slice(0, 1), 'WTSGNP', 'CNCL'];
  const found = all.find((state) => shown.includes(state) === isShown);
  if (found === undefined) throw new Error(`${entity.name}: there is no such state`);
  return found;
}

/** Somebody to be made: their organisation, and whether a screen of people shows them. */
export interface Wanted {
  readonly org: number;
  readonly isShown: boolean;
}

/** Makes people who have a row in an organisation and are nobody else, past the application; answers their keys in order. */
export async function makeMembers(admin: pg.Client, screen: Screen, wanted: readonly Wanted[]): Promise<number[]> {
  const rows = wanted.map(({ org, isShown }, nth) => ({ nth, org, state: stateFor(screen, isShown) }));
  const { rows: made } = await admin.query<{ member_seq: string }>(
    `WITH given AS (SELECT *, 'row.' || gen_random_uuid() AS user_id
        FROM jsonb_to_recordset($1) AS given (nth integer, org bigint, state text)),
      people AS (INSERT INTO account (user_id, user_pass, user_name, user_country)
        SELECT left(user_id, 45), '-', 'row', 'KOR' FROM given RETURNING user_seq, user_id)
     INSERT INTO membership (org, user_seq, user_auth, user_nick)
     SELECT org, user_seq, state, 'row' FROM given JOIN people ON people.user_id = left(given.user_id, 45) ORDER BY nth
     RETURNING member_seq`,
    [JSON.stringify(rows)],
  );
  return made.map(({ member_seq }) => Number(member_seq));
}

/** Takes such people away but those with these keys. */
export async function clearMembers(admin: pg.Client, kept: readonly number[]): Promise<void> {
  await admin.query(
    `DELETE FROM account WHERE user_id LIKE 'row.%'
        AND user_seq NOT IN (SELECT user_seq FROM membership WHERE member_seq = ANY($1))`,
    [kept],
  );
}

/** What a row of such a person may be saved with, as it is. */
export const goodMember = ({ entity }: Screen): Row =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]) => (field.kind === 'flag' ? [[name, true]] : [])),
  );
