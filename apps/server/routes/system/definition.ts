import { defineEntity, type Entity, type Field, type FieldFault, type Fields, type Scope } from '@hanjan/core';
import { codeGroups } from '@hanjan/model/seed/code_group.ts';
import { DEFINITION_LETTERS } from '@hanjan/model/system/tables.ts';
import type { Catalogue } from '../../db/schema/ddl.ts';
import { checkIdentifiers } from '../../db/schema/identifiers.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { isPlainIdentifier } from './identifier.ts';

/** A definition that was found good: its records, and the words that it brings for its fields. */
export interface Defined {
  readonly entity: Entity;
  readonly words: Readonly<Record<string, { readonly ko?: string; readonly en?: string }>>;
}

type Json = Readonly<Record<string, unknown>>;

const SCOPES: readonly Scope[] = ['user', 'cafe', 'roaster', 'none'];
const MOST_FIELDS = 300;

/** What each kind of field must say, and what it may say besides. Other kinds are written by hand. */
const KINDS: Readonly<Record<string, { readonly must: readonly string[]; readonly may: readonly string[] }>> = {
  serial: { must: [], may: [] },
  text: { must: ['max'], may: ['min'] },
  memo: { must: ['max'], may: ['min'] },
  link: { must: ['max'], may: ['min'] },
  words: { must: ['max'], may: [] },
  count: { must: [], may: ['min', 'max', 'step', 'unit'] },
  scaled: { must: ['scale'], may: ['min', 'max', 'step', 'unit', 'decimals'] },
  term: { must: [], may: ['min', 'max'] },
  date: { must: [], may: [] },
  time: { must: [], may: [] },
  moment: { must: [], may: [] },
  flag: { must: [], may: [] },
  code: { must: ['group'], may: ['etc'] },
  codes: { must: ['group', 'max'], may: ['etc'] },
  ref: { must: ['to'], may: ['etc'] },
  refs: { must: ['to', 'max'], may: ['etc'] },
  uuid: { must: [], may: ['linked'] },
};

/** What every kind may say. */
const COMMON = ['kind', 'required', 'initial', 'readonly', 'indexed', 'view', 'ko', 'en'];

/** The settings that a field of a kind may have in a pasted definition. */
export const settingsOf = (kind: string): readonly string[] => {
  const rule = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return rule ? [...COMMON, ...rule.must, ...rule.may] : ['kind'];
};

/** What a field is by the end of its name, where it does not say so itself. */
const SUFFIXES: readonly (readonly [end: string, kind: string, options: Json])[] = [
  ['_year', 'count', { min: 1900, max: 2999 }],
  ['_date', 'date', {}],
  ['_use', 'flag', { initial: true, view: 'word' }],
  ['_desc', 'memo', { max: 3000 }],
  ['_name', 'text', { min: 3, max: 300 }],
  ['_list', 'codes', { max: 20 }],
  ['_auth', 'code', {}],
  ['_uuid', 'uuid', {}],
  ['_seq', 'ref', {}],
];

/** What is said of a field by its name alone. */
export function impliedBy(name: string, key: string, { entities }: Pick<Catalogue, 'entities'>): Json {
  if (name === key) return { kind: 'serial' };
  const [end, kind, options = {}] = SUFFIXES.find(([one]) => name.endsWith(one)) ?? [];
  if (!kind) return {};
  const target = end === '_seq' ? entities.find((one) => one.key === name) : undefined;
  return { kind, ...options, ...(target && { to: target.name }) };
}

/**
 * Reads a pasted definition: `{ "name", "scope", "key", "label", "fields": { "<name>": { "kind", … } } }`. What is no JSON
 * is refused as such; a setting that is missing or wrong is named by its way, as `fields.equip_name.max`.
 */
export function readDefinition(text: unknown, catalogue: Catalogue): Defined {
  const said = parsed(text);
  const faults: FieldFault[] = [];
  const fail = (name: string, key: string, args: FieldFault['args'] = {}) => faults.push({ name, key, args });
  for (const name of Object.keys(said))
    if (!['name', 'scope', 'key', 'label', 'fields'].includes(name)) fail(shown(name), 'definition_unknown');

  const { name, scope, fields: typed } = said;
  const word = (at: string, value: unknown) => {
    if (value === undefined || value === null || value === '') fail(at, 'field_required');
    else if (typeof value !== 'string' || !isPlainIdentifier(value)) fail(at, 'definition_identifier');
    else return value;
    return '';
  };
  const called = word('name', name);
  if (scope === undefined || scope === null || scope === '') fail('scope', 'field_required');
  else if (!SCOPES.some((one) => one === scope)) fail('scope', 'definition_one_of', { of: SCOPES.join(', ') });
  if (!isObject(typed) || Object.keys(typed).length === 0) fail('fields', 'field_required');
  const all = Object.entries(isObject(typed) ? typed : {});
  if (all.length > MOST_FIELDS) fail('fields', 'sublist_maxLength', { max: MOST_FIELDS });
  if (faults.length > 0) throw invalid(faults);

  const serial = all.find(([, one]) => isObject(one) && one.kind === 'serial')?.[0] ?? all[0]?.[0] ?? '';
  const key = said.key === undefined ? serial : word('key', said.key);
  const fields: Record<string, Field> = {};
  const words: Record<string, { ko?: string; en?: string }> = {};
  for (const [field, one] of all) {
    const at = `fields.${shown(field)}`;
    if (!isPlainIdentifier(field)) fail(at, 'definition_identifier');
    else if (!isObject(one)) fail(at, 'field_required');
    else {
      const implied = impliedBy(field, key, catalogue);
      const isImplied = one.kind === undefined || one.kind === implied.kind;
      const { ko, en, ...options } = { ...(isImplied && implied), ...one } as Json;
      fields[field] = readField(at, options, catalogue, fail) as unknown as Field;
      if (options.kind === 'serial' && field !== key) fail(`${at}.kind`, 'definition_value');
      words[field] = { ...(typeof ko === 'string' && { ko }), ...(typeof en === 'string' && { en }) };
    }
  }
  const label = readLabel(said.label, fields, key, fail);
  if (faults.length > 0) throw invalid(faults);
  return { entity: made({ name: called, scope: scope as Scope, key, label, fields }, catalogue), words };
}

