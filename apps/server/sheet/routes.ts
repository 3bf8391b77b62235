import multipart from '@fastify/multipart';
import { lookups } from '@hanjan/model';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../db/schema/ddl.ts';
import type { Engine } from '../engine/worker.ts';
import { importRoute } from './import/route.ts';
import { placesFor } from './places.ts';
import { exportRoute } from './write/route.ts';

/** Exports and imports that a process does at once: each takes a connection, and a file much memory. */
const AT_ONCE = 2;

/** The calls that give records out as files and take them in. */
export async function sheetRoutes(app: FastifyInstance, engine: Engine, { screens }: Catalogue): Promise<void> {
  await app.register(multipart);
  const [outward, inward] = [placesFor(AT_ONCE), placesFor(AT_ONCE)];
  const useOf = (entity: string) => (lookups[entity] ?? screens.find((one) => one.entity.name === entity)?.code)?.use;
  for (const screen of screens) {
    exportRoute(app, engine, screen, outward);
    importRoute(app, engine, screen, inward, useOf);
  }
}
