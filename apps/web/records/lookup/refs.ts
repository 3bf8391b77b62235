import { isKey, isOrgKind, type Row } from '@hanjan/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '../../base/session/memberships.ts';
import { offeredRecords } from '../store/calls.ts';
import type { Looked, Owner } from './copies.ts';
import { foundQuery } from './found.ts';
import { labelOf, namingOf, subtitleOf } from './label.ts';
import { lookedUp } from './looked_up.ts';
import { sourceOf } from './source.ts';

/** Records to choose from, with the fields that their look-up is narrowed by. */
export interface Records {
  readonly rows: readonly Row[];
  /** There are others, which are found by their names. */
  readonly more: boolean;
}

/** The records of an entity that can be chosen, as they are looked up. */
export const recordsLooked = (to: string): Looked<Records> => {
  const { entity, path } = sourceOf(to);
  return {
    queryKey: ['lookup', to],
    path,
    isOfOrg: isOrgKind(entity.scope),
    // What people write themselves others may have written since: a page that is opened asks for it at once.
    goodFor: entity.scope === 'none' ? HOUR_MS : 0,
    entities: namingOf(entity).map(({ name }) => name),
    async ask(held, owner) {
      const { edit_at, ...records } = await askRecords(to, owner, { last_edit_at: held });
      return { edit_at, data: held && held === edit_at ? null : records };
    },
    isGood(data): data is Records {
      const { rows } = data as Partial<Records>;
      const isGood = (row: Row) => row && isKey(row[entity.key]) && entity.label.plain in row;
      return Array.isArray(rows) && rows.every(isGood);
    },
  };
};

/** Asks for records of an entity, narrowed as the body says. */
export async function askRecords(to: string, owner: Owner | undefined, body: Row) {
  const { entity, path } = sourceOf(to);
  // A guest has none of their own, and is asked to sign in by whatever asks for them.
  if (owner?.user_seq === null && entity.scope !== 'none') return { edit_at: '', more: false, rows: [] };
  const auth_seq = owner?.auth_seq ?? null;
  const org = isOrgKind(entity.scope) ? { kind: entity.scope, auth_seq } : undefined;
  const answer = await offeredRecords(path, org, body);
  const { result, resultName, last_edit_at: edit_at = '', more = false } = answer;
  // Of the names that came only its own lie with each record: what is stored is compared and written often.
  const { plain } = entity.label;
  const names = resultName?.[plain];
  const named = (row: Row) => ({
    ...row,
    resultName: { [plain]: { [String(row[plain])]: names?.[String(row[plain])] } },
  });
  return { edit_at, more, rows: names ? result.map(named) : result };
}

/** How the records of an entity are looked up, and whether that is all of them. */
export const recordsQuery = (to: string) => lookedUp(recordsLooked(to));

/** The records alone. */
export const refQuery = (to: string) => queryOptions({ ...recordsQuery(to), select: rowsOf });

const rowsOf = ({ rows }: Records) => rows;

/** Records with those beside them, each once. A look-up that is whole stays the very list that it is. */
export function withBeside(to: string, rows: readonly Row[], beside: readonly Row[] = []): readonly Row[] {
  if (beside.length === 0) return rows;
  const keys = new Set(rows.map((row) => refKey(to, row)));
  return [...rows, ...beside.filter((row) => !keys.has(refKey(to, row)))];
}

/** A record among those that were looked up or found, as far as they are there. */
export const knownRecord = (client: QueryClient, to: string, key: number | null): Row | undefined =>
  [client.getQueryData(recordsQuery(to).queryKey)?.rows, client.getQueryData(foundQuery(to).queryKey)]
    .flatMap((rows) => rows ?? [])
    .find((row) => refKey(to, row) === key);

/** The key of a record of a look-up. */
export const refKey = (to: string, row: Row): number => Number(row[sourceOf(to).entity.key]);

/** The name of a record of a look-up. */
export const refName = (to: string, row: Row, locale: string): string => labelOf(sourceOf(to).entity, row, locale);

/** The same with what tells it from others of its name, as far as its look-up says that. */
export function refApart(to: string, row: Row, locale: string): string {
  const { entity } = sourceOf(to);
  return [...new Set([refName(to, row, locale), subtitleOf(entity, row, locale)])].filter(Boolean).join(' · ');
}
