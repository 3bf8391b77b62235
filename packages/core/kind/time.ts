import { isTime, readTime } from '../calc/time/clock.ts';
import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

export interface TimeOptions extends FieldOptions {
  /** Seconds between the seconds that a picker offers until a value is picked. */
  readonly step?: number;
}

/** A time of day `HH:mm:ss`. */
export const time = <const O extends TimeOptions>(options: O) => ({ kind: 'time', ...options }) as const;

export const timeKind: Kind<TimeOptions> = {
  column: () => ({ type: 'time(0)', check: (column) => `${column} < '24:00:00'` }),
  json: () => ({ type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' }),
  clean: emptyToNull,
  check: (value) => (isTime(value) ? null : { key: 'field_time', args: { example: '14:30' } }),
  show: (value) => String(value),
  read: readTime,
  search: 'range',
  samples: [
    {
      options: {},
      good: ['00:00:00', '09:05:30', '23:59:59'],
      bad: [
        ['24:00:00', 'field_time'],
        ['09:60:00', 'field_time'],
        ['9:05:00', 'field_time'],
        ['09:05', 'field_time'],
        ['09:05:30.5', 'field_time'],
        ['allballs', 'field_time'],
        [90530, 'field_time'],
        [['09:05:30'], 'field_time'],
      ],
    },
  ],
};
