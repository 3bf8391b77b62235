import { columnsOf, type Entity, pick, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { columnList, scopeSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import type { Line } from './lines.ts';
import type { Made } from './made.ts';

/** A record that is one with another: the field to point at, and the row of the other one, or none when it is stored. */
export interface Clash {
  readonly line: Line;
  readonly name: string;
  readonly first: number | null;
}

/** Records of a file that cannot be beside each other, or not beside those that are stored. */
export async function findClashes(work: Work, entity: Entity, made: readonly Made[]): Promise<Clash[]> {
  const found = await Promise.all(entity.unique.map((set) => clashesIn(work, entity, set, made)));
  return found.flat();
}

async function clashesIn(work: Work, entity: Entity, set: readonly string[], made: readonly Made[]): Promise<Clash[]> {
  const name = set.at(-1) ?? '';
  // What a change leaves unsaid may be given anew when it is saved, such as the number of what moves to another day.
  const isGiven = ({ before, names }: Made) =>
    before !== null && !names.includes(name) && work.known.behaviourOf(entity.name)?.fill !== undefined;
  const whole = made.filter((one) => !isGiven(one) && set.every((part) => (one.record[part] ?? null) !== null));
  if (whole.length === 0) return [];
  const wordOf = (record: Row) => JSON.stringify(set.map((one) => record[one]));
  const found = await findAlike(
    work,
    entity,
    set,
    whole.map(({ record }) => record),
  );
  const stored = new Map(found.map((record) => [wordOf(record), record[entity.key]]));
  const firsts = new Map<string, number>();
  return whole.flatMap(({ line, record }): Clash[] => {
    const word = wordOf(record);
    const first = firsts.get(word);
    if (first !== undefined) return [{ line, name, first }];
    firsts.set(word, line.row);
    const other = stored.get(word);
    return other !== undefined && other !== record[entity.key] ? [{ line, name, first: null }] : [];
  });
}

/** What is stored of the same, removed records included: they keep what is theirs alone. */
function findAlike(
  { run, actor }: Work,
  entity: Entity,
  set: readonly string[],
  records: readonly Row[],
): Promise<Row[]> {
  const columns = columnsOf(entity).filter(({ name }) => set.includes(name));
  const types = sql.raw(columns.map(({ name, column }) => `"${name}" ${column.type}`).join(', '));
  const names = columns.map(({ name }) => name);
  return run(
    sql<Row>`SELECT ${columnList(entity, [entity.key, ...names])} FROM ${sql.table(entity.table)}
      WHERE ${scopeSql(entity, actor)} AND (${columnList(entity, names)}) IN
        (SELECT * FROM json_to_recordset(${JSON.stringify(records.map((record) => pick(record, names)))}::json) AS given(${types}))`,
  );
}
