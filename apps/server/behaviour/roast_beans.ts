import { byteLength, cutToBytes, ETC, ORG_ROLES } from '@hanjan/core';
import type { RowOf } from '@hanjan/model';
import type { BEANS } from '@hanjan/model/roaster/beans.ts';
import { roasterGreenbean } from '@hanjan/model/roaster/greenbean.ts';
import { sql } from 'kysely';
import { columnList, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';

/** What a roast takes over from a green bean, and who sees the bean. */
const TAKEN = [
  'greenbean_roaster_seq',
  'greenbean_user_auth',
  'greenbean_name',
  'greenbean_name_locale',
  'greenbean_country_code',
  'greenbean_grade',
  'greenbean_grade_detail',
  'greenbean_variety_list',
  'greenbean_variety_etc',
  'greenbean_process',
  'greenbean_process_etc',
] as const;
export type Bean = Pick<RowOf<'roaster_greenbean'>, (typeof TAKEN)[number]>;
type Roast = RowOf<'roaster_roasting_result'>;

/** The lowest rank, which sees every roast. */
const [LOWEST] = ORG_ROLES.roaster;

/** Names and own words have 300 bytes at the most. */
const MAX = 300;

/** The beans with these numbers that the actor sees, in their order. */
export async function beansOf({ run, actor }: Transaction, keys: readonly number[]): Promise<Bean[]> {
  const found = await run(
    sql<Bean>`SELECT ${columnList(roasterGreenbean, TAKEN)} FROM roaster_greenbean
     WHERE ${scopeSql(roasterGreenbean, actor)} AND greenbean_roaster_seq = ANY(${[...keys]}) AND removed_at IS NULL`,
  );
  return [...new Set(keys)].flatMap((key) => found.find((bean) => bean.greenbean_roaster_seq === key) ?? []);
}

/** Roasts hide from nobody who may read them: a bean that does says nothing in them. */
const isForAll = ({ greenbean_user_auth: rank }: Bean): boolean => rank === null || rank === LOWEST;

/** What the beans of a roast are together that everybody sees, each thing once. */
export function broughtTogether(all: readonly Bean[]): Pick<Roast, (typeof BEANS)[number]> {
  const beans = all.filter(isForAll);
  const variety = listed(beans.flatMap((bean) => bean.greenbean_variety_list ?? []));
  const process = listed(beans.map((bean) => bean.greenbean_process));
  return {
    roasting_country_list: listed(beans.map((bean) => bean.greenbean_country_code)),
    roasting_country_etc: null,
    roasting_grade_list: listed(beans.map((bean) => bean.greenbean_grade)),
    roasting_grade_etc: null,
    roasting_grade_detail_list: listed(beans.map((bean) => bean.greenbean_grade_detail)),
    roasting_grade_detail_etc: null,
    roasting_variety_list: variety,
    roasting_variety_etc: ownWords(
      variety,
      beans.map((bean) => bean.greenbean_variety_etc),
    ),
    roasting_process_list: process,
    roasting_process_etc: ownWords(
      process,
      beans.map((bean) => bean.greenbean_process_etc),
    ),
  };
}

/** The names of all beans, for a roast that has none; none where somebody who sees the roast does not see one of them. */
export function nameAfter(
  keys: readonly number[],
  found: readonly Bean[],
): Pick<Roast, 'roasting_name' | 'roasting_name_locale'> {
  const open = found.filter(isForAll);
  const isWhole = keys.every((key) => open.some(({ greenbean_roaster_seq }) => greenbean_roaster_seq === key));
  const beans = isWhole ? open : [];
  return {
    roasting_name: joined(beans.map((bean) => bean.greenbean_name)),
    roasting_name_locale: joined(beans.map((bean) => bean.greenbean_name_locale)),
  };
}

type Maybe = readonly (string | null)[];

const whole = (words: Maybe): string[] => [...new Set(words.flatMap((word) => word ?? []))];

/** What is in a list, each once; null for nothing. */
export function listed(ids: Maybe): string[] | null {
  const list = whole(ids);
  return list.length > 0 ? list : null;
}

/** Own words, where a list has the choice of them. */
export const ownWords = (list: readonly string[] | null, words: Maybe) => (list?.includes(ETC) ? joined(words) : null);

/** As many of the texts as have room, the first in any case as far as it has. */
export function joined(texts: Maybe): string | null {
  const [first, ...more] = whole(texts);
  if (first === undefined) return null;
  return more.reduce(
    (all, text) => (byteLength(`${all}, ${text}`) > MAX ? all : `${all}, ${text}`),
    cutToBytes(first, MAX),
  );
}
