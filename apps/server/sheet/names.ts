import { type Entity, ETC, type Fields, type Names, nameInLocale, type ResultNames } from '@hanjan/core';
import { query } from '../db/statement.ts';
import type { Known, Work } from '../engine/work.ts';
import { textsFor } from '../http/texts.ts';
import { type Doubled, folded, readDoubled } from './refs.ts';

/** A code with its names in both languages. */
export interface CodeName {
  readonly id: string;
  readonly plain: string;
  readonly local: string;
}

/** The codes of groups, by group. */
export type Codes = ReadonlyMap<string, readonly CodeName[]>;

/** What distinguishes codes and references in a sheet. */
export interface Told {
  readonly codes: Codes;
  readonly doubled: Doubled;
}

/** Reads what distinguishes the codes and references of some fields. */
export async function readTold(work: Work, fields: Fields, names: readonly string[]): Promise<Told> {
  const [codes, doubled] = await Promise.all([readCodes(work, fields, names), readDoubled(work, fields, names)]);
  return { codes, doubled };
}

/** Every code of the groups that some fields take their values from, those out of use included. */
export async function readCodes({ run }: Work, fields: Fields, names: readonly string[]): Promise<Codes> {
  const groups = names.flatMap((name) => {
    const field = fields[name];
    return field && 'group' in field ? [field.group] : [];
  });
  if (groups.length === 0) return new Map();
  const rows = await run(
    query
      .selectFrom('code_choice')
      .select(['code_group_id', 'code_id', 'code_name', 'code_name_kr'])
      .where('code_group_id', 'in', [...new Set(groups)])
      .orderBy('code_order'),
  );
  const named = rows.map((row) => ({ ...row, id: row.code_id, plain: row.code_name, local: row.code_name_kr }));
  return Map.groupBy(named, ({ code_group_id }) => code_group_id);
}

/** The entity whose names stand for records of one: its own, or that which its label refers to. */
function namedBy(known: Known, entity: Entity): Entity {
  const field = entity.fields[entity.label.plain];
  return field && 'to' in field ? namedBy(known, known.entityNamed(field.to)) : entity;
}

/** The names of a record in an answer, as somebody reads them in a language. */
function nameOfRecord(known: Known, to: string, names: ResultNames[string][string], locale: string): string {
  const { plain, locale: local } = namedBy(known, known.entityNamed(to)).label;
  return nameInLocale(names[plain], names[local], locale);
}

/**
 * What a sheet in one language calls codes and references; numbers stand in the units that are stored. A code whose name
 * another one of its group has too comes with its id, a record whose name another one has too with its number.
 */
export function sheetNames(
  known: Known,
  fields: Fields,
  { codes, doubled }: Told,
  resultName: ResultNames,
  locale: string,
): Names {
  const translate = textsFor(locale);
  const groups = new Map([...codes].map(([group, all]) => [group, shownCodes(all, locale)]));
  const refs = new Map(
    Object.entries(resultName).flatMap(([name, byKey]) => {
      const field = fields[name];
      if (!field || !('to' in field)) return [];
      const { to } = field;
      return Object.entries(byKey).map(
        ([key, names]) => [`${to} ${key}`, nameOfRecord(known, to, names, locale)] as const,
      );
    }),
  );
  return {
    locale,
    code: (group, id) => groups.get(group)?.get(id) ?? (id === ETC ? translate('own_words') : id),
    ref(to, key) {
      const name = refs.get(`${to} ${key}`) ?? '';
      return name !== '' && doubled.get(to)?.has(folded(name)) ? `${name} #${key}` : name || `#${key}`;
    },
    text: translate,
  };
}

function shownCodes(codes: readonly CodeName[], locale: string): ReadonlyMap<string, string> {
  const named = codes.map(({ id, plain, local }) => ({ id, name: nameInLocale(plain, local, locale) || id }));
  const often = Map.groupBy(named, ({ name }) => name);
  return new Map(named.map(({ id, name }) => [id, (often.get(name)?.length ?? 0) > 1 ? `${name} (${id})` : name]));
}
