import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Catalogue } from '../db/schema/ddl.ts';
import { sharedSchemas } from './screen.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call takes and answers, for those who read about it. */
    described?: FastifySchema;
  }
}

/**
 * Gathers the schemas of all calls that are added after it, for their description (OpenAPI), where it is wanted. Fastify
 * does not see them: whoever answers a call reports each fault at its field, and for each answer that is described Fastify
 * would make an array of 200 places and more.
 */
export async function describeCalls(app: FastifyInstance, catalogue: Catalogue, isWanted: boolean): Promise<void> {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (isWanted && schema) route.config = { ...route.config, described: schema };
    route.schema = undefined;
  });
  if (!isWanted) return;
  await app.register(swagger, {
    openapi: { info: { title: 'Hanjan', version: '1' }, components: { schemas: sharedSchemas(catalogue) } },
    transform: ({ url, route }) => ({ url, schema: route.config?.described ?? {} }),
  });
}
