import {
  checkField,
  checkRecord,
  cleaned,
  derived,
  type Entity,
  type Field,
  type FieldOf,
  type Fields,
  type Gauged,
  gaugeOf,
  kindOf,
  onceFor,
  pictureHash,
  picturePath,
  type Row,
  type Screen,
  tablesOf,
  uploadOf,
  writable,
} from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';
import { FIXED, PROJECTED } from '../../packages/model/seed/code_group.ts';
import type { Client } from './api.ts';
import { formOf, lossy, webp } from './picture_bytes.ts';
import { screens } from './served.ts';

/** Codes by group and keys by entity that a test database holds. */
export interface World {
  readonly codes: Readonly<Record<string, readonly string[]>>;
  readonly keys: Readonly<Record<string, readonly number[]>>;
  /** What the look-ups answer of those records. */
  readonly records: Readonly<Record<string, readonly Row[]>>;
  /** Pictures that the owner of the records has, by their hashes. */
  readonly pictures: readonly string[];
}

/** Asks the API for whatever the fields of an entity can point at. */
export async function readWorld(client: Client, entity: Entity): Promise<World> {
  const fields = tablesOf(entity).flatMap((table) => Object.values(table.fields));
  const groups = [...new Set(fields.flatMap((field) => ('group' in field ? [field.group] : [])))];
  const entities = [...new Set(fields.flatMap((field) => ('to' in field ? [field.to] : [])))];
  type Lists = Record<string, { code_list: { code_id: string }[] }>;
  const lists =
    groups.length > 0 ? (await client.post<Lists>('/api/code/simple', { code_group: groups })).answer.result : {};
  const codes = Object.entries(lists).map(([group, { code_list }]) => [group, code_list.map((c) => c.code_id)]);
  const offers = await Promise.all(
    entities.map(async (name) => {
      const screen = screens.find((one) => one.entity.name === name);
      const key = (lookups[name]?.entity ?? screen?.entity)?.key ?? '';
      const found = await client.post<Row[]>(lookups[name]?.path ?? `${screen?.path}/code`);
      return { name, key, records: (found.answer.result ?? []).filter(isOpen) };
    }),
  );
  return {
    codes: Object.fromEntries(codes),
    keys: Object.fromEntries(offers.map(({ name, key, records }) => [name, records.map((row) => row[key] as number)])),
    records: Object.fromEntries(offers.map(({ name, records }) => [name, records])),
    pictures: await uploadedFor(client, entity),
  };
}

/** Groups of codes to which nothing can be added, because the product works by their codes or shows records in them. */
const CLOSED: readonly unknown[] = [...FIXED, ...PROJECTED];
const isOpen = ({ code_group_id }: Row) => !CLOSED.includes(code_group_id);

/** A picture for each field of an entity that takes one, as far as the client may upload it. */
async function uploadedFor(client: Client, entity: Entity): Promise<string[]> {
  const screen = screens.find((one) => one.entity.name === entity.name && one.access.write);
  const names = Object.entries(entity.fields).flatMap(([name, field]) => (screen && uploadOf(field) ? [name] : []));
  const paths = await Promise.all(
    names.map(async (name) => {
      const sent = await client.post<Row>(`${screen?.path}/picture?field=${name}`, formOf(webp(lossy(40, 30))));
      return sent.http === 200 ? String(sent.answer.result.path) : '';
    }),
  );
  return paths.flatMap((path) => pictureHash(path) ?? []);
}

