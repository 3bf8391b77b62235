import type { Entity } from '@hanjan/core';
import { changeRecord, insertRecord, sound } from '../../engine/save.ts';
import { Together } from '../../engine/transaction.ts';
import type { Work } from '../../engine/work.ts';
import { bytesOf, bytesOfChange } from '../../engine/written.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Fault, faultAt } from './lines.ts';
import type { Made } from './made.ts';
import type { Plan } from './plan.ts';

/** Records that are sent to the database in one go. */
const AT_ONCE = 100;

/**
 * Saves what a file was found to say. Answers what is refused only now, with its rows; then nothing must be kept. What
 * follows from all rows together is done after the last one, and is refused or asked about as a whole.
 */
export async function writePlan(alone: Work, entity: Entity, { columns, fresh, changed }: Plan): Promise<Fault[]> {
  const together = new Together();
  const work = { ...alone, together };
  const made = [...fresh, ...changed];
  const bytes = made.reduce(
    (sum, { before, record }) => sum + (before ? bytesOfChange(entity, before, record) : bytesOf(record)),
    0,
  );
  await work.charge?.(work, entity, { records: fresh.length, bytes });
  for (let at = 0; at < made.length; at += AT_ONCE) {
    const some = made.slice(at, at + AT_ONCE);
    const faults = (await saveSome(work, entity, some, (one) => trySave(work, entity, columns, one))).flat();
    if (faults.length > 0) return faults;
  }
  await together.finish(alone);
  return [];
}

/**
 * Statements of one transaction are sent without waiting for each other. What a behaviour reads before it writes (what a
 * lot holds, which numbers are taken) must not be read before the record ahead is written: such records go one by one.
 */
async function saveSome<T>(
  { known }: Work,
  { name }: Entity,
  some: readonly Made[],
  saveOne: (one: Made) => Promise<T>,
) {
  if (!known.behaviourOf(name)) return Promise.all(some.map(saveOne));
  const saved: T[] = [];
  for (const one of some) saved.push(await saveOne(one));
  return saved;
}

/** Saves a record; where it is refused, the faults that its row has. */
async function trySave(work: Work, entity: Entity, columns: Plan['columns'], one: Made): Promise<Fault[]> {
  try {
    await save(work, entity, one);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details } = error;
    const { fields = [{ name: entity.key, key: code, args: details.args ?? {} }] } = details;
    return fields.map(({ name, key, args }) => faultAt(columns, one.line, name, key, args));
  }
}

/** What the server gives is checked like everything else; what it gives nothing to was checked with the file. */
async function save(work: Work, entity: Entity, { before, record, names }: Made): Promise<void> {
  const isFilled = work.known.behaviourOf(entity.name)?.fill !== undefined;
  const whole = isFilled ? await sound(work, entity, record, names, before) : record;
  await (before ? changeRecord(work, entity, before, whole) : insertRecord(work, entity, whole));
}
