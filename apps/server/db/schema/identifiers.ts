import { byteLength, tablesOf } from '@hanjan/core';
import { type Catalogue, NAME_BYTES, schemaSql } from './ddl.ts';

/** A name that a statement gives to something in the database. */
interface Identifier {
  readonly name: string;
  /** Inside what no other thing has that name. */
  readonly space: string;
}

const GIVEN = /\b(CREATE TABLE|CREATE INDEX|CREATE TRIGGER|CREATE POLICY|CONSTRAINT) (\w+)( PRIMARY KEY| UNIQUE)?/g;
/** Tables and indexes share their names, whatever table they belong to. */
const RELATIONS = ['CREATE TABLE', 'CREATE INDEX'];

/** The names that the statements of a table give. A primary key and a unique constraint have an index of their own name. */
const identifiersIn = (table: string, statements: string): Identifier[] =>
  [...statements.matchAll(GIVEN)].map(([, kind = '', name = '', isIndexed]) => ({
    name,
    space: RELATIONS.includes(kind) || isIndexed ? 'relation' : `${kind} ${table}`,
  }));

/**
 * Throws when the definitions give a name that PostgreSQL would cut, or one name twice: two indexes of which only one is
 * made, or a policy that takes the place of another.
 */
export function checkIdentifiers(catalogue: Catalogue): void {
  const tables = catalogue.entities.flatMap(tablesOf).map(({ table }) => table);
  const twice = tables.find((table, at) => tables.indexOf(table) !== at);
  if (twice) throw new Error(`${twice}: two tables would have this name`);
  const given = new Set<string>();
  for (const [table, statements] of schemaSql(catalogue)) {
    for (const { name, space } of identifiersIn(table, statements)) {
      if (byteLength(name) > NAME_BYTES)
        throw new Error(`${name}: longer than the ${NAME_BYTES} bytes that PostgreSQL has for a name`);
      const place = `${space} ${name}`;
      if (given.has(place)) throw new Error(`${name}: two things of ${table} would have this name`);
      given.add(place);
    }
  }
}
