import { DAYS_TO_RETURN } from '@hanjan/model/account/own.ts';
import { sql } from 'kysely';
import { lockName } from '../db/named_lock.ts';
import type { Run } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';

/** An organisation that somebody owns alone. */
export interface SoleOwned {
  readonly owned_org: number;
  readonly owned_kind: string;
  readonly owned_name: string | null;
  readonly owned_name_locale: string | null;
}

/** The organisations that are open and that whoever acts owns alone. */
export const soleOwned = (run: Run): Promise<SoleOwned[]> => run(sql<SoleOwned>`SELECT * FROM sole_owned()`);

/** Whether somebody is the only super administrator who stays. Two who ask at once do it one after the other. */
export async function isLastAdmin(run: Run, user_seq: number): Promise<boolean> {
  await lockName(run, 'site roles');
  const [found] = await run(
    sql`SELECT FROM account WHERE user_seq = ${user_seq} AND user_type = 'SADMIN' AND NOT EXISTS (
          SELECT FROM account WHERE user_type = 'SADMIN' AND user_use AND delete_at IS NULL AND user_seq <> ${user_seq})`,
  );
  return found !== undefined;
}

/** Whether an account is one of the demo's, which many people use. */
export async function isMadeUp(run: Run, user_seq: number): Promise<boolean> {
  const found = await run(sql`SELECT FROM account WHERE user_seq = ${user_seq} AND is_demo`);
  return found.length > 0;
}

/** Nobody of those who share an account of the demo keeps the others out of it. */
export async function refuseShared(run: Run, user_seq: number | null): Promise<void> {
  if (user_seq !== null && (await isMadeUp(run, user_seq))) throw new Refusal(403, 'account_shared');
}

/** Has an account deleted once its person had time to change their mind; answers when. Asked again it stays at that. */
export async function beginLeaving(run: Run, user_seq: number): Promise<string> {
  await run(
    sql`UPDATE account SET delete_at = now() + make_interval(days => ${DAYS_TO_RETURN})
         WHERE user_seq = ${user_seq} AND delete_at IS NULL`,
  );
  const [found] = await run(sql<{ delete_at: string }>`SELECT delete_at FROM account WHERE user_seq = ${user_seq}`);
  return found?.delete_at ?? '';
}

/** Keeps an account that was to be deleted. */
export const endLeaving = (run: Run, user_seq: number) =>
  run(sql`UPDATE account SET delete_at = NULL WHERE user_seq = ${user_seq} AND delete_at IS NOT NULL`);

/**
 * Deletes an account whose time has come, under the login of the purge, with whatever is its person's; what they wrote in an
 * organisation stays there, by nobody. Who owns one alone by now, because others left, stays until they hand it over.
 * `kept`: its person changed their mind, or another server was faster.
 */
export async function carryOut(run: Run, user_seq: number): Promise<'gone' | 'needed' | 'kept'> {
  // Whoever changes who owns one of their organisations waits, and is waited for.
  await run(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('owners ' || org, 0)) FROM
          (SELECT org FROM membership WHERE user_seq = ${user_seq} AND user_auth = 'OWN' ORDER BY org) AS owned`,
  );
  if ((await soleOwned(run)).length > 0) return 'needed';
  // Of very many records more goes with it than a usual statement has time for.
  await run(sql`SELECT set_config('statement_timeout', '60s', true)`);
  const gone = await run(
    sql`DELETE FROM account WHERE user_seq = ${user_seq} AND delete_at <= now() RETURNING user_seq`,
  );
  return gone.length > 0 ? 'gone' : 'kept';
}

/** Accounts whose time has come. */
export const due = (run: Run): Promise<{ user_seq: number }[]> =>
  run(sql<{ user_seq: number }>`SELECT user_seq FROM account WHERE delete_at <= now() ORDER BY delete_at`);
