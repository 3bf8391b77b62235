import type { Row } from '@hanjan/core';
import { COFFEES, type Coffee } from './coffees.ts';
import { originOf, type Regions } from './notes.ts';

/** A least and a most. */
type Span = readonly [min: number, max: number];

/** A green bean that the demo's roastery buys: one of the demo's coffees, and what is measured of it. */
interface GreenBean {
  /** Its English name among the coffees. */
  readonly coffee: string;
  readonly grade?: string;
  readonly grade_detail?: string;
  readonly seller: string;
  readonly altitude?: Span;
  /** Percent ×10. */
  readonly moisture: Span;
  readonly density: Span;
  /** Months of the year before the current one. */
  readonly harvest: Span;
  readonly agtron: Span;
  /** The temperatures at which it is best dropped, °C. */
  readonly drop: Span;
  /** What one bag holds, kg. */
  readonly bag: number;
}

/** The green beans of the demo's roastery. */
export const GREEN: readonly GreenBean[] = [
  {
    ...{ coffee: 'Ethiopia Yirgacheffe Konga Washed', grade: 'ETH_G1', grade_detail: 'ALT_1800', seller: '한들 생두' },
    ...{ altitude: [1850, 2100], moisture: [98, 108], density: [790, 820], harvest: [11, 12] },
    ...{ agtron: [65, 75], drop: [204, 208], bag: 60 },
  },
  {
    ...{ coffee: 'Ethiopia Guji Uraga Natural', grade: 'ETH_G1', seller: '한들 생두' },
    ...{ altitude: [1950, 2300], moisture: [100, 112], density: [770, 800], harvest: [10, 12] },
    ...{ agtron: [65, 75], drop: [203, 208], bag: 60 },
  },
  {
    ...{ coffee: 'Kenya Nyeri Karumandi AA', grade: 'KEN_AA', grade_detail: 'SCR_17_18', seller: '고개너머 커피무역' },
    ...{ altitude: [1700, 1900], moisture: [104, 112], density: [800, 830], harvest: [10, 12] },
    ...{ agtron: [55, 65], drop: [205, 210], bag: 60 },
  },
  {
    ...{ coffee: 'Colombia Huila Pink Bourbon', grade: 'COL_EXCELSO_EP', seller: '고개너머 커피무역' },
    ...{ altitude: [1650, 1850], moisture: [106, 114], density: [780, 805], harvest: [5, 7] },
    ...{ agtron: [55, 65], drop: [206, 211], bag: 35 },
  },
  {
    ...{ coffee: 'Brazil Cerrado Yellow Bourbon Natural', grade: 'BRA_NY2', grade_detail: 'SCR_17_18' },
    ...{ seller: '남쪽나라 생두', altitude: [1000, 1150], moisture: [108, 118], density: [700, 730] },
    ...{ harvest: [6, 8], agtron: [45, 55], drop: [210, 216], bag: 60 },
  },
  {
    ...{ coffee: 'Guatemala Antigua Santa Clara', grade: 'GTM_SHB', grade_detail: 'EP', seller: '고개너머 커피무역' },
    ...{ altitude: [1500, 1700], moisture: [104, 114], density: [760, 790], harvest: [1, 3] },
    ...{ agtron: [45, 55], drop: [208, 214], bag: 69 },
  },
  {
    ...{ coffee: 'Costa Rica Tarrazú White Honey', grade: 'SPECIALTY', seller: '한들 생두', altitude: [1600, 1800] },
    ...{ moisture: [102, 110], density: [770, 800], harvest: [1, 3], agtron: [55, 65], drop: [205, 210], bag: 69 },
  },
  {
    ...{ coffee: 'Colombia Decaf EA', seller: '남쪽나라 생두', moisture: [110, 120], density: [680, 710] },
    ...{ harvest: [5, 7], agtron: [45, 55], drop: [208, 213], bag: 35 },
  },
];

const pair = (name: string, [min, max]: readonly [unknown, unknown]): Row => ({
  [`greenbean_${name}_min`]: min,
  [`greenbean_${name}_max`]: max,
});

/** Which of the demo's coffees a green bean is. */
export function coffeeOf(bean: GreenBean | undefined): Coffee {
  const coffee = COFFEES.find(({ en }) => en === bean?.coffee);
  if (!coffee) throw new Error(`the demo has no coffee ${bean?.coffee}`);
  return coffee;
}

/** A green bean as the fields of its record say it. */
export function beanOf(bean: GreenBean, today: string, regions: Regions): Row {
  const coffee = coffeeOf(bean);
  const origin = originOf(coffee, regions);
  const month = (one: number) => `${yearOf(today) - 1}-${String(one).padStart(2, '0')}-01`;
  return {
    greenbean_name_locale: coffee.ko,
    greenbean_name: coffee.en,
    greenbean_country_code: coffee.country,
    greenbean_region_seq: (origin.blending_region_list as number[])[0] ?? null,
    greenbean_variety_list: coffee.variety,
    greenbean_process: coffee.process,
    greenbean_grade: bean.grade ?? null,
    greenbean_grade_detail: bean.grade_detail ?? null,
    greenbean_seller_etc: bean.seller,
    ...(bean.altitude && pair('altitude', bean.altitude)),
    ...measuredOf(bean),
    ...pair('harvest', [month(bean.harvest[0]), month(bean.harvest[1])]),
    ...pair('agtron', bean.agtron),
    ...pair('roasting', [bean.drop[0] * 100, bean.drop[1] * 100]),
  };
}

/** What is measured of every lot anew. */
export const measuredOf = ({ moisture, density }: GreenBean): Row => ({
  ...pair('moisture', moisture),
  ...pair('density', density),
});

/** The year of a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
