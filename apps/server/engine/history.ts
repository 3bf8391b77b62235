import type { Pagination, ResultNames, Screen } from '@hanjan/core';
import { sql } from 'kysely';
import { notFound } from '../http/refusal.ts';
import { namesBehind } from './names.ts';
import { ownership, personSql, recordSql } from './scope.ts';
import type { Work } from './work.ts';
import { historyOf } from './written.ts';

/** What one save changed. The first version is the creation, which changed nothing. */
export interface Step {
  readonly version: number;
  readonly edit_at: string;
  readonly edit_user: string | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

const STEPS_A_PAGE = 20;

/** What happened to a record in the fields that are seen, newest first; its creation stands at the end of the last page. */
export async function readHistory(
  work: Work,
  { entity }: Screen,
  key: number,
  asked = 1,
): Promise<{ steps: Step[]; pagination: Pagination; resultName: ResultNames }> {
  const { run, actor } = work;
  const [born] = await run(
    sql<{ rgst_at: string; rgst_user: string | null }>`SELECT rgst_at, ${personSql(entity, 'rgst_by')} AS rgst_user
      FROM ${sql.table(entity.table)} WHERE ${recordSql(entity, actor, key)} AND removed_at IS NULL`,
  );
  if (!born) throw notFound();
  const seen = [...Object.keys(entity.fields), 'removed', 'merged', 'merged_into'];
  const { table, isIt } = historyOf(entity, actor, key);
  const mine = sql`${isIt} AND h.field = ANY(${seen})`;
  const owner = ownership(entity, actor);
  const [{ versions } = { versions: 0 }] = await run(
    sql<{ versions: number }>`SELECT count(DISTINCT version)::integer AS versions
      FROM ${table} AS h WHERE ${mine}`,
  );
  const total = versions + 1;
  const total_pages = Math.ceil(total / STEPS_A_PAGE);
  const page = Math.min(asked, total_pages);
  const steps = await run(
    sql<Step>`SELECT h.version, max(h.edit_at) AS edit_at, ${personSql(entity, 'edit_by', 'h')} AS edit_user,
          json_agg(json_build_object('field', field, 'before', before, 'after', after) ORDER BY history_seq) AS changes
        FROM ${table} AS h WHERE ${mine}
       GROUP BY h.version, h.edit_by${owner ? sql`, ${sql.ref(`h.${owner.column}`)}` : sql``} ORDER BY h.version DESC
       LIMIT ${STEPS_A_PAGE} OFFSET ${(page - 1) * STEPS_A_PAGE}`,
  );
  const birth: Step = { version: 1, edit_at: born.rgst_at, edit_user: born.rgst_user, changes: [] };
  const values = steps.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => [before, after].map((value) => ({ field, value }))),
  );
  return {
    resultName: await namesBehind(work, entity, values),
    steps: page === total_pages ? [...steps, birth] : steps,
    pagination: { page, total_pages, total },
  };
}
