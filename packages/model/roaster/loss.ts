/**
 * ×10 percent that a roast loses at the least and at the most: green coffee has about a tenth of water to lose, and a very
 * dark roast loses 21. Outside of a wide margin around it a weight is mistyped, or one of them is in another unit.
 */
const [LEAST, MOST] = [50, 300];

/** Whether hardly any roast loses so much, or so little; ×10 percent. */
export const isUnusualLoss = (loss: number): boolean => loss < LEAST || loss > MOST;

/** A loss that people are asked about: what went in and came out, and what was lost, each ×10. */
export interface RoastLoss {
  readonly green: number;
  readonly roasted: number;
  readonly loss: number;
}

interface Weighed {
  readonly roasting_step: string | null;
  readonly greenbean_total_mass?: number | null | undefined;
  readonly roasting_mass?: number | null | undefined;
  readonly roasting_loss?: number | null | undefined;
}

/** The loss of a roast that is to be asked about; null where it is usual, or where nothing was weighed or came out. */
export function unusualLoss(roast: Weighed): RoastLoss | null {
  const { roasting_step, greenbean_total_mass: green, roasting_mass: roasted, roasting_loss: loss = null } = roast;
  if (roasting_step === 'CNCL' || !green || !roasted || loss === null) return null;
  return isUnusualLoss(loss) ? { green, roasted, loss } : null;
}
