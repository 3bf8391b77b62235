import type { BrewLine } from '../../packages/charts/brew/line.ts';
import type { RulerStep } from '../../packages/charts/brew/ruler.ts';

/** Px of each. */
export const BREW_SIZE = { brew: { width: 640, height: 246 }, ruler: { width: 366, height: 512 } };

/** Ms of a brew when somebody begins to look. */
export const STARTED = 72_000;

const POURED = [
  [0, 400],
  [40_000, 800],
  [70_000, 800],
  [105_000, 800],
  [130_000, 400],
] as const;

/** A pour over of five pours. */
export const BREW: BrewLine = { pours: POURED.map(([term, mass]) => ({ term, mass })), end: 170_000 };

/** Its steps, as they stand beside the ruler. */
export const BREW_STEPS: readonly RulerStep[] = [...POURED, null].map((pour, at) => ({
  key: String(at),
  name: pour ? `${at}차 푸어` : '드로다운 끝',
  target: pour ? `${pour[1] / 10} g` : '',
}));
