import { AT, airAt, beanAt, clock, every, type Fixture, heatAt } from './fixture.ts';

/** Giesen's Profiler records on after the drop: the probe falls in the cold air that comes in and warms up again. */
const RECORDED = AT.DROP + 90;

const probeAt = (s: number): number => {
  const after = s - AT.DROP;
  if (after <= 0) return beanAt(s);
  return after < 25 ? beanAt(AT.DROP) - 2.9 * after : 130 + 60 * (1 - Math.exp(-(after - 25) / 18));
};

/** The export of the Profiler, in whole °C from the charge on. */
export function giesenCsv(): string {
  const rows = every(1, 0, RECORDED).map((s) =>
    [s, clock(s), Math.round(airAt(s)), Math.round(probeAt(s)), 10.4, heatAt(s), 54, s < 300 ? 120 : 150].join(','),
  );
  return `${['seconds,time,air,beans,ror,power,speed,pressure', ...rows].join('\n')}\n`;
}

export const giesenFixtures: readonly Fixture[] = [{ name: 'Giesen Profiler', source: 'giesen', text: giesenCsv() }];