/** Values that a field takes and that point at nothing which is not there; from the samples of its kind and the world. */
export function goodValues(field: Field, world: World): unknown[] {
  const { samples, points, rows, settle } = kindOf(field);
  const items = rows?.(field).fields;
  if (items) {
    const kept = 'kept' in field ? (field.kept ?? []) : [];
    const all = [0, 1, 2].map((turn) => ({
      ...goodRow(items, world, turn),
      ...namedBy(items, kept, world, turn),
      ...Object.fromEntries(GIVEN.flatMap((name) => (name in items ? [[name, null]] : []))),
    }));
    const lists = [all.slice(0, 1), all].map((list) => settle?.(list, field) ?? list);
    return lists.filter((list) => checkField(field, list) === null);
  }
  const ids: readonly unknown[] = [
    ...('group' in field ? (world.codes[field.group] ?? []).slice(0, 3) : []),
    ...('to' in field ? (world.keys[field.to] ?? []).slice(0, 3) : []),
    ...(uploadOf(field) ? world.pictures.map(picturePath) : []),
  ];
  const isThere = (value: unknown) => {
    const pointers = [points?.(value, field) ?? []].flat();
    return pointers.every((pointer) => {
      if ('pictures' in pointer) return pointer.pictures.every((hash) => world.pictures.includes(hash));
      if ('group' in pointer) return pointer.ids.every((id) => world.codes[pointer.group]?.includes(id));
      return pointer.keys.every((key) => world.keys[pointer.entity]?.includes(key));
    });
  };
  const least = field.kind === 'count' || field.kind === 'scaled' ? [gaugeOf(field as Gauged).low] : [];
  const candidates = [...samples.flatMap(({ good }) => good), ...least, ...ids, ...ids.map((id) => [id])];
  return candidates.filter((value) => checkField(field, value) === null && isThere(value));
}

/** Items that the server fills where nobody does: a unit is that of what stands beside it. */
const GIVEN = ['material_unit', 'base_unit'];

/** Every field that has a good value, with its `turn`-th one; the others are empty. */
const goodRow = (fields: Fields, world: World, turn: number): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const values = goodValues(field, world);
      return [name, values.length > 0 ? values[turn % values.length] : null];
    }),
  );

/** What the items of a row have to say so that the record is there which the server keeps with it. */
const namedBy = (fields: Fields, kept: readonly string[], world: World, turn: number): Row =>
  Object.assign(
    {},
    ...kept.map((name) => {
      const field = fields[name];
      const there = field && 'to' in field ? (world.records[field.to] ?? []) : [];
      const record = there[turn % Math.max(1, there.length)] ?? {};
      const isGood = ([item, value]: [string, unknown]) => fields[item] && checkField(fields[item], value) === null;
      return Object.fromEntries(Object.entries(record).filter(isGood));
    }),
  );

/**
 * Flags with which a save writes other records or takes of their stock: the suites count what they write, and answer no
 * questions.
 */
const REACHING = ['blending_create_use', 'roasting_instock_change', 'roasting_past'];

/** Texts that name a code of the record's own group, of which the suites know none. */
const NAMING = ['code_filter'];

/** Days that stay in their year, of what was made by today and after what it is made of. */
const SETTLED = [
  'arrival_date',
  'brewing_result_date',
  'setting_date',
  'care_date',
  'roasting_result_date',
  'blending_result_date',
  'purchase_date',
  'use_date',
];
const SETTLED_ON = '2026-11-20';

/**
 * A body that creates a record: every field that has a good value, with its `turn`-th one, as far as they are good beside
 * each other.
 */
export function goodRecord(entity: Entity, world: World, turn = 0): Row {
  const row: Row = Object.fromEntries(
    writable(entity).flatMap((name) => {
      const field = entity.fields[name];
      const values = field ? goodValues(field, world) : [];
      return values.length > 0 ? [[name, values[turn % values.length]]] : [];
    }),
  );
  for (const name of NAMING) delete row[name];
  for (const flag of REACHING) if (flag in row) row[flag] = false;
  // Nothing is used of what nobody bought, but it can be counted.
  if ('use_type' in row) row.use_type = 'COUNT';
  for (const day of SETTLED) if (day in row) row[day] = SETTLED_ON;
  for (const field of Object.values(entity.fields)) if (field.kind === 'phase') Object.assign(row, lasting(field, row));
  Object.assign(row, ...agreedBy(entity, row, world));
  const broken = checkRecord(entity, derived(entity, cleaned(entity, row)), Object.keys(row)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !broken.includes(name)));
}

