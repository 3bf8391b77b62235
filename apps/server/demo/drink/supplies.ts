import type { Row } from '@hanjan/core';

/** A material with how much of it was bought for what so many days ago, and what was used or counted since. */
export interface Supply {
  /** Its place among the suppliers. */
  readonly from: number;
  readonly row: Row;
  readonly bought: readonly (readonly [ago: number, amount: number, price: number])[];
  readonly used: readonly (readonly [ago: number, type: 'COUNT' | 'USE' | 'WASTE', amount: number])[];
}

/** What something of a kind is called in both languages. */
export const named = (
  kind: 'supplier' | 'material' | 'packaging',
  type: string | null,
  ko: string,
  en: string,
): Row => ({
  ...(type && { [`${kind}_type`]: type }),
  [`${kind}_name_locale`]: ko,
  [`${kind}_name`]: en,
});

/** Whom the demo's cafe buys from. */
export const CAFE_SUPPLIERS: readonly Row[] = [
  {
    ...named('supplier', 'WHSL', '한강 카페자재', 'Hangang Cafe Supplies'),
    supplier_country: 'KOR',
    supplier_person: '김도매',
    supplier_phone: '02-000-0101',
    supplier_site: 'https://supplies.example.com',
    supplier_note: '오전 11시 전에 주문하면 다음 날 옵니다.',
  },
  {
    ...named('supplier', 'MAKR', '푸른목장 우유', 'Green Pasture Dairy'),
    supplier_person: '이목장',
    supplier_country: 'KOR',
  },
  { ...named('supplier', 'SHOP', '시장 포장 가게', 'Market Packaging'), supplier_use: false },
];

/** What it buys, and how much of it. */
export const CAFE_SUPPLIES: readonly Supply[] = [
  {
    from: 0,
    row: {
      ...named('material', 'CUP', '종이컵 12온스', 'Paper cup 12 oz'),
      ...{ material_unit: 'PC', material_content: 1_000, material_reorder: 500, material_place: '창고 2단' },
    },
    bought: [
      [40, 2_000, 160_000],
      [12, 1_000, 85_000],
    ],
    used: [
      [10, 'COUNT', 1_240],
      [1, 'USE', 820],
    ],
  },
  {
    from: 0,
    row: {
      ...named('material', 'LID', '컵 뚜껑 12온스', 'Lid 12 oz'),
      ...{ material_unit: 'PC', material_content: 1_000, material_reorder: 500, material_place: '창고 2단' },
    },
    bought: [[40, 3_000, 120_000]],
    used: [[1, 'USE', 1_580]],
  },
  {
    from: 1,
    row: {
      ...named('material', 'MILK', '우유', 'Milk'),
      ...{ material_unit: 'ML', material_content: 1_000, material_reorder: 12_000, material_place: '냉장고' },
    },
    bought: [
      [6, 20_000, 52_000],
      [2, 20_000, 54_000],
    ],
    used: [
      [3, 'USE', 17_500],
      [3, 'WASTE', 1_500],
      [0, 'USE', 11_000],
    ],
  },
  {
    from: 0,
    row: {
      ...named('material', 'FPPR', '여과지 02', 'Filter paper 02'),
      ...{ material_unit: 'PC', material_content: 100, material_place: '바 서랍' },
    },
    bought: [[25, 500, 35_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'CUP', '아이스컵 16온스', 'Ice cup 16 oz'),
      ...{ material_unit: 'PC', material_content: 1_000, material_reorder: 500 },
    },
    bought: [[20, 2_000, 190_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'LID', '아이스컵 뚜껑', 'Ice cup lid'),
      ...{ material_unit: 'PC', material_content: 1_000 },
    },
    bought: [[20, 2_000, 84_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'STRW', '종이 빨대', 'Paper straw'),
      ...{ material_unit: 'PC', material_content: 500 },
    },
    bought: [[20, 2_000, 46_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'PWDR', '초콜릿 파우더', 'Chocolate powder'),
      ...{ material_unit: 'G', material_content: 1_000 },
    },
    bought: [[15, 3_000, 54_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'PWDR', '말차 파우더', 'Matcha powder'),
      ...{ material_unit: 'G', material_content: 500 },
    },
    bought: [[15, 1_000, 62_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'PWDR', '바닐라 파우더', 'Vanilla powder'),
      ...{ material_unit: 'G', material_content: 500 },
    },
    bought: [[30, 500, 38_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'PWDR', '설탕', 'Sugar'),
      ...{ material_unit: 'G', material_content: 3_000 },
    },
    bought: [[30, 6_000, 11_700]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'SYRP', '연유', 'Condensed milk'),
      ...{ material_unit: 'G', material_content: 500 },
    },
    bought: [[10, 2_000, 15_800]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'FRUT', '자몽청', 'Grapefruit preserve'),
      ...{ material_unit: 'G', material_content: 1_000 },
    },
    bought: [[35, 2_000, 29_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'SODA', '탄산수', 'Sparkling water'),
      ...{ material_unit: 'ML', material_content: 500 },
    },
    bought: [[8, 10_000, 17_000]],
    used: [],
  },
  {
    from: 0,
    row: {
      ...named('material', 'TEA', '얼그레이 티백', 'Earl Grey tea bag'),
      ...{ material_unit: 'PC', material_content: 50 },
    },
    bought: [[25, 100, 32_000]],
    used: [],
  },
  {
    from: 1,
    row: {
      ...named('material', 'MILK', '생크림', 'Whipping cream'),
      ...{ material_unit: 'ML', material_content: 500 },
    },
    bought: [[4, 3_000, 25_500]],
    used: [],
  },
  {
    from: 1,
    row: {
      ...named('material', 'MILK', '오트 음료', 'Oat drink'),
      ...{ material_unit: 'ML', material_content: 1_000 },
    },
    bought: [],
    used: [],
  },
];
