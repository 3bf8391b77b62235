import { byteLength } from '../calc/bytes.ts';
import { ETC, type OwnWords } from '../calc/own_words.ts';
import { isCodeId, isTaken, listed } from './code.ts';
import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

export interface CodesOptions extends FieldOptions, OwnWords {
  /** The code group whose ids are allowed. */
  readonly group: string;
  /** Only these of them. */
  readonly among?: readonly string[];
  /** Bytes of all ids together, joined by commas. */
  readonly max: number;
}

/** Several ids of a code group in the order they were chosen, none twice. */
export const codes = <const O extends CodesOptions>(options: O) => ({ kind: 'codes', ...options }) as const;

export const codesKind: Kind<CodesOptions> = {
  column: ({ max, among }) => ({
    type: 'text[]',
    check(column) {
      const shape = `array_to_string(${column}, ',', '?') ~ '^[A-Z0-9_,]+$'`;
      const ids = among ? `${column} <@ ARRAY[${listed(among)}]` : shape;
      return `octet_length(array_to_string(${column}, ',')) <= ${max} AND ${ids}`;
    },
  }),
  json: () => ({ type: 'array', items: { type: 'string', pattern: '^[A-Z0-9_]{1,45}$' }, uniqueItems: true }),
  clean: emptyToNull,
  check(value, options) {
    if (!Array.isArray(value) || !value.every((id) => isTaken(id, options))) return { key: 'field_code' };
    if (new Set(value).size < value.length) return { key: 'field_twice' };
    const length = byteLength(value.join(','));
    const { max } = options;
    return length > max ? { key: 'field_maxLength', args: { max, length } } : null;
  },
  show: (value, { group }, names) => (value as string[]).map((id) => names.code(group, id)).join(', '),
  read(typed) {
    const ids = typed.split(',').map((id) => id.trim());
    return ids.every(isCodeId) ? ids : undefined;
  },
  points: (value, { group, etc }) => ({ group, ids: (value as string[]).filter((id) => !(etc && id === ETC)) }),
  search: 'any_of',
  samples: [
    {
      options: { group: 'FLVR', max: 30 },
      good: [['JASMINE'], ['PEACH', 'JASMINE', 'HONEY'], ['SWEET', 'PEAR']],
      bad: [
        ['JASMINE', 'field_code'],
        [['jasmine'], 'field_code'],
        [[1], 'field_code'],
        [[null], 'field_code'],
        [['PEAR', 'PEAR'], 'field_twice'],
        [['SOUR_AROMATICS', 'DARK_CHOCOLATE', 'HONEY'], 'field_maxLength'],
      ],
    },
    {
      options: { group: 'FLVR', max: 30, among: ['PEAR', 'HONEY'] },
      good: [['PEAR']],
      bad: [[['SWEET'], 'field_code']],
    },
  ],
};
