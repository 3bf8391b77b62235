import { connected } from '../../db/client.ts';
import { missingKeys } from './keyring.ts';

/**
 * What to tell an operator at the start whose database needs keys that `keys.json` has not, as after a restore without that
 * file: nothing that they encrypted can be read. Null where all are there.
 */
export async function keyWarning(url: string, dataDir: string): Promise<string | null> {
  const rows = await connected(url, async (client) => {
    const found = await client.query<{ key_id: string; count: number }>(
      `SELECT key_id, count(seed)::integer AS count
         FROM (SELECT key_id, seed FROM account_totp UNION ALL
               SELECT key_id, NULL FROM sign_identity WHERE key_id IS NOT NULL UNION ALL
               SELECT key_id, NULL FROM provider_revoke) AS sealed
        GROUP BY key_id ORDER BY key_id`,
    );
    return found.rows;
  });
  const missing = missingKeys(
    dataDir,
    rows.map(({ key_id }) => key_id),
  );
  if (missing.length === 0) return null;
  const apps = rows.filter(({ key_id }) => missing.includes(key_id)).reduce((sum, { count }) => sum + count, 0);
  return `keys.json in ${dataDir} lacks ${missing.join(', ')}: the authenticator apps of ${apps} accounts do not work, and Apple is not told of accounts that end. Put back the copy of that file that belongs to this database.`;
}
