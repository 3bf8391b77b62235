import { type Actor, type Entity, type Row, type Table, tablesOf } from '@hanjan/core';
import type { Run } from '../db/database.ts';
import { type Catalogue, entityNamed, references, talliedBy } from '../db/schema/ddl.ts';
import type { Behaviour, Behaviours } from './behaviour.ts';

/** A field of another entity that refers to records of one, or an item of its rows that does. */
export interface Referrer {
  readonly entity: Entity;
  /** Where the field lies. */
  readonly table: Table;
  readonly field: string;
}

/** The entities of the product as the engine finds them. */
export interface Known {
  entityNamed(name: string): Entity;
  /** What refers to records of an entity. */
  referrersTo(name: string): readonly Referrer[];
  /** The date or time by whose months an entity's records are tallied. */
  talliedBy(name: string): string | undefined;
  behaviourOf(name: string): Behaviour | undefined;
}

/** Notes how many records and bytes are about to be written, and refuses it (409) where it is too much. */
export type Charging = (work: Work, entity: Entity, charge: { records: number; bytes: number }) => Promise<void>;

/** One piece of work inside one transaction: its statements, who acts, and where other entities are found. */
export interface Work {
  readonly run: Run;
  readonly actor: Actor;
  /** The language they use the product in. */
  readonly locale: string;
  readonly known: Known;
  /** Keeps to a quota; what is not a person's own doing has none. */
  readonly charge?: Charging;
  /** What they were asked and said yes to, by the codes of the refusals that asked. */
  readonly confirmed?: Row;
  /** Entities whose records were written; whoever writes rows of one adds its name, and the answer of the save says them. */
  readonly touched: Set<string>;
  /** Where several records are written as one: what is done once for all of them. */
  readonly together?: Together;
}

type Job = (work: Work, pieces: readonly never[]) => Promise<unknown>;

/** What waits until the last of several records is written, and is then done in one go. */
export class Together {
  private readonly jobs = new Map<Job, unknown[]>();

  /** Adds to what a job is given at the end. */
  add<T>(job: (work: Work, pieces: readonly T[]) => Promise<unknown>, pieces: readonly T[]): void {
    this.jobs.set(job, [...(this.jobs.get(job) ?? []), ...pieces]);
  }

  async finish(work: Work): Promise<void> {
    for (const [job, pieces] of this.jobs) await job(work, pieces as never[]);
  }
}

/** Looks through the catalogue once, at the start. */
export function knowEntities(catalogue: Catalogue, behaviours: Behaviours = {}): Known {
  const all = catalogue.entities.flatMap((entity) =>
    tablesOf(entity).flatMap((table) => references(table).map(({ name, to }) => ({ to, entity, table, field: name }))),
  );
  const referrers = new Map(catalogue.entities.map(({ name }) => [name, all.filter(({ to }) => to === name)]));
  const tallies = new Map(catalogue.entities.map((entity) => [entity.name, talliedBy(catalogue, entity)]));
  return {
    entityNamed: (name) => entityNamed(catalogue, name),
    referrersTo: (name) => referrers.get(name) ?? [],
    talliedBy: (name) => tallies.get(name),
    behaviourOf: (name) => behaviours[name],
  };
}
