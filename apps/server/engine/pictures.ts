import type { Entity, Pointer } from '@hanjan/core';
import type { PictureFacts } from '@hanjan/core/calc/picture/read.ts';
import { sql } from 'kysely';
import { ownership } from './scope.ts';
import type { Transaction } from './transaction.ts';

/** A picture as it is stored: the SHA-256 of its bytes names it. */
export interface Picture extends PictureFacts {
  readonly hash: string;
  readonly data: Buffer;
}

/** Stores a picture for the owner of an entity's records, once however often it is uploaded; answers how many bytes were added. */
export async function storePicture({ run, actor }: Transaction, entity: Entity, picture: Picture): Promise<number> {
  const owner = ownership(entity, actor);
  if (!owner) throw new Error(`${entity.name}: its pictures have no owner`);
  const { hash, type, width, height, data } = picture;
  const [stored] = await run(
    sql<{ is_new: boolean }>`
      INSERT INTO ${sql.table(owner.pictures)} AS stored (${sql.ref(owner.column)}, hash, type, width, height, data, rgst_by)
      VALUES (${owner.value}, ${hash}, ${type}, ${width}, ${height}, ${data}, ${actor.user_seq})
      ON CONFLICT (${sql.ref(owner.column)}, hash) DO UPDATE SET used_at = now()
      RETURNING stored.rgst_at = now() AS is_new`,
  );
  return stored?.is_new ? data.length : 0;
}

/** How many bytes all pictures of that owner have. */
export async function bytesOfPictures({ run, actor }: Transaction, entity: Entity): Promise<number> {
  const owner = ownership(entity, actor);
  if (!owner) return 0;
  const [sum] = await run(
    sql<{ bytes: number }>`SELECT coalesce(sum(bytes), 0) AS bytes FROM ${sql.table(owner.pictures)}
      WHERE ${sql.ref(owner.column)} = ${owner.value}`,
  );
  return sum?.bytes ?? 0;
}

/**
 * The pictures among all that are pointed at which the owner has. What a save names is noted as used, so that the purge,
 * which deletes what was not used for long, never takes it away meanwhile.
 */
export async function findPictures(
  { run, actor }: Transaction,
  entity: Entity,
  pointers: readonly Pointer[],
  isForReading: boolean,
): Promise<string[]> {
  const hashes = [...new Set(pointers.flatMap((pointer) => ('pictures' in pointer ? pointer.pictures : [])))];
  const owner = ownership(entity, actor);
  if (hashes.length === 0 || !owner) return [];
  const table = sql.table(owner.pictures);
  const asked = sql`${sql.ref(owner.column)} = ${owner.value} AND hash = ANY(${hashes})`;
  const fresh = sql`used_at > now() - interval '1 day'`;
  const found = await run(
    isForReading
      ? sql<{ hash: string }>`SELECT hash FROM ${table} WHERE ${asked}`
      : sql<{ hash: string }>`
          WITH used AS (UPDATE ${table} SET used_at = now() WHERE ${asked} AND NOT (${fresh}) RETURNING hash)
          SELECT hash FROM ${table} WHERE ${asked} AND ${fresh} UNION ALL SELECT hash FROM used`,
  );
  return found.map(({ hash }) => hash);
}
