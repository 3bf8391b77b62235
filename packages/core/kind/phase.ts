import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

/** Before it begins, while it lasts, and once it is over. */
export const PHASES = [-1, 0, 1] as const;

/** What each of them is called, by keys of texts. */
const WORDS = new Map<unknown, string>([
  [-1, 'phase_before'],
  [0, 'phase_open'],
  [1, 'phase_over'],
]);

export interface PhaseOptions extends FieldOptions {
  /** The field with the moment at which it begins. */
  readonly start: string;
  /** The field with the moment at which it is over. */
  readonly end: string;
}

/** Where a record stands between two of its moments, by the clock of the database: nobody stores it. */
export const phase = <const O extends PhaseOptions>(options: O) =>
  ({ kind: 'phase', readonly: true, ...options }) as const;

export const phaseKind: Kind<PhaseOptions> = {
  column: ({ start, end }) => ({
    type: 'integer',
    computed: (row) =>
      `CASE WHEN now() < ${row}.${start} THEN -1 WHEN now() < ${row}.${end} THEN 0 WHEN now() >= ${row}.${end} THEN 1 END`,
  }),
  json: () => ({ type: 'integer', enum: [...PHASES] }),
  clean: emptyToNull,
  check: (value) => (PHASES.some((one) => one === value) ? null : { key: 'field_code' }),
  show: (value, _, names) => names.text(WORDS.get(value) ?? ''),
  read: (typed) => PHASES.find((one) => String(one) === typed.trim()),
  search: 'one_of',
  samples: [
    {
      options: { start: 'start', end: 'end' },
      good: [-1, 0, 1],
      bad: [
        [2, 'field_code'],
        ['0', 'field_code'],
        [0.5, 'field_code'],
        [true, 'field_code'],
        [[0], 'field_code'],
      ],
    },
  ],
};
