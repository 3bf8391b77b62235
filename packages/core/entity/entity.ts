import type { Moves } from '../access/moves.ts';
import { isOrgKind, type Scope } from '../access/roles.ts';
import { byteLength } from '../calc/bytes.ts';
import { ownWordsOf } from '../calc/own_words.ts';
import type { Fault } from '../kind/kind.ts';
import type { Field, Fields, ValueOf } from '../kind/registry.ts';
import { rowTablesOf } from './columns.ts';
import { isGivenOnce } from './locked.ts';

/** What has fields: an entity, or a row inside of a record. */
export interface Fielded {
  readonly fields: Fields;
  readonly id?: Entity['id'];
  readonly derive?: Entity['derive'];
  readonly rules?: Entity['rules'];
}

/** The values of a record's fields. */
export type Values<F extends Fields = Fields> = { [N in keyof F]: ValueOf<F[N]> };

/** A record whose fields are known by name only, as it travels through the engine. */
export type Row = Record<string, unknown>;

/** A field calculated from others, on both sides. Pure; may read other derived fields. */
interface Derivation<V = Row> {
  readonly from: readonly (keyof V & string)[];
  to(values: V): unknown;
}

/** What earlier changes did to other fields since the record was read or saved. */
export interface Reacted<V = Row> {
  /** What those that changes of the same field wrote had before, as far as nobody has written them since. */
  readonly was: Partial<V>;
  /** Those that somebody wrote after a reaction had. */
  readonly chosen: readonly (keyof V & string)[];
}

/**
 * What a person's change of a field does to others, such as an event's start that fills its end. The form alone runs
 * it, with the values after the change, what the field had before and what earlier changes did. Pure.
 */
export type Reaction<V = Row> = (values: V, before: unknown, reacted: Reacted<V>) => Partial<V>;

/** What values must be beside each other. Pure, on both sides; its fault stands at the field `at`. */
export interface Rule<V = Row> {
  readonly at: keyof V & string;
  readonly from: readonly (keyof V & string)[];
  check(values: V): Fault | null;
}

/** One kind of record: its table, fields and rules. Screens show it; several may share it. */
export interface Entity {
  readonly name: string;
  readonly table: string;
  readonly scope: Scope;
  /** The `serial` field that distinguishes records. */
  readonly key: string;
  /** The fields that name a record in its address: the key alone, or numbers such as year and number. */
  readonly id: readonly string[];
  readonly fields: Fields;
  /** Fields that no two records may share in all of them. */
  readonly unique: readonly (readonly string[])[];
  /** The field, or the pair of plain and locale fields, by which people know a record. */
  readonly label: { readonly plain: string; readonly locale: string };
  /** Fields that tell records of one name apart, such as a day. They stand for the name where there is none. */
  readonly subtitle: readonly string[];
  /** Derived fields with their rules, each after those it reads. */
  readonly derive: readonly (readonly [name: string, rule: Derivation])[];
  /** What a person's change of a field does to others. */
  readonly react: Readonly<Record<string, Reaction>>;
  readonly rules: readonly Rule[];
  /** The code field that names the lowest role that sees a record; while it is empty whoever uses the screen does. */
  readonly guard?: string | undefined;
  /** Which value of a code field may become which, by whom. */
  readonly moves?: Moves | undefined;
  /** The table is a view that a migration makes of tables written by hand. */
  readonly isView?: boolean | undefined;
  /** The values of fields that a screen is about; without it all records are meant. */
  readonly about?: About | undefined;
  readonly numbered?: Numbered | undefined;
  readonly coded?: Coded | undefined;
}

/** Records that are codes as well: what other records hold of one is its id in a group of codes. */
export interface Coded<N extends string = string> {
  /** The field of the id. */
  readonly id: N;
  /** The groups in which each of them is, or the field that says in which one it is. */
  readonly groups: readonly string[] | N;
}

/** Records that are counted from 1 in each year of an organisation, without a gap, as they are made. */
export interface Numbered<N extends string = string> {
  /** The field of the number, and that of the year. The server fills both; they never change. */
  readonly number: N;
  readonly year: N;
  /** The day, or the instant in the organisation's zone, that the year is of when the record is made. */
  readonly of: N;
  /** What the count is called. Of one organisation each is another one. */
  readonly counter: string;
}

