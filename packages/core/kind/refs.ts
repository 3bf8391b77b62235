import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';
import { isKey, readKey } from './ref.ts';

export interface RefsOptions extends FieldOptions {
  /** Name of the entity that is referred to. */
  readonly to: string;
  /** How many at the most. */
  readonly max: number;
}

/** Keys of several other records in the order they were chosen, none twice. */
export const refs = <const O extends RefsOptions>(options: O) => ({ kind: 'refs', ...options }) as const;

export const refsKind: Kind<RefsOptions> = {
  column: ({ max }) => ({ type: 'bigint[]', check: (column) => `cardinality(${column}) <= ${max}` }),
  json: ({ max }) => ({ type: 'array', items: { type: 'integer', minimum: 1 }, uniqueItems: true, maxItems: max }),
  clean: emptyToNull,
  check(value, { max }) {
    if (!Array.isArray(value) || !value.every(isKey)) return { key: 'field_ref' };
    if (new Set(value).size < value.length) return { key: 'field_twice' };
    return value.length > max ? { key: 'sublist_maxLength', args: { max, length: value.length } } : null;
  },
  show: (value, { to }, names) => (value as number[]).map((key) => names.ref(to, key)).join(', '),
  read(typed) {
    const keys = typed.split(',').map((key) => readKey(key.trim()));
    return keys.every((key) => key !== undefined) ? keys : undefined;
  },
  points: (value, { to }) => ({ entity: to, keys: value as number[] }),
  search: 'any_of',
  samples: [
    {
      options: { to: 'region', max: 2 },
      good: [[1], [2, 1]],
      bad: [
        [1, 'field_ref'],
        [['1'], 'field_ref'],
        [['ETC'], 'field_ref'],
        [[1, 1], 'field_twice'],
        [[1, 2, 3], 'sublist_maxLength'],
      ],
    },
  ],
};
