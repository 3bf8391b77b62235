import { atLeast, isKey, may, type Row, readKey, type Screen } from '@hanjan/core';
import { roasterBlendingInventoryScreen } from '@hanjan/model/roaster/blending_result.ts';
import { roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoastingScreen } from '@hanjan/model/roaster/roasting.ts';
import { roasterRoastingInventoryScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { leavesBy, STOCK_CALLS, type StockKind } from '@hanjan/model/roaster/stock.ts';
import type { FastifyInstance } from 'fastify';
import { STOCK_KINDS } from '../domain/stock_lots.ts';
import { onlyOnce } from '../engine/idempotency.ts';
import { readListQuery } from '../engine/list_query.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { notFound } from '../http/refusal.ts';
import { checkedByHandler } from '../openapi/answer.ts';
import { readLeft } from './inventory_left.ts';
import { moveByHand } from './inventory_move.ts';
import { readMoves } from './inventory_moves.ts';
import { startOf } from './inventory_recipe.ts';
import { leftSchema, moveSchema, movesSchema, recipeSchema, stockSchema } from './inventory_schema.ts';
import { readStock } from './inventory_stock.ts';

/** Who reads a stock (`list`) and who moves something of it by hand (`edit`). */
const inventories: Readonly<Record<StockKind, Screen>> = {
  greenbean: {
    ...roasterGreenbeanYearScreen,
    access: { list: atLeast('roaster', 'SAST'), edit: atLeast('roaster', 'MNG') },
  },
  roasting: {
    ...roasterRoastingInventoryScreen,
    access: { list: atLeast('roaster', 'ROASTER'), edit: atLeast('roaster', 'SAST') },
  },
  blending: {
    ...roasterBlendingInventoryScreen,
    access: { list: atLeast('roaster', 'ROASTER'), edit: atLeast('roaster', 'SAST') },
  },
};

/**
 * What a roastery has: `POST {path}/stock` all lots and what is used of them, `/moves` what was moved, `/move` moves
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

const routeOf = (screen: Screen, action: 'list' | 'read' | 'edit', schema: object) => ({
  schema,
  validatorCompiler: checkedByHandler,
  config: { access: { screen, actions: [action] } },
});

function inventoryOf(app: FastifyInstance, engine: Engine, kind: StockKind): void {
  const screen = inventories[kind];
  const { path, reasons } = STOCK_CALLS[kind];
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  const saving = screenWorker(engine, screen);

  app.post(`${path}/stock`, routeOf(screen, 'list', stockSchema), async (request) => {
    const { all } = readBody(request, true);
    return reading(request, 'list', async (work) =>
      ok(request, await readStock(work, kind, all === true), { write_check: may(work.actor, screen, 'edit') }),
    );
  });

  app.post(`${path}/moves`, routeOf(screen, 'list', movesSchema), async (request) => {
    const body = readBody(request, true);
    const { page = 1 } = readListQuery(request.query, body);
    const lot = body.lot ?? null;
    return reading(request, 'list', async (work) => {
      if (lot !== null && !isKey(lot)) throw notFound();
      const { pagination, ...result } = await readMoves(work, kind, lot, page);
      return ok(request, result, { pagination, write_check: may(work.actor, screen, 'edit') });
    });
  });

  if (reasons.some(leavesBy))
    app.post(`${path}/left`, routeOf(screen, 'list', leftSchema), async (request) => {
      const { lot } = readBody(request, true);
      return reading(request, 'list', async (work) => {
        if (!isKey(lot)) throw notFound();
        return ok(request, await readLeft(work, kind, lot));
      });
    });

  app.post(`${path}/move`, routeOf(screen, 'edit', moveSchema), async (request) => {
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
