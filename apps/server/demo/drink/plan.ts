import type { Row } from '@hanjan/core';

/** A drink of the demo: its coffee by its place at the bar, what else goes in by name, in the unit of each. */
export interface DemoDrink {
  readonly ko: string;
  readonly en: string;
  readonly type: string;
  readonly served?: 'HOT' | 'ICE';
  readonly cup?: string;
  readonly price?: number;
  readonly allergens?: readonly string[];
  readonly makes?: readonly [amount: number, unit: string];
  readonly coffee?: readonly [nth: number, mass: number];
  readonly materials?: readonly (readonly [name: string, amount: number])[];
  readonly bases?: readonly (readonly [name: string, amount: number])[];
  readonly steps: readonly string[];
}

const HOT_CUP = [
  ['종이컵 12온스', 1],
  ['컵 뚜껑 12온스', 1],
] as const;
const ICE_CUP = [
  ['아이스컵 16온스', 1],
  ['아이스컵 뚜껑', 1],
  ['종이 빨대', 1],
] as const;
const HOT = { served: 'HOT', cup: '12온스' } as const;
const ICE = { served: 'ICE', cup: '16온스' } as const;
const DOUBLE = [0, 185] as const;
const MILK = ['MILK'];

/** What the demo's cafe sells, after what it makes for it. */
export const DRINKS: readonly DemoDrink[] = [
  {
    ...{ ko: '바닐라 시럽', en: 'Vanilla syrup', type: 'BASE', makes: [1_500, 'G'] },
    materials: [
      ['설탕', 800],
      ['바닐라 파우더', 40],
    ],
    steps: ['물 700 g을 끓인다', '설탕과 바닐라 파우더를 넣고 다 녹을 때까지 젓는다', '식혀서 병에 담고 날짜를 적는다'],
  },
  {
    ...{ ko: '아인슈페너 크림', en: 'Einspänner cream', type: 'BASE', makes: [560, 'G'], allergens: MILK },
    materials: [
      ['생크림', 500],
      ['연유', 60],
    ],
    steps: ['차가운 생크림에 연유를 넣는다', '흘러내릴 만큼만 휘핑한다', '냉장고에 두고 그날 안에 쓴다'],
  },
  {
    ...{ ko: '아메리카노', en: 'Americano', type: 'ESPR', ...HOT, price: 4_500, coffee: DOUBLE },
    materials: HOT_CUP,
    steps: ['잔에 뜨거운 물 240 ml를 받는다', '에스프레소 두 샷을 물 위에 붓는다', '뚜껑을 덮고 잔을 닦아 낸다'],
  },
  {
    ...{ ko: '아메리카노', en: 'Americano', type: 'ESPR', ...ICE, price: 4_800, coffee: DOUBLE },
    materials: ICE_CUP,
    steps: ['얼음을 잔 끝까지 담는다', '찬물 180 ml를 붓는다', '에스프레소 두 샷을 붓는다'],
  },
  {
    ...{ ko: '카페라테', en: 'Caffè latte', type: 'ESPR', ...HOT, price: 5_200, allergens: MILK, coffee: DOUBLE },
    materials: [['우유', 200], ...HOT_CUP],
    steps: ['잔에 에스프레소 두 샷을 받는다', '우유를 60도까지 곱게 데운다', '결을 살려 부어 그림을 올린다'],
  },
  {
    ...{ ko: '카페라테', en: 'Caffè latte', type: 'ESPR', ...ICE, price: 5_500, allergens: MILK, coffee: DOUBLE },
    materials: [['우유', 180], ...ICE_CUP],
    steps: ['얼음을 잔의 8부까지 담는다', '우유를 붓는다', '에스프레소 두 샷을 천천히 붓는다'],
  },
  {
    ...{ ko: '카푸치노', en: 'Cappuccino', type: 'ESPR', ...HOT, price: 5_200, allergens: MILK, coffee: DOUBLE },
    materials: [['우유', 160], ...HOT_CUP],
    steps: ['잔에 에스프레소 두 샷을 받는다', '우유에 공기를 넉넉히 넣어 데운다', '거품이 1.5 cm가 되게 붓는다'],
  },
  {
    ...{ ko: '바닐라 라테', en: 'Vanilla latte', type: 'ESPR', ...ICE, price: 5_900, allergens: MILK, coffee: DOUBLE },
    materials: [['우유', 170], ...ICE_CUP],
    bases: [['바닐라 시럽', 30]],
    steps: ['바닐라 시럽과 에스프레소를 먼저 섞는다', '얼음과 우유를 담는다', '섞어 둔 에스프레소를 붓는다'],
  },
  {
    ...{ ko: '카페모카', en: 'Caffè mocha', type: 'ESPR', ...HOT, price: 5_900 },
    ...{ allergens: ['MILK', 'SOY'], coffee: DOUBLE },
    materials: [['초콜릿 파우더', 25], ['우유', 190], ...HOT_CUP],
    steps: ['초콜릿 파우더에 에스프레소를 부어 녹인다', '우유를 데워 붓는다', '초콜릿 파우더를 얇게 뿌린다'],
  },
  {
    ...{ ko: '아인슈페너', en: 'Einspänner', type: 'ESPR', ...ICE, price: 6_200, allergens: MILK, coffee: DOUBLE },
    materials: ICE_CUP.slice(0, 2),
    bases: [['아인슈페너 크림', 45]],
    steps: [
      '얼음과 찬물 120 ml를 담는다',
      '에스프레소 두 샷을 붓는다',
      '크림을 천천히 올린다',
      '젓지 말고 마시도록 안내한다',
    ],
  },
  {
    ...{ ko: '콜드브루', en: 'Cold brew', type: 'COLD', ...ICE, price: 5_300, coffee: [1, 220] },
    materials: ICE_CUP,
    steps: ['얼음을 담는다', '콜드브루 원액 90 ml와 물 150 ml를 붓는다'],
  },
  {
    ...{ ko: '핸드드립', en: 'Pour over', type: 'BREW', ...HOT, price: 6_500, coffee: [2, 200] },
    materials: [['여과지 02', 1], ...HOT_CUP],
    steps: ['여과지를 헹구고 서버를 데운다', '레시피대로 300 g을 내린다', '원두 카드를 함께 낸다'],
  },
  {
    ...{ ko: '말차 라테', en: 'Matcha latte', type: 'LATT', ...ICE, price: 6_000, allergens: MILK },
    materials: [['말차 파우더', 12], ['우유', 200], ...ICE_CUP],
    bases: [['바닐라 시럽', 20]],
    steps: ['말차에 80도 물 40 ml를 부어 곱게 푼다', '바닐라 시럽과 우유, 얼음을 담는다', '말차를 천천히 붓는다'],
  },
  {
    ...{ ko: '초코 라테', en: 'Hot chocolate', type: 'LATT', ...HOT, price: 5_500, allergens: ['MILK', 'SOY'] },
    materials: [['초콜릿 파우더', 35], ['우유', 230], ...HOT_CUP],
    steps: ['초콜릿 파우더를 우유 조금에 녹인다', '남은 우유를 데워 붓는다'],
  },
  {
    ...{ ko: '자몽 에이드', en: 'Grapefruit ade', type: 'ADE', ...ICE, price: 6_000 },
    materials: [['자몽청', 60], ['탄산수', 200], ...ICE_CUP],
    steps: ['자몽청을 잔 바닥에 깐다', '얼음을 담고 탄산수를 천천히 붓는다', '저어서 마시도록 안내한다'],
  },
  {
    ...{ ko: '얼그레이', en: 'Earl Grey', type: 'TEA', ...HOT, price: 5_000 },
    materials: [['얼그레이 티백', 1], ...HOT_CUP],
    steps: ['95도 물 300 ml를 붓는다', '3분 뒤에 티백을 빼도록 안내한다'],
  },
  {
    ...{ ko: '오트 라테', en: 'Oat latte', type: 'ESPR', ...HOT, price: 6_000, coffee: DOUBLE },
    materials: [['오트 음료', 210], ...HOT_CUP],
    steps: ['잔에 에스프레소 두 샷을 받는다', '오트 음료를 55도까지만 데워 붓는다'],
  },
];

