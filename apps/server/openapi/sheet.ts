import { exportable, type JsonSchema, type Screen } from '@hanjan/core';
import { answerOf, touched } from './answer.ts';
import { listQuestion, orgNumber } from './screen.ts';

const count = { type: 'integer', minimum: 0 } as const;
const text = { type: 'string' } as const;

/** The schema of an export: the question of the list, and how it is written. */
export function exportSchema(screen: Screen) {
  const columns = { type: 'array', items: { type: 'string', enum: exportable(screen) } };
  const format = { type: 'string', enum: ['csv', 'xlsx'] };
  const how = { columns, format, template: { type: 'boolean' }, frames: { type: 'boolean' }, zone: text };
  return {
    tags: [screen.name],
    body: { type: 'object', properties: { ...orgNumber(screen), ...listQuestion(screen), ...how } },
    response: { 200: { type: 'string', format: 'binary' } },
  };
}

const fault = {
  type: 'object',
  properties: {
    row: count,
    name: text,
    head: text,
    typed: text,
    key: text,
    args: { type: 'object' },
    description: text,
  },
};
const listOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
});

/** The schema of an import: a file, looked at or saved. */
export function importSchema(screen: Screen) {
  const result = {
    type: 'object',
    properties: {
      rows: count,
      fresh: count,
      changed: count,
      same: count,
      changes: listOf({ row: count, cells: listOf({ name: text, before: text, after: text }) }),
      columns: listOf({ name: text, head: text }),
      ignored: listOf({ head: text, why: { type: 'string', enum: ['unknown', 'forbidden', 'twice'] } }),
      faults: { type: 'array', items: fault },
      faults_total: count,
      sample: listOf({ row: count, cells: { type: 'array', items: text } }),
    },
  };
  return {
    tags: [screen.name],
    consumes: ['multipart/form-data'],
    querystring: {
      type: 'object',
      properties: { ...orgNumber(screen), mode: { type: 'string', enum: ['preview', 'save'] }, zone: text },
    },
    response: { 200: answerOf(result, { touched }) },
  };
}