/** What lasts ends after it begins. */
function lasting({ start, end }: FieldOf<'phase'>, row: Row): Row {
  const isOver = String(row[end]) <= String(row[start]);
  return isOver ? { [start]: '2026-11-20T05:28:05.000Z', [end]: '2026-11-23T05:28:05.000Z' } : {};
}

/** What the records that a row refers to say of others that it refers to as well: a lot is one of the row's coffee. */
export const agreedBy = ({ fields }: Entity, row: Row, { keys, records }: World): Row[] =>
  Object.entries(fields).map(([name, field]) => {
    const said = field.kind === 'ref' ? records[field.to]?.[keys[field.to]?.indexOf(row[name] as number) ?? -1] : {};
    const isMeant = ([one, value]: [string, unknown]) =>
      one !== name && one in row && fields[one]?.kind === 'ref' && value !== null;
    return Object.fromEntries(Object.entries(said ?? {}).filter(isMeant));
  });

/** A body with which everybody who may write creates a record which everybody sees and others can refer to. */
export async function offeredRecord(client: Client, { entity, code, fields }: Screen): Promise<Row> {
  const all = goodRecord(entity, await readWorld(client, entity));
  const isOpen = (name: string) => !(name in fields) && name !== entity.guard;
  const open = Object.fromEntries(Object.entries(all).filter(([name]) => isOpen(name)));
  const good = { ...open, ...nextNumbers(entity) };
  return code.use ? { ...good, [code.use]: true } : good;
}

const created = new Map<string, number>();

/** The next number or id in every set of fields by which no two records may be alike, and the next view of some list. */
export function nextNumbers(entity: Entity): Row {
  const { name, unique, fields } = entity;
  const nth = created.get(name) ?? 0;
  created.set(name, nth + 1);
  const counts = unique.flatMap((set) => set.findLast((one) => fields[one]?.kind === 'count') ?? []);
  const typed = counts.filter((one) => !fields[one]?.readonly);
  const numbers: Row = {
    ...Object.fromEntries(typed.map((one) => [one, gaugeOf(fields[one] as Gauged).low + nth])),
    ...Object.fromEntries(idsOf(entity).map((one) => [one, idOf(fields[one] as Bounded, nth)])),
  };
  return 'view_name' in fields ? { ...numbers, view_name: `view ${nth}`, view_screen: `list ${nth % 20}` } : numbers;
}

/** The ids that people type and that no two records may share. */
export const idsOf = ({ unique, fields }: Entity): string[] => [
  ...new Set(unique.flatMap((set) => set.filter((one) => fields[one]?.kind === 'text' && !fields[one]?.readonly))),
];

interface Bounded {
  readonly max: number;
}
/** An id that begins with a nought, as none of the product does. */
const idOf = ({ max }: Bounded, nth: number) => nth.toString(36).toUpperCase().padStart(Math.min(max, 5), '0');

/** Screens on which the records are written that the records of a screen refer to, also in their rows. */
export const neededBy = ({ entity }: Screen): Screen[] => {
  const fields = tablesOf(entity).flatMap((table) => Object.values(table.fields));
  return written.filter(
    (one) => one.entity.name !== entity.name && fields.some((field) => 'to' in field && field.to === one.entity.name),
  );
};

/** Those, and before each of them those that its records refer to. */
export const allNeededBy = onceFor((screen: Screen): readonly Screen[] => [
  ...new Set(neededBy(screen).flatMap((needed) => [...allNeededBy(needed), needed])),
]);

/** Screens on which records are written; others only show them. */
export const written = screens.filter(({ access }) => access.write);

/**
 * Those whose records have owners: there is somebody else who does not see them, and a history to look for changes in.
 */
export const owned = written.filter(({ entity }) => ownerOf(entity));

/** The screen on which the records of a screen are written. */
export const writtenOn = (screen: Screen): Screen =>
  screen.access.write ? screen : (written.find(({ entity }) => entity.name === screen.entity.name) ?? screen);
