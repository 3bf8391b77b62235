import multipart from '@fastify/multipart';
import { lookups } from '@hanjan/model';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Catalogue } from '../db/schema/ddl.ts';
import type { Engine } from '../engine/worker.ts';
import { placesFor } from '../http/limits/places.ts';
import { accountExportRoute } from './account/route.ts';
import { importRoute } from './import/route.ts';
import { exportRoute } from './write/route.ts';

/** Exports that a process does at once, each with a connection of its own, and how many of them for one person. */
export const EXPORTS = 3;
const EXPORTS_EACH = 2;
/** Imports that it does at once: each takes a connection, and a file much memory. */
const IMPORTS = 2;
const IMPORTS_EACH = 1;
/** Files that arrive at once: a slow line takes only memory, and keeps nobody else from importing. */
const ARRIVING = 8;
const ARRIVING_EACH = 2;

/**
 * The calls that give records out as files and take them in. Exports are read by connections of their own (`outgoing`): they
 * take as long as their readers.
 */
export function sheetRoutes(
  app: FastifyInstance,
  engine: Engine,
  { screens }: Catalogue,
  { outgoing, signDb }: { readonly outgoing: Database; readonly signDb: Database },
): void {
  const outward = placesFor(EXPORTS, EXPORTS_EACH);
  const inward = { arriving: placesFor(ARRIVING, ARRIVING_EACH), working: placesFor(IMPORTS, IMPORTS_EACH) };
  for (const screen of screens) exportRoute(app, { ...engine, db: outgoing }, screen, outward);
  accountExportRoute(app, { engine: { ...engine, db: outgoing }, signDb, screens, places: outward });
  const useOf = (entity: string) => (lookups[entity] ?? screens.find((one) => one.entity.name === entity)?.code)?.use;
  // Uploads are understood here alone: every other call is JSON.
  void app.register(async (uploads) => {
    await uploads.register(multipart);
    for (const screen of screens) importRoute(uploads, engine, screen, inward, useOf);
  });
}
