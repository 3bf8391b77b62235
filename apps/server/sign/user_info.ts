import type { Factor } from '@hanjan/model/account/factor.ts';
import { sql } from 'kysely';
import { query, type Run } from '../db/statement.ts';
import { FACTORS } from './factors.ts';
import { mustAgree } from './privacy.ts';

const PERSON = [
  'user_img',
  'user_seq',
  'user_provider',
  'user_type',
  'user_name',
  'user_email',
  'email_verified_at',
  'user_id',
  'user_uuid',
  'user_serial',
  'user_use',
  'user_country',
  'rgst_at',
  'edit_at',
  'privacy_at',
  'privacy_version',
  'must_change_pass',
  'delete_at',
] as const;

/** What a person sees of their own account, and with what else than its password it is opened. */
export async function userInfo(run: Run, user_seq: number) {
  const [user] = await run(
    query
      .selectFrom('account as a')
      .select(PERSON)
      .select(sql<Factor[]>`${sql.raw(FACTORS)}`.as('factors'))
      // Without one they sign in by a provider or a passkey alone.
      .select(sql<boolean>`user_pass IS NOT NULL`.as('has_pass'))
      .select(mustAgree.as('must_agree'))
      .where('user_seq', '=', user_seq),
  );
  return user;
}
