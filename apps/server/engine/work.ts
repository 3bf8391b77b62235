import { type Entity, type Screen, type Table, tablesOf } from '@hanjan/core';
import { type Catalogue, entityNamed, talliedBy } from '../db/schema/ddl.ts';
import { searchedNames } from '../db/schema/initials.ts';
import { allReferences, codeReferences } from '../db/schema/references.ts';
import type { Behaviour, Behaviours } from './behaviour.ts';
import type { Charging, Transaction } from './transaction.ts';

/** A field of another entity that refers to records of one, or an item of its rows that does. */
export interface Referrer {
  readonly entity: Entity;
  /** Where the field lies. */
  readonly table: Table;
  readonly field: string;
  /** Whether it holds a list of them. */
  readonly isList: boolean;
}

/** The entities of the product as the engine finds them. */
export interface Known {
  entityNamed(name: string): Entity;
  /** The screens that show records of an entity. */
  screensOf(name: string): readonly Screen[];
  /** What refers to records of an entity. */
  referrersTo(name: string): readonly Referrer[];
  /** What holds codes of a group. */
  holdersOf(group: string): readonly Referrer[];
  /** The date or time by whose months an entity's records are tallied. */
  talliedBy(name: string): string | undefined;
  /** The names whose initial consonants are kept with an entity's records. */
  searchedNames(name: string): readonly string[];
  behaviourOf(name: string): Behaviour | undefined;
}

/** One piece of work of the engine inside one transaction, and where it finds other entities. */
export interface Work extends Transaction {
  readonly known: Known;
  /** Keeps to a quota; what is not a person's own doing has none. */
  readonly charge?: Charging;
}

/** Looks through the catalogue once, at the start. */
export function knowEntities(catalogue: Catalogue, behaviours: Behaviours = {}): Known {
  // A view shows rows of tables that refer to records by themselves.
  const tables = catalogue.entities
    .filter(({ isView }) => !isView)
    .flatMap((entity) => tablesOf(entity).map((table) => ({ entity, table })));
  const all = tables.flatMap(({ entity, table }) =>
    allReferences(table).map(({ name, to, isList }) => ({ to, entity, table, field: name, isList })),
  );
  const holders = Map.groupBy(
    tables.flatMap(({ entity, table }) =>
      codeReferences(table).map(({ name, group, isList }) => ({ group, entity, table, field: name, isList })),
    ),
    ({ group }) => group,
  );
  const referrers = new Map(catalogue.entities.map(({ name }) => [name, all.filter(({ to }) => to === name)]));
  const tallies = new Map(catalogue.entities.map((entity) => [entity.name, talliedBy(catalogue, entity)]));
  const searched = new Map(catalogue.entities.map((entity) => [entity.name, searchedNames(catalogue, entity)]));
  return {
    entityNamed: (name) => entityNamed(catalogue, name),
    screensOf: (name) => catalogue.screens.filter(({ entity }) => entity.name === name),
    referrersTo: (name) => referrers.get(name) ?? [],
    holdersOf: (group) => holders.get(group) ?? [],
    talliedBy: (name) => tallies.get(name),
    searchedNames: (name) => searched.get(name) ?? [],
    behaviourOf: (name) => behaviours[name],
  };
}
