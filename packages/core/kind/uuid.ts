import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';

export interface UuidOptions extends FieldOptions {
  /** Points at something elsewhere and is empty until somebody types it, instead of being this record's own. */
  readonly linked?: boolean;
  /**
   * Path of our own below which the record is found by it, e.g. `/cafe/coffeebean/qrdefault`; perhaps another one for each
   * value of a code field. No two records of anybody share such a name.
   */
  readonly path?: string | { readonly by: string; readonly of: Readonly<Record<string, string>> };
  /** Whoever names it reads this one record, whoever they are: a link that is given to people outside. */
  readonly opens?: boolean;
}

/**
 * A random name that nobody can guess, as public links carry it. A record's own is made by the database; one of something
 * elsewhere is typed, or the whole address that ends with it.
 */
export const uuid = <const O extends UuidOptions>(options: O) =>
  ({ kind: 'uuid', readonly: !options.linked, ...options }) as UuidField<O>;

type UuidField<O extends UuidOptions> = O & {
  readonly kind: 'uuid';
  readonly readonly: O extends { readonly linked: true } ? false : true;
};

/** The path below which a record with some values is found. */
export const pathOf = ({ path }: UuidOptions, values: Readonly<Record<string, unknown>>): string | undefined =>
  typeof path === 'object' ? path.of[String(values[path.by])] : path;

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const RFC_4122 = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A uuid as RFC 4122 makes them, in small letters; undefined for anything else. */
export const readUuid = (value: unknown): string | undefined =>
  typeof value === 'string' && RFC_4122.test(value) ? value.toLowerCase() : undefined;

export const uuidKind: Kind<UuidOptions> = {
  column: ({ linked }) =>
    linked ? { type: 'uuid' } : { type: 'uuid', rest: 'NOT NULL DEFAULT gen_random_uuid()', isNeverEmpty: true },
  json: () => ({ type: 'string', format: 'uuid' }),
  clean: emptyToNull,
  check: (value) => (typeof value === 'string' && SHAPE.test(value) ? null : { key: 'field_text' }),
  show: (value) => String(value),
  read: (typed) => {
    const last = typed.trim().toLowerCase().replace(/^.*\//, '');
    return SHAPE.test(last) ? last : undefined;
  },
  search: 'equals',
  samples: [
    {
      options: {},
      good: ['0f8fad5b-d9cb-469f-a165-70867728950e', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
      bad: [
        ['0F8FAD5B-D9CB-469F-A165-70867728950E', 'field_text'],
        ['0f8fad5bd9cb469fa16570867728950e', 'field_text'],
        ['0f8fad5b-d9cb-469f-a165', 'field_text'],
        ['bean', 'field_text'],
        [7, 'field_text'],
      ],
    },
    { options: { linked: true }, good: ['0f8fad5b-d9cb-469f-a165-70867728950e'], bad: [['bean', 'field_text']] },
  ],
};
