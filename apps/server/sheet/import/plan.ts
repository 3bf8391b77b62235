import {
  checkRecord,
  type Entity,
  type IgnoredColumn,
  isImportable,
  isRequired,
  type Screen,
  seenBy,
  writable,
} from '@hanjan/core';
import { checkAllExistence } from '../../engine/exists.ts';
import { guardAbove } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Column, fieldsIn, matchHeads } from '../heads.ts';
import { type Sheet, type SheetRow, typedText } from '../read/sheet.ts';
import { type Fault, faultAt, type Line, readLines } from './lines.ts';
import { type At, type ImportQuery, type Made, readMade } from './made.ts';
import { inPieces } from './pieces.ts';
import type { Tell } from './stored.ts';
import { findClashes } from './unique.ts';

/** What a file would do: what is wrong with it, and what is saved when nothing is. */
export interface Plan {
  /** The rows that say something, as they are typed. */
  readonly typed: readonly SheetRow[];
  readonly same: number;
  readonly columns: readonly Column[];
  readonly ignored: readonly IgnoredColumn[];
  readonly faults: readonly Fault[];
  readonly fresh: readonly Made[];
  readonly changed: readonly Made[];
  readonly tell: Tell;
}

/** Works out what a file would do to a screen's records, with the rules of a save for every row. Writes nothing. */
export async function planImport(work: Work, screen: Screen, sheet: Sheet, query: ImportQuery): Promise<Plan> {
  const { entity } = screen;
  const seen = seenBy(work.actor, screen);
  const [head, ...rows] = sheet;
  const { columns, ignored } = matchHeads(seen, (head?.cells ?? []).map(typedText));
  if (fieldsIn(columns, entity).length === 0) throw new Refusal(400, 'import_heads');
  const { typed, lines: read, faults } = await readLines(entity, rows, columns);
  const wrong = new Map<number, Set<string>>();
  const at: At = (line, name, key, args) => {
    faults.push(faultAt(columns, line, name, key, args));
    wrong.set(line.row, (wrong.get(line.row) ?? new Set()).add(name));
  };

  const isTaken = ({ key }: Line) => key !== null || isImportable(screen);
  for (const line of read) if (!isTaken(line)) at(line, entity.key, 'import_rows_needed');
  const lines = read.filter(isTaken);
  const missing = lines.some(({ key }) => key === null) ? missingColumns(work, entity, columns) : [];
  for (const name of missing) at({ row: head?.row ?? 1, cells: new Map() }, name, 'import_column');
  const { made, tell } = await readMade(work, seen, entity, columns, lines, query, at);
  const isSaid = ({ row }: Line, name: string) => !missing.includes(name) && !wrong.get(row)?.has(name);
  await checkAlone(work, entity, made, isSaid, at);
  const isGood = ({ line }: Made) => !wrong.has(line.row);
  await checkTogether(work, entity, made.filter(isGood), query, at);

  const good = made.filter(isGood);
  const changed = good.filter(({ before, names }) => before && names.length > 0);
  const fresh = good.filter(({ before }) => !before);
  return {
    typed,
    same: good.length - fresh.length - changed.length,
    columns,
    ignored,
    faults: faults.toSorted((one, other) => one.row - other.row),
    fresh,
    changed,
    tell,
  };
}

/** What shows in a record by itself, as far as its row could say it. */
async function checkAlone(
  work: Work,
  entity: Entity,
  made: readonly Made[],
  isSaid: (line: Line, name: string) => boolean,
  at: At,
): Promise<void> {
  const found = await inPieces(made, ({ line, record, names, before }) => {
    const asked = (before ? names : writable(entity)).filter((name) => isSaid(line, name));
    return checkRecord(entity, record, asked, work.locale, before).map((fault) => ({ line, ...fault }));
  });
  for (const { line, name, key, args } of found) at(line, name, key, args);
  for (const { line, record, names } of made) {
    const guard = guardAbove(entity, work.actor, record, names);
    if (guard) at(line, guard, 'field_code');
  }
}

/** What only shows with the database or with other rows: what is referred to is there, and no two records are one. */
async function checkTogether(
  work: Work,
  entity: Entity,
  made: readonly Made[],
  { isForSave }: ImportQuery,
  at: At,
): Promise<void> {
  const asked = made.map(({ record, names }) => ({ row: record, names }));
  const [pointing, clashes] = await Promise.all([
    checkAllExistence(work, entity, asked, { isForReading: !isForSave }),
    findClashes(work, entity, made),
  ]);
  for (const [index, { line }] of made.entries()) {
    for (const { name, key, args } of pointing[index] ?? []) at(line, name, key, args);
  }
  for (const { line, name, first } of clashes) {
    if (first === null) at(line, name, 'import_taken');
    else at(line, name, 'import_twice', { row: first });
  }
}

/** The fields that a new record cannot be without and that have no column. */
const missingColumns = ({ locale }: Work, entity: Entity, columns: readonly Column[]): string[] =>
  writable(entity).filter((name) => {
    const field = entity.fields[name];
    const isGiven = field?.initial !== undefined || columns.some((column) => column.name === name);
    return field !== undefined && isRequired(field, locale) && !isGiven;
  });
