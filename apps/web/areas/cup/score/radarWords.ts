import { t } from '../../../base/texts/index.ts';

interface Axis {
  readonly label: string;
  /** Its score, or from which to which there are some. */
  readonly value: number | string | null;
}

/** What a radar shows, in words. */
export const radarWords = (axes: readonly Axis[]): string =>
  t('radar_label', { scores: axes.map(({ label, value }) => `${label} ${value ?? t('not_scored')}`).join(', ') });
