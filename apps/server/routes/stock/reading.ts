import { atLeast, type Row, type Screen } from '@hanjan/core';
import { roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import type { FastifyInstance } from 'fastify';
import type { Work } from '../../engine/work.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';

/** Whoever reads the stock of green coffee reads what is answered of all stocks of a roastery together. */
export const roasteryScreen: Screen = {
  ...roasterGreenbeanYearScreen,
  access: { list: atLeast('roaster', 'SAST') },
};

/** What a call on a screen is registered with. */
export const routeOf = (screen: Screen, action: 'list' | 'read' | 'edit', schema: object) => ({
  schema,
  config: { access: { screen, actions: [action] } },
});

interface Reading {
  readonly screen: Screen;
  readonly action?: 'list' | 'read';
  readonly path: string;
  readonly schema: object;
}

/** `POST {path}`: answers what is read with the body of the call by whoever may do the action on the screen. */
export function readingRoute(
  app: FastifyInstance,
  engine: Engine,
  { screen, action = 'list', path, schema }: Reading,
  read: (work: Work, body: Row) => Promise<unknown>,
): void {
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  app.post(path, routeOf(screen, action, schema), async (request) => {
    const body = readBody(request, true);
    return reading(request, action, async (work) => ok(request, await read(work, body)));
  });
}
