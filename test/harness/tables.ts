import { type Catalogue, schemaSql } from '../../apps/server/db/schema/ddl.ts';
import { shipped } from './served.ts';
import { withClient } from './sql.ts';

/** Makes the tables of a catalogue that the migrations of the product do not. */
export const makeTables = (url: string, catalogue: Catalogue): Promise<void> =>
  withClient(url, async (client) => {
    const migrated = schemaSql(shipped);
    for (const [table, sql] of schemaSql(catalogue)) if (!migrated.has(table)) await client.query(sql);
  });
