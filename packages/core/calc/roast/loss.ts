/** How much of its mass a coffee lost in the roast, in percent; null without both masses. */
export function lossOf(green: number | null, roasted: number | null): number | null {
  return green === null || roasted === null || green <= 0 ? null : (1 - roasted / green) * 100;
}

/** What a coffee lost in the roast besides its water, in percent of its dry mass; moistures are percents of mass. */
export function organicLossOf(
  green: number | null,
  roasted: number | null,
  moistureGreen: number | null,
  moistureRoasted: number | null,
): number | null {
  if (green === null || roasted === null || moistureGreen === null || moistureRoasted === null) return null;
  return lossOf(green * (100 - moistureGreen), roasted * (100 - moistureRoasted));
}