/** Values of fields, by their names: records that hold one of them in each field are meant. */
export type About = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Whether a record is one of those that are meant. */
export const isAbout = ({ about = {} }: Pick<Entity, 'about'>, record: Row): boolean =>
  Object.entries(about).every(([name, values]) => values.some((value) => value === record[name]));

/** An entity whose name, scope, field names and values are known to the compiler. */
export interface EntityOf<F extends Fields, Name extends string = string, S extends Scope = Scope> extends Entity {
  readonly name: Name;
  readonly scope: S;
  readonly fields: F;
}

/** What `defineEntity` makes an entity of. */
export interface EntityDefinition<
  F extends Fields,
  Name extends string = string,
  S extends Scope = Scope,
  N extends string = keyof F & string,
> {
  readonly name: Name;
  readonly table?: string;
  readonly scope: S;
  readonly key: N;
  /**
   * Numbers by which people know a record, such as year and number: its public id, in an address `2026-12`. No two
   * records of one owner share it and it never changes; other records refer to the key.
   */
  readonly id?: readonly N[];
  readonly fields: F;
  readonly unique?: readonly (readonly N[])[];
  readonly label: N | { readonly plain: N; readonly locale: N };
  readonly subtitle?: readonly N[];
  readonly derive?: { readonly [D in N]?: Derivation<Values<F>> };
  readonly react?: { readonly [D in N]?: Reaction<Values<F>> };
  readonly rules?: readonly Rule<Values<F>>[];
  readonly guard?: N;
  readonly moves?: Moves & { readonly field: N; readonly person?: N };
  readonly isView?: boolean;
  readonly numbered?: Numbered<N>;
  readonly coded?: Coded<N>;
}

/** What says enough in a word to tell records apart. */
const SUBTITLE_KINDS: readonly Field['kind'][] = ['text', 'count', 'date', 'code'];

/** Columns that every table has besides its fields. */
const AUDIT = [
  'initials',
  'uuid',
  'version',
  'rgst_by',
  'rgst_at',
  'edit_by',
  'edit_at',
  'removed_by',
  'removed_at',
] as const;

