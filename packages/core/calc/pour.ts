import { floorTo } from './rounding.ts';

// Times are ms from 0:00, masses tenths of a gram, pressure tenths of a bar, flow tenths of a gram in a second.

/** A pour as it was planned, or as it went: when it begins, how much it is, and how. */
export interface PlannedPour {
  readonly term: number;
  readonly mass: number | null;
  readonly bar?: number | null;
  readonly flux?: number | null;
}

/** How fast somebody pours who says nothing of it: 6 g in a second. */
export const USUAL_FLOW = 60;

/** Until when each pour flows: by its own flow, else by the usual one, never past the next pour or the end. */
export const pourUntil = (pours: readonly PlannedPour[], end: number | null): number[] =>
  pours.map(({ term, mass, flux }, at) => {
    const next = pours.slice(at + 1).find((later) => later.term > term)?.term;
    const latest = Math.min(...[next, end].filter((one) => one !== undefined && one !== null));
    const lasts = Math.max(0, mass ?? 0) / (flux && flux > 0 ? flux : USUAL_FLOW);
    return Math.max(term, Math.min(latest, Math.round(term + lasts * 1000)));
  });

/** Poured mass at a moment, linear within a pour; null when nothing of it is known. */
export function pouredAt(pours: readonly PlannedPour[], end: number | null, ms: number): number | null {
  const known = pours.some(({ mass }) => mass !== null);
  if (!known) return null;
  const until = pourUntil(pours, end);
  const poured = pours.reduce((sum, { term, mass }, at) => {
    const to = until[at] ?? term;
    const share = ms >= to ? 1 : Math.max(0, (ms - term) / (to - term));
    return sum + (mass ?? 0) * share;
  }, 0);
  return floorTo(poured, 1);
}
