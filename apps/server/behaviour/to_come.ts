import type { Entity } from '@hanjan/core';
import { sql } from 'kysely';
import { todaySql } from '../domain/org.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid } from '../http/refusal.ts';

/** Refuses a day that is still to come where the organisation is: what took place then cannot be known. */
export async function refuseToCome(
  { run, actor }: Transaction,
  entity: Entity,
  name: string,
  day: string | null,
): Promise<void> {
  const [there] = await run(sql<{ today: string }>`SELECT ${todaySql(actor)} AS today`);
  if (there && day !== null && day > there.today)
    throw invalid([{ name, key: 'field_maxValue', args: { max: there.today } }], entity);
}
