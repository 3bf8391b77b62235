import type { Row } from '@hanjan/core';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { behind } from './product.ts';

const words: Record<Locale, Row> = {
  ko: {
    cupnote_name: '예가체프 첼베사',
    store_name: '카페 온도 연남',
    cupnote_etc_list: ['할머니 집 살구나무', '봄'],
    cupnote_desc: '식을수록 복숭아가 또렷하다.\n끝에 꿀 같은 단맛이 오래 남는다.',
    blending_country_etc: '게데오',
    blending_region_list: ['예가체프'],
    blending_region_etc: '게뎁',
    blending_farm_list: ['첼베사'],
    blending_farm_etc: '소농 조합',
    blending_variety_etc: '월리쇼와 섞임',
    blending_process_etc: '48시간 발효',
    blending_grade_etc: '컵 오브 엑설런스',
    blending_grade_detail_etc: '손으로 고름',
    condition: '푹 자고 난 아침',
  },
  en: {
    cupnote_name: 'Yirgacheffe Chelbesa',
    store_name: 'Cafe Ondo Yeonnam',
    cupnote_etc_list: ["grandmother's apricots", 'spring'],
    cupnote_desc: 'The peach gets clearer as it cools.\nA honey sweetness stays for long.',
    blending_country_etc: 'Gedeo',
    blending_region_list: ['Yirgacheffe'],
    blending_region_etc: 'Gedeb',
    blending_farm_list: ['Chelbesa'],
    blending_farm_etc: 'smallholders',
    blending_variety_etc: 'some Wolisho',
    blending_process_etc: '48 h fermentation',
    blending_grade_etc: 'Cup of Excellence',
    blending_grade_detail_etc: 'hand-picked',
    condition: 'well rested',
  },
};

/** A value for every field of a note that people fill; references by name. */
export const wholeNote = (language: Locale): Row => ({
  cupnote_place: 'CAFE',
  cupnote_date: '2026-03-05',
  cupnote_main: true,
  blending_result_date: '2026-02-24',
  cupnote_balance_point: 9,
  cupnote_aroma_point: 10,
  cupnote_sweetness_point: 8,
  cupnote_body_point: 6,
  cupnote_flavor_point: 9,
  cupnote_acidity_point: 0,
  cupnote_flavor_list: ['JASMINE', 'PEACH', 'HONEY'],
  cupnote_aftertaste_list: ['LINGERING', 'CLEAN'],
  cupnote_texture_list: ['SMOOTH'],
  cupnote_feeling_list: ['BRIGHT', 'DELICATE'],
  blending_country_list: ['ETH', 'ETC'],
  blending_variety_list: ['ETHIOPIAN_LANDRACE', 'ETC'],
  blending_process_list: ['WSHD', 'ETC'],
  blending_grade_list: ['ETH_G1', 'ETC'],
  blending_grade_detail_list: ['SCR_15', 'ETC'],
  outside_air: -350,
  outside_humidity: 455,
  inside_air: 2210,
  inside_humidity: 380,
  cupnote_flavor_wheel_use: false,
  cupnote_flavor_wheel_reverse: true,
  cupnote_flavor_wheel_simple: true,
  cupnote_flavor_wheel_rotate: -905,
  ...words[language],
});

/** A note with something of everything, to be read. */
export const noteToRead: Row & { readonly cupnote_name: string } = {
  cupnote_name: 'Huila Pink Bourbon',
  store_name: '카페 온도',
  cupnote_main: true,
  blending_result_date: '2026-02-20',
  cupnote_balance_point: 9,
  cupnote_aroma_point: 5,
  cupnote_sweetness_point: 8,
  cupnote_flavor_list: ['JASMINE', 'PEACH', 'HONEY', 'ALMOND', 'BLACK_TEA'],
  cupnote_aftertaste_list: ['LINGERING', 'CLEAN'],
  cupnote_etc_list: ['봄'],
  cupnote_desc: '식을수록 복숭아가 또렷하다.',
  blending_country_list: ['COL', 'ETC'],
  blending_country_etc: 'Huila',
  blending_variety_list: ['PINK_BOURBON'],
  outside_air: -350,
};

/** Farms are kept by administrators, who have no page for them yet: puts one there to choose. */
export const plantFarm = (): Promise<unknown> =>
  behind((admin) =>
    admin.query(
      `INSERT INTO farm (farm_name, farm_name_locale, farm_country_code, farm_region_seq)
       SELECT 'Chelbesa', '첼베사', region_country, region_seq FROM region
        WHERE region_name = 'Yirgacheffe' AND NOT EXISTS (SELECT FROM farm WHERE farm_name = 'Chelbesa')`,
    ),
  );
