import type { Row } from '@hanjan/core';

/** What stands at the bar of the demo's cafe. */
export const BAR_EQUIPMENT: readonly Row[] = [
  {
    ...{
      equip_type: 'ESM',
      equip_name_locale: '바 에스프레소 머신 2그룹',
      equip_name: 'Bar espresso machine, 2 groups',
    },
    ...{ equip_purchase_date: '2023-05-20', equip_clean_days: 7, equip_service_days: 180 },
  },
  {
    ...{ equip_type: 'GRD', equip_name_locale: '에스프레소 그라인더', equip_name: 'Espresso grinder' },
    ...{ equip_zero_point: 0, equip_clean_days: 7 },
  },
  {
    ...{ equip_type: 'GRD', equip_name_locale: '필터 그라인더', equip_name: 'Filter grinder' },
    ...{ equip_zero_point: 120, equip_clean_days: 14 },
  },
  { equip_type: 'SCL', equip_name_locale: '바 저울', equip_name: 'Bar scale' },
  { equip_type: 'REF', equip_name_locale: 'TDS 측정기', equip_name: 'Refractometer', equip_auth: 'SAST' },
];

/** How many days ago the machine and the grinders were cleaned, in the order above; the filter grinder is overdue. */
export const BAR_CLEANINGS: readonly (readonly number[])[] = [
  [30, 23, 16, 9, 2],
  [27, 20, 13, 6],
  [31, 17],
];

/** What else was done for the equipment above, how many days ago. */
export const BAR_CARES: readonly { readonly nth: number; readonly ago: number; readonly care: Row }[] = [
  {
    ...{ nth: 1, ago: 24 },
    care: {
      care_type: 'PART',
      care_cost: 95_000,
      care_memo: '버를 갈고 영점을 다시 맞췄습니다. 이틀은 굵기를 자주 확인합니다.',
    },
  },
  {
    ...{ nth: 0, ago: 20 },
    care: {
      care_type: 'SRV',
      care_by: '머신 서비스',
      care_cost: 180_000,
      care_memo: '개스킷과 샤워 스크린 교체, 압력 9 bar.',
    },
  },
  { nth: 3, ago: 12, care: { care_type: 'RPR', care_memo: '충전 단자 접점을 닦았습니다.' } },
];

/** How the bar brews: times in ms, masses in tenths of a gram. */
export const BAR_RECIPES: readonly Row[] = [
  {
    ...{ brewing_name_locale: '하우스 에스프레소', brewing_name: 'House espresso', brewing_type: 'ESP' },
    ...{ brewing_bean_mass: 185, brewing_mass: 380, brewing_temp: 9300, brewing_term: 28_000, brewing_bar: 90 },
    ...{ brewing_grinder_point: 210, brewing_basket: 'VST 18 g', brewing_wdt: true },
  },
  {
    ...{ brewing_name_locale: '싱글 에스프레소', brewing_name: 'Single origin espresso', brewing_type: 'ESP' },
    ...{ brewing_bean_mass: 190, brewing_mass: 420, brewing_temp: 9200, brewing_term: 26_000, brewing_bar: 60 },
    ...{ brewing_grinder_point: 185, brewing_basket: 'VST 20 g', brewing_wdt: true },
  },
  {
    ...{ brewing_name_locale: '핸드 드립 20 g', brewing_name: 'Hand drip 20 g', brewing_type: 'DRP' },
    ...{ brewing_bean_mass: 200, brewing_mass: 3200, brewing_temp: 9300, brewing_term: 170_000 },
    brewing_grinder_point: 840,
  },
  {
    ...{ brewing_name_locale: '핸드 드립 16 g', brewing_name: 'Hand drip 16 g', brewing_type: 'DRP' },
    ...{ brewing_bean_mass: 160, brewing_mass: 2560, brewing_temp: 9200, brewing_term: 155_000 },
    brewing_grinder_point: 810,
  },
];
