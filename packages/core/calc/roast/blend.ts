/** A component of a blend: how much of it, and what it lost in the roast, in percent. */
export interface BlendPart {
  readonly mass: number | null;
  readonly loss: number | null;
}

/** Whether a component says enough to know how much there was of it before the roast. */
export const isBalanced = ({ mass, loss }: BlendPart): boolean => mass !== null && loss !== null && loss < 100;

/**
 * What a blend lost in the roasts of its components, in percent, by mass balance: green = roasted ÷ (1 − loss) of each, and
 * loss = 1 − Σ roasted ÷ Σ green. Null where a component has no mass or no loss, and where there is nothing of any.
 */
export function blendLossOf(parts: readonly BlendPart[]): number | null {
  if (!parts.every(isBalanced)) return null;
  const roasted = parts.reduce((sum, { mass }) => sum + (mass ?? 0), 0);
  const green = parts.reduce((sum, { mass, loss }) => sum + (mass ?? 0) / (1 - (loss ?? 0) / 100), 0);
  return green > 0 ? (1 - roasted / green) * 100 : null;
}
