import { exportable, type Screen } from '@hanjan/core';
import { answerOf, touched } from './answer.ts';
import { part } from './parts.ts';
import { listQuestion, orgNumber } from './screen.ts';

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

/** The schema of an import: a file, looked at or saved. */
export function importSchema(screen: Screen) {
  return {
    tags: [screen.name],
    consumes: ['multipart/form-data'],
    querystring: {
      type: 'object',
      properties: { ...orgNumber(screen), mode: { type: 'string', enum: ['preview', 'save'] }, zone: text },
    },
    response: { 200: answerOf(part('Import'), { touched }) },
  };
}
