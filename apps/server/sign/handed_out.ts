import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connected } from '../db/client.ts';
import { say } from '../progress.ts';

const PREFIX = 'one-time-password.';

/**
 * Hands a one-time password to the operator: on their terminal, or where nobody sits at one, because what is written
 * there is kept in some log, in a file that only they can read.
 */
export function handOut(
  dataDir: string,
  user_id: string,
  password: string,
  isTerminal = process.stdout.isTTY === true,
): void {
  if (isTerminal) {
    say(`  One-time password, shown only now and to be changed at the next sign-in: ${password}`);
    return;
  }
  const path = pathOf(dataDir, user_id);
  mkdirSync(dataDir, { recursive: true });
  // Whoever could read a file of an earlier one keeps no right to it.
  rmSync(path, { force: true });
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  say(`  One-time password, to be changed at the next sign-in: in ${path}`);
}

/**
 * Takes away what was handed out to somebody, once they chose a password of their own. A server that root started is
 * another user by then and may not: what lies there opens nothing any more, and the next start takes it away.
 */
export function takeBack(dataDir: string, user_id: string): void {
  try {
    rmSync(pathOf(dataDir, user_id), { force: true });
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Takes away whatever was handed out and opens nothing any more. */
export async function takeBackExpired(url: string, dataDir: string): Promise<void> {
  const ids = namesIn(dataDir).flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
  if (ids.length === 0) return;
  const { rows } = await connected(url, (client) =>
    client.query<{ user_id: string }>(
      'SELECT user_id FROM account WHERE must_change_pass AND pass_expires_at > now() AND user_id = ANY($1)',
      [ids],
    ),
  );
  const open = new Set(rows.map(({ user_id }) => user_id));
  for (const id of ids) if (!open.has(id)) takeBack(dataDir, id);
}

const pathOf = (dataDir: string, user_id: string) => join(dataDir, `${PREFIX}${user_id}`);

/** The names in a directory; none where there is no such directory. */
function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
