import { entities, screens } from '@hanjan/model';
import { cafeBatchScreen, userBatchScreen } from '@hanjan/model/dev/batch.ts';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { type Catalogue, schemaSql } from '../../apps/server/db/schema/ddl.ts';
import { withClient } from './sql.ts';

const batches = [userBatchScreen, cafeBatchScreen];

/** The product with the entity that has a field of every kind, and those with rules for single fields. */
export const kitchen: Catalogue = {
  entities: [...entities, devKind, ...batches.map(({ entity }) => entity)],
  screens: [...screens, devKindScreen, ...batches],
};

/** Makes the tables of a catalogue that the migrations of the product do not. */
export const makeTables = (url: string, catalogue: Catalogue): Promise<void> =>
  withClient(url, async (client) => {
    const migrated = schemaSql({ entities, screens });
    for (const [table, sql] of schemaSql(catalogue)) if (!migrated.has(table)) await client.query(sql);
  });
