import { checkRecord, derived, type Entity, type FieldFault, movesOf, type Row } from '@hanjan/core';
import { invalid } from '../../http/refusal.ts';
import { heardLater } from '../heard_later.ts';
import { numbersFor } from '../numbered.ts';
import { guardAbove } from '../scope.ts';
import type { Work } from '../work.ts';
import { checkExistence } from './exists.ts';

/** A record that can be saved, with what the server gives; otherwise all that is wrong with it is refused. */
export async function sound(work: Work, entity: Entity, row: Row, names: readonly string[], before: Row | null) {
  const { row: filled, found } = await checked(work, entity, row, names, before);
  await found;
  return filled;
}

/**
 * The same, while what the record points at is still looked for: `found` refuses what is not there. What is written
 * meanwhile leaves in the same turn, and is undone with the transaction.
 */
export async function checked(work: Work, entity: Entity, row: Row, names: readonly string[], before: Row | null) {
  const faults: FieldFault[] = checkRecord(entity, row, names, work.locale, before);
  const filled = faults.length === 0 ? await filledIn(work, entity, row, before) : row;
  if (filled !== row) faults.push(...checkRecord(entity, filled, names, work.locale, before));
  const good = names.filter((name) => !faults.some((fault) => fault.name === name));
  const missing = checkExistence(work, entity, filled, good);
  const forbidden = wrongMoves(work, entity, filled, good, before);
  const guard = guardAbove(entity, work.actor, filled, good);
  if (guard) forbidden.push({ name: guard, key: 'field_code', args: {} });
  const refuse = async () => {
    const all = [...faults, ...(await missing), ...forbidden];
    if (all.length > 0) throw invalid(all, entity);
  };
  const found = heardLater(refuse());
  if (faults.length + forbidden.length > 0) await found;
  return { row: filled, found };
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

/** A value that the actor may not turn into another one. */
function wrongMoves(
  { actor }: Work,
  entity: Entity,
  row: Row,
  names: readonly string[],
  before: Row | null,
): FieldFault[] {
  const name = entity.moves?.field;
  if (!name || !before || !names.includes(name) || row[name] === before[name]) return [];
  const isGood = movesOf(actor, entity, before).some((to) => to === row[name]);
  return isGood ? [] : [{ name, key: 'field_move', args: {} }];
}
