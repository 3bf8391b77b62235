import { producing } from '@hanjan/model/seed/country.ts';
import { describe, expect, it } from 'vitest';
import { countriesOf, offered } from './countries.ts';
import { farmsOf, type Region, regionsOf } from './places.ts';

const region = (region_seq: number, name: string, region_parent_seq: number | null = null, region_country = 'ETH') => ({
  ...{ region_seq, region_country, region_parent_seq },
  region_name: name,
  region_name_locale: name,
});
const shape = (regions: readonly Region[]): unknown[] =>
  regions.map(({ name, inside }) => (inside.length > 0 ? [name, shape(inside)] : name));

describe('regions of a country', () => {
  it('lie in one another, by their names', () => {
    const rows = [region(1, 'Sidama'), region(2, 'Guji'), region(3, 'Bensa', 1), region(4, 'Nyeri', null, 'KEN')];
    expect(shape(regionsOf(rows, 'ETH', 'en'))).toEqual(['Guji', ['Sidama', ['Bensa']]]);
    expect(regionsOf(rows, 'BRA', 'en')).toEqual([]);
  });
  it('are each listed once though they lie in themselves, in one another, or in what is not there', () => {
    const rows = [region(1, 'Own', 1), region(2, 'One', 3), region(3, 'Other', 2), region(5, 'Lost', 99)];
    const names = JSON.stringify(shape(regionsOf(rows, 'ETH', 'en')));
    for (const { region_name } of rows) expect(names.split(`"${region_name}"`)).toHaveLength(2);
  });
});

it('farms of a country know their region', () => {
  const farm = (farm_seq: number, farm_name: string, farm_region_seq: number | null, farm_country_code = 'PAN') => ({
    ...{ farm_seq, farm_name, farm_name_locale: null, farm_region_seq, farm_country_code },
  });
  const rows = [farm(1, 'Hacienda', 7), farm(2, 'Elida', null), farm(3, 'Other', null, 'ETH')];
  expect(farmsOf(rows, 'PAN', 'ko').map(({ name, region }) => [name, region])).toEqual([
    ['Elida', null],
    ['Hacienda', 7],
  ]);
});

describe('countries', () => {
  const codes = [...producing, ['KOR', 'KR', 'South Korea', '대한민국'] as const].map(
    ([code_id, code2, name, kr], nth) => ({
      ...{ code_id, code_name: name, code_name_kr: kr, code_alias1: null, code_alias2: code2, code_use: true },
      code_filter: nth < producing.length ? 'CFPRDC' : 'CNSM',
    }),
  );
  const countries = countriesOf(codes, 'ko');
  it('are named in both languages and ordered in that of the page', () => {
    const laos = countries.find(({ id }) => id === 'LAO');
    expect([laos?.label, laos?.subLabel, laos?.code2]).toEqual(['라오스', 'Laos', 'LA']);
    expect(countries[0]?.label.localeCompare(countries.at(-1)?.label ?? '', 'ko')).toBeLessThan(0);
  });
  it('that grow no coffee are offered when all are, or when they are chosen', () => {
    const has = (isAll: boolean, chosen: string[]) => offered(countries, isAll, chosen).some(({ id }) => id === 'KOR');
    expect([has(false, []), has(true, []), has(false, ['KOR'])]).toEqual([false, true, true]);
  });
});
