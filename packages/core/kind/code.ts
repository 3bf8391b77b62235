import { ETC, type OwnWords } from '../calc/own_words.ts';
import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

export interface CodeOptions extends FieldOptions, OwnWords {
  /** The code group whose ids are allowed. */
  readonly group: string;
  /** Only these of them. */
  readonly among?: readonly string[];
}

/** One id of a code group. Whether it exists is asked of the database when it is saved. */
export const code = <const O extends CodeOptions>(options: O) => ({ kind: 'code', ...options }) as const;

const PATTERN = '^[A-Z0-9_]{1,45}$';
const SHAPE = new RegExp(PATTERN);

/** Whether an id is one of those that a field takes. */
export const isAmong = (id: string, among?: readonly string[]): boolean => !among || among.includes(id);

/** Whether a field takes something: it has the shape of an id, and is one of those. */
export const isTaken = (value: unknown, { among }: Pick<CodeOptions, 'among'>): value is string =>
  isCodeId(value) && isAmong(value, among);

/** Ids as a list in SQL. */
export const listed = (ids: readonly string[]): string => ids.map((id) => `'${id}'`).join(', ');

/** Whether something has the shape of a code id. */
export const isCodeId = (value: unknown): value is string => typeof value === 'string' && SHAPE.test(value);

export const codeKind: Kind<CodeOptions> = {
  column: ({ among }) => ({
    type: 'text',
    check: (column) => (among ? `${column} IN (${listed(among)})` : `${column} ~ '${PATTERN}'`),
  }),
  json: () => ({ type: 'string', pattern: PATTERN }),
  clean: emptyToNull,
  check: (value, options) => (isTaken(value, options) ? null : { key: 'field_code' }),
  show: (value, { group }, names) => names.code(group, String(value)),
  read: (typed) => (isCodeId(typed.trim()) ? typed.trim() : undefined),
  points: (value, { group, etc }) => ({ group, ids: etc && value === ETC ? [] : [value as string] }),
  search: 'one_of',
  samples: [
    {
      options: { group: 'NTPLC' },
      good: ['HOME', 'CAFE'],
      bad: [
        ['home', 'field_code'],
        ["A'; --", 'field_code'],
        [1, 'field_code'],
        [['HOME'], 'field_code'],
        ['A'.repeat(46), 'field_code'],
      ],
    },
    { options: { group: 'NTPLC', among: ['HOME'] }, good: ['HOME'], bad: [['CAFE', 'field_code']] },
  ],
};
