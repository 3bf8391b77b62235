import { atLeast, isKey, may, type Row, readKey, type Screen } from '@hanjan/core';
import { cafeCoffeebeanInventoryScreen } from '@hanjan/model/cafe/received.ts';
import { roasterBlendingInventoryScreen } from '@hanjan/model/roaster/blending_result.ts';
import { roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoastingScreen } from '@hanjan/model/roaster/roasting.ts';
import { roasterRoastingInventoryScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { bookersOf, leavesBy, reasonsOf, STOCK_CALLS, type StockKind } from '@hanjan/model/stock/stock.ts';
import type { FastifyInstance } from 'fastify';
import { STOCK_KINDS } from '../../domain/stock_lots.ts';
import { onlyOnce } from '../../engine/idempotency.ts';
import { readListQuery } from '../../engine/list_query.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { notFound } from '../../http/refusal.ts';
import { readLeft } from './inventory_left.ts';
import { moveByHand } from './inventory_move.ts';
import { readMoves } from './inventory_moves.ts';
import { startOf } from './inventory_recipe.ts';
import { inventorySchemas, recipeSchema } from './inventory_schema.ts';
import { readStock } from './inventory_stock.ts';
import { readingRoute, routeOf } from './reading.ts';

/** The screen of each stock. Who reads it (`list`) and who moves something of it by hand (`edit`) says the stock. */
const screens: Readonly<Record<StockKind, Screen>> = {
  greenbean: roasterGreenbeanYearScreen,
  roasting: roasterRoastingInventoryScreen,
  blending: roasterBlendingInventoryScreen,
  received: cafeCoffeebeanInventoryScreen,
};

function inventoryScreen(kind: StockKind): Screen {
  const { org, reads } = STOCK_CALLS[kind];
  return { ...screens[kind], access: { list: atLeast(org, reads), edit: bookersOf(kind) } };
}

/**
 * What there is: `POST {path}/stock` all lots and what is used of them, `/moves` what was moved, `/move` moves
 * something by hand, `/left` where a lot of coffee went; and what a roast after a recipe begins with.
 */
export function inventoryRoutes(app: FastifyInstance, engine: Engine): void {
  for (const kind of STOCK_KINDS) inventoryOf(app, engine, kind);

  const screen = roasterRoastingScreen;
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  app.route<{ Params: { key: string } }>({
    method: ['GET', 'POST'],
    url: `${screen.path}/greenbean/:key`,
    ...routeOf(screen, 'read', recipeSchema),
    handler: async (request) => {
      const key = readKey(request.params.key);
      const asked = { ...(request.query as Row), ...readBody(request, true) };
      return reading(request, 'read', async (work) => {
        if (key === undefined) throw notFound();
        return ok(request, await startOf(work, key, asked));
      });
    },
  });
}

function inventoryOf(app: FastifyInstance, engine: Engine, kind: StockKind): void {
  const screen = inventoryScreen(kind);
  const { path } = STOCK_CALLS[kind];
  const schemas = inventorySchemas(kind);
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  const saving = screenWorker(engine, screen);

  app.post(`${path}/stock`, routeOf(screen, 'list', schemas.stock), async (request) => {
    const { all } = readBody(request, true);
    return reading(request, 'list', async (work) =>
      ok(request, await readStock(work, kind, all === true), { write_check: may(work.actor, screen, 'edit') }),
    );
  });

  app.post(`${path}/moves`, routeOf(screen, 'list', schemas.moves), async (request) => {
    const body = readBody(request, true);
    const { page = 1 } = readListQuery(request.query, body);
    const lot = body.lot ?? null;
    return reading(request, 'list', async (work) => {
      if (lot !== null && !isKey(lot)) throw notFound();
      const { pagination, ...result } = await readMoves(work, kind, lot, page);
      return ok(request, result, { pagination, write_check: may(work.actor, screen, 'edit') });
    });
  });

  if (reasonsOf(kind).some(leavesBy))
    readingRoute(app, engine, { screen, path: `${path}/left`, schema: schemas.left }, async (work, { lot }) => {
      if (!isKey(lot)) throw notFound();
      return readLeft(work, kind, lot);
    });

  app.post(`${path}/move`, routeOf(screen, 'edit', schemas.move), async (request) => {
    const body = readBody(request);
    const { result, touched } = await onlyOnce(
      (work) => saving(request, 'edit', work),
      request,
      body,
      (work) => moveByHand(work, kind, body),
    );
    return ok(request, result, { touched });
  });
}
