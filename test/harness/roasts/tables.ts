import { AT, airAt, beanAt, every, type Fixture, fahrenheit, fanAt, heatAt } from './fixture.ts';

const clock = (s: number) => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;

/** One column of a table: its head, and its cell at a second of the roast. */
type Told = readonly [head: string, cell: (s: number) => string | number];

const table = (columns: readonly Told[], seconds: readonly number[], separator = ','): string =>
  `${[columns.map(([head]) => head), ...seconds.map((s) => columns.map(([, cell]) => cell(s)))]
    .map((cells) => cells.join(separator))
    .join('\n')}\n`;

/** Columns of a table that says all that one can say, in an order that anybody may change. */
export const COLUMNS: readonly Told[] = [
  ['elapsed_seconds', (s) => s],
  ['bean_temp_c', beanAt],
  ['env_temp_c', airAt],
  ['power (%)', heatAt],
  ['fan (%)', fanAt],
  ['event', (s) => ({ [AT.DRY]: 'yellow', [AT.FCs]: '1st crack' })[s] ?? ''],
  ['beans_dropped', (s) => (s >= AT.DROP ? 'True' : 'False')],
  ['coffee', () => 'Huila Pink Bourbon'],
];

/** The whole table with its columns in this order. */
export const anyOrder = (columns: readonly Told[] = COLUMNS): string => table(columns, every(2, 0, AT.DROP + 20));

/** Tables as people and programs without a reader of their own write them. */
export const tableFixtures: readonly Fixture[] = [
  { name: 'seconds and flags', source: 'table', text: anyOrder() },
  {
    name: 'Korean, m:ss, semicolons, decimal commas',
    source: 'table',
    text: table(
      [
        ['시간', clock],
        ['배기온도(℃)', (s) => String(airAt(s)).replace('.', ',')],
        ['원두온도(℃)', (s) => String(beanAt(s)).replace('.', ',')],
        ['메모', (s) => ({ 0: '투입', [AT.FCs]: '1차 크랙', [AT.DROP]: '배출' })[s] ?? ''],
      ],
      every(2, 0, AT.DROP),
      ';',
    ),
  },
  {
    name: 'Fahrenheit by hand, in minutes',
    source: 'table',
    text: table(
      [
        ['minutes', (s) => s / 60],
        ['BT', (s) => fahrenheit(beanAt(s)).toFixed(1)],
        ['RoR', (s) => (s === 0 ? 'Err:502' : 12)],
      ],
      every(30, 0, AT.DROP),
    ),
  },
];
