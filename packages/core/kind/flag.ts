import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

export interface FlagOptions extends FieldOptions {
  readonly initial?: boolean;
  /** It has to be on; the fault where it is off. */
  readonly must?: `${string}_check_ok`;
}

/** Yes or no; never empty, no unless the field starts with yes. */
export const flag = <const O extends FlagOptions>(options: O) => ({ kind: 'flag', ...options }) as const;

export const flagKind: Kind<FlagOptions> = {
  column: ({ initial = false }) => ({ type: 'boolean', rest: `NOT NULL DEFAULT ${initial}`, isNeverEmpty: true }),
  json: () => ({ type: 'boolean' }),
  clean: (value) => emptyToNull(value) ?? false,
  check: (value, { must }) =>
    typeof value !== 'boolean' ? { key: 'field_flag' } : must && !value ? { key: must } : null,
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
    {
      options: { must: 'save_check_ok' },
      good: [true],
      bad: [
        [false, 'save_check_ok'],
        [1, 'field_flag'],
      ],
    },
  ],
};
