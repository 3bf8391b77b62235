import type { Row } from '@hanjan/core';
import { roasterQcBlendingResultScreen } from '@hanjan/model/qc/qc_blending_result.ts';
import type { Save } from './as_person.ts';
import type { BlendMade } from './blending.ts';
import { BLENDS } from './blends.ts';
import type { Chance } from './chance.ts';
import { blendCuppingOf } from './cuppings.ts';
import { daysBefore } from './notes.ts';

/** How the demo's roastery brews what it tastes. */
export const SETTINGS: readonly Row[] = [
  {
    ...{ brewing_name_locale: 'QC 필터 15 g', brewing_name: 'QC filter 15 g', brewing_type: 'DRP' },
    ...{ brewing_bean_mass: 150, brewing_mass: 2400, brewing_temp: 9300, brewing_term: 165_000 },
    ...{ brewing_grinder_point: 2200, brewing_step_use: true, brewing_start_mass: 450 },
    ...{ brewing_step1_term: 35_000, brewing_step1_mass: 950, brewing_step2_term: 80_000, brewing_step2_mass: 1000 },
    ...{ brewing_step_end_term: 165_000, brewing_public: true },
  },
  {
    ...{ brewing_name_locale: 'QC 에스프레소 18 g', brewing_name: 'QC espresso 18 g', brewing_type: 'ESP' },
    ...{ brewing_bean_mass: 180, brewing_mass: 380, brewing_temp: 9300, brewing_term: 28_000 },
    ...{ brewing_bar: 90, brewing_grinder_point: 320 },
  },
];

/** Writes how a blend tasted some days after it was made, brewed by one of the settings. */
export async function tasteBlend(
  save: Save,
  chance: Chance,
  { key: blending_result_key, nth, ago }: BlendMade,
  settings: readonly number[],
  today: string,
): Promise<void> {
  const blend = BLENDS[nth];
  if (!blend) return;
  const tasted = Math.max(0, ago - chance.between(2, 9));
  await save(roasterQcBlendingResultScreen, {
    ...blendCuppingOf(chance, blend, daysBefore(today, tasted)),
    blending_result_key,
    brewing_result_use: true,
    brewing_seq: settings[nth === 1 ? 0 : 1],
    outside_air: chance.between(2, 14) * 100,
    inside_air: chance.between(20, 24) * 100,
    inside_humidity: chance.between(300, 450),
  });
}
