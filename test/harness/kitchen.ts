import { cafeBatchScreen, userBatchScreen } from '@hanjan/model/dev/batch.ts';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import type { Catalogue } from '../../apps/server/db/schema/ddl.ts';
import { entities, screens } from './served.ts';

const batches = [userBatchScreen, cafeBatchScreen];

/** The product with the entity that has a field of every kind, and those with rules for single fields. */
export const kitchen: Catalogue = {
  entities: [...entities, devKind, ...batches.map(({ entity }) => entity)],
  screens: [...screens, devKindScreen, ...batches],
};
