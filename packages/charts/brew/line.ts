import { type PlannedPour, pourCorners, pourUntil } from '@hanjan/core';
import { pxOf, round, type Scale } from '../timeline/scale.ts';

/** Pours in order of time, and when the brew ends: ms from 0:00, tenths of a gram, as fields hold them. */
export interface BrewLine {
  readonly pours: readonly PlannedPour[];
  /** Null as long as nobody knows. */
  readonly end: number | null;
}

/** No more than this is drawn of a mass, so that no number is too large for a drawing: a tonne in tenths of a gram. */
const MOST = 1e7;

/** What can be drawn of a brew, in order: times that are none are left out as those after `limit` ms; none is before 0:00. */
export function drawable({ pours, end }: BrewLine, limit: number): BrewLine {
  const good = pours.filter(({ term }) => term <= limit);
  return {
    pours: good
      .map((pour) => ({ ...pour, term: Math.max(0, pour.term), mass: massIn(pour.mass) }))
      .toSorted((a, b) => a.term - b.term),
    end: end !== null && end >= 0 ? Math.min(end, limit) : null,
  };
}

const massIn = (mass: number | null) => (mass !== null && mass >= 0 ? Math.min(MOST, mass) : null);

/** All that is poured, in tenths of a gram. */
export const totalOf = ({ pours }: BrewLine): number => pours.reduce((sum, { mass }) => sum + (mass ?? 0), 0);

/** When the last pour of a brew has flowed, or the brew is over: what comes later of the two. */
export const lastOf = ({ pours, end }: BrewLine): number => Math.max(0, end ?? 0, ...pourUntil(pours, end));

/** The line of what is poured up to a moment, between a scale of time and one of mass, the one across first. */
export function pouredPath(line: BrewLine, to: number, time: Scale, mass: Scale, isDown: boolean): string {
  const points = pourCorners(line.pours, line.end, to).map((corner) => {
    const [along, aside] = [round(pxOf(time, corner.ms)), round(pxOf(mass, corner.mass))];
    return isDown ? `${aside} ${along}` : `${along} ${aside}`;
  });
  return points.length > 0 ? `M${points.join('L')}` : '';
}
