import { AT, airAt, beanAt, clock, every, type Fixture, fanAt, heatAt } from './fixture.ts';

/** The columns of the machines, as Artisan's importer lists them. */
export const STRONGHOLD: Readonly<Record<string, readonly string[]>> = {
  'S7 Pro': ['Time', 'Internal', 'Tower Drum', 'Hot Air Temp', 'RoR', 'Hot Air', 'Halogen', 'Bean Agitation', 'Note'],
  S2: [
    ...['Time', 'Internal', 'Bean Surface', 'Hot Air Temp', 'RoR', 'BS RoR', 'Hot Air', 'Halogen', 'Bean Agitation'],
    'Note',
  ],
  'S8X, S9X': [
    ...['Time', 'Internal', 'Bean Surface', 'Drum Surface', 'Hot Air Temp', 'RoR', 'B.S RoR', 'Hot Air', 'Halogen'],
    ...['Drum Heater', 'Bean Agitation', 'Blower', 'Note'],
  ],
};

const CELLS: Readonly<Record<string, (s: number) => string | number>> = {
  Time: clock,
  Internal: airAt,
  'Tower Drum': beanAt,
  'Bean Surface': beanAt,
  'Drum Surface': (s) => 180 + s / 20,
  'Hot Air Temp': (s) => 300 - s / 10,
  'Hot Air': (s) => heatAt(s) / 10,
  Halogen: (s) => heatAt(s) / 15,
  'Drum Heater': () => 5,
  'Bean Agitation': () => 10,
  Blower: (s) => fanAt(s) / 10,
  Note: (s) => ({ [AT.TP]: 'T.P.', [AT.FCs]: '1st' })[s] ?? '',
};

/** The rows of a machine's table. */
export const strongholdRows = (machine: keyof typeof STRONGHOLD): (string | number)[][] => {
  const heads = STRONGHOLD[machine] ?? [];
  return [[...heads], ...every(1, 0, AT.DROP).map((s) => heads.map((head) => CELLS[head]?.(s) ?? 0))];
};

/** The table as a spreadsheet saves it as CSV. */
export const strongholdCsv = (machine: keyof typeof STRONGHOLD): string =>
  `${strongholdRows(machine)
    .map((cells) => cells.join(','))
    .join('\n')}\n`;

export const strongholdFixtures: readonly Fixture[] = Object.keys(STRONGHOLD).map((machine) => ({
  name: `Stronghold ${machine}`,
  source: 'stronghold',
  text: strongholdCsv(machine),
}));