/** What is used no more, and stands in a drink all the same. */
export const OUT_OF_USE = '자몽청';

/** What was changed later, one save after the other. */
export const CHANGES: readonly { readonly of: string; readonly change: Partial<DemoDrink> }[] = [
  { of: '카페라테 HOT', change: { materials: [['우유', 220], ...HOT_CUP] } },
  { of: '카페라테 HOT', change: { price: 5_500 } },
  { of: '말차 라테 ICE', change: { materials: [['말차 파우더', 15], ['우유', 200], ...ICE_CUP] } },
  { of: '아메리카노 ICE', change: { coffee: [0, 200] } },
  { of: '콜드브루 ICE', change: { price: 5_500 } },
];

/** Checks of drinks as they were served, each so many days ago. */
export const CHECKS: readonly (Row & { readonly of: string; readonly ago: number })[] = [
  {
    ...{ of: '카페라테 HOT', ago: 9, menu_temperature: 6_800, menu_mass: 2_420, menu_look: 7, menu_taste: 6 },
    ...{ cupnote_satis: 6, menu_fault_list: ['HOT'], cupnote_desc: '우유를 조금 덜 데울 것.' },
  },
  {
    ...{ of: '카페라테 HOT', ago: 2, menu_temperature: 6_100, menu_mass: 2_510, menu_look: 8, menu_taste: 8 },
    cupnote_satis: 8,
  },
  {
    ...{ of: '카푸치노 HOT', ago: 6, menu_temperature: 5_900, menu_mass: 2_050, menu_look: 6, menu_taste: 7 },
    ...{ cupnote_satis: 7, menu_fault_list: ['FOAM'] },
  },
  {
    ...{ of: '아메리카노 ICE', ago: 5, menu_temperature: 400, menu_mass: 4_180, menu_look: 9, menu_taste: 6 },
    ...{
      cupnote_satis: 6,
      menu_fault_list: ['WEAK'],
      cupnote_desc: '얼음이 녹으면 연하다. 원두를 20 g으로 올려 볼 것.',
    },
  },
  {
    ...{ of: '아메리카노 ICE', ago: 1, menu_temperature: 300, menu_mass: 4_200, menu_look: 9, menu_taste: 9 },
    cupnote_satis: 9,
  },
  { ...{ of: '아인슈페너 ICE', ago: 3, menu_mass: 3_120, menu_look: 9, menu_taste: 9 }, cupnote_satis: 9 },
  {
    ...{ of: '말차 라테 ICE', ago: 4, menu_mass: 4_010, menu_look: 8, menu_taste: 7 },
    ...{ cupnote_satis: 7, menu_fault_list: ['SWET'] },
  },
];
