import type { RadarAxis } from '@hanjan/charts/radar/layout.ts';
import { t } from '../../../base/texts/index.ts';

/** What a radar shows, in words. */
export const radarWords = (axes: readonly RadarAxis[]): string =>
  t('radar_label', { scores: axes.map(({ label, value }) => `${label} ${value ?? t('not_scored')}`).join(', ') });
