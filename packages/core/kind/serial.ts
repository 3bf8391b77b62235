import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';
import { refKind } from './ref.ts';

/** The record's own key, counted by the database. */
export const serial = <const O extends FieldOptions>(options: O) =>
  ({ kind: 'serial', readonly: true, ...options }) as const;

export const serialKind: Kind<FieldOptions> = {
  column: () => ({ type: 'bigint', rest: 'GENERATED ALWAYS AS IDENTITY', isNeverEmpty: true }),
  json: () => ({ type: 'integer', minimum: 1 }),
  clean: emptyToNull,
  check: (value) => refKind.check(value, { to: '' }),
  show: (value) => String(value),
  cell: (value) => ({ number: Number(value) }),
  read: (typed) => refKind.read(typed, { to: '' }),
  search: 'range',
  samples: [
    {
      options: {},
      good: [1, 2 ** 40],
      bad: [
        [0, 'field_ref'],
        ['1', 'field_ref'],
      ],
    },
  ],
};
