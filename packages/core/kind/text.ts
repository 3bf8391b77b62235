import { byteLength } from '../calc/bytes.ts';
import { composed, hasMarkRun } from '../calc/marks.ts';
import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

export interface TextOptions extends FieldOptions {
  /** Bounds in UTF-8 bytes. */
  readonly min?: number;
  readonly max: number;
  /** What was written before is offered while typing; named fields that are empty are filled from the record that is chosen. */
  readonly suggest?: true | readonly string[];
  /** It is an id: capital letters, digits and underscores alone, as codes have them. Small letters are typed as capitals. */
  readonly isId?: boolean;
}

/** One line of text. */
export const text = <const O extends TextOptions>(options: O) => ({ kind: 'text', ...options }) as const;

const hasNul = (value: string) => value.includes('\u0000');

/** Why a text is refused: not storable as it is, not readable in due time, too short or too long in bytes. Shared with `memo`. */
export function checkText(value: unknown, { min = 0, max }: { min?: number; max: number }): Fault | null {
  if (typeof value !== 'string' || hasNul(value) || !value.isWellFormed()) return { key: 'field_text' };
  if (hasMarkRun(value)) return { key: 'field_marks' };
  const length = byteLength(value);
  if (length < min) return { key: 'field_minLength', args: { min, length } };
  if (length > max) return { key: 'field_maxLength', args: { max, length } };
  return null;
}

const ID = /^[A-Z0-9_]*$/;

export const textKind: Kind<TextOptions> = {
  column: ({ min = 0, max, isId }) => ({
    type: 'text',
    check: (column) => {
      if (isId) return `${column} ~ '^[A-Z0-9_]{${min},${max}}$'`;
      return min ? `octet_length(${column}) BETWEEN ${min} AND ${max}` : `octet_length(${column}) <= ${max}`;
    },
  }),
  json: ({ max }) => ({ type: 'string', maxLength: max }),
  clean: emptyToNull,
  check(value, options) {
    const fault = checkText(value, options);
    return !fault && options.isId && !ID.test(value as string) ? { key: 'field_capitals' } : fault;
  },
  show: (value) => String(value),
  read(typed, { max, isId }) {
    // Composed, it may be shorter: two bytes may have been three letters.
    const read = composed(typed, 'NFC', 2 * max);
    return isId ? read.toUpperCase() : read;
  },
  search: 'contains',
  samples: [
    {
      options: { min: 3, max: 12 },
      good: ['abc', '한', '한잔한잔', "'; DROP", '%_\\', '  a', '👍', '<b>a</b>', '=1+1'],
      bad: [
        ['ab', 'field_minLength'],
        ['한잔한잔한', 'field_maxLength'],
        ['a'.repeat(13), 'field_maxLength'],
        ['a\u0000b', 'field_text'],
        ['abc\ud800', 'field_text'],
        [`a${'\u0301\u0316'.repeat(16)}`, 'field_marks'],
        [123, 'field_text'],
        [{ length: 5 }, 'field_text'],
        [['abc'], 'field_text'],
      ],
    },
    {
      options: { isId: true, min: 1, max: 45 },
      good: ['ABC', 'AB', '7', 'A_1'],
      bad: [
        ['abc', 'field_capitals'],
        ['A B', 'field_capitals'],
        ['가', 'field_capitals'],
        ['', 'field_minLength'],
        ['A'.repeat(46), 'field_maxLength'],
      ],
    },
  ],
};
