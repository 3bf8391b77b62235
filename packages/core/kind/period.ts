import { isDate } from '../calc/time/days.ts';
import { readDays } from '../calc/time/spans.ts';
import { FIRST_DAY, LAST_DAY } from './date.ts';
import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

export interface PeriodOptions extends FieldOptions {
  readonly min?: string;
  readonly max?: string;
}

/** The days from one calendar date to another, both included: `[from, to]`. */
export const period = <const O extends PeriodOptions>(options: O) => ({ kind: 'period', ...options }) as const;

const BETWEEN = /\s*(?:[~\u2013\u2014]|\.\.|\s-\s|부터|\bto\b)\s*/;

export const periodKind: Kind<PeriodOptions> = {
  column: ({ min = FIRST_DAY, max = LAST_DAY }) => ({
    type: 'date[]',
    check: (column) =>
      `cardinality(${column}) = 2 AND array_position(${column}, NULL) IS NULL AND ${column}[1] <= ${column}[2] AND ${column}[1] >= '${min}' AND ${column}[2] <= '${max}'`,
  }),
  json: () => ({ type: 'array', items: { type: 'string', format: 'date' }, minItems: 2, maxItems: 2 }),
  clean: emptyToNull,
  check(value, { min = FIRST_DAY, max = LAST_DAY }): Fault | null {
    const [from, to] = Array.isArray(value) && value.length === 2 ? value : [];
    if (!isDate(from) || !isDate(to) || from > to) return { key: 'field_period' };
    if (from < min) return { key: 'field_minValue', args: { min } };
    return to > max ? { key: 'field_maxValue', args: { max } } : null;
  },
  show: (value) => (value as string[]).join(' – '),
  read(typed) {
    const [first = '', last, ...more] = typed.trim().split(BETWEEN);
    const [from, end] = readDays(first) ?? [];
    if (from === undefined || more.length > 0) return undefined;
    // A month or a year alone is all of its days; a day alone is half of a period.
    if (last === undefined) return from === end ? undefined : [from, end];
    // The end may leave out the year of the start.
    const whole = /^\s*\d{1,2}\D+\d{1,2}\D*$/.test(last) ? `${from.slice(0, 4)}-${last.trim()}` : last;
    const [, to] = readDays(whole.replace(/까지$/, '')) ?? [];
    return to === undefined ? undefined : [from, to];
  },
  search: 'overlaps',
  samples: [
    {
      options: { min: '2020-01-01' },
      good: [
        ['2026-11-01', '2026-11-20'],
        ['2026-11-20', '2026-11-20'],
        ['2020-01-01', LAST_DAY],
      ],
      bad: [
        ['2026-11-20', 'field_period'],
        [['2026-11-20'], 'field_period'],
        [['2026-11-20', null], 'field_period'],
        [['2026-11-20', '2026-11-19'], 'field_period'],
        [['2026-11-20', '2026-11-21', '2026-11-22'], 'field_period'],
        [['2026-02-28', '2026-02-30'], 'field_period'],
        [[1, 2], 'field_period'],
        [['2019-12-31', '2026-11-20'], 'field_minValue'],
        [['2026-11-20', '3000-01-01'], 'field_maxValue'],
      ],
    },
  ],
};
