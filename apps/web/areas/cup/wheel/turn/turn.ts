import { HALF_TURN } from '../work.ts';

const WHOLE = 2 * HALF_TURN;
const DEGREE = 10;
const PAGE = 15 * DEGREE;

/** A turn as it is read: `−12.5`. */
export const turnText = (tenths: number): string => (tenths / DEGREE).toFixed(1).replace('-', '−');

/** What was typed as a turn in tenths of a degree; more than half a turn is the same one the other way round. */
export function readTurn(typed: string): number | null {
  const text = typed.replaceAll(/[\s°]/g, '').replace('−', '-').replace(',', '.');
  const tenths = Math.round(Number(text) * DEGREE);
  if (text === '' || !Number.isFinite(tenths)) return null;
  if (Math.abs(tenths) <= HALF_TURN) return tenths;
  return ((((tenths + HALF_TURN) % WHOLE) + WHOLE) % WHOLE) - HALF_TURN;
}

/** The turn at a share of the graduation: whole degrees, because a px of it is more than one. */
export const turnAt = (share: number): number => within(Math.round((share * WHOLE - HALF_TURN) / DEGREE) * DEGREE);

/** Where a turn lies on the graduation. */
export const shareOf = (tenths: number): number => (tenths + HALF_TURN) / WHOLE;

/** What a key makes of a turn: a degree, with Shift a tenth, with Page fifteen; undefined when it means nothing here. */
export function turnedBy(key: string, isFine: boolean, tenths: number): number | undefined {
  const step = isFine ? 1 : DEGREE;
  const to = {
    ...{ ArrowRight: tenths + step, ArrowUp: tenths + step, ArrowLeft: tenths - step, ArrowDown: tenths - step },
    ...{ PageUp: tenths + PAGE, PageDown: tenths - PAGE, Home: -HALF_TURN, End: HALF_TURN },
  }[key];
  return to === undefined ? undefined : within(to);
}

const within = (tenths: number): number => Math.min(HALF_TURN, Math.max(-HALF_TURN, tenths));
