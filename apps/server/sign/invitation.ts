import { sql } from 'kysely';
import type { SignupMode } from '../config.ts';
import { connected } from '../db/client.ts';
import type { Run } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOf, isToken, newToken } from './token.ts';

const notInvited = () => new Refusal(403, 'signup_invited');

/** Refuses whoever may make no account, before any work is done for them. */
export function refuseUninvited(mode: SignupMode, token: unknown): void {
  if (mode === 'closed') throw new Refusal(403, 'signup_closed');
  if (mode === 'invited' && !isToken(token)) throw notInvited();
}

/** Uses an invitation up, with the account that is made. Of two who come with the same one the second is refused. */
export async function useInvitation(run: Run, mode: SignupMode, token: unknown): Promise<void> {
  if (mode !== 'invited') return;
  const [used] = await run(
    sql`DELETE FROM invitation WHERE token_hash = ${hashOf(String(token))} AND expires_at > now() RETURNING token_hash`,
  );
  if (!used) throw notInvited();
}

/** Makes an invitation and answers its token; what has expired goes. */
export async function invite(url: string): Promise<string> {
  const token = newToken();
  await connected(url, async (client) => {
    await client.query('DELETE FROM invitation WHERE expires_at <= now()');
    await client.query('INSERT INTO invitation (token_hash) VALUES ($1)', [hashOf(token)]);
  });
  return token;
}
