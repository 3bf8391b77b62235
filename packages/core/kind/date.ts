import { isDate } from '../calc/days.ts';
import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

export interface DateOptions extends FieldOptions {
  readonly min?: string;
  readonly max?: string;
}

/** A calendar date `YYYY-MM-DD`, never an instant. */
export const date = <const O extends DateOptions>(options: O) => ({ kind: 'date', ...options }) as const;

const FIRST = '1900-01-01';
const LAST = '2999-12-31';

export const dateKind: Kind<DateOptions> = {
  column: ({ min = FIRST, max = LAST }) => ({
    type: 'date',
    check: (column) => `${column} BETWEEN '${min}' AND '${max}'`,
  }),
  json: () => ({ type: 'string', format: 'date' }),
  clean: emptyToNull,
  check(value, { min = FIRST, max = LAST }): Fault | null {
    if (!isDate(value)) return { key: 'field_date' };
    if (value < min) return { key: 'field_minValue', args: { min } };
    if (value > max) return { key: 'field_maxValue', args: { max } };
    return null;
  },
  show: (value) => String(value),
  read(typed) {
    const digits = typed
      .normalize('NFKC')
      .match(/^\s*(\d{4})\D*(\d{1,2})\D+(\d{1,2})\D*$|^\s*(\d{4})(\d{2})(\d{2})\s*$/);
    if (!digits) return undefined;
    const [year, month, day] = digits.slice(1).filter((part) => part !== undefined);
    const value = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
    return isDate(value) ? value : undefined;
  },
  search: 'range',
  samples: [
    {
      options: {},
      good: ['2026-11-20', '2024-02-29', FIRST, LAST],
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
  ],
};
