import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase as create } from '../../apps/server/db/embedded/bootstrap.ts';
import type { Addresses } from '../../apps/server/db/logins.ts';
import { mapAddresses } from './addresses.ts';
import type {} from './cluster.ts';

/** A database of a test's own: migrated, seeded, and thrown away with `drop`. */
export interface TestDatabase {
  /** The owner of the tables, who migrates. */
  url: string;
  /** The product's logins, as `main.ts` gets them. */
  logins: Addresses;
  /** The superuser, for looking behind row level security. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** Copies the migrated and seeded template into a new database; `empty` gives one that has seen no migration. */
export async function createDatabase(from: 'template' | 'empty' = 'template'): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (work: (admin: pg.Client) => Promise<unknown>) => {
    const admin = new pg.Client({ connectionString: cluster.adminUrl });
    await admin.connect();
    await work(admin).finally(() => admin.end());
  };
  await asAdmin((admin) => create(admin, name, from === 'template' ? cluster.template : 'hanjan'));
  const at = (url: string) => url.replace(/\/hanjan$/, `/${name}`);
  return {
    url: at(cluster.url),
    adminUrl: at(cluster.adminUrl),
    logins: mapAddresses(cluster.logins, at),
    drop: () => asAdmin((admin) => admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)),
  };
}
