import type { Actor, Entity, Row } from '@hanjan/core';
import type { Run } from '../db/statement.ts';

/**
 * A transaction: its statements, who acts in it and in what language. It is all that behaviours and the rules of the
 * trade get: nobody comes from it into the engine, so that a save which follows from a save cannot be written.
 */
export interface Transaction {
  readonly run: Run;
  readonly actor: Actor;
  /** The language they use the product in. */
  readonly locale: string;
  /** What they were asked and said yes to, by the codes of the refusals that asked. */
  readonly confirmed?: Row;
  /** What an import gives the record that it makes, of fields that nobody writes. */
  readonly brought?: Row;
  /** Entities whose records were written; whoever writes rows of one adds its name, and the answer of the save says them. */
  readonly touched: Set<string>;
  /** Where several records are written as one: what is done once for all of them. */
  readonly together?: Together;
}

/** Notes how many records and bytes are about to be written, and refuses it (409) where it is too much. */
export type Charging = (
  transaction: Transaction,
  entity: Entity,
  charge: { records: number; bytes: number },
) => Promise<void>;

type Job = (transaction: Transaction, pieces: readonly never[]) => Promise<unknown>;

/** What waits until the last of several records is written, and is then done in one go. */
export class Together {
  private readonly jobs = new Map<Job, unknown[]>();

  /** Adds to what a job is given at the end. */
  add<T>(job: (transaction: Transaction, pieces: readonly T[]) => Promise<unknown>, pieces: readonly T[]): void {
    this.jobs.set(job, [...(this.jobs.get(job) ?? []), ...pieces]);
  }

  async finish(transaction: Transaction): Promise<void> {
    for (const [job, pieces] of this.jobs) await job(transaction, pieces as never[]);
  }
}
