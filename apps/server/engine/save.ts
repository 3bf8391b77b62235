import {
  type Actor,
  changes,
  checkRecord,
  cleaned,
  derived,
  type Entity,
  type FieldFault,
  initials,
  isAbout,
  isBeyond,
  isKey,
  lockedAmong,
  may,
  movesOf,
  type Pointer,
  pick,
  type Row,
  type RowTable,
  readUuid,
  type Screen,
  seenBy,
  writable,
} from '@hanjan/core';
import { sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import { slot } from '../db/shape.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import type { Change } from './behaviour.ts';
import { checkExistence, lockCodes } from './exists.ts';
import { lockRecord } from './lock.ts';
import { numbersFor } from './numbered.ts';
import { replaceRows, rowsIn, split, withRows } from './rows.ts';
import { guardAbove, ownership } from './scope.ts';
import { writeRecord, writeRemoval } from './shape/change.ts';
import { shaped } from './shape/shaped.ts';
import { todayFor } from './today.ts';
import { usersOf } from './users.ts';
import type { Work } from './work.ts';
import { bytesOf, bytesOfChange, type Changed, changesSince, writeHistory } from './written.ts';

/** Creates a record from the fields of a body; fields that are not there start as a new form would. */
export async function createRecord(work: Work, screen: Screen, body: Row): Promise<Changed> {
  const { entity } = screen;
  const uuid = uuidOf(body);
  const names = writable(entity);
  const given = names.filter((name) => name in body);
  refuseForbidden(work, screen, given);
  const fresh = newRecord(entity, body, given, await todayFor(work, entity, given));
  const row = await sound(work, entity, fresh, names, null);
  if (!isAbout(entity, row)) throw invalid(aboutFaults(entity));
  const charged = work.charge?.(work, entity, { records: 1, bytes: bytesOf(row) });
  const [made] = await Promise.all([insertRecord(work, entity, row, uuid), charged]);
  return made;
}

/** A new record of some values: the other fields start as a new form would on that day, and what is derived follows. */
export const newRecord = (entity: Entity, values: Row, given: readonly string[], today?: string): Row =>
  derived(entity, { ...initials(entity, today), ...cleaned(entity, values, given) });

/** A record that a screen is not about is not written on it: whoever wrote it would not see it. */
const aboutFaults = ({ about = {} }: Entity): FieldFault[] =>
  Object.keys(about).map((name) => ({ name, key: 'field_code', args: {} }));

/** The uuid that a client gave a new record, in small letters; null where it gave none. */
function uuidOf({ uuid }: Row): string | null {
  if (uuid === undefined || uuid === null) return null;
  const read = readUuid(uuid);
  if (read === undefined) throw invalid([{ name: 'uuid', key: 'field_text', args: {} }]);
  return read;
}

/** Writes a new record that was found good, and what follows from it. */
export async function insertRecord(work: Work, entity: Entity, row: Row, uuid: string | null = null): Promise<Changed> {
  work.touched.add(entity.name);
  const names = Object.keys(row).filter((name) => name !== entity.key);
  const { columns, lists } = split(entity, names);
  const filled = lists.filter(({ field }) => (row[field] ?? null) !== null);
  const shape = `new ${columns} ${filled.map(({ field }) => field)}`;
  const rows = Object.fromEntries(filled.map(({ field }) => [field, rowsIn(row[field])]));
  const statement = shaped(work, entity, shape, ({ actor }) => insertSql(entity, actor, columns, filled), {
    ...row,
    ...rows,
    uuid,
  });
  const [made] = await work.run(statement);
  if (!made) throw notFound();
  await follow(work, entity, { before: null, after: row }, made.key);
  return made;
}

/** Makes a record of columns, whose values are slots, with the rows of lists. */
function insertSql(entity: Entity, actor: Actor, columns: readonly string[], lists: readonly RowTable[]) {
  const owner = ownership(entity, actor);
  const values: [column: string, value: unknown][] = [
    ...[...columns, 'uuid'].map((name): [string, unknown] => [name, slot(name)]),
    ['rgst_by', actor.user_seq],
  ];
  if (owner) values.unshift([owner.column, owner.value]);
  const record = sql<Changed>`INSERT INTO ${sql.table(entity.table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
    VALUES (${sql.join(values.map(([, value]) => value))}) RETURNING ${sql.ref(entity.key)} AS key, version`;
  return withRows(lists, actor, record);
}

/**
 * Changes the fields that `UPList` names. With `version` it must still be the current one (409 `edit_conflict`);
 * without it the named fields are written over the current state.
 */
export async function updateRecord(work: Work, screen: Screen, body: Row): Promise<Changed> {
  const { entity } = screen;
  const key = readRecordKey(entity, body);
  const names = readUpdateList(entity, body);
  refuseForbidden(work, screen, names);
  const before = await lockRecord(work, entity, key);
  if (before.removed_at !== null) throw removedMeanwhile(before);
  if (!may(work.actor, screen, 'edit', before))
    throw new Refusal(403, isBeyond(work.actor, entity, before) ? 'edit_beyond' : 'edit_closed');
  const merged = mergedRecord(entity, before, body, names);
  await refuseStale(work, screen, key, body, before, merged, names);
  const locked = lockedAmong(entity, names, before, merged);
  if (locked.length > 0) throw invalid(locked.map((name) => ({ name, key: 'field_locked', args: {} })));
  const after = await sound(work, entity, merged, names, before);
  const charged = work.charge?.(work, entity, { records: 0, bytes: bytesOfChange(entity, before, after) });
  const [made] = await Promise.all([changeRecord(work, entity, before, after), charged]);
  return made;
}

/** A stored record with some fields changed, and what is derived from them. */
export const mergedRecord = (entity: Entity, before: Row, values: Row, names: readonly string[]): Row =>
  derived(entity, { ...before, ...cleaned(entity, values, names) });

/** Writes the difference between two states of a locked record, with its history and what follows from it. */
export async function changeRecord(work: Work, entity: Entity, before: Row, merged: Row): Promise<Changed> {
  work.touched.add(entity.name);
  const key = before[entity.key] as number;
  const changed = changes(entity, before, merged);
  if (changed.length === 0) return { key, version: before.version as number };
  const { columns, lists } = split(entity, changed);
  const after = await writeRecord(work, entity, before, pick(merged, columns));
  for (const rows of lists) await replaceRows(work, entity, rows, key, before[rows.field], merged[rows.field]);
  await writeHistory(work, entity, after, before, merged, changed);
  await follow(work, entity, { before, after: merged }, key);
  return after;
}

const follow = async (work: Work, { name }: Entity, change: Change, key: number): Promise<void> =>
  work.known.behaviourOf(name)?.follow?.(work, change, key);

/** Sets or clears `removed_at`. What is already as asked stays as it is and counts as done. */
export async function setRemoved(work: Work, screen: Screen, body: Row, isRemoved: boolean): Promise<Changed> {
  const { entity } = screen;
  const key = readRecordKey(entity, body);
  const before = await lockRecord(work, entity, key);
  if (!may(work.actor, screen, 'remove', before)) throw new Refusal(403, 'nopermission_text');
  work.touched.add(entity.name);
  if ((before.removed_at !== null) === isRemoved) return { key, version: before.version as number };
  if (isRemoved) await refuseStale(work, screen, key, body, before, before, []);
  const charged = work.charge?.(work, entity, { records: isRemoved ? 0 : 1, bytes: 0 });
  const [after] = await Promise.all([writeRemoval(work, entity, before, isRemoved), charged]);
  await writeHistory(work, entity, after, { removed: !isRemoved }, { removed: isRemoved }, ['removed']);
  const change = isRemoved ? { before, after: null } : { before: null, after: before };
  // Looked at last, because what follows may take those away or bring them back; said before a question all the same.
  const refuseTied = () => (isRemoved ? refuseInUse(work, entity, key) : refuseOrphan(work, entity, before));
  await follow(work, entity, change, key).catch(async (refusal) => {
    if (refusal instanceof Refusal) await refuseTied();
    throw refusal;
  });
  await refuseTied();
  return after;
}

/** The key of the record that a body is about. */
export function readRecordKey(entity: Entity, { [entity.key]: key }: Row): number {
  if (!isKey(key)) throw notFound();
  return key;
}

/** The names in `UPList`: each must be a field that can be saved and must be in the body. */
function readUpdateList(entity: Entity, body: Row): string[] {
  const names = body.UPList;
  const isList = Array.isArray(names) && names.every((name) => typeof name === 'string');
  if (!isList || names.length === 0) throw new Refusal(400, 'save_not_changed');
  const known = writable(entity);
  const wrong = names.filter((name) => !known.includes(name) || !(name in body));
  if (wrong.length > 0) throw invalid(wrong.map((name) => ({ name, key: 'field_unknown', args: {} })));
  return [...new Set<string>(names)];
}

/** A field that somebody may not fill is refused whatever it is to hold, so that nobody learns what it holds. */
function refuseForbidden({ actor }: Work, screen: Screen, names: readonly string[]): void {
  const open = writable(seenBy(actor, screen).entity);
  const forbidden = names.filter((name) => !open.includes(name));
  if (forbidden.length > 0) throw invalid(forbidden.map((name) => ({ name, key: 'field_forbidden', args: {} })));
}

/** The answer to a save of what somebody has removed: who it was, and when. */
export const removedMeanwhile = ({ version, edit_at, edit_user }: Row) =>
  new Refusal(409, 'edit_removed', { result: { version, edit_at, edit_user } });

async function refuseInUse(work: Work, entity: Entity, key: number): Promise<void> {
  if (entity.coded) await lockCodes(work);
  const users = await usersOf(work, entity, key);
  const count = users.reduce((sum, user) => sum + user.count, 0);
  if (count > 0) throw new Refusal(409, 'in_use', { args: { count }, result: users });
}

const isVersion = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;

/**
 * Answers a save from an older version with what the person wrote and what others saved meanwhile, field by field as far
 * as they see them.
 */
async function refuseStale(
  work: Work,
  screen: Screen,
  key: number,
  body: Row,
  before: Row,
  merged: Row,
  names: readonly string[],
): Promise<void> {
  const { version } = body;
  if (version === undefined || version === before.version) return;
  if (!isVersion(version)) throw invalid([{ name: 'version', key: 'field_NaN', args: {} }]);
  const { entity } = seenBy(work.actor, screen);
  const theirs = await changesSince(work, entity, key, version);
  const fields = Object.keys(entity.fields).filter((name) => names.includes(name) || theirs.includes(name));
  throw new Refusal(409, 'edit_conflict', {
    result: {
      version: before.version,
      edit_at: before.edit_at,
      edit_user: before.edit_user,
      changes: fields.map((field) => ({
        field,
        theirs: before[field],
        mine: names.includes(field) ? merged[field] : before[field],
        theirs_changed: theirs.includes(field),
      })),
    },
  });
}

/** A sound record with what the server gives, and what is derived from that. */
async function filledIn(work: Work, entity: Entity, row: Row, before: Row | null): Promise<Row> {
  const { fill } = work.known.behaviourOf(entity.name) ?? {};
  if (!fill && !entity.numbered) return row;
  const [filled, numbers] = await Promise.all([
    fill?.(work, row, before) ?? row,
    numbersFor(work, entity, row, before),
  ]);
  return derived(entity, { ...filled, ...numbers });
}

/** A record that can be saved, with what the server gives; otherwise all that is wrong with it is refused. */
export async function sound(work: Work, entity: Entity, row: Row, names: readonly string[], before: Row | null) {
  const faults: FieldFault[] = checkRecord(entity, row, names, work.locale, before);
  const filled = faults.length === 0 ? await filledIn(work, entity, row, before) : row;
  if (filled !== row) faults.push(...checkRecord(entity, filled, names, work.locale, before));
  const good = names.filter((name) => !faults.some((fault) => fault.name === name));
  faults.push(...(await checkExistence(work, entity, filled, good)));
  faults.push(...wrongMoves(work, entity, filled, good, before));
  const guard = guardAbove(entity, work.actor, filled, good);
  if (guard) faults.push({ name: guard, key: 'field_code', args: {} });
  if (faults.length > 0) throw invalid(faults, entity);
  return filled;
}

/** A value that the actor may not turn into another one. */
function wrongMoves({ actor }: Work, entity: Entity, row: Row, names: readonly string[], before: Row | null) {
  const name = entity.moves?.field;
  if (!name || !before || !names.includes(name) || row[name] === before[name]) return [];
  const isGood = movesOf(actor, entity, before).some((to) => to === row[name]);
  return isGood ? [] : [{ name, key: 'field_move', args: {} }];
}

/** What comes back needs the records that it refers to; so a record never goes for good before those that name it. */
async function refuseOrphan(work: Work, entity: Entity, row: Row): Promise<void> {
  const isOwned = (pointer: Pointer) => 'entity' in pointer && ownerOf(work.known.entityNamed(pointer.entity)) !== null;
  const faults = await checkExistence(work, entity, row, Object.keys(entity.fields), { isAsked: isOwned });
  if (faults.length > 0) throw invalid(faults, entity);
}
