import { createHash } from 'node:crypto';
import type { AskedRoast, KnownLog, KnownLogs } from '@hanjan/model/roaster/roast_import.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { sql } from 'kysely';
import { scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';

/** By what the curve of a log, or what the row of a sheet said, is known again; null without one. */
export const hashOf = (text: unknown): string | null =>
  typeof text === 'string' && text !== '' ? createHash('sha256').update(text).digest('hex') : null;

/** The roasts in the book that have one of some curves; of several with the same one the first. */
export const knownLogs = ({ run, actor }: Transaction, hashes: readonly string[]): Promise<KnownLog[]> =>
  run(
    sql<KnownLog>`SELECT DISTINCT ON (roasting_log_hash)
        roasting_log_hash, roasting_result_key, roasting_result_year, roasting_result_seq
      FROM roaster_roasting_result
     WHERE ${scopeSql(roasterRoastingResult, actor)} AND removed_at IS NULL AND roasting_log_hash = ANY(${[...hashes]})
     ORDER BY roasting_log_hash, roasting_result_key`,
  );

/** How near the figures of one roast lie in the logs of two programs: ms, °C × 100, and when their clocks say that it began. */
const APART_MS = 2000;
const APART_C = 100;
const APART_CLOCKS = '5 minutes';

/**
 * The roasts in the book that may be one of some others: of the same day, as long, dropped as hot, begun at the same time
 * where both say when, and not known by the same hash. Rows of sheets are not taken for one another. Of several the first.
 */
export const alikeRoasts = (
  { run, actor }: Transaction,
  asked: readonly AskedRoast[],
): Promise<KnownLogs['alike'][number][]> =>
  run(
    sql<KnownLogs['alike'][number]>`SELECT DISTINCT ON (nth)
        (nth - 1)::integer AS nth, roasting_result_key, roasting_result_year, roasting_result_seq
      FROM unnest(
        ${asked.map((one) => one.roasting_result_date)}::date[], ${asked.map((one) => one.roasting_start_time)}::timestamptz[],
        ${asked.map((one) => one.roasting_end_term)}::integer[], ${asked.map((one) => one.end_bean)}::integer[],
        ${asked.map((one) => one.roasting_log_hash)}::text[], ${asked.map((one) => one.has_curve)}::boolean[]
      ) WITH ORDINALITY AS asked(day, began, took, hot, hash, has_curve, nth)
      JOIN roaster_roasting_result ON roasting_result_date = day
       AND coalesce(end_term, roasting_end_term) BETWEEN took - ${sql.lit(APART_MS)} AND took + ${sql.lit(APART_MS)}
       AND end_bean BETWEEN hot - ${sql.lit(APART_C)} AND hot + ${sql.lit(APART_C)}
       AND (roasting_start_time BETWEEN began - ${APART_CLOCKS}::interval AND began + ${APART_CLOCKS}::interval) IS NOT FALSE
       AND roasting_log_hash IS DISTINCT FROM hash
       AND (has_curve OR roasting_chart_log IS NOT NULL OR roasting_import IS NULL)
     WHERE ${scopeSql(roasterRoastingResult, actor)} AND removed_at IS NULL
     ORDER BY nth, roasting_result_key`,
  );
