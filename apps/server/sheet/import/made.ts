import { type Entity, type Field, fieldsAt, isLocked, isSame, may, type Row, type Screen } from '@hanjan/core';
import { clockOf } from '@hanjan/core/calc/time/zone.ts';
import { mergedRecord, newRecord } from '../../engine/save.ts';
import type { Work } from '../../engine/work.ts';
import { textsFor } from '../../http/texts.ts';
import { type Column, fieldsIn, VERSION } from '../heads.ts';
import { readTold } from '../names.ts';
import { isEmpty, type Typed, typedText } from '../read/sheet.ts';
import { readNamed } from './choices.ts';
import { readLate } from './late.ts';
import { type Fault, type Line, shortened } from './lines.ts';
import { inPieces } from './pieces.ts';
import { isToldBy, readStored, type Tell, tellerOf } from './stored.ts';
import { cellReader } from './value.ts';

/** What is asked of an import besides its file. */
export interface ImportQuery {
  readonly isForSave: boolean;
  /** The zone of instants that say none. */
  readonly zone: string;
  /** The flag that says whether a record of an entity is still offered. */
  useOf(entity: string): string | undefined;
}

/** A record as a row of a file makes it, or as it changes it. */
export interface Made {
  readonly line: Line;
  readonly record: Row;
  readonly before: Row | null;
  /** The fields that the row says something new of. */
  readonly names: readonly string[];
}

/** Tells a fault of a row. */
export type At = (line: Pick<Line, 'row' | 'cells'>, name: string, key: string, args?: Fault['args']) => void;

/** Reads every row into a record, and tells how stored values are worded. What a cell says in vain is reported, and the record is made without it. */
export async function readMade(
  work: Work,
  seen: Screen,
  entity: Entity,
  columns: readonly Column[],
  lines: readonly Line[],
  query: ImportQuery,
  at: At,
): Promise<{ readonly made: Made[]; readonly tell: Tell }> {
  const { fields } = entity;
  const names = fieldsIn(columns, entity);
  const { stored, isTold, isLate, tell, readers } = await readKnown(work, entity, names, lines, query);
  const nothing = textsFor(work.locale)('empty_value');
  const today = clockOf(query.zone)(new Date().toISOString()).day;
  const [fillable, changeable] = [fieldsAt(seen, 'EXCEL_IN'), fieldsAt(seen, 'EXCEL_UP')];

  const made = await inPieces(lines, (line): Made[] => {
    const before = line.key === null ? null : stored.records.get(line.key);
    if (before === undefined) {
      at(line, entity.key, 'import_gone');
      return [];
    }
    if (before && !may(work.actor, seen, 'edit', before)) {
      at(line, entity.key, may(work.actor, seen, 'edit') ? 'edit_closed' : 'import_forbidden');
      return [];
    }
    // What others have changed since would be written over without a word.
    if (before && line.version === undefined) at(line, VERSION, 'import_version');
    const values: Row = {};
    for (const name of names) {
      const cell = line.cells.get(name) ?? null;
      const old = before?.[name] ?? null;
      const field = fields[name];
      if (!field || isLeft(field, cell, before === null) || isTold(name, cell, old)) continue;
      const meant = readers.get(name)?.(cell) ?? { value: null };
      if ('fault' in meant) {
        at(line, name, meant.fault.key, meant.fault.args);
        continue;
      }
      const open = before ? changeable : fillable;
      if (before ? isSame(old, meant.value) : meant.value === null && !open.includes(name)) continue;
      const isShut = before !== null && isLocked(field, before);
      if (isShut || !open.includes(name)) at(line, name, isShut ? 'field_locked' : 'field_forbidden');
      else if (isLate(line, name)) at(line, name, 'import_late', { now: shortened(tell(name, old)) || nothing });
      else values[name] = meant.value;
    }
    const given = Object.keys(values);
    const record = before ? mergedRecord(entity, before, values, given) : newRecord(entity, values, given, today);
    return [{ line, before, record, names: given }];
  });
  return { made, tell };
}

/** What all rows of a file are read with: what is stored, what others have changed of it, and a reader for each column. */
async function readKnown(
  work: Work,
  entity: Entity,
  names: readonly string[],
  lines: readonly Line[],
  { isForSave, zone, useOf }: ImportQuery,
) {
  const { fields } = entity;
  const choices = names.filter((name) => 'to' in (fields[name] ?? {}));
  const typed = new Map(choices.map((name) => [name, new Set<string>()] as const));
  await inPieces(lines, ({ cells }) => {
    for (const [name, texts] of typed) texts.add(typedText(cells.get(name)));
    return [];
  });
  const keys = lines.flatMap(({ key }) => key ?? []);
  const [told, named, stored] = await Promise.all([
    readTold(work, fields, names),
    readNamed(work, fields, typed, useOf),
    readStored(work, entity, keys, isForSave),
  ]);
  return {
    stored,
    isTold: isToldBy(work, entity, told, stored),
    isLate: await readLate(work, entity, lines, stored),
    tell: tellerOf(work, entity, told, stored, zone),
    readers: new Map(names.map((name) => [name, cellReader(fields, name, told.codes, named, zone)] as const)),
  };
}

/** Nothing is no value of a flag, nor in a new record of what must be given and starts with something. */
const isLeft = (field: Field, cell: Typed, isNew: boolean): boolean =>
  isEmpty(cell) && (field.kind === 'flag' || (isNew && field.required !== undefined && field.initial !== undefined));
