import type { Row } from '@hanjan/core';
import { SYSTEM_PATH, type TableTexts } from '@hanjan/model/system/tables.ts';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../db/schema/ddl.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { type Engine, worker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { pairOf, type Side, sideOf } from './compare.ts';
import { readDefinition, taken } from './definition.ts';
import { definitionText, entitySql, guessedText, messagesOf, typescriptOf } from './generated.ts';
import { columnsIn, createSql, readParts, readTables } from './parts.ts';
import { systemSchemas } from './schema.ts';

/**
 * How tables look, for the super administrator: `POST {path}/schema` all of them with their sizes, `/column` the columns
 * of one, `/table` one, or a pasted definition, as SQL, TypeScript and texts, `/compare` two of either. They write texts
 * and run nothing.
 */
export function systemRoutes(app: FastifyInstance, engine: Engine, catalogue: Catalogue): void {
  const reading = worker(engine, engine.db.readOnce);
  const calls: Readonly<Record<keyof typeof systemSchemas, (work: Transaction, body: Row) => Promise<unknown>>> = {
    schema: (work) => readTables(work),
    column: async (work, { table }) => columnsIn(await partsOf(work, table)),
    table: (work, asked) => textsOf(work, asked, catalogue),
    compare: async (work, { left, right }) =>
      pairOf(await side(work, left, 'left', catalogue), await side(work, right, 'right', catalogue)),
  };
  for (const [name, answer] of Object.entries(calls) as [keyof typeof calls, (typeof calls)['table']][]) {
    const route = {
      schema: systemSchemas[name],
      config: { access: { roles: ['SADMIN'] as const }, costs: 'read' as const },
    };
    app.post(`${SYSTEM_PATH}/${name}`, route, async (request) => {
      const body = readBody(request, name === 'schema');
      return ok(request, await reading(request, (work) => answer(work, body)));
    });
  }
}

const required = (name: string) => invalid([{ name, key: 'field_required', args: {} }]);

/** What the table of that name consists of. */
async function partsOf(work: Transaction, table: unknown, at = 'table') {
  if (typeof table !== 'string' || table === '') throw required(at);
  const parts = await readParts(work, table.slice(0, 100));
  if (parts.length === 0) throw notFound();
  return parts;
}

async function textsOf(work: Transaction, { table, definition }: Row, catalogue: Catalogue): Promise<TableTexts> {
  if (definition != null) {
    const defined = readDefinition(definition, catalogue);
    const { entity } = defined;
    return {
      table_name: entity.table,
      definition: String(definition),
      sql: taken(() => entitySql(entity, catalogue)),
      typescript: typescriptOf(entity),
      messages: messagesOf(defined),
    };
  }
  const parts = await partsOf(work, table);
  const table_name = String(table);
  const sql = createSql(table_name, parts);
  const entity = catalogue.entities.find((one) => one.table === table);
  const text = entity ? definitionText(entity) : guessedText(table_name, parts, catalogue);
  // A guess need not be one that the product takes; then it is there to be corrected.
  const guessed = entity ? { entity, words: {} } : attempt(() => readDefinition(text, catalogue));
  return {
    table_name,
    definition: text,
    sql,
    typescript: guessed ? typescriptOf(guessed.entity) : '',
    messages: guessed ? messagesOf(guessed) : '',
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

async function side(work: Transaction, asked: unknown, at: string, catalogue: Catalogue): Promise<Side> {
  if (typeof asked !== 'object' || asked === null) throw required(at);
  const { table, definition } = asked as Row;
  if (definition != null) return sideOf(readDefinition(definition, catalogue).entity);
  return { name: String(table), columns: columnsIn(await partsOf(work, table, at)) };
}
