import { isKey, may, type Row } from '@hanjan/core';
import type { RoastId, TakenBack, WhyKept } from '@hanjan/model/roaster/roast_import.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { sql } from 'kysely';
import { lockName } from '../../db/named_lock.ts';
import { setRemoved } from '../../engine/save.ts';
import { ownedSql } from '../../engine/scope.ts';
import { usersOf } from '../../engine/users.ts';
import type { Work } from '../../engine/work.ts';
import { invalid } from '../../http/refusal.ts';
import { importIn, logsOf } from './bring_in.ts';

/** Roasts that one call takes back. */
const AT_ONCE = 50;

interface Brought extends RoastId {
  readonly version: number;
  readonly rgst_by: number | null;
}

/**
 * Removes the next roasts of an import, each as if it were removed alone. Those that somebody has changed since, that
 * something names, or that are not theirs to remove stay and are told.
 */
export async function takeBack(work: Work, { roasting_import, after = null }: Row): Promise<TakenBack> {
  const name = importIn(roasting_import);
  if (after !== null && !isKey(after)) throw invalid([{ name: 'after', key: 'field_NaN', args: {} }]);
  const { run, actor } = work;
  // Whoever takes it back beside, or brings the same in, comes before or after.
  await lockName(run, logsOf(actor));
  const found = await run(
    sql<Brought>`SELECT roasting_result_key, roasting_result_year, roasting_result_seq, version, rgst_by
      FROM roaster_roasting_result
     WHERE ${ownedSql(roasterRoastingResult, actor)} AND removed_at IS NULL AND roasting_import = ${name}
       AND roasting_result_key > ${after ?? 0}
     ORDER BY roasting_result_key LIMIT ${sql.lit(AT_ONCE)} FOR UPDATE`,
  );
  const kept: TakenBack['kept'][number][] = [];
  for (const { version, rgst_by, ...id } of found) {
    const key = id.roasting_result_key;
    const why = await whyKept(work, key, version, { rgst_by });
    if (why) kept.push({ ...id, why });
    else await setRemoved(work, roasterRoastingResultScreen, { roasting_result_key: key, version }, true);
  }
  const last = found.length === AT_ONCE ? (found.at(-1)?.roasting_result_key ?? null) : null;
  return { removed: found.length - kept.length, kept, after: last };
}

/** A roast as it was brought in has its first version. */
async function whyKept(work: Work, key: number, version: number, row: Row): Promise<WhyKept | null> {
  if (!may(work.actor, roasterRoastingResultScreen, 'remove', row)) return 'forbidden';
  if (version > 1) return 'changed';
  return (await usersOf(work, roasterRoastingResult, key)).length > 0 ? 'used' : null;
}
