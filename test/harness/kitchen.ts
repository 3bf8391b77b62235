import { entities, screens } from '@hanjan/model';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { type Catalogue, schemaSql } from '../../apps/server/db/schema/ddl.ts';
import { withClient } from './sql.ts';

/** The product with the entity that has a field of every kind. */
export const kitchen: Catalogue = { entities: [...entities, devKind], screens: [...screens, devKindScreen] };

/** Makes the tables of a catalogue that the migrations of the product do not. */
export const makeTables = (url: string, catalogue: Catalogue): Promise<void> =>
  withClient(url, async (client) => {
    const migrated = schemaSql({ entities, screens });
    for (const [table, sql] of schemaSql(catalogue)) if (!migrated.has(table)) await client.query(sql);
  });
