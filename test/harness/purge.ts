import { openDatabase } from '../../apps/server/db/database.ts';
import type { Addresses } from '../../apps/server/db/logins.ts';
import type { Catalogue } from '../../apps/server/db/schema/ddl.ts';
import { purge } from '../../apps/server/domain/purge.ts';

/** Purges as the server does, so many times at once. */
export async function purgeNow(addresses: Addresses, catalogue: Catalogue, times = 1): Promise<void> {
  const fail = (error: Error) => {
    throw error;
  };
  const [db, signDb] = [openDatabase(addresses, 'backup', fail, times), openDatabase(addresses, 'sign', fail, times)];
  try {
    await Promise.all(Array.from({ length: times }, () => purge({ db, signDb, catalogue })));
  } finally {
    await Promise.all([db.close(), signDb.close()]);
  }
}
