import { type Actor, type Row, readUuid } from '@hanjan/core';
import { type BroughtIn, MOST_BROUGHT, ROW, type RoastId } from '@hanjan/model/roaster/roast_import.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { sql } from 'kysely';
import { lockName } from '../../db/named_lock.ts';
import { orgOf } from '../../domain/org.ts';
import { hashOf, knownLogs } from '../../domain/roast_log.ts';
import { createRecord } from '../../engine/save.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { faultText } from '../../http/answer.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';

type Nth = { readonly nth: number };

/**
 * Saves roasts of the past one after the other, each as if it were saved alone, but for those whose log or row is in the
 * book or came before in the same call. What is wrong with one is told and leaves the others; what is wrong with all of them, such
 * as a quota, is refused as a whole.
 */
export async function bringIn(work: Work, { roasting_import, roasts }: Row): Promise<BroughtIn> {
  const name = importIn(roasting_import);
  const rows = rowsIn(roasts);
  const hashes = rows.map(({ roasting_chart_log, [ROW]: row }) => hashOf(roasting_chart_log) ?? hashOf(row));
  // Whoever brings the same logs into this book from elsewhere waits, and finds these.
  await lockName(work.run, logsOf(work.actor));
  const found = await knownLogs(
    work,
    hashes.filter((hash) => hash !== null),
  );
  const known = new Map(found.map((one) => [one.roasting_log_hash, one.roasting_result_key]));
  const made: (Nth & { readonly key: number })[] = [];
  const there: (Nth & { readonly key: number })[] = [];
  const refused: BroughtIn['refused'][number][] = [];
  for (const [nth, row] of rows.entries()) {
    const hash = hashes[nth] ?? null;
    const key = hash === null ? undefined : known.get(hash);
    if (key !== undefined) {
      there.push({ nth, key });
      continue;
    }
    const brought = { roasting_import: name, roasting_log_hash: hash };
    const saved = await trySave({ ...work, brought }, { ...row, roasting_past: true });
    if ('fields' in saved) refused.push({ nth, fields: saved.fields });
    else {
      made.push({ nth, key: saved.key });
      if (hash !== null) known.set(hash, saved.key);
    }
  }
  const ids = await idsOf(work, [...made, ...there]);
  return { made: told(made, ids), known: told(there, ids), refused };
}

/** Saves one roast; what is refused of it leaves nothing behind, no number either. */
async function trySave(
  work: Work,
  row: Row,
): Promise<{ readonly key: number } | { readonly fields: BroughtIn['refused'][number]['fields'] }> {
  await work.run(sql`SAVEPOINT roast`);
  try {
    const { key } = await createRecord(work, roasterRoastingResultScreen, row);
    await work.run(sql`RELEASE SAVEPOINT roast`);
    return { key };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'validation_error') throw error;
    await work.run(sql`ROLLBACK TO SAVEPOINT roast`);
    const translate = textsFor(work.locale);
    const { fields = [] } = error.details;
    return {
      fields: fields.map((fault) => ({
        name: fault.name,
        description: faultText(translate, fault, roasterRoastingResult.fields[fault.name as never]),
      })),
    };
  }
}

/** The name of the lock of the logs in a book. */
export const logsOf = (actor: Actor): string => `${roasterRoastingResult.name} logs ${orgOf(actor)}`;

/** The name of an import, in small letters: a uuid. */
export function importIn(given: unknown): string {
  const name = readUuid(given);
  if (name === undefined) throw invalid([{ name: 'roasting_import', key: 'field_text', args: {} }]);
  return name;
}

function rowsIn(given: unknown): readonly Row[] {
  const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);
  const isGood = Array.isArray(given) && given.length > 0 && given.length <= MOST_BROUGHT && given.every(isRow);
  if (!isGood) throw invalid([{ name: 'roasts', key: 'field_rows', args: {} }]);
  return given as readonly Row[];
}

const idsOf = ({ run, actor }: Work, all: readonly { readonly key: number }[]): Promise<RoastId[]> =>
  run(
    sql<RoastId>`SELECT roasting_result_key, roasting_result_year, roasting_result_seq FROM roaster_roasting_result
      WHERE ${ownedSql(roasterRoastingResult, actor)} AND roasting_result_key = ANY(${all.map(({ key }) => key)})`,
  );

const told = (all: readonly (Nth & { readonly key: number })[], ids: readonly RoastId[]) =>
  all.flatMap(({ nth, key }) => {
    const id = ids.find((one) => one.roasting_result_key === key);
    return id ? [{ nth, ...id }] : [];
  });
