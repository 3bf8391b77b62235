import { checkRecord, cleaned, derived, type Entity, type Row } from '@hanjan/core';
import { expect, it } from 'vitest';
import { roasterGreenbean } from './greenbean.ts';
import { roasterGreenbeanYear } from './greenbean_year.ts';
import { roasterRoasting } from './roasting.ts';

const faultsOf = (entity: Entity, values: Row, locale = 'ko') =>
  checkRecord(entity, derived(entity, cleaned(entity, values)), undefined, locale).map(
    ({ name, key }) => `${name} ${key}`,
  );

it('a green bean has a name in both languages, whichever somebody works in', () => {
  const both = ['greenbean_name_locale field_required', 'greenbean_name field_required'];
  for (const locale of ['ko', 'en']) expect(faultsOf(roasterGreenbean, {}, locale)).toEqual(both);
});

it('what it has at the most is never below what it has at the least', () => {
  const named = { greenbean_name: 'Yirgacheffe', greenbean_name_locale: '예가체프' };
  const pairs: Row = {
    greenbean_altitude_min: 2200,
    greenbean_altitude_max: 1800,
    greenbean_moisture_min: 120,
    greenbean_moisture_max: 100,
    greenbean_density_min: 850,
    greenbean_density_max: 700,
    greenbean_harvest_min: '2026-01-01',
    greenbean_harvest_max: '2025-11-01',
    greenbean_agtron_min: 75,
    greenbean_agtron_max: 55,
    greenbean_roasting_min: 21_500,
    greenbean_roasting_max: 20_500,
  };
  const most = Object.keys(pairs).filter((name) => name.endsWith('_max'));
  expect(faultsOf(roasterGreenbean, { ...named, ...pairs })).toEqual(most.map((name) => `${name} field_below`));
  const lot = { greenbean_roaster_seq: 1, greenbean_year: 2026 };
  expect(faultsOf(roasterGreenbeanYear, { ...lot, ...pairs })).toEqual(most.map((name) => `${name} field_below`));
});

it('who sees it is one of the ranks, not one of the states of a person', () => {
  const named = { greenbean_name: 'Yirgacheffe', greenbean_name_locale: '예가체프' };
  expect(faultsOf(roasterGreenbean, { ...named, greenbean_user_auth: 'SMNG' })).toEqual([]);
  expect(faultsOf(roasterGreenbean, { ...named, greenbean_user_auth: 'FIRE' })).toEqual([
    'greenbean_user_auth field_code',
  ]);
});

it('a recipe shares its charge out to a hundred percent, and is of a single origin with one bean', () => {
  const mix = [1, 2, 3].map((greenbean_roaster_seq) => ({ greenbean_roaster_seq, greenbean_mass: 10_000 }));
  const said = (rows: Row[]) =>
    derived(roasterRoasting, cleaned(roasterRoasting, { roasting_default_greenbean: rows }));
  const { roasting_default_greenbean, ...rest } = said(mix);
  expect((roasting_default_greenbean as Row[]).map((row) => row.greenbean_percent)).toEqual([334, 333, 333]);
  expect(rest).toMatchObject({ greenbean_total_mass: 30_000, roasting_single_origin: false });
  expect(said(mix.slice(0, 1))).toMatchObject({ greenbean_total_mass: 10_000, roasting_single_origin: true });
});

it('a recipe has every bean once, and is named in the language of whoever writes it', () => {
  const twice = [1, 1].map((greenbean_roaster_seq) => ({ greenbean_roaster_seq, greenbean_mass: 10 }));
  const stages = {
    roaster_public_stage: 'ALL',
    cafe_public_stage: 'DTL',
    customer_public_stage: 'NRML',
    normal_public_stage: 'LST',
  };
  expect(faultsOf(roasterRoasting, { ...stages, roasting_default_greenbean: twice })).toEqual([
    'roasting_name_locale field_required',
    'roasting_default_greenbean field_twice',
  ]);
  expect(faultsOf(roasterRoasting, stages, 'en')).toEqual([
    'roasting_name field_required',
    'roasting_default_greenbean field_required',
  ]);
});
