import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

export interface FlagOptions extends FieldOptions {
  readonly initial?: boolean;
}

/** Yes or no; never empty, no unless the field starts with yes. */
export const flag = <const O extends FlagOptions>(options: O) => ({ kind: 'flag', ...options }) as const;

export const flagKind: Kind<FlagOptions> = {
  column: ({ initial = false }) => ({ type: 'boolean', rest: `NOT NULL DEFAULT ${initial}`, isNeverEmpty: true }),
  json: () => ({ type: 'boolean' }),
  clean: (value) => emptyToNull(value) ?? false,
  check: (value) => (typeof value === 'boolean' ? null : { key: 'field_flag' }),
  show: (value, _, names) => names.text(value ? 'yes' : 'no'),
  read: (typed) => ({ true: true, false: false })[typed.trim().toLowerCase()],
  search: 'equals',
  samples: [
    {
      options: {},
      good: [true, false],
      bad: [
        ['true', 'field_flag'],
        [1, 'field_flag'],
        [{}, 'field_flag'],
      ],
    },
  ],
};
