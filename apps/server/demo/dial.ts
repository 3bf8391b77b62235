import { pick, type Row } from '@hanjan/core';
import { clockOf, HOME_ZONE } from '@hanjan/core/calc/time/zone.ts';
import { SAMPLES } from '@hanjan/model/cafe/setting/samples.ts';
import { cafeSettingDefaultScreen } from '@hanjan/model/cafe/setting/setting_default.ts';
import { cafeSettingResultScreen } from '@hanjan/model/cafe/setting/setting_result.ts';
import type { Save } from './as_person.ts';
import { daysBefore } from './notes.ts';

/** Settings that the bar of the demo's cafe goes by. */
const STANDARDS: readonly Row[] = [
  {
    setting_summary: '하우스 에스프레소',
    ...SAMPLES.ESPNRM,
    ...{
      setting_name_select: 'ESPNRM',
      setting_bean_type: 'BLND',
      setting_grinder_name: 'MYTH2',
      setting_machine: 'LNPB',
    },
    ...{ setting_bean_mass: 185, setting_result_mass: 380, setting_grinder_size: 210 },
    ...{ setting_basket: 'VST 18 g', setting_wdt: true, setting_temping_bar: 9 },
  },
  {
    setting_summary: '싱글 터보 샷',
    ...SAMPLES.ESPTRB,
    ...{
      setting_name_select: 'ESPTRB',
      setting_bean_type: 'ETWS',
      setting_grinder_name: 'EK43',
      setting_machine: 'LNPB',
    },
    setting_grinder_size: 180,
  },
  {
    setting_summary: '브루잉 4:6',
    ...SAMPLES.KSY46,
    ...{
      setting_name_select: 'KSY46',
      setting_bean_type: 'KEWS',
      setting_grinder_name: 'EK43',
      setting_machine: 'HAND',
    },
    ...{ setting_grinder_size: 820, setting_detail_use: true, water_select: 'FLTR', water_tds: 72 },
  },
];

/** Mornings of the house espresso, so many days ago: grind, what came out, after how many ms, and how it was. */
type Shot = readonly [grind: number, mass: number, term: number, rate: number, memo?: string];
const MORNINGS: readonly (readonly [ago: number, shots: readonly Shot[]])[] = [
  [
    2,
    [
      [215, 384, 24_200, 5, '신맛이 앞서고 가볍다'],
      [210, 378, 27_800, 8],
    ],
  ],
  [
    1,
    [
      [210, 381, 25_600, 6, '비가 와서 빨라졌다'],
      [205, 379, 28_100, 8],
    ],
  ],
  [
    0,
    [
      [205, 402, 21_400, 4, '빠르다. 물맛'],
      [195, 371, 33_200, 5, '쓰고 텁텁하다'],
      [200, 383, 29_900, 7],
      [201, 366, 27_400, 7],
      [201, 380, 28_300, 9, '달고 길다. 오늘은 이대로'],
    ],
  ],
];

const SHARED = [
  ...['setting_result_type', 'setting_bean_mass', 'setting_temp', 'setting_bar', 'setting_basket', 'setting_wdt'],
  ...['setting_name_select', 'setting_bean_type', 'setting_grinder_name', 'setting_machine', 'setting_temping_bar'],
];

/** What the bar goes by, and how it was dialed in on the last mornings. */
export async function dialIn(save: Save, coffeebean_seq: number | null): Promise<void> {
  const now = new Date().toISOString();
  const { day: today } = clockOf(HOME_ZONE)(now);
  const keys: number[] = [];
  for (const standard of STANDARDS)
    keys.push(await save(cafeSettingDefaultScreen, { ...standard, setting_bean_seq: coffeebean_seq }));
  for (const [ago, shots] of MORNINGS) {
    const setting_date = daysBefore(today, ago);
    for (const [nth, [grind, mass, term, rate, memo = null]] of shots.entries()) {
      const began = new Date(Date.parse(`${setting_date}T07:30:00+09:00`) + nth * 180_000).toISOString();
      await save(cafeSettingResultScreen, {
        ...pick(STANDARDS[0] ?? {}, SHARED),
        ...{ setting_seq: keys[0], setting_bean_seq: coffeebean_seq, setting_date },
        ...{ setting_grinder_size: grind, setting_result_mass: mass, setting_result_term: term },
        ...{ setting_rate: rate, setting_result_memo: memo, setting_pick: nth === shots.length - 1 },
        setting_result_time: began < now ? began : null,
      });
    }
  }
}
