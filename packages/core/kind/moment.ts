import { readInstant, showInstant } from '../calc/time/clock.ts';
import { isDate } from '../calc/time/days.ts';
import { FIRST_DAY, LAST_DAY } from './date.ts';
import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

/** An instant in whole seconds as it travels, `2026-11-20T05:28:05.000Z`; shown in the reader's zone. */
export const moment = <const O extends FieldOptions>(options: O) => ({ kind: 'moment', ...options }) as const;

const FIRST = `${FIRST_DAY}T00:00:00.000Z`;
const LAST = `${LAST_DAY}T23:59:59.000Z`;
const FORM = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.000Z$/;

export const momentKind: Kind = {
  column: () => ({
    type: 'timestamptz(0)',
    json: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
    check: (column) => `${column} BETWEEN '${FIRST}' AND '${LAST}'`,
  }),
  json: () => ({ type: 'string', format: 'date-time' }),
  clean: emptyToNull,
  check(value): Fault | null {
    const [, day] = (typeof value === 'string' && FORM.exec(value)) || [];
    if (!isDate(day)) return { key: 'field_date', args: { example: '2026-11-20 14:30' } };
    if (day < FIRST_DAY) return { key: 'field_minValue', args: { min: FIRST_DAY } };
    return day > LAST_DAY ? { key: 'field_maxValue', args: { max: LAST_DAY } } : null;
  },
  show: (value) => showInstant(String(value)),
  cell: (value) => ({ instant: String(value) }),
  read: readInstant,
  search: 'range',
  samples: [
    {
      options: {},
      good: ['2026-11-20T05:28:05.000Z', '2024-02-29T00:00:00.000Z', FIRST, LAST],
      bad: [
        ['2026-11-20T05:28:05Z', 'field_date'],
        ['2026-11-20T05:28:05.123Z', 'field_date'],
        ['2026-11-20T24:00:00.000Z', 'field_date'],
        ['2026-02-30T05:28:05.000Z', 'field_date'],
        ['2026-11-20T05:28:05.000+09:00', 'field_date'],
        ['2026-11-20', 'field_date'],
        [1_795_152_485_000, 'field_date'],
        ['infinity', 'field_date'],
        ['1899-12-31T23:59:59.000Z', 'field_minValue'],
        ['3000-01-01T00:00:00.000Z', 'field_maxValue'],
      ],
    },
  ],
};
