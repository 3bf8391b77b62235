/** A blend of the demo's roastery: names, what is said of it, and kg of its recipes by their numbers. */
export interface Blend {
  readonly ko: string;
  readonly en: string;
  readonly desc: string;
  readonly parts: readonly (readonly [recipe: number, kg: number])[];
}

/** Who may see how much of the demo's blends, so that whoever scans one has something to read. */
export const OPEN = {
  cafe_public_stage: 'ALL',
  customer_public_stage: 'ALL',
  normal_public_stage: 'DTL',
} as const;

/** The blends of the demo's roastery. */
export const BLENDS: readonly Blend[] = [
  {
    ko: '모닥불 블렌드',
    en: 'Campfire blend',
    desc: '우유와 잘 어울리는 고소한 블렌드입니다.\nNutty and round, made for milk.',
    parts: [
      [2, 6],
      [3, 4],
    ],
  },
  {
    ko: '아침볕 블렌드',
    en: 'Morning light blend',
    desc: '꽃향이 먼저 오는 필터용 블렌드입니다.\nFloral first, made for filter.',
    parts: [
      [0, 5],
      [1, 3],
      [2, 2],
    ],
  },
  {
    ko: '불꽃 에스프레소',
    en: 'Flame espresso',
    desc: '산미를 살짝 더한 에스프레소입니다.\nEspresso with a little more acidity.',
    parts: [
      [3, 7],
      [1, 3],
    ],
  },
  {
    ko: '반디 하프 카페인',
    en: 'Firefly half caf',
    desc: '카페인을 절반으로 줄였습니다.\nHalf the caffeine.',
    parts: [
      [2, 5],
      [4, 5],
    ],
  },
];
