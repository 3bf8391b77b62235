import { ETC, type OwnWords } from '../calc/own_words.ts';
import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

/** A reference that is answered in own words is empty, and the field named by `etc` holds them. */
export interface RefOptions extends FieldOptions, OwnWords {
  /** Name of the entity that is referred to. */
  readonly to: string;
  /** Fixed values of the fields by which its look-up is narrowed, e.g. companies of one type. */
  readonly only?: Readonly<Record<string, string>>;
}

/** The key of another record. Whether it exists and may be seen is asked of the database when it is saved. */
export const ref = <const O extends RefOptions>(options: O) => ({ kind: 'ref', ...options }) as const;

/** Whether something can be the key of a record. */
export const isKey = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** A record key from an address or an id typed by hand; undefined when it is none. */
export const readKey = (typed: string): number | undefined =>
  /^[1-9]\d{0,15}$/.test(typed) && isKey(Number(typed)) ? Number(typed) : undefined;

export const refKind: Kind<RefOptions> = {
  column: ({ to }) => ({ type: 'bigint', check: (column) => `${column} > 0`, references: to }),
  json: () => ({ type: 'integer', minimum: 1 }),
  clean: (value, { etc }) => (etc && value === ETC ? null : emptyToNull(value)),
  check: (value) => (isKey(value) ? null : { key: 'field_ref' }),
  show: (value, { to }, names) => names.ref(to, Number(value)),
  read: (typed) => readKey(typed.trim()),
  points: (value, { to }) => ({ entity: to, keys: [value as number] }),
  search: 'one_of',
  samples: [
    {
      options: { to: 'region' },
      good: [1],
      bad: [
        [0, 'field_ref'],
        [-1, 'field_ref'],
        [1.5, 'field_ref'],
        ['1', 'field_ref'],
        [2 ** 53, 'field_ref'],
      ],
    },
  ],
};
