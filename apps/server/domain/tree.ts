import type { FieldFault } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';

/** How many levels records may stand below one another. */
export const MOST_LEVELS = 20;

/** Records that stand below others. */
export interface Tree {
  /** What it is called, so that nobody else plants in it before this save is done. */
  readonly name: string;
  /** All its edges: rows of `child` and `parent`. */
  readonly edges: RawBuilder<{ child: string; parent: string }>;
}

/** Whoever else wants to put something in the same tree waits until this transaction is over. */
export async function lockTree({ run }: Transaction, { name }: Tree): Promise<void> {
  await run(sql`SELECT pg_advisory_xact_lock(hashtext(${`tree ${name}`}))`);
}

/**
 * Why a record cannot be put below others: it would stand below itself, or too deep with what is below it. Null where it
 * can.
 */
export async function treeFault(
  work: Transaction,
  tree: Tree,
  self: string | null,
  parents: readonly string[],
): Promise<Omit<FieldFault, 'name'> | null> {
  if (parents.length === 0) return null;
  await lockTree(work, tree);
  const [found] = await work.run(
    sql<{ circle: boolean; levels: number }>`WITH RECURSIVE edge AS MATERIALIZED (${tree.edges}),
      up (id, level) AS (
        SELECT unnest(${parents}::text[]), 1
        UNION SELECT edge.parent, level + 1 FROM up JOIN edge ON edge.child = up.id WHERE level <= ${MOST_LEVELS}
      ),
      down (id, level) AS (
        SELECT ${self}::text, 0
        UNION SELECT edge.child, level + 1 FROM down JOIN edge ON edge.parent = down.id WHERE level <= ${MOST_LEVELS}
      )
      SELECT EXISTS (SELECT FROM up WHERE id = ${self}) AS circle,
             (SELECT max(level) FROM up) + 1 + (SELECT max(level) FROM down) AS levels`,
  );
  if (found?.circle) return { key: 'field_circle', args: {} };
  return (found?.levels ?? 0) > MOST_LEVELS ? { key: 'field_nested', args: { max: MOST_LEVELS } } : null;
}
