import { type Entity, isOrgKind, writable } from '@hanjan/core';
import { sql } from 'kysely';
import { ownership } from './scope.ts';
import type { Transaction } from './transaction.ts';

/** The day on which a new record of an organisation begins, where one is needed and none was given; a person's device says theirs. */
export async function todayFor(
  work: Transaction,
  entity: Entity,
  given: readonly string[],
): Promise<string | undefined> {
  const isOpen = (name: string) => entity.fields[name]?.initial === 'today' && !given.includes(name);
  return isOrgKind(entity.scope) && writable(entity).some(isOpen) ? todayThere(work, entity) : undefined;
}

/** Today by the clock of the organisation that owns such records. */
export async function todayThere({ run, actor }: Transaction, entity: Entity): Promise<string | undefined> {
  const org = ownership(entity, actor)?.value;
  const [row] = await run(
    sql<{ today: string }>`SELECT (now() AT TIME ZONE org_zone)::date AS today FROM org WHERE org = ${org}`,
  );
  return row?.today;
}
