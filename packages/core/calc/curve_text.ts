/** A temperature in °C, or no reading. */
type Reading = number | null;

/** What probes read of a roast, by the second from its charge. */
export interface CurveReadings {
  readonly time: readonly number[];
  readonly bean: readonly Reading[];
  readonly air: readonly Reading[];
}

// The text that holds the curve of a roast: `{"<ms from charge>":{"bean":20160,"air":23430}}`, °C × 100, null where there
// is no reading.

/** Hundredths of a degree beyond which nothing is a temperature. */
const MOST = 1_000_000;
const MS = /^-?\d{1,9}$/;

/** The readings of such a text in the order of their times, or null when it is none. */
export function readCurveText(text: string): CurveReadings | null {
  const entries = entriesOf(text);
  if (!entries) return null;
  const rows = entries.map(([ms, at]) => rowOf(ms, at)).sort((a, b) => a.ms - b.ms);
  const isGood = rows.every(({ ms, bean, air }, at) => {
    const before = rows[at - 1]?.ms ?? Number.NEGATIVE_INFINITY;
    return ms > before && bean !== undefined && air !== undefined;
  });
  if (!isGood) return null;
  return {
    time: rows.map(({ ms }) => ms / 1000),
    bean: rows.map(({ bean }) => bean ?? null),
    air: rows.map(({ air }) => air ?? null),
  };
}

function entriesOf(text: string): [string, unknown][] | null {
  try {
    const held: unknown = JSON.parse(text);
    return isObject(held) ? Object.entries(held) : null;
  } catch {
    return null;
  }
}

function rowOf(key: string, at: unknown) {
  const ms = MS.test(key) && isObject(at) ? Number(key) : Number.NaN;
  const { bean, air } = isObject(at) ? at : {};
  return { ms, bean: degrees(bean), air: degrees(air) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is stored as °C; undefined for what nobody could have held. */
function degrees(held: unknown): Reading | undefined {
  if (held === null || held === undefined) return null;
  return Number.isInteger(held) && Math.abs(held as number) <= MOST ? (held as number) / 100 : undefined;
}
