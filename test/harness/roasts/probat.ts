import { AT, beanAt, clock, every, type Fixture, fahrenheit, heatAt } from './fixture.ts';

/** What Pilot keeps of a moment. */
const dataOf = (nth: number, s: number, degrees: number): string =>
  [
    `    <data index="${nth + 1}">`,
    `      <sTime>${clock(s)}</sTime>`,
    `      <nTemperature>${Math.round(degrees)}</nTemperature>`,
    `      <nBurnercapacity>${heatAt(s)}</nBurnercapacity>`,
    `      <bRising>${s > AT.TP}</bRising>`,
    '    </data>',
  ].join('\r\n');

/** A roast as a recipe of Pilot, after what Artisan writes for it: a sample every other second from charge to drop. */
export function pilotXml(unit: 'C' | 'F' = 'C'): string {
  const degrees = (s: number) => (unit === 'F' ? fahrenheit(beanAt(s)) : beanAt(s));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<recipe>',
    '  <charge>12.5</charge>',
    '  <coffeetype>우일라 &amp; 핑크버번</coffeetype>',
    '  <coffeecolor>92</coffeecolor>',
    `  <endtemperature>${Math.round(degrees(AT.DROP))}</endtemperature>`,
    `  <endtime>${clock(AT.DROP)}</endtime>`,
    '  <coolingtime>04:00</coolingtime>',
    '  <roaster>Probatone 12</roaster>',
    '  <notes />',
    '  <roasttype>0</roasttype>',
    `  <recipedata_temp_unit>${unit}</recipedata_temp_unit>`,
    '  <diagrampoints>',
    ...every(2, 0, AT.DROP).map((s, nth) => dataOf(nth, s, degrees(s))),
    '  </diagrampoints>',
    '  <switchpoints>',
    ...[0, 300, 500].map((s, nth) => dataOf(nth, s, degrees(s))),
    '  </switchpoints>',
    '</recipe>',
    '',
  ].join('\r\n');
}

export const probatFixtures: readonly Fixture[] = [{ name: 'Probat Pilot', source: 'probat', text: pilotXml() }];