function parsed(text: unknown): Json {
  if (typeof text !== 'string' || text.trim() === '')
    throw invalid([{ name: 'definition', key: 'field_required', args: {} }]);
  if (text.length > DEFINITION_LETTERS) throw new Refusal(400, 'parsing_error');
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'parsing_error');
  }
  if (!isObject(said)) throw new Refusal(400, 'parsing_error');
  return said;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As much of a name as is told. */
const shown = (name: string) => name.slice(0, 60);

type Fail = (name: string, key: string, args?: FieldFault['args']) => unknown;

/** What a field says, each setting of the form that it must have. */
function readField(at: string, options: Json, { entities }: Catalogue, fail: Fail): Json {
  const { kind } = options;
  const wrong = (key: string, args?: FieldFault['args']): Json => {
    fail(`${at}.kind`, key, args);
    return {};
  };
  if (kind === undefined) return wrong('field_required');
  const rule = typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!rule) return wrong('definition_one_of', { of: Object.keys(KINDS).join(', ') });
  for (const name of rule.must) if (options[name] === undefined) fail(`${at}.${name}`, 'field_required');
  for (const [name, value] of Object.entries(options)) {
    if (!settingsOf(String(kind)).includes(name)) fail(`${at}.${shown(name)}`, 'definition_unknown');
    else if (!isSound(name, value, String(kind))) fail(`${at}.${name}`, 'definition_value');
  }
  if (Number(options.min) > Number(options.max)) fail(`${at}.max`, 'definition_value');
  if (typeof options.group === 'string' && !codeGroups.some(([group]) => group === options.group))
    fail(`${at}.group`, 'field_code');
  if (typeof options.to === 'string' && !entities.some(({ name }) => name === options.to))
    fail(`${at}.to`, 'field_ref');
  return options;
}

/** Kinds whose most may be below zero. */
const NUMBERS = ['count', 'scaled', 'term'];
const WHOLE = ['scale', 'decimals'];
const MOST = 2_000_000_000;
const isAmount = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= MOST;

/** Whether a setting has a value that it can have. */
function isSound(name: string, value: unknown, kind: string): boolean {
  if (WHOLE.includes(name)) return Number.isInteger(value) && isAmount(value) && value >= (name === 'decimals' ? 0 : 1);
  // Others are counted in letters, bytes or rows.
  if ((name === 'min' || name === 'max') && !NUMBERS.includes(kind))
    return Number.isInteger(value) && isAmount(value) && value >= (name === 'min' ? 0 : 1);
  if (name === 'min' || name === 'max') return isAmount(value);
  if (name === 'step') return isAmount(value) && value > 0;
  if (['readonly', 'indexed', 'linked'].includes(name)) return typeof value === 'boolean';
  if (name === 'required') return [true, false, 'plain', 'locale'].some((one) => one === value);
  if (name === 'initial' && kind === 'flag') return typeof value === 'boolean';
  if (name === 'initial') return ['string', 'number', 'boolean'].includes(typeof value);
  return typeof value === 'string' && value.length <= 300;
}

/** What records are called by: what is said, otherwise the first text, or the key. */
function readLabel(said: unknown, fields: Fields, key: string, fail: Fail): string | { plain: string; locale: string } {
  const first = Object.entries(fields).find(([, { kind }]) => kind === 'text')?.[0] ?? key;
  const pair = isObject(said) ? { plain: said.plain, locale: said.locale } : said;
  for (const one of isObject(pair) ? Object.values(pair) : [pair ?? first])
    if (typeof one !== 'string' || !Object.hasOwn(fields, one)) fail('label', 'definition_field');
  return (pair ?? first) as ReturnType<typeof readLabel>;
}

/** The entity, as the product itself takes definitions. */
const made = (definition: Parameters<typeof defineEntity>[0], { entities }: Catalogue): Entity =>
  taken(() => {
    const entity: Entity = defineEntity(definition);
    const others = entities.filter(({ name, table }) => name !== entity.name && table !== entity.table);
    checkIdentifiers({ entities: [...others, entity], screens: [] });
    return entity;
  });

/** What the product does not take of a definition is refused in the words in which it stops the start. */
export function taken<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(400, 'definition_refused', { args: { why: (error as Error).message.slice(0, 300) } });
  }
}
