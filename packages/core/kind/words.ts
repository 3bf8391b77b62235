import { byteLength } from '../calc/bytes.ts';
import { composed, hasMarkRun } from '../calc/marks.ts';
import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';
import { checkText } from './text.ts';

export interface WordsOptions extends FieldOptions {
  /** Bytes of all words together, joined by commas. */
  readonly max: number;
}

/** A person's own words, in order, none twice, without commas. */
export const words = <const O extends WordsOptions>(options: O) => ({ kind: 'words', ...options }) as const;

export const wordsKind: Kind<WordsOptions> = {
  column: ({ max }) => ({
    type: 'text[]',
    check: (column) => `octet_length(array_to_string(${column}, ',')) <= ${max}`,
  }),
  json: () => ({ type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true }),
  clean: emptyToNull,
  check(value, { max }) {
    if (Array.isArray(value) && value.some((word) => typeof word === 'string' && hasMarkRun(word))) {
      return { key: 'field_marks' };
    }
    const isWord = (word: unknown) => checkText(word, { min: 1, max: Number.POSITIVE_INFINITY }) === null;
    if (!Array.isArray(value) || !value.every(isWord) || value.some((word) => word.includes(','))) {
      return { key: 'field_text' };
    }
    if (new Set(value).size < value.length) return { key: 'field_twice' };
    const length = byteLength(value.join(','));
    return length > max ? { key: 'field_maxLength', args: { max, length } } : null;
  },
  show: (value) => (value as string[]).join(', '),
  read: (typed, { max }) => [
    ...new Set(
      composed(typed, 'NFC', 2 * max)
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ],
  search: 'any_of',
  samples: [
    {
      options: { max: 20 },
      good: [['유자'], ['할머니 집', 'a'], ['"\\{}', "'"]],
      bad: [
        ['유자', 'field_text'],
        [[''], 'field_text'],
        [['a,b'], 'field_text'],
        [[7], 'field_text'],
        [['a\u0000'], 'field_text'],
        [['b', `a${'\u0301\u0316'.repeat(16)}`], 'field_marks'],
        [['a', 'a'], 'field_twice'],
        [['가나다라', '마바사'], 'field_maxLength'],
      ],
    },
  ],
};
