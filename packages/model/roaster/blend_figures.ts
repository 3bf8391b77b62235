import { type BlendPart, blendLossOf, isBalanced, numberOrNull } from '@hanjan/core';
import { storedPercent } from './figures.ts';

/** The components of a blend as they are stored (×10), whatever is typed in them until it is checked. */
interface Parts {
  readonly blending_result_comb: unknown;
}

type Part = Readonly<Record<string, unknown>>;
const SCALE = 10;
const shown = (value: unknown): number | null => (typeof value === 'number' ? value / SCALE : null);

const partsOf = ({ blending_result_comb: parts }: Parts): readonly Part[] =>
  Array.isArray(parts) ? parts.filter((part) => typeof part === 'object' && part !== null) : [];

/** A component by its mass, and by its dry mass, which is known only where its moisture is. */
const byMass = ({ roasting_mass, roasting_loss }: Part): BlendPart => ({
  mass: numberOrNull(roasting_mass),
  loss: shown(roasting_loss),
});
function byDryMass({ roasting_mass, roasting_organic_loss, roasting_moisture }: Part): BlendPart {
  const [mass, moisture] = [numberOrNull(roasting_mass), shown(roasting_moisture)];
  return {
    mass: mass === null || moisture === null ? null : mass * (100 - moisture),
    loss: shown(roasting_organic_loss),
  };
}

/** Which components keep a blend from having a loss, from 0. */
export const unbalanced = (parts: unknown): readonly number[] =>
  partsOf({ blending_result_comb: parts }).flatMap((part, nth) =>
    isBalanced({ ...byMass(part), mass: 0 }) ? [] : [nth],
  );

/** How the losses of a blend follow from its components, by mass balance. */
export const blendFigures = {
  blending_loss: {
    from: ['blending_result_comb'],
    to: (values: Parts) => storedPercent(blendLossOf(partsOf(values).map(byMass)), 0),
  },
  blending_organic_loss: {
    from: ['blending_result_comb'],
    to: (values: Parts) => storedPercent(blendLossOf(partsOf(values).map(byDryMass)), 1),
  },
} as const;
