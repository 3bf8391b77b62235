import { query, type Run } from '../db/database.ts';

const PERSON = [
  'user_seq',
  'user_uuid',
  'user_id',
  'user_name',
  'user_email',
  'user_country',
  'user_type',
  'must_change_pass',
] as const;

/** What a person sees of their own account. */
export async function userInfo(run: Run, user_seq: number) {
  const [user] = await run(query.selectFrom('account').select(PERSON).where('user_seq', '=', user_seq));
  return user;
}
