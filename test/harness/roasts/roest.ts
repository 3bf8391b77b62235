import { AT, airAt, beanAt, every, type Fixture, fanAt, heatAt } from './fixture.ts';

/** The header of ROEST's CSV; the number in `Total cracks` is that of the roast. */
export const ROEST_HEADER =
  'Time,Event,Fan (%),RPM (RPM),Power (%),Bean temp (°C),Air temp (°C),Bean RoR (°C/min),Cracks (),Total cracks (13) (),Target (°C),Drum temp (°C),Inlet temp (°C),Exhaust Temp (°C)';

/** What ROEST writes in the row of an event. */
const ROEST_EVENTS: Readonly<Record<number, string>> = {
  0: 'Charge',
  [AT.TP]: 'Turning point',
  [AT.DRY]: 'Yellowing',
  [AT.FCs]: 'Firstcrack',
  [AT.DROP]: 'Drop',
};

/** A row of ROEST's CSV. */
export const roestRow = (s: number, event = ROEST_EVENTS[s] ?? 'N/A'): string =>
  [s * 1000, event, fanAt(s), 55, heatAt(s), beanAt(s), airAt(s), 0, 0, 0, 190.6, 137.5, 210.5, 181.25].join(',');

/** ROEST's CSV, as it comes from its page. */
export function roestCsv(rows = every(1, 0, AT.DROP).map((s) => roestRow(s)), header = ROEST_HEADER): string {
  return `\ufeff${[header, ...rows].join('\n')}\n`;
}

export const roestFixtures: readonly Fixture[] = [{ name: 'ROEST', source: 'roest', text: roestCsv() }];
