import { RoastFaultError } from '../fault.ts';
import type { Mark } from '../log.ts';
import { cellsOf, numberOf, secondsOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { type Columns, readColumns } from './table/columns.ts';
import { stampOf } from './table/stamps.ts';

const COLUMNS: Columns = {
  clock: /^time$/i,
  perSecond: 1000,
  bean: /^bt$/i,
  air: /^et$/i,
  controls: [
    { kind: 'heat', column: /^hp$/i, unit: '%' },
    { kind: 'airflow', column: /^sm$/i, unit: '%' },
    { kind: 'drum', column: /^rl$/i, unit: '%' },
  ],
  // Whether the heat is regulated by hand and whether it is on are letters.
  left: /^(?:index|hpm|ps)$/i,
  units: [
    [/^sv$/i, 'temperature'],
    [/^ror$/i, '°C/30 s'],
  ],
};

const EVENTS: readonly (readonly [Mark, section: string])[] = [
  ['CHARGE', 'StartBeansIn'],
  ['DRY', 'TurntoYellow'],
  ['FCs', '1stBoomStart'],
  ['FCe', '1stBoomEnd'],
  ['SCs', '2ndBoomStart'],
  ['SCe', '2ndBoomEnd'],
  ['DROP', 'BeansColdDown'],
];

const SECTION = /^\[\{(.*)\}\]$/;

/**
 * The file of a Kaleido roaster, `KLDO data file`: parts under `[{Name}]`, an event as temperature and time of the roast
 * (`151@05:32`), and under `[{DATA}]` a table whose time is in ms. As Artisan imports it
 * (artisan-roaster-scope/artisan, src/artisanlib/kaleido.py and src/test/sanity/data/kaleido).
 */
export const kaleido: Reader = {
  source: 'kaleido',
  recognises: (_text, { lines }) =>
    /^"?\s*KLDO data file/i.test(lines[0] ?? '') ||
    lines.some((line) => /^"?\s*\[\{(?:EVENT|DATA|StartBeansIn)\}\]/.test(line)),
  read(text) {
    const lines = text.split(/\r\n|\r|\n/);
    const parts = new Map<string, string>();
    let part = '';
    let data = -1;
    for (const [at, line] of lines.entries()) {
      const told = toldIn(line);
      const name = SECTION.exec(told)?.[1];
      if (name !== undefined) part = name;
      else if (part !== 'DATA') parts.set(part, parts.get(part) || told);
      else if (told) {
        data = at;
        break;
      }
    }
    if (data < 0) throw new RoastFaultError('no_samples');
    const above = lines.slice(0, data).map((line) => [line]);
    const table = cellsOf(lines.slice(data).join('\n'));
    const { log } = readColumns('kaleido', [...above, ...table], data, COLUMNS);
    const events = EVENTS.flatMap(([mark, section]) => {
      const [bean, clock] = (parts.get(section) ?? '').split('@');
      const s = secondsOf(clock);
      return s === null ? [] : [{ mark, s, bean: numberOf(bean) }];
    });
    const [first, last] = [log.time[0] as number, log.time.at(-1) as number];
    // Events are recorded in whole seconds of the roast, and the readings lag the same part of a second behind all along.
    const lag = first - (events.find(({ mark }) => mark === 'CHARGE')?.s ?? Number.NaN);
    const told = events.map((event) => ({ ...event, s: lag > 0 && lag < 2 ? event.s + lag : event.s }));
    // Before the first and after the last reading the temperature of an event is all that is known.
    const before = told.filter(({ s }) => s < first);
    const after = told.filter(({ s }) => s > last);
    const around = <T>(values: readonly T[], of: (event: (typeof told)[number]) => T) => [
      ...before.map(of),
      ...values,
      ...after.map(of),
    ];
    return {
      ...log,
      time: around(log.time, ({ s }) => s),
      bean: around(log.bean, ({ bean }) => bean),
      air: around(log.air, () => null),
      marks: Object.fromEntries(told.map(({ mark, s }) => [mark, s])),
      meta: {
        title: parts.get('Comment') ?? null,
        // Of the year two digits stand there.
        roasted_at: stampOf(`20${parts.get('CookDate')}`)?.iso ?? null,
        machine: 'Kaleido',
      },
    };
  },
};

/** What a line says without the empty cells and the quotes that spreadsheets add. */
function toldIn(line: string): string {
  const told = line.replace(/[,;\s]+$/, '').trim();
  return /^"(.*)"$/.exec(told)?.[1]?.replaceAll('""', '"').trim() ?? told;
}
