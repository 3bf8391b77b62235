import type { JsonSchema } from '@hanjan/core';

export const whole = { type: 'integer', minimum: 1 } as const;
export const instant = { type: 'string', format: 'date-time' } as const;
export const person = { type: 'string', nullable: true } as const;

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

const objectOf = (properties: Readonly<Record<string, object>>): JsonSchema => ({ type: 'object', properties });
const ofEach = (inner: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: inner });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** What many calls ask or answer. It stands once in the description, and calls refer to it. */
export const PARTS = {
  /** What every answer says, refusals too; `fields` are their faults. */
  Answer: objectOf({
    status: { type: 'string' },
    description: { type: 'string' },
    code: { type: 'string', nullable: true },
    fields: listOf({ type: 'object' }),
    request_id: { type: 'string' },
  }),
  /** The page of a list's answer. */
  Pagination: objectOf({ page: whole, total_pages: whole, total: { type: 'integer' } }),
  /** The names behind references: by field, by key, by field of the label. */
  Names: ofEach(ofEach(ofEach({ type: 'string', nullable: true }))),
  /** What every record has besides its fields. */
  Audit: objectOf({ version: whole, rgst_at: instant, edit_at: { ...instant, nullable: true } }),
  /** What may be done with a record. */
  Can: objectOf({
    edit: { type: 'boolean' },
    remove: { type: 'boolean' },
    fields: listOf({ type: 'string' }),
    closed: { type: 'boolean' },
  }),
  /** What one save changed. */
  Step: objectOf({
    version: whole,
    edit_at: instant,
    edit_user: person,
    changes: listOf(objectOf({ field: { type: 'string' }, before: {}, after: {} })),
  }),
  /** How many records of a kind use one, by the field that names it. */
  Use: objectOf({ entity: text, screen: text, field: text, count }),
  /** What an import found in a file, or did with it. */
  Import: objectOf({
    rows: count,
    fresh: count,
    changed: count,
    same: count,
    changes: listOf(objectOf({ row: count, cells: listOf(objectOf({ name: text, before: text, after: text })) })),
    columns: listOf(objectOf({ name: text, head: text })),
    ignored: listOf(objectOf({ head: text, why: { type: 'string', enum: ['unknown', 'forbidden', 'twice'] } })),
    faults: listOf(
      objectOf({
        row: count,
        name: text,
        head: text,
        typed: text,
        key: text,
        args: { type: 'object' },
        description: text,
      }),
    ),
    faults_total: count,
    sample: listOf(objectOf({ row: count, cells: listOf(text) })),
  }),
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** A reference to a part. */
export const part = (name: keyof typeof PARTS): JsonSchema => refTo(name);

/** References to some properties of a schema of the description. */
export const propertiesOf = (schema: string, names: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries([...new Set(names)].map((name) => [name, refTo(`${schema}/properties/${name}`)]));

/** A schema that has what another one has, and more. */
export const withMore = (name: keyof typeof PARTS, properties: Readonly<Record<string, object>>): JsonSchema => ({
  allOf: [part(name), objectOf(properties)],
});

/** A reference to a schema of the description, or to something in it. */
export const refTo = (path: string): JsonSchema => ({ $ref: `#/components/schemas/${path}` });
