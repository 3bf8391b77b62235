import { isDeepStrictEqual } from 'node:util';
import type { Entity, Row } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import type pg from 'pg';
import { ownerOf, talliedBy } from '../../apps/server/db/schema/ddl.ts';
import { SITE_HISTORY } from '../../apps/server/db/schema/owner.ts';
import { lots } from '../../apps/server/domain/stock_lots.ts';
import type { Save, Told } from './save.ts';

/** A line of history: one field of one version. */
interface Line {
  readonly version: number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Kept {
  readonly now: Row;
  readonly version: number;
  readonly history: readonly Line[];
}

/**
 * Compares what a database holds with what was answered to those who saved. Only these saves may have been made in it.
 * Answers a sentence for everything that is lost, doubled, half or was never told; none when all is well.
 */
export async function findFaults(admin: pg.Client, saves: readonly Save[]): Promise<string[]> {
  const entities = [...new Set(saves.map(({ screen }) => screen.entity))];
  const faults = await compareAnswers(admin, saves);
  for (const entity of entities) {
    const answered = byVersion(saves.filter(({ screen }) => screen.entity.name === entity.name));
    for (const [key, kept] of await readRecords(admin, entity)) {
      faults.push(...brokenHistory(`${entity.name} ${key}`, kept));
      for (let version = 1; version <= kept.version; version += 1) {
        const where = at(key, version);
        faults.push(...compareVersion(`${entity.name} ${where}`, kept, version, answered.get(where) ?? []));
        answered.delete(where);
      }
    }
    faults.push(...[...answered.keys()].map((where) => `${entity.name} ${where}: lost`));
    faults.push(...(await wrongTallies(admin, entity)), ...(await wrongStocks(admin, entity)));
  }
  return faults;
}

const at = (key: number, version: number) => `${key} v${version}`;

function byVersion(saves: readonly Save[]): Map<string, Save[]> {
  const found = new Map<string, Save[]>();
  for (const save of saves) {
    if (typeof save.outcome === 'string') continue;
    const where = at(save.outcome.key, save.outcome.version);
    found.set(where, [...(found.get(where) ?? []), save]);
  }
  return found;
}

/** The answer kept with a key is the one that was given; nothing is kept of what was refused or never answered. */
async function compareAnswers(admin: pg.Client, saves: readonly Save[]): Promise<string[]> {
  const { rows } = await admin.query<{ key: string; answer: Told | null }>('SELECT key, answer FROM idempotency');
  const kept = new Map(rows.map(({ key, answer }) => [key, answer]));
  const faults = saves.flatMap(({ id, outcome }) => {
    const answer = kept.get(id);
    const isTold = typeof outcome !== 'string';
    kept.delete(id);
    if (isTold ? isDeepStrictEqual(answer, outcome) : answer === undefined) return [];
    return [`key ${id}: answered ${JSON.stringify(outcome)}, kept ${JSON.stringify(answer)}`];
  });
  return [...faults, ...[...kept.keys()].map((id) => `key ${id}: nobody sent it`)];
}

/** Every version after the first has its lines, no other has, and each line goes on where the one before it ended. */
function brokenHistory(name: string, { now, version, history }: Kept): string[] {
  const faults: string[] = [];
  const versions = new Set(history.map((line) => line.version));
  for (let nth = 2; nth <= version; nth += 1) if (!versions.delete(nth)) faults.push(`${name} v${nth}: no history`);
  for (const nth of versions) faults.push(`${name} v${nth}: history of a version that is not there`);
  for (const field of new Set(history.map((line) => line.field))) {
    const lines = history.filter((line) => line.field === field);
    lines.forEach(({ version: nth, after }, place) => {
      const next = place + 1 < lines.length ? lines[place + 1]?.before : now[field];
      if (!isDeepStrictEqual(after, next)) faults.push(`${name} v${nth}: ${field} does not become what follows`);
    });
  }
  return faults;
}

/**
 * A version is made by exactly one save and holds what that one wrote. Removing what is removed and restoring what is
 * there are answered with the version that is there, and make none.
 */
function compareVersion(name: string, kept: Kept, version: number, saves: readonly Save[]): string[] {
  const changed = kept.history.filter((line) => line.version === version).map(({ field }) => field);
  const moves = saves.filter(({ writes }) => 'removed' in writes);
  const edits = saves.filter(({ writes }) => !('removed' in writes));
  const makers = [...edits, ...(changed.includes('removed') ? moves.slice(0, 1) : [])];
  const isOther = ({ writes }: Save) => !isDeepStrictEqual(changed.toSorted(), Object.keys(writes).toSorted());
  const wrong = saves.flatMap(({ writes }) =>
    Object.keys(writes).filter((field) => !isDeepStrictEqual(valueAt(kept, field, version), writes[field])),
  );
  return [
    ...(makers.length === 1 ? [] : [`${name}: made by ${makers.length} saves`]),
    ...(version > 1 && makers.some(isOther) ? [`${name}: has changed ${changed.join(', ')}`] : []),
    ...wrong.map((field) => `${name}: ${field} is not what was saved`),
  ];
}

/** The value of a field as a version left it. */
function valueAt({ now, history }: Kept, field: string, version: number): unknown {
  const lines = history.filter((line) => line.field === field);
  const last = lines.findLast((line) => line.version <= version);
  if (last) return last.after;
  return lines.length > 0 ? lines[0]?.before : now[field];
}

async function readRecords(admin: pg.Client, entity: Entity): Promise<Map<number, Kept>> {
  const { name, table, key } = entity;
  const owner = ownerOf(entity);
  const history = owner?.history ?? SITE_HISTORY;
  const { rows: lines } = await admin.query<Line & { record: number }>(
    `SELECT record_seq::integer AS record, version, field, before, after FROM ${history}
      WHERE entity = $1 ORDER BY version`,
    [name],
  );
  // What nobody wrote came with the product.
  const isWritten = owner ? '' : 'WHERE rgst_by IS NOT NULL';
  const { rows } = await admin.query<{ now: Row & { version: number } }>(
    `SELECT to_jsonb(t) AS now FROM ${table} t ${isWritten}`,
  );
  const byRecord = Map.groupBy(lines, ({ record }) => record);
  const records = rows.map(({ now }): [number, Kept] => {
    const seq = now[key] as number;
    const removed = now.removed_at !== null;
    return [seq, { now: { ...now, removed }, version: now.version, history: byRecord.get(seq) ?? [] }];
  });
  const ofNothing = [...byRecord.keys()].filter((seq) => !records.some(([record]) => record === seq));
  const gone = (seq: number): [number, Kept] => [seq, { now: {}, version: 0, history: byRecord.get(seq) ?? [] }];
  return new Map([...records, ...ofNothing.map(gone)]);
}

/** The column that says how much there is of a record, where there is a stock of its kind. */
export const balanceOf = (entity: Entity): string | undefined =>
  Object.values(lots).find((lot) => lot.entity === entity)?.balance;

/** What there is of each lot is the sum of its moves, and of each kind as many moves are tallied as there are. */
async function wrongStocks(admin: pg.Client, entity: Entity): Promise<string[]> {
  const [kind, lot] = Object.entries(lots).find(([, one]) => one.entity === entity) ?? [];
  if (!lot) return [];
  const { name, table, key } = entity;
  const { balance } = lot;
  const { rows } = await admin.query<{ seq: string; off: string }>(
    `SELECT seq, there - moved AS off FROM (SELECT ${key} AS seq, coalesce(${balance}, 0) AS there,
        coalesce((SELECT sum(move_mass) FROM stock_move AS m WHERE m.${key} = t.${key}), 0) AS moved FROM ${table} AS t) AS s
      WHERE there <> moved`,
  );
  const { rows: tallies } = await admin.query<{ org: string; off: string }>(
    `SELECT org, sum(change) AS off FROM (SELECT org, change FROM org_tally WHERE entity = $1
       UNION ALL SELECT org, -1 FROM stock_move WHERE ${key} IS NOT NULL) AS both_sides GROUP BY org HAVING sum(change) <> 0`,
    [`stock_move.${kind}`],
  );
  return [
    ...rows.map(({ seq, off }) => `${name} ${seq}: ${off} more in stock than its moves say`),
    ...tallies.map(({ org, off }) => `moves of ${name} of ${org}: tallied ${off} too many`),
  ];
}

/** The tally says month by month what is there; where both agree nothing is left over. What is everybody's has none. */
export async function wrongTallies(admin: pg.Client, entity: Entity): Promise<string[]> {
  const owned = ownerOf(entity);
  if (!owned) return [];
  const { column: owner, tally } = owned;
  const at = talliedBy({ entities, screens }, entity);
  const { rows } = await admin.query<{ owner: string; month: string; off: number }>(
    `SELECT owner, month::text, sum(change)::integer AS off FROM (
       SELECT ${owner} AS owner, month, change FROM ${tally} WHERE entity = $1
       UNION ALL
       SELECT ${owner}, date_trunc('month', ${at}::timestamptz AT TIME ZONE 'UTC')::date, -1 FROM ${entity.table}
        WHERE removed_at IS NULL) AS both_sides
     GROUP BY owner, month HAVING sum(change) <> 0`,
    [entity.name],
  );
  return rows.map(({ owner: whose, month, off }) => `${entity.name} of ${whose} in ${month}: tallied ${off} too many`);
}
