import multipart from '@fastify/multipart';
import { lookups } from '@hanjan/model';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../db/schema/ddl.ts';
import type { Engine } from '../engine/worker.ts';
import { importRoute } from './import/route.ts';
import { placesFor } from './places.ts';
import { exportRoute } from './write/route.ts';

/** Exports that a process does at once, each with a connection of its own, and how many of them for one person. */
const EXPORTS = 3;
const OF_ONE = 2;
/** Imports that it does at once: each takes a connection, and a file much memory. */
const IMPORTS = 2;
/** Files that arrive at once: a slow line takes only memory, and keeps nobody else from importing. */
const ARRIVING = 8;

/** The calls that give records out as files and take them in. */
export function sheetRoutes(app: FastifyInstance, engine: Engine, { screens }: Catalogue): void {
  const outward = placesFor(EXPORTS, OF_ONE);
  const inward = { arriving: placesFor(ARRIVING), working: placesFor(IMPORTS) };
  for (const screen of screens) exportRoute(app, engine, screen, outward);
  const useOf = (entity: string) => (lookups[entity] ?? screens.find((one) => one.entity.name === entity)?.code)?.use;
  // Uploads are understood here alone: every other call is JSON.
  void app.register(async (uploads) => {
    await uploads.register(multipart);
    for (const screen of screens) importRoute(uploads, engine, screen, inward, useOf);
  });
}
