import { readSpan, showSpan } from '../calc/time/spans.ts';
import { checkDay, type DateOptions, FIRST_DAY, LAST_DAY } from './date.ts';
import { emptyToNull, type Kind } from './kind.ts';

export interface DatesOptions extends DateOptions {
  /** How many there may be. */
  readonly most?: number;
}

/** Several calendar dates in their order, none twice. */
export const dates = <const O extends DatesOptions>(options: O) => ({ kind: 'dates', ...options }) as const;

const MOST = 100;

/** The dates of a text, one by one: with commas between, or as the cells of a spreadsheet are pasted. */
export const splitDates = (typed: string): string[] => typed.split(/(?<!\s)(?:\s*[,;\t\n]\s*|\s+(?=\d{4}[-./년]))/);

export const datesKind: Kind<DatesOptions> = {
  column: ({ min = FIRST_DAY, max = LAST_DAY, most = MOST }) => ({
    type: 'date[]',
    check: (column) =>
      `cardinality(${column}) BETWEEN 1 AND ${most} AND array_position(${column}, NULL) IS NULL AND '${min}' <= ALL (${column}) AND '${max}' >= ALL (${column})`,
  }),
  json: () => ({ type: 'array', items: { type: 'string', format: 'date' }, uniqueItems: true }),
  clean: emptyToNull,
  check(value, options) {
    const days: readonly unknown[] = Array.isArray(value) ? value : [null];
    const fault = days.map((day) => checkDay(day, options)).find((one) => one !== null);
    if (fault || !Array.isArray(value)) return fault ?? null;
    if (new Set(value).size < value.length) return { key: 'field_twice' };
    if (value.some((day, at) => at > 0 && day < value[at - 1])) return checkDay(null, options);
    const { most = MOST } = options;
    return value.length > most ? { key: 'sublist_maxLength', args: { max: most } } : null;
  },
  show: (value, { unit = 'day' }) => (value as string[]).map((day) => showSpan(unit, day)).join(', '),
  read(typed, { unit = 'day' }) {
    const parts = splitDates(typed).filter((part) => part.trim() !== '');
    const days = parts.map((part) => readSpan(unit, part));
    return days.includes(undefined) ? undefined : [...new Set(days)].toSorted();
  },
  search: 'any_of',
  samples: [
    {
      options: { most: 3, max: '2026-12-31' },
      good: [['2026-11-20'], ['2024-02-29', '2026-11-20', '2026-12-31'], [FIRST_DAY]],
      bad: [
        ['2026-11-20', 'field_date'],
        [[20261120], 'field_date'],
        [[null], 'field_date'],
        [['2026-02-30'], 'field_date'],
        [['2026-11-21', '2026-11-20'], 'field_date'],
        [['2026-11-20', '2026-11-20'], 'field_twice'],
        [['1899-12-31'], 'field_minValue'],
        [['2027-01-01'], 'field_maxValue'],
        [['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'], 'sublist_maxLength'],
      ],
    },
    { options: { unit: 'month' }, good: [['2026-10-01', '2026-11-01']], bad: [[['2026-11-20'], 'field_date']] },
  ],
};
