import type { Cell, MadeSheet } from './workbooks.ts';
import { xlsxOf } from './workbooks.ts';
import { xlsOf } from './xls.ts';

/** Sheets in which a roastery wrote a row for each roast, made up here as people keep them. */

/** The same three roasts in each of these: of Kenya, of a blend, and of Kenya again on the next day. */
export const SHEET_ROASTS = [
  { day: '2021-03-04', title: '케냐 니에리', green_g: 12_000, roasted_g: 10_200, first_s: 570, end_s: 690, end_c: 212 },
  {
    day: '2021-03-04',
    title: '하우스 블렌드',
    green_g: 12_000,
    roasted_g: 10_080,
    first_s: 582,
    end_s: 720,
    end_c: 220,
  },
  { day: '2021-03-05', title: '케냐 니에리', green_g: 6000, roasted_g: 5130, first_s: 540, end_s: 655, end_c: 211 },
] as const;

const clock = (s: number) => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;

/** Heads in two rows, of which the upper one is over several columns; a title above, a sum below. */
export const KOREAN: MadeSheet = {
  name: '2021',
  rows: [
    ['로스팅 일지'],
    ['날짜', '배치', '품명', '무게(kg)', '', '감소율', '투입 온도(℃)', '1차 크랙', '', '배출', '', '비고', '작업자'],
    ['', '', '', '투입', '배출', '(%)', '', '시간', '온도', '시간', '온도', '', ''],
    ...SHEET_ROASTS.map(({ day, title, green_g, roasted_g, first_s, end_s, end_c }, nth): Cell[] => [
      ...[{ date: day }, nth + 1, title, green_g / 1000, roasted_g / 1000, (1 - roasted_g / green_g) * 100, 205],
      ...[{ seconds: first_s }, 196, { seconds: end_s }, end_c, nth === 1 ? '맑은 날' : '', '김'],
    ]),
    ['', '', '합계', 30, 25.41],
  ],
};

/** English, in pounds and °F, with commas in texts. */
export const ENGLISH = [
  'Roast Date,Coffee,Batch #,Green (lb),Roasted (lb),Weight loss,Charge temp (°F),First crack,Drop time,Drop temp (°F),Agtron,Notes',
  ...SHEET_ROASTS.map(
    ({ day, green_g, roasted_g, first_s, end_s, end_c }, nth) =>
      `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)},Kenya AA,B-${nth + 1},${(green_g / 453.59237).toFixed(4)},${(roasted_g / 453.59237).toFixed(4)},14 %,401,${clock(first_s)},${clock(end_s)},${(end_c * 9) / 5 + 32},58,"sweet, long"`,
  ),
].join('\r\n');

/** Japanese, parted by tabs, masses in grams that no head says. */
export const JAPANESE = [
  '焙煎日\t銘柄\t生豆量\t焙煎後重量\t投入温度\t1ハゼ\t焙煎時間\t煎り止め温度\t備考',
  ...SHEET_ROASTS.map(({ day, green_g, roasted_g, first_s, end_s, end_c }) =>
    [
      day.replaceAll('-', '/'),
      'ケニア',
      green_g,
      roasted_g,
      205,
      `${clock(first_s)} / 196℃`,
      clock(end_s),
      end_c,
      '晴れ',
    ].join('\t'),
  ),
].join('\n');

export const koreanXlsx = (): Uint8Array => xlsxOf([{ name: '목차', rows: [['2021년 기록']] }, KOREAN]);
export const koreanXls = (): Uint8Array => xlsOf([KOREAN]);