/** A kind of record from its definition. Throws with `entity.field` in the message when the definition is wrong. */
export function defineEntity<const F extends Fields, const Name extends string, const S extends Scope>(
  definition: EntityDefinition<F, Name, S>,
): EntityOf<F, Name, S> {
  const {
    name,
    table = name,
    scope,
    key,
    id = [key],
    fields,
    label,
    subtitle = [],
    derive = {},
    react = {},
    guard,
    moves,
    isView,
    numbered,
    coded,
  } = definition;
  const rules = (definition.rules ?? []) as readonly Rule[];
  const unique = [...(definition.unique ?? []), ...(definition.id ? [id] : [])];
  const fail = (field: string, why: string): never => {
    throw new Error(`${name}.${field}: ${why}`);
  };
  const known = (field: string, by: string) => field in fields || fail(by, `there is no field ${field}`);

  const kept: readonly string[] = isOrgKind(scope) ? [...AUDIT, 'org'] : AUDIT;
  for (const [fieldName, field] of Object.entries<Field>(fields)) {
    if (!/^[a-z][a-z0-9_]*$/.test(fieldName) || byteLength(fieldName) > 63) fail(fieldName, 'not a column name');
    if (kept.includes(fieldName)) fail(fieldName, 'is kept by the engine');
    const etc = ownWordsOf(field);
    if (etc !== undefined) known(etc, fieldName);
    for (const by of [field.labels?.by, field.waived]) if (by !== undefined) known(by, fieldName);
    for (const read of typeof field.locked === 'object' ? field.locked.from : []) known(read, fieldName);
    checkOfForm(fields, fieldName, field, fail);
    for (const filled of 'suggest' in field && Array.isArray(field.suggest) ? field.suggest : [])
      known(filled, fieldName);
  }
  known(key, 'key');
  if (fields[key]?.kind !== 'serial') fail(key, 'the key must be a serial');
  if (definition.id && id.length < 2) fail('id', 'a single number in an address is the key');
  for (const field of definition.id ?? []) {
    const part: Field = fields[field] ?? fail(field, 'id: there is no such field');
    const { kind, required, readonly } = part;
    if (kind !== 'count' || !required) fail(field, 'a part of the id must be a count that is always given');
    if (!isGivenOnce(part) && !readonly) fail(field, 'a part of the id must never change');
  }
  if (byteLength(table) > 40) fail('table', 'a table name has 40 bytes at most, so that its indexes can be named');
  for (const set of unique) for (const field of set) known(field, 'unique');
  const names = typeof label === 'string' ? { plain: label, locale: label } : label;
  for (const rows of rowTablesOf({ name, table, scope, key, fields })) {
    if ([...unique.flat(), ...Object.values(names)].includes(rows.field))
      fail(rows.field, 'rows tell no records apart');
    for (const [item, { kind, passing }] of Object.entries<Field>(rows.fields))
      if (kind === 'phase' || passing) fail(`${rows.field}.${item}`, 'rows hold what is stored alone');
    if (key in rows.fields) fail(rows.field, `an item of a row cannot be called ${key} as the key of its record`);
  }
  known(names.plain, 'label');
  known(names.locale, 'label');
  for (const field of subtitle) {
    known(field, 'subtitle');
    if (!SUBTITLE_KINDS.includes(fields[field]?.kind ?? 'memo'))
      fail(field, 'is too long, or too little, for a subtitle');
  }

  const sorted = sortDerivations(derive as Rules, fail);
  for (const [field, rule] of sorted) {
    known(field, 'derive');
    if (!fields[field]?.readonly) fail(field, 'a derived field must be readonly');
    for (const source of rule.from) known(source, field);
  }
  for (const field of Object.keys(react)) known(field, 'react');
  for (const { at, from } of rules) for (const field of [at, ...from]) known(field, 'rules');
  if (guard !== undefined && !(isOrgKind(scope) && fields[guard]?.kind === 'code'))
    fail(guard, 'a guard is a code field of a record of an organisation');
  if (numbered) checkNumbered(scope, fields, numbered, fail);
  if (moves && !(isOrgKind(scope) && fields[moves.field]?.kind === 'code'))
    fail(moves.field, 'what moves is a code field of a record of an organisation');
  if (moves?.person !== undefined && fields[moves.person]?.kind !== 'uuid') fail(moves.person, 'a person is a uuid');
  return {
    ...{
      name,
      table,
      scope,
      key,
      id,
      fields,
      unique,
      label: names,
      subtitle,
      derive: sorted,
      rules,
      guard,
      moves,
      isView,
      numbered,
      coded,
    },
    react: react as Entity['react'],
  };
}

type Fail = (field: string, why: string) => never;

/** What is of the form alone is given once; what the clock decides is between two moments. */
function checkOfForm(fields: Fields, name: string, field: Field, fail: Fail): void {
  if (field.passing && (!isGivenOnce(field) || field.readonly))
    fail(name, 'what is stored nowhere is typed once: locked');
  if (field.kind !== 'phase') return;
  for (const end of [field.start, field.end])
    if (fields[end]?.kind !== 'moment') fail(name, `${end} is no moment of the record`);
}

function checkNumbered(scope: Scope, fields: Fields, { number, year, of }: Numbered, fail: Fail): void {
  if (!isOrgKind(scope)) fail(number, 'an organisation alone counts its records');
  for (const one of [number, year])
    if (fields[one]?.kind !== 'count' || !fields[one]?.readonly) fail(one, 'is a count that the server gives');
  const { kind, required } = fields[of] ?? fail(of, 'numbered: there is no such field');
  if (!required || !(kind === 'date' || kind === 'moment')) fail(of, 'is a day or an instant that is always given');
}

type Rules = Readonly<Record<string, Derivation | undefined>>;

/** Derivations in an order in which each comes after those it reads. */
function sortDerivations(rules: Rules, fail: (field: string, why: string) => never) {
  const done = new Map<string, Derivation>();
  const visit = (field: string, path: readonly string[]) => {
    const rule = rules[field];
    if (!rule || done.has(field)) return;
    if (path.includes(field)) fail(field, `is derived from itself through ${path.join(', ')}`);
    for (const source of rule.from) visit(source, [...path, field]);
    done.set(field, rule);
  };
  for (const field of Object.keys(rules)) visit(field, []);
  return [...done];
}
