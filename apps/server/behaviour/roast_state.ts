import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import { isPlanned } from '@hanjan/model/roaster/figures.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { sql } from 'kysely';
import { orgOf, todaySql } from '../domain/org.ts';
import { ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid } from '../http/refusal.ts';
import type { Roast } from './roast_green.ts';

const isCancelled = (roast: Roast | null): boolean => roast?.roasting_step === 'CNCL';

/** The day of a roast that took place; null of one that is planned or was called off. */
const dayOf = (roast: Roast | null): string | null =>
  roast === null || isPlanned(roast) || isCancelled(roast) ? null : roast.roasting_result_date;

/** Nothing was roasted on a day that is still to come. What was stored so already may be corrected in all else. */
export async function refuseAhead({ run, actor }: Transaction, row: Roast, before: Roast | null): Promise<void> {
  const day = dayOf(row);
  if (day === null || day === dayOf(before)) return;
  const [ahead] = await run(
    sql<{ today: string }>`SELECT today FROM (SELECT ${todaySql(actor)} AS today) AS here WHERE today < ${day}::date`,
  );
  if (!ahead) return;
  throw invalid(
    [{ name: 'roasting_result_date', key: 'roast_ahead', args: { today: ahead.today } }],
    roasterRoastingResult,
  );
}

/** What stands in a blend was roasted: it is not called off, as it is not removed. */
export async function refuseBlended(
  { run, actor }: Transaction,
  { before, after }: { readonly before: Roast | null; readonly after: Roast | null },
  key: number,
): Promise<void> {
  if (before === null || isCancelled(before) || !isCancelled(after)) return;
  const [blends] = await run(
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM roaster_blending_result
     WHERE ${ownedSql(roasterBlendingResult, actor)} AND removed_at IS NULL AND blending_result_key IN
         (SELECT blending_result_key FROM roaster_blending_result_batch AS part
           WHERE part.org = ${orgOf(actor)} AND part.roasting_result_key = ${key})`,
  );
  const count = blends?.count ?? 0;
  if (count > 0)
    throw invalid([{ name: 'roasting_step', key: 'roast_blended', args: { count } }], roasterRoastingResult);
}
