import type { radar as ko } from '../../ko/every/radar.ts';

/** The radar chart for everybody. */
export const radar = {
  radar_hint: 'Drag a point or press an axis to score.',
  radar_scores: 'Scores',
  radar_own: 'This cup',
  radar_other: 'Other cup',
  radar_mean: 'Average',
  radar_against: '{difference} against the other cup',
  radar_figures: 'Figures',
  radar_axis: 'Score',
  radar_difference: 'Change',
  radar_keep: 'Keep these scores to compare',
  radar_keep_anew: 'Compare with these scores instead',
  radar_drop: 'Stop comparing',
  radar_kept: 'The other cup now has these scores.',
  radar_dropped: 'The other cup is removed.',
} satisfies Record<keyof typeof ko, string>;
