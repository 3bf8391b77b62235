import { EVERYBODY, GUEST } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { USER_INFO } from '@hanjan/model/account/info.ts';
import type { HasOf } from '@hanjan/model/plan.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { behaviours } from './behaviour/index.ts';
import type { Quota } from './config.ts';
import type { Database } from './db/database.ts';
import type { Catalogue } from './db/schema/ddl.ts';
import { demoRoutes } from './demo/routes.ts';
import { screenRoutes } from './engine/routes.ts';
import type { Charging } from './engine/transaction.ts';
import { knowEntities } from './engine/work.ts';
import { ok } from './http/answer.ts';
import { knownFor } from './http/limits/known_for.ts';
import type { OwnTexts } from './http/own_texts.ts';
import { codeRoute, lookupRoute } from './lookup/routes.ts';
import { docsRoute } from './openapi/route.ts';
import { ownAccountRoutes } from './routes/account/routes.ts';
import { applyRoutes } from './routes/apply.ts';
import { beanInfoRoutes } from './routes/bean_info.ts';
import { blendingRoutes } from './routes/blending.ts';
import { calibrationRoutes } from './routes/calibration.ts';
import { careDueRoutes } from './routes/care_due.ts';
import { codeGroupRoute, codeRoutes } from './routes/code.ts';
import { codeMoveRoute } from './routes/code_move.ts';
import { correctionRoutes } from './routes/correction.ts';
import { deskRoutes } from './routes/desk.ts';
import { coffeeNotesRoutes } from './routes/drink/coffee.ts';
import { drinkCostRoutes } from './routes/drink/cost.ts';
import { drinkHistoryRoutes } from './routes/drink/history.ts';
import { drinkMaterialRoutes } from './routes/drink/material.ts';
import { favoriteRoutes } from './routes/favorite/routes.ts';
import { foundRoutes } from './routes/found.ts';
import { membershipRoutes } from './routes/membership.ts';
import { orgSeenRoute } from './routes/org_seen.ts';
import { organizationRoutes } from './routes/organization.ts';
import { ownProfileRoutes } from './routes/own_profile.ts';
import { ownershipRoutes } from './routes/ownership.ts';
import { pictureRoutes } from './routes/picture.ts';
import { registerRoutes } from './routes/register.ts';
import { roastLogRoutes } from './routes/roast/logs.ts';
import { deliveredRoutes } from './routes/stock/delivered.ts';
import { inventoryRoutes } from './routes/stock/inventory.ts';
import { ledgerRoutes } from './routes/stock/ledger.ts';
import { productionRoutes } from './routes/stock/production.ts';
import { shoppingRoutes } from './routes/stock/shopping.ts';
import { traceRoutes } from './routes/stock/trace.ts';
import { cafeTraceRoutes } from './routes/stock/trace_cafe.ts';
import { systemRoutes } from './routes/system/routes.ts';
import { textRoutes } from './routes/texts/routes.ts';
import { userPlaceRoutes } from './routes/user_place.ts';
import { sheetRoutes } from './sheet/routes.ts';
import type { SignCookies } from './sign/enter.ts';
import type { Providers } from './sign/provider/provider.ts';
import { providerRoutes } from './sign/provider/routes.ts';
import { recoveryRoutes } from './sign/recovery/routes.ts';
import { type SignOptions, signRoutes } from './sign/routes.ts';

/** How long the state of the database counts as known. */
const HEALTH_MS = 1_000;

/** What the calls work with. */
export interface CallParts {
  readonly db: Database;
  readonly charge: Charging;
  readonly most: Quota;
  readonly hasOf: HasOf;
  /** For exports alone. */
  readonly outgoing: Database;
  /** What only signing in sees. */
  readonly signDb: Database;
  readonly cookies: SignCookies;
  readonly url: string;
  readonly sign: SignOptions;
  readonly providers: Providers;
  readonly catalogue: Catalogue;
  readonly hasDocs: boolean;
  readonly own: OwnTexts;
}

/** Every call of the API. */
export function addCalls(api: FastifyInstance, parts: CallParts): void {
  const { db, charge, most, hasOf, outgoing, signDb, cookies, url, sign, providers, catalogue, hasDocs, own } = parts;
  const open = { config: { access: { roles: EVERYBODY }, evenWithOneTimePassword: true } };
  const engine = { db, charge, hasOf, known: knowEntities(catalogue, behaviours) };
  const health = knownFor(HEALTH_MS, () => db.transact(GUEST, (run) => run(sql`SELECT 1`)));
  api.get('/api/health', open, async (request) => {
    await health();
    return ok(request, { database: 'OK' });
  });
  if (hasDocs) docsRoute(api, open);
  signRoutes(api, signDb, cookies, sign);
  recoveryRoutes(api, { signDb, ...sign });
  providerRoutes(api, { signDb, providers, cookies, rules: sign, origin: sign.origin });
  codeRoutes(api, db);
  codeGroupRoute(api, db);
  codeMoveRoute(api, engine);
  membershipRoutes(api, engine);
  foundRoutes(api, engine);
  ownAccountRoutes(api, { engine, signDb, cookie: cookies.session, catalogue, providers, outbox: sign.outbox });
  applyRoutes(api, engine);
  beanInfoRoutes(api, engine);
  organizationRoutes(api, engine);
  ownershipRoutes(api, engine);
  registerRoutes(api, engine);
  ownProfileRoutes(api, engine);
  orgSeenRoute(api, engine, catalogue);
  demoRoutes(api, { ...engine, url });
  correctionRoutes(api, engine);
  favoriteRoutes(api, engine, catalogue);
  userPlaceRoutes(api, engine);
  deskRoutes(api, { db, signDb, dataDir: sign.dataDir });
  textRoutes(api, engine, own);
  systemRoutes(api, engine, catalogue);
  for (const screen of catalogue.screens) screenRoutes(api, engine, screen);
  for (const screen of catalogue.screens) codeRoute(api, engine, screen);
  for (const lookup of Object.values(lookups)) lookupRoute(api, engine, lookup);
  inventoryRoutes(api, engine);
  ledgerRoutes(api, engine);
  traceRoutes(api, engine);
  deliveredRoutes(api, engine);
  cafeTraceRoutes(api, engine);
  calibrationRoutes(api, engine);
  careDueRoutes(api, engine);
  drinkCostRoutes(api, engine);
  drinkMaterialRoutes(api, engine);
  drinkHistoryRoutes(api, engine);
  coffeeNotesRoutes(api, engine);
  blendingRoutes(api, engine);
  productionRoutes(api, engine);
  roastLogRoutes(api, engine);
  shoppingRoutes(api, engine);
  sheetRoutes(api, engine, catalogue, { outgoing, signDb });
  pictureRoutes(api, engine, [...catalogue.screens, USER_INFO], most.pictureBytes);
}
