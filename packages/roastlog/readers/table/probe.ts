import { RoastFaultError } from '../../fault.ts';
import type { Note, Reading, Unit } from '../../log.ts';
import { unitBy } from '../degrees.ts';

/** °C between which the hottest reading of a bean probe lies: below is a room, beyond a burner. */
const LEAST_C = 60;
const MOST_C = 320;
/** °C that the hottest reading of a roast has at the least and at the most, where its unit is doubted. */
const ROAST_C = [140, 275] as const;
/** °C below which beans are at some time of their roast, and burners are not. */
const COLD_C = 140;
/** The share of the hottest readings that may be a broken wire. */
const BROKEN = 0.02;
/** What no probe reads, in either unit. */
const BEYOND = 1000;

/** The temperatures that were chosen as those of the beans, by the place of their column. */
export interface Probe {
  readonly at: number;
  readonly unit: Unit;
  readonly notes: readonly Note[];
}

/**
 * Of the columns that may be the bean temperature the first that behaves like one; `said` is the unit that the table
 * names. A unit is believed unless the readings are those of a roast in the other one. What is known to be a roast is not
 * doubted.
 * @throws RoastFaultError `no_roast` where none is that of beans, `no_bean` where there are no readings
 */
export function probeOf(
  columns: readonly (readonly [at: number, values: readonly Reading[]])[],
  said?: Unit,
  isRoast = false,
): Probe {
  const probes = columns.flatMap(([at, values]) => {
    const read = values.flatMap((value) => (value !== null && value > 0 && value < BEYOND ? [value] : []));
    read.sort((a, b) => a - b);
    const hottest = read[read.length - 1 - Math.floor(read.length * BROKEN)];
    if (hottest === undefined) return [];
    const unit = said && isRoast ? said : unitOf(hottest, read[0] as number, said);
    return [{ at, unit, count: read.length, hottest: celsius(hottest, unit) }];
  });
  const probe = probes.find(({ hottest }) => hottest >= LEAST_C && hottest <= MOST_C) ?? probes[0];
  if (probe === undefined) throw new RoastFaultError('no_bean');
  const { at, unit, count, hottest } = probe;
  const why = count < 2 ? 'few' : hottest < LEAST_C ? 'cold' : hottest > MOST_C ? 'hot' : null;
  if (why && !isRoast) throw new RoastFaultError('no_roast', { why, hottest: Math.round(hottest) });
  const notes: Note[] = [];
  if (said === undefined) notes.push({ key: 'unit_assumed', args: { unit } });
  else if (said !== unit) notes.push({ key: 'unit_unlikely', args: { said, unit } });
  return { at, unit, notes };
}

function unitOf(hottest: number, coldest: number, said: Unit | undefined): Unit {
  if (said === undefined) return unitBy(hottest);
  const other = said === 'C' ? 'F' : 'C';
  const isRoast = (unit: Unit) => {
    const degrees = celsius(hottest, unit);
    return degrees >= ROAST_C[0] && degrees <= ROAST_C[1] && celsius(coldest, unit) < COLD_C;
  };
  const isPossible = said === 'C' ? hottest <= MOST_C : celsius(hottest, 'F') >= ROAST_C[0];
  return !isPossible && isRoast(other) ? other : said;
}

const celsius = (value: number, unit: Unit): number => (unit === 'F' ? ((value - 32) * 5) / 9 : value);
