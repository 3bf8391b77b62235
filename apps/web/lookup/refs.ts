import { isKey, isOrgKind, type Row } from '@hanjan/core';
import { read } from '../api/call.ts';
import { pathIn } from '../api/org_call.ts';
import { HOUR_MS } from '../memberships.ts';
import type { Looked } from './copies.ts';
import { labelOf, namingOf } from './label.ts';
import { lookedUp } from './looked_up.ts';
import { sourceOf } from './source.ts';

/** Every record of an entity that can be chosen, with the fields its look-up is narrowed by, as they are looked up. */
export const recordsLooked = (to: string): Looked<readonly Row[]> => {
  const { entity, path } = sourceOf(to);
  const isOfOrg = isOrgKind(entity.scope);
  return {
    queryKey: ['lookup', to],
    path,
    isOfOrg,
    // What people write themselves others may have written since: a page that is opened asks for it at once.
    goodFor: entity.scope === 'none' ? HOUR_MS : 0,
    entities: namingOf(entity).map(({ name }) => name),
    async ask(held, owner) {
      const auth_seq = owner?.auth_seq ?? null;
      const address = isOfOrg && auth_seq !== null ? pathIn(path, auth_seq) : path;
      const {
        result,
        resultName,
        last_edit_at = '',
      } = await read<readonly Row[]>('POST', address, { last_edit_at: held });
      if (held && held === last_edit_at) return { edit_at: held, data: null };
      // Of the names that came only its own lie with each record: what is kept is compared and written often.
      const { plain } = entity.label;
      const names = resultName?.[plain];
      const named = (row: Row) => ({
        ...row,
        resultName: { [plain]: { [String(row[plain])]: names?.[String(row[plain])] } },
      });
      return { edit_at: last_edit_at, data: names ? result.map(named) : result };
    },
    isGood: (data): data is readonly Row[] =>
      Array.isArray(data) && data.every((row) => row && isKey(row[entity.key]) && entity.label.plain in row),
  };
};

export const refQuery = (to: string) => lookedUp(recordsLooked(to));

/** The key of a record of a look-up. */
export const refKey = (to: string, row: Row): number => Number(row[sourceOf(to).entity.key]);

/** The name of a record of a look-up. */
export const refName = (to: string, row: Row, locale: string): string => labelOf(sourceOf(to).entity, row, locale);
