import { AT, airAt, beanAt, clock, every, type Fixture, fanAt, heatAt } from './fixture.ts';

/** How much later than the clock of its events Kaleido stamps its readings, in seconds. */
const KALEIDO_LAG = 0.495;

/** An event: the temperature and the time of the roast; blanks where nobody marked it. */
const kaleidoEvent = (s: number | null): string => (s === null ? '          ' : `${Math.round(beanAt(s))}@${clock(s)}`);

/** Kaleido's events by the names of their parts. */
export const KALEIDO_EVENTS: Readonly<Record<string, number | null>> = {
  StartBeansIn: 0,
  TemperBack: AT.TP,
  TurntoYellow: AT.DRY,
  '1stBoomStart': AT.FCs,
  '1stBoomEnd': AT.FCe,
  '2ndBoomStart': null,
  '2ndBoomEnd': null,
  BeansColdDown: AT.DROP,
};

/** A row of Kaleido's table; temperatures are whole degrees. */
export const kaleidoRow = (s: number, index: number): string =>
  [
    index + 1,
    Math.round((s + KALEIDO_LAG) * 1000),
    Math.round(beanAt(s)),
    Math.round(airAt(s)),
    '0.26',
    210,
    'M',
    heatAt(s),
    fanAt(s),
    100,
    'O',
  ].join(',');

/** A `KLDO data file`. */
export function kaleidoFile({
  events = KALEIDO_EVENTS,
  comment = '콜롬비아 우일라',
  header = 'Index,Time,BT,ET,RoR,SV,HPM,HP,SM,RL,PS',
  rows = every(2, 0, AT.DROP).map(kaleidoRow),
} = {}): string {
  const part = (name: string, value: string) => [`[{${name}}]`, value, ' '];
  return [
    'KLDO data file V101',
    '[{PARAMETERS}]',
    ...part('TotalTime', clock(AT.DROP)),
    ...part('PreTemp', '190'),
    ...part('CookDate', '26-11-18 14:06:09'),
    ...part('Comment', comment),
    '[{EVENT}]',
    ...Object.entries(events).flatMap(([name, s]) => part(name, kaleidoEvent(s))),
    '[{DATA}]',
    header,
    ...rows,
    '',
  ].join('\r\n');
}

export const kaleidoFixtures: readonly Fixture[] = [{ name: 'Kaleido', source: 'kaleido', text: kaleidoFile() }];
