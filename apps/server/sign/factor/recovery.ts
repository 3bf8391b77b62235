import { query, type Run } from '../../db/statement.ts';
import { madeUpPassword } from '../one_time.ts';
import { hashOf } from '../token.ts';

const COUNT = 10;
/** 128 bits: nobody guesses one, so that a plain hash of it is enough. */
const LETTERS = 26;

/** Gives an account new recovery codes and ends those from before; the database keeps their hashes alone. */
export async function giveRecovery(run: Run, user_seq: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => madeUpPassword(LETTERS));
  await run(query.deleteFrom('account_recovery').where('user_seq', '=', user_seq));
  await run(query.insertInto('account_recovery').values(codes.map((code) => ({ user_seq, code_hash: hashOf(code) }))));
  return codes.map((code) => code.replaceAll(/.{5}(?=.{5})/g, '$&-'));
}

/** A recovery code as it is hashed, whichever way it was typed; null for what is none. */
export function readRecovery(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 100) return null;
  const letters = typed.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');
  return letters.length === LETTERS ? letters : null;
}

/** Uses up a recovery code; false where there is none. */
export async function useRecovery(run: Run, user_seq: number, code: string): Promise<boolean> {
  const used = await run(
    query
      .deleteFrom('account_recovery')
      .where('user_seq', '=', user_seq)
      .where('code_hash', '=', hashOf(code))
      .returning('user_seq'),
  );
  return used.length > 0;
}
