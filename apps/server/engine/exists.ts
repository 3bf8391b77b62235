import { type Actor, type Entity, type FaultKey, type FieldFault, kindOf, type Pointer, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { Shape, slot } from '../db/shape.ts';
import { findPictures } from './pictures.ts';
import { scopeSql } from './scope.ts';
import { shaped } from './shape/shaped.ts';
import type { Work } from './work.ts';

/** A record and those of its fields that are looked at. */
interface Asked {
  readonly row: Row;
  readonly names: readonly string[];
}

interface Options {
  /** Leaves out what need not be looked for. */
  readonly isAsked?: (pointer: Pointer) => boolean;
  /** Nothing is saved afterwards, so that nothing has to stay as it is. */
  readonly isForReading?: boolean;
}

/**
 * Faults of the named fields that point at codes or records which are not there, or not there for this actor; of lists of
 * rows every place that does.
 */
export async function checkExistence(
  work: Work,
  entity: Entity,
  row: Row,
  names: readonly string[],
  options?: Options,
): Promise<FieldFault[]> {
  const [faults = []] = await checkAllExistence(work, entity, [{ row, names }], options);
  return faults;
}

/** The same for any number of records with one statement for each entity that they refer to; faults record by record. */
export async function checkAllExistence(
  work: Work,
  entity: Entity,
  records: readonly Asked[],
  { isAsked = () => true, isForReading = false }: Options = {},
): Promise<FieldFault[][]> {
  const pointers = records.map((record) => pointersOf(entity, record, isAsked));
  const all = pointers.flat().map(({ pointer }) => pointer);
  const pictures = findPictures(work, entity, all, isForReading);
  const asked = [findCodes(work, all, isForReading), pictures, ...findRecords(work, all, isForReading)];
  const found = new Set((await Promise.all(asked)).flat());
  return pointers.map((each) => faultsOf(each, found));
}

interface Named {
  readonly name: string;
  readonly pointer: Pointer;
}

const pointersOf = ({ fields }: Entity, { row, names }: Asked, isAsked: (pointer: Pointer) => boolean): Named[] =>
  names.flatMap((name) => {
    const field = fields[name];
    const value = row[name] ?? null;
    const found = field && value !== null ? kindOf(field).points?.(value, field) : undefined;
    return [found ?? []].flat().flatMap((pointer) => (isAsked(pointer) ? [{ name, pointer }] : []));
  });

const faultsOf = (pointers: readonly Named[], found: ReadonlySet<string>): FieldFault[] =>
  pointers
    .filter(({ pointer }) => namesIn(pointer).some((name) => !found.has(name)))
    .map(({ name, pointer: { at, ...pointer } }) => ({
      name,
      key: faultOf(pointer),
      args: {},
      ...(at && { at }),
    }));

function faultOf(pointer: Pointer): FaultKey {
  if ('pictures' in pointer) return 'field_picture';
  return 'group' in pointer ? 'field_code' : 'field_ref';
}

/** What a pointer points at: each code behind its group, each record behind its entity, each picture by its hash. */
function namesIn(pointer: Pointer): readonly string[] {
  if ('pictures' in pointer) return pointer.pictures;
  if ('group' in pointer) return pointer.ids.map((id) => `${pointer.group} ${id}`);
  return pointer.keys.map((key) => `${pointer.entity} ${key}`);
}

/** Codes are named by their ids, which no key of the database watches: whoever saves one shares this lock, whoever removes one holds it alone. */
const CODES = sql`hashtext('codes')`;
const SHARE_CODES = new Shape(sql`SELECT pg_advisory_xact_lock_shared(${CODES})`);

const LIVING_CODES = new Shape(sql<{ code: string }>`
  SELECT code_group_id || ' ' || code_id AS code FROM code_living
   WHERE code_group_id = ANY(${slot('groups')}) AND code_id = ANY(${slot('ids')})`);

/** Waits until nobody saves what may name a code, and lets nobody begin: it is about to be removed. */
export const lockCodes = ({ run }: Work) => run(sql`SELECT pg_advisory_xact_lock(${CODES})`);

/** The codes among all that are pointed at which are there; nobody removes them before the save is done. */
async function findCodes({ run }: Work, pointers: readonly Pointer[], isForReading: boolean): Promise<string[]> {
  const asked = pointers.flatMap((pointer) => ('group' in pointer ? [pointer] : []));
  if (asked.length === 0) return [];
  const groups = [...new Set(asked.map(({ group }) => group))];
  const ids = [...new Set(asked.flatMap((pointer) => pointer.ids))];
  // A statement of its own: the one behind it has to see what whoever held the lock has done.
  const locked = isForReading ? undefined : run(SHARE_CODES.with({}));
  const looked = run(LIVING_CODES.with({ groups, ids }));
  const [found] = await Promise.all([looked, locked]);
  return found.map(({ code }) => code);
}

/**
 * The records among all that are pointed at which are there, entity by entity. What is referred to
 * stays locked, in the order of its keys, so that nobody removes it before the save is done and nobody waits in a circle.
 */
function findRecords(work: Work, pointers: readonly Pointer[], isForReading: boolean): Promise<string[]>[] {
  const asked = pointers.flatMap((pointer) => ('entity' in pointer ? [pointer] : []));
  return [...new Set(asked.map(({ entity }) => entity))].map(async (name) => {
    const entity = work.known.entityNamed(name);
    const keys = [...new Set(asked.flatMap((pointer) => (pointer.entity === name ? pointer.keys : [])))];
    const shape = `there ${isForReading}`;
    const found = await work.run(
      shaped(work, entity, shape, ({ actor }) => livingSql(entity, actor, isForReading), { keys }),
    );
    return found.map((row) => `${name} ${row.key}`);
  });
}

/** Which of some keys, a slot, are those of living records. */
function livingSql(entity: Entity, actor: Actor, isForReading: boolean) {
  const key = sql.ref(`${entity.table}.${entity.key}`);
  return sql<{ key: number }>`SELECT ${key} AS key FROM ${sql.table(entity.table)}
    WHERE ${scopeSql(entity, actor)} AND ${key} = ANY(${slot('keys')}) AND removed_at IS NULL
    ${isForReading ? sql`` : sql`ORDER BY ${key} FOR SHARE`}`;
}
