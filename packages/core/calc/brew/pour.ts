import { floorTo } from '../rounding.ts';

// Times are ms from 0:00, masses tenths of a gram, pressure tenths of a bar, flow tenths of a gram in a second.

/** A pour as it was planned, or as it went: when it begins, how much it is, and how. */
export interface PlannedPour {
  readonly term: number;
  readonly mass: number | null;
  readonly bar?: number | null;
  readonly flux?: number | null;
}

/** How fast somebody pours who says nothing of it: 6 g in a second. */
const USUAL_FLOW = 60;
const SECOND = 1000;

/** Until when each pour flows, in ms: by its own flow, else by the usual one, never past the next pour or the end. */
export const pourUntil = (pours: readonly PlannedPour[], end: number | null): number[] =>
  pours.map(({ term, mass, flux }, at) => {
    const next = pours.slice(at + 1).find((later) => later.term > term)?.term ?? Number.POSITIVE_INFINITY;
    const flow = flux && flux > 0 ? flux : USUAL_FLOW;
    const full = term + (Math.max(0, mass ?? 0) / flow) * SECOND;
    return Math.max(term, Math.min(full, next, end ?? Number.POSITIVE_INFINITY));
  });

/** Poured mass at a moment, linear within a pour; null when nothing of it is known. */
export const pouredAt = (pours: readonly PlannedPour[], end: number | null, ms: number): number | null =>
  isKnown(pours) ? massAt(pours, pourUntil(pours, end), ms, true) : null;

/** Where the line of the poured mass bends. */
export interface PourCorner {
  readonly ms: number;
  readonly mass: number;
}

/** The line of the poured mass from 0:00 up to a moment; two corners of one moment where all is poured at once. */
export function pourCorners(pours: readonly PlannedPour[], end: number | null, to: number): PourCorner[] {
  if (!isKnown(pours)) return [];
  const until = pourUntil(pours, end);
  const bends = [...pours.map(({ term }) => term), ...until].filter((ms) => ms > 0 && ms < to);
  const times = [...new Set([0, ...bends, Math.max(0, to)])].toSorted((a, b) => a - b);
  return times.flatMap((ms) => {
    const [before, after] = [false, true].map((isAfter) => massAt(pours, until, ms, isAfter)) as [number, number];
    return before === after ? [{ ms, mass: after }] : [before, after].map((mass) => ({ ms, mass }));
  });
}

const isKnown = (pours: readonly PlannedPour[]) => pours.some(({ mass }) => mass !== null);

/** What has been poured; `isAfter` says whether what is poured at once at this very moment is. */
function massAt(pours: readonly PlannedPour[], until: readonly number[], ms: number, isAfter: boolean): number {
  const poured = pours.reduce((sum, { term, mass }, at) => {
    const to = until[at] ?? term;
    if (to > term) return sum + (mass ?? 0) * Math.min(1, Math.max(0, (ms - term) / (to - term)));
    return ms > term || (isAfter && ms === term) ? sum + (mass ?? 0) : sum;
  }, 0);
  return floorTo(poured, 1);
}
