import { checkField, type Field, kindOf, type Row } from '@hanjan/core';
import { devKind } from './kinds.ts';

/** What the kitchen page shows in a field where the first good sample of its kind says too little. */
const EXAMPLES: Row = {
  kind_name: '부엌',
  k_text: '예가체프 첼베사 워시드',
  k_text_locale: '과테말라 엘 인헤르토',
  k_memo: '자스민 향이 먼저 오고, 식으면서 복숭아가 남습니다.\n뒷맛은 홍차처럼 깨끗합니다.',
  k_words: ['자스민', '복숭아', 'black tea'],
  k_count: 250,
  k_count_score: 7,
  k_count_density: 712,
  k_count_slider: 55,
  k_count_rate: 7,
  k_scaled: 9250,
  k_scaled_percent: 125,
  k_scaled_loss: 64.1,
  k_scaled_mass: 600_000,
  k_scaled_dose: 185,
  k_scaled_pressure: 90,
  k_scaled_slider: 19_650,
  k_scaled_rate: 35,
  k_code_own: 'ETC',
  k_code_own_etc: '물방울 드립',
  k_codes_checks: ['HOME', 'CAFE'],
  k_codes: ['ETH', 'KEN', 'ETC'],
  k_codes_etc: '집에서 기른 나무',
  k_codes_flavors: ['JASMINE', 'PEACH', 'HONEY'],
  k_ref: 3,
  k_ref_own: null,
  k_ref_own_etc: '우리 동네 로스터',
  k_refs: [1, 8],
  k_link: 'https://ko.wikipedia.org/wiki/%EC%BB%A4%ED%94%BC',
  k_link_qr: '/info/intro',
  k_image: '/icon.svg',
  k_file: ['로스팅 1.csv', '시간,온도\n0:00,200\n1:00,96\n'],
  k_count_days_after: 9,
  k_date: '2026-11-20',
  k_date_days_since: '2026-11-11',
  k_date_month: '2026-11-01',
  k_date_quarter: '2026-10-01',
  k_date_year: '2026-01-01',
  k_time: '14:28:05',
  k_dates: ['2026-11-20', '2026-11-23', '2026-11-27'],
  k_moment: '2026-11-20T05:28:05.000Z',
  k_rows: [
    { row_order: 1, row_region: 3, row_place: 'CAFE', row_mass: 6000, row_percent: 545 },
    { row_order: 2, row_region: 1, row_place: null, row_mass: 3000, row_percent: 273 },
    { row_order: 3, row_region: 8, row_place: 'HOME', row_mass: 2000, row_percent: 182 },
  ],
  k_term: 205_000,
  k_term_tenths: -90_500,
};

/** A good value of a field of `dev_kind`; null when no sample of its kind fits the field. */
function exampleOf(name: string, field: Field): unknown {
  if (name in EXAMPLES) return EXAMPLES[name];
  const good = kindOf(field).samples.flatMap((sample) => sample.good);
  return good.find((value) => checkField(field, value) === null) ?? null;
}

/** A value that a field refuses; null when no sample of its kind is refused by it. */
export function badExampleOf(field: Field): unknown {
  const bad = kindOf(field).samples.flatMap((sample) => sample.bad.map(([value]) => value));
  return bad.find((value) => checkField(field, value) !== null) ?? null;
}

/** A record with something in every field. */
export const exampleRecord = (): Row =>
  Object.fromEntries(Object.entries(devKind.fields).map(([name, field]) => [name, exampleOf(name, field)]));
