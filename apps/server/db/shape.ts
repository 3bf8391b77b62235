import type { RawBuilder } from 'kysely';
import { Ready } from './ready.ts';
import { query } from './statement.ts';

/** What stands in a statement for a value that differs from call to call. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A place in a statement for a value that comes with each call; it goes where the value would go. */
export const slot = (name: string) => new Slot(name) as never;

/** A statement that is compiled once, for calls that differ in the values of its slots alone. */
export class Shape<R> {
  private readonly sql: string;
  private readonly parameters: readonly unknown[];

  constructor(statement: RawBuilder<R>) {
    const { sql, parameters } = statement.compile(query);
    this.sql = sql;
    this.parameters = parameters;
  }

  /**
   * The statement with the values of a call, by the names of its slots.
   * @throws Error where a slot has no value
   */
  with(values: Readonly<Record<string, unknown>>): Ready<R> {
    const given = this.parameters.map((one) => (one instanceof Slot ? valueIn(one, values) : one));
    return new Ready<R>(this.sql, given);
  }
}

function valueIn({ name }: Slot, values: Readonly<Record<string, unknown>>): unknown {
  if (!(name in values)) throw new Error(`a statement needs a value for ${name}`);
  return values[name];
}
