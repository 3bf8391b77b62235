import { type Entity, isKey, may, pick, type Row, type Screen } from '@hanjan/core';
import { sql } from 'kysely';
import { notFound, Refusal } from '../http/refusal.ts';
import { lockRecord } from './lock.ts';
import { readRecordKey, removedMeanwhile, setRemoved } from './save.ts';
import { writeRecord } from './shape/change.ts';
import { type User, usersOf } from './users.ts';
import type { Referrer, Work } from './work.ts';
import { type Changed, writeHistory } from './written.ts';

/** Two records of everybody of which one was written down twice: what names the first is to name the second. */
interface Pair {
  readonly gone: Row;
  readonly kept: Row;
}

/** How many records of each kind would refer to another one. Refused is what the merge itself would be. */
export async function previewMerge(work: Work, screen: Screen, body: Row): Promise<User[]> {
  await lockPair(work, screen, body);
  return usersOf(work, screen.entity, readRecordKey(screen.entity, body));
}

/**
 * Merges a record into another one: whatever refers to it, living or removed, of all owners, refers to that one from then
 * on, and it is removed. Whoever saves something that names it meanwhile holds it until they are done, and is found then,
 * or waits and finds it removed.
 */
export async function mergeRecord(work: Work, screen: Screen, body: Row): Promise<Changed> {
  const { entity } = screen;
  const { gone, kept } = await lockPair(work, screen, body);
  const [from, into] = [keyOf(entity, gone), keyOf(entity, kept)];
  for (const referrer of work.known.referrersTo(entity.name)) await move(work, referrer, from, into);
  // Somebody may have put one of those that were moved above the other since it was looked at.
  if (await isBelow(work, entity, into, into)) throw new Refusal(409, 'merge_below');
  const removed = await setRemoved(work, screen, body, true);
  const after = await writeRecord(work, entity, kept, {});
  await writeMerged(work, entity, removed, 'merged_into', kept);
  await writeMerged(work, entity, after, 'merged', gone);
  return after;
}

const keyOf = ({ key }: Entity, row: Row) => row[key] as number;

/** Locks both records, the lower key first, and refuses what cannot be one. */
async function lockPair(work: Work, screen: Screen, body: Row): Promise<Pair> {
  const { entity } = screen;
  if (!may(work.actor, screen, 'remove')) throw new Refusal(403, 'nopermission_text');
  const { into } = body;
  const from = readRecordKey(entity, body);
  if (!isKey(into)) throw notFound();
  if (from === into) throw new Refusal(409, 'merge_self');
  const rows: Row[] = [];
  for (const key of [from, into].toSorted((a, b) => a - b)) rows.push(await lockRecord(work, entity, key));
  const [gone, kept] = (from < into ? rows : rows.toReversed()) as [Row, Row];
  if (gone.removed_at !== null) throw removedMeanwhile(gone);
  if (kept.removed_at !== null) throw new Refusal(409, 'merge_removed');
  const unlike = kindFields(work, entity).filter((name) => isOther(gone[name], kept[name]));
  if (unlike.length > 0) throw new Refusal(409, 'merge_unlike', { result: { fields: unlike } });
  if (await isBelow(work, entity, into, from)) throw new Refusal(409, 'merge_below');
  return { gone, kept };
}

/** What is not known of one may be as it is of the other. */
const isOther = (one: unknown, other: unknown) => one !== null && other !== null && one !== other;

/** The fields in which two records are alike if they are one: of what kind they are, of which country, and what others want of them. */
function kindFields({ known }: Work, { name, fields }: Entity): string[] {
  const wanted = known.referrersTo(name).flatMap(({ table, field }) => {
    const found = table.fields[field];
    return found && 'only' in found ? Object.keys(found.only ?? {}) : [];
  });
  return Object.entries(fields).flatMap(([one, field]) => {
    const isKind = field.kind === 'code' && (field.required === true || field.group === 'CNTR');
    return isKind || wanted.includes(one) ? [one] : [];
  });
}

/** Whether a record stands anywhere below another one of its kind. */
async function isBelow({ run, known }: Work, { name, table, key }: Entity, low: number, high: number) {
  for (const { entity, field, isList } of known.referrersTo(name)) {
    if (entity.name !== name || isList) continue;
    const above = sql.ref(`t.${field}`);
    const found = await run(
      sql`WITH RECURSIVE above (key) AS (
          SELECT ${above} FROM ${sql.table(table)} AS t WHERE ${sql.ref(`t.${key}`)} = ${low}
          UNION SELECT ${above} FROM ${sql.table(table)} AS t JOIN above ON ${sql.ref(`t.${key}`)} = above.key)
        SELECT FROM above WHERE key = ${high}`,
    );
    if (found.length > 0) return true;
  }
  return false;
}

/** Moves what refers to a record by one field; a function of the database does so over all owners, for administrators of the site. */
async function move({ run, touched }: Work, { entity, table, field, isList }: Referrer, from: number, into: number) {
  const moving = run(
    sql<{ moved: number }>`SELECT move_uses(${table.table}, ${field}, ${isList}, ${from}, ${into})::integer AS moved`,
  );
  const [row] = await moving.catch((error) => {
    // What no two records share would be in both, such as the same year of two beans.
    throw error?.code === '23505' ? new Refusal(409, 'merge_doubled', { result: { entity: entity.name } }) : error;
  });
  if (row && row.moved > 0) touched.add(entity.name);
}

/** The names stand in the history, because the removed record will be gone one day. */
function writeMerged(work: Work, entity: Entity, step: Changed, what: 'merged' | 'merged_into', other: Row) {
  const { plain, locale } = entity.label;
  return writeHistory(work, entity, step, {}, { [what]: pick(other, [plain, locale]) }, [what]);
}
