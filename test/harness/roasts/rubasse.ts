import { AT, airAt, beanAt, every, type Fixture, fanAt, heatAt } from './fixture.ts';

const row = (s: number) => [s, beanAt(s), fanAt(s), heatAt(s), 0, 65, -0.2, airAt(s), 12.5];

/** Settings, with the turning point, both cracks and the end from the 17th on, each with the temperature there. */
const settings = (drop: number) => [
  ...[200, 10, 60, 35, 65, 30, 300, beanAt(drop), 30, 5, 0.14, 60, 4, 0.02, 60, 30, 100],
  ...[AT.TP + 1, beanAt(AT.TP), AT.FCs + 1, beanAt(AT.FCs), 0, 0, drop + 1, beanAt(drop)],
];

/** The export of a Rubasse: second 1 is left out. */
export function rubasseCsv(): string {
  const seconds = every(1, 0, AT.DROP).filter((s) => s !== 1);
  return `${[settings(AT.DROP), ...seconds.map(row)].map((cells) => cells.join(',')).join('\n')}\n`;
}

/** One that followed another roast, which went on for longer: what was read last is repeated until its end. */
export function rubasseFollowing(): string {
  const rows = every(1, 0, AT.DROP + 70).map((s) => {
    const [, ...readings] = row(Math.min(s, AT.DROP));
    return [s, ...readings, 0, ...row(s - 0.1), 0, ...Array(6).fill('')];
  });
  return `${[[...settings(AT.DROP), 1000], ...rows].map((cells) => cells.join(',')).join('\n')}\n`;
}

export const rubasseFixtures: readonly Fixture[] = [
  { name: 'Rubasse', source: 'rubasse', text: rubasseCsv() },
  { name: 'Rubasse, following a roast', source: 'rubasse', text: rubasseFollowing() },
];
