import { isDate } from '../calc/time/days.ts';
import { readSpan, type Span, showSpan, startOf } from '../calc/time/spans.ts';
import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

export interface DateOptions extends FieldOptions {
  /** The date stands for the whole week, month, quarter or year that begins with it. */
  readonly unit?: Span;
  readonly min?: string;
  readonly max?: string;
}

/** A calendar date `YYYY-MM-DD`, never an instant. */
export const date = <const O extends DateOptions>(options: O) => ({ kind: 'date', ...options }) as const;

export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2999-12-31';

/** The condition on a column that its days begin a unit. */
const BEGINS: Readonly<Record<Span, (column: string) => string>> = {
  day: () => '',
  week: (column) => ` AND extract(isodow FROM ${column}) = 1`,
  month: (column) => ` AND extract(day FROM ${column}) = 1`,
  quarter: (column) => ` AND extract(day FROM ${column}) = 1 AND extract(month FROM ${column}) IN (1, 4, 7, 10)`,
  year: (column) => ` AND extract(doy FROM ${column}) = 1`,
};

/** Why a single day is refused. Shared with the kinds that hold several. */
export function checkDay(value: unknown, { unit = 'day', min = FIRST_DAY, max = LAST_DAY }: DateOptions): Fault | null {
  if (!isDate(value) || startOf(unit, value) !== value) {
    return { key: 'field_date', args: { example: showSpan(unit, '2026-11-20') } };
  }
  if (value < startOf(unit, min)) return { key: 'field_minValue', args: { min: showSpan(unit, min) } };
  if (value > max) return { key: 'field_maxValue', args: { max: showSpan(unit, max) } };
  return null;
}

export const dateKind: Kind<DateOptions> = {
  column: ({ unit = 'day', min = FIRST_DAY, max = LAST_DAY }) => ({
    type: 'date',
    check: (column) => `${column} BETWEEN '${startOf(unit, min)}' AND '${max}'${BEGINS[unit](column)}`,
  }),
  json: () => ({ type: 'string', format: 'date' }),
  clean: emptyToNull,
  check: checkDay,
  show: (value, { unit = 'day' }) => showSpan(unit, String(value)),
  cell: (value, { unit = 'day' }) => (unit === 'day' ? { day: String(value) } : null),
  read: (typed, { unit = 'day' }) => readSpan(unit, typed),
  search: 'range',
  samples: [
    {
      options: {},
      good: ['2026-11-20', '2024-02-29', FIRST_DAY, LAST_DAY],
      bad: [
        ['2026-02-30', 'field_date'],
        ['2026-11-20T00:00:00Z', 'field_date'],
        ['20261120', 'field_date'],
        [20261120, 'field_date'],
        ['1899-12-31', 'field_minValue'],
        ['3000-01-01', 'field_maxValue'],
        ['infinity', 'field_date'],
      ],
    },
    {
      options: { unit: 'week', min: '2020-01-01' },
      good: ['2026-11-16', '2024-12-30', '2020-12-28', '2019-12-30'],
      bad: [
        ['2026-11-20', 'field_date'],
        ['2026-W47', 'field_date'],
        ['2019-12-23', 'field_minValue'],
      ],
    },
    { options: { unit: 'month' }, good: ['2026-11-01', '2024-02-01'], bad: [['2026-11-02', 'field_date']] },
    {
      options: { unit: 'quarter', max: '2026-11-20' },
      good: ['2026-01-01', '2026-10-01'],
      bad: [
        ['2026-11-01', 'field_date'],
        ['2026-10-02', 'field_date'],
        ['2027-01-01', 'field_maxValue'],
      ],
    },
    { options: { unit: 'year' }, good: ['2026-01-01', FIRST_DAY], bad: [['2026-02-01', 'field_date']] },
  ],
};
