import { AT, airAt, beanAt, every, type Fixture, heatAt } from './fixture.ts';

const HEAD =
  'Year;Month;Day;Hour;Minute;Second;Id Recipe;Beans Temperature;Inlet Temperature;Outlet Temperature; Burner Percentage';

/** Seconds after midnight: 23:56:50, so that the roast goes over midnight. */
const START = 86_210;

/** The export of a Petroncini: the path above the head, an empty line below it, a second that is told twice. */
export function petronciniCsv(): string {
  const rows = every(1, 0, AT.DROP).map((s) => {
    const at = START + (s === 5 ? 4 : s);
    const clock = [30 + Math.floor(at / 86_400), Math.floor(at / 3600) % 24, Math.floor(at / 60) % 60, at % 60];
    const bean = beanAt(s).toFixed(1).replace('.', ',');
    return ['2021;4', ...clock, 3, bean, 438, Math.round(airAt(s)), heatAt(s)].join(';');
  });
  const moved = rows.map((row) => row.replace('2021;4;31;', '2021;5;1;'));
  return `${['Export path', '\\Storage Card USB\\2021_4_30_23_56_50.csv', HEAD, '', ...moved].join('\r\n')}\r\n`;
}

export const petronciniFixtures: readonly Fixture[] = [
  { name: 'Petroncini', source: 'petroncini', text: petronciniCsv() },
];
