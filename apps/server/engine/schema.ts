import { type Entity, type JsonSchema, kindOf, type Screen, writable } from '@hanjan/core';

const whole = { type: 'integer', minimum: 1 } as const;
const instant = { type: 'string', format: 'date-time' } as const;

/** The JSON schemas of a screen's calls, made from its kinds; they are what the OpenAPI document shows. */
export function screenSchemas({ name, entity, list }: Screen) {
  const tags = [name];
  const key = { [entity.key]: whole };
  const saved = answerOf({ type: 'object', properties: { ...key, version: whole } });
  return {
    list: {
      tags,
      body: {
        type: 'object',
        properties: {
          page: whole,
          list_count: { ...whole, maximum: 100 },
          orderType: { type: 'string', enum: list.sort.flatMap((column) => [`${column}.asc`, `${column}.desc`]) },
          searchType: { type: 'string', enum: list.title },
          searchTitle: { type: 'string' },
          filters: { type: 'object', properties: Object.fromEntries(list.search.map((field) => [field, {}])) },
        },
      },
      response: { 200: answerOf({ type: 'array', items: record(entity, [entity.key, ...list.columns]) }) },
    },
    detail: {
      tags,
      params: { type: 'object', properties: { key: { type: 'string', pattern: '^[1-9]\\d*$' } } },
      response: { 200: answerOf(record(entity, Object.keys(entity.fields))) },
    },
    edit: {
      tags,
      body: {
        type: 'object',
        properties: {
          ...key,
          version: whole,
          UPList: { type: 'array', items: { type: 'string', enum: writable(entity) } },
          ...properties(entity, writable(entity)),
        },
      },
      response: { 200: saved },
    },
    remove: {
      tags,
      body: { type: 'object', properties: { ...key, version: whole }, required: [entity.key] },
      response: { 200: saved },
    },
  };
}

const properties = (entity: Entity, names: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const field = entity.fields[name];
      return field ? [[name, { ...kindOf(field).json(field), nullable: field.kind !== 'flag' }]] : [];
    }),
  );

const record = (entity: Entity, names: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: {
    ...properties(entity, names),
    version: whole,
    rgst_at: instant,
    edit_at: { ...instant, nullable: true },
  },
});

const answerOf = (result: JsonSchema) => ({
  type: 'object',
  properties: {
    status: { type: 'string' },
    result,
    description: { type: 'string' },
    code: { type: 'string', nullable: true },
    fields: { type: 'array', items: { type: 'object' } },
    request_id: { type: 'string' },
  },
});
