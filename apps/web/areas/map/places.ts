import { numberOrNull, type Row } from '@hanjan/core';
import { refKey, refName } from '../../records/lookup/refs.ts';

/** A growing region and those that lie in it. */
export interface Region {
  readonly key: number;
  readonly name: string;
  readonly inside: readonly Region[];
}

/** The regions of a country as a tree. A region whose parent is not among them, or lies in itself, stands at the top. */
export function regionsOf(rows: readonly Row[], country: string, locale: string): Region[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const own = rows
    .filter((row) => row.region_country === country)
    .map((row) => ({ key: refKey('region', row), parent: row.region_parent_seq, name: refName('region', row, locale) }))
    .toSorted((a, b) => compare(a.name, b.name));
  const seen = new Set<number>();
  const take = (some: typeof own): Region[] =>
    some.flatMap(({ key, name }) => {
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ key, name, inside: take(own.filter(({ parent }) => parent === key)) }];
    });
  const known = new Set(own.map(({ key }) => key));
  const top = take(own.filter(({ parent }) => !known.has(Number(parent))));
  // Regions that lie in one another have no top.
  return [...top, ...own.flatMap((one) => take([one]))];
}

/** A farm, and the region that it lies in where that is known. */
export interface Farm {
  readonly key: number;
  readonly name: string;
  readonly region: number | null;
}

/** The farms of a country in the order of their names. */
export function farmsOf(rows: readonly Row[], country: string, locale: string): Farm[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return rows
    .filter((row) => row.farm_country_code === country)
    .map((row) => ({
      key: refKey('farm', row),
      name: refName('farm', row, locale),
      region: numberOrNull(row.farm_region_seq),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}
