import { randomUUID } from 'node:crypto';
import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import { EVERYBODY, GUEST } from '@hanjan/core';
import { entities, lookups, screens } from '@hanjan/model';
import { localeInfo, localeOf } from '@hanjan/model/messages/locales.ts';
import { type HasOf, hasOf } from '@hanjan/model/plan.ts';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { behaviours } from './behaviour/index.ts';
import type { SignupMode } from './config.ts';
import { QUOTA, type Quota } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { Addresses, Login } from './db/logins.ts';
import type { Catalogue } from './db/schema/ddl.ts';
import { demoRoutes } from './demo/routes.ts';
import { startPurging } from './domain/purge.ts';
import { chargingFor } from './domain/quota.ts';
import { screenRoutes } from './engine/routes.ts';
import { checkCatalogue } from './engine/sound.ts';
import type { Charging } from './engine/transaction.ts';
import { knowEntities } from './engine/work.ts';
import { guardAccess } from './http/access.ts';
import { ok, sendRefusal } from './http/answer.ts';
import { finishOpenRequests } from './http/closing.ts';
import { compressReference } from './http/compress.ts';
import { answerBrokenRequest, answerErrors, toRefusal } from './http/errors.ts';
import { tellEvent, tellEvents } from './http/event.ts';
import { guardInput, refuseCrossSite } from './http/guard.ts';
import { securityHeaders } from './http/headers.ts';
import { readJson } from './http/json.ts';
import { knownFor } from './http/limits/known_for.ts';
import { countCalls, LIMITS, type Limits, takeTurns } from './http/limits/limits.ts';
import { cutSlowRequests, PATIENCE_MS } from './http/limits/patience.ts';
import { warnOfUnknownProxy } from './http/limits/unknown_proxy.ts';
import { type LogStream, logAnswers, logOptions } from './http/log.ts';
import { subnetOf } from './http/subnet.ts';
import { serveWeb, tellVersion } from './http/web.ts';
import { codeRoute, lookupRoute } from './lookup/routes.ts';
import { docsRoute } from './openapi/route.ts';
import { sharedSchemas } from './openapi/screen.ts';
import { applyRoutes } from './routes/apply.ts';
import { blendingRoutes } from './routes/blending.ts';
import { calibrationRoutes } from './routes/calibration.ts';
import { codeGroupRoute, codeReloadRoute, codeRoutes } from './routes/code.ts';
import { foundRoutes } from './routes/found.ts';
import { inventoryRoutes } from './routes/inventory.ts';
import { ledgerRoutes } from './routes/ledger.ts';
import { membershipRoutes } from './routes/membership.ts';
import { organizationRoutes } from './routes/organization.ts';
import { ownProfileRoutes } from './routes/own_profile.ts';
import { ownershipRoutes } from './routes/ownership.ts';
import { productionRoutes } from './routes/production.ts';
import { registerRoutes } from './routes/register.ts';
import { EXPORTS, sheetRoutes } from './sheet/routes.ts';
import { type SignOptions, signRoutes } from './sign/routes.ts';
import { type SessionCookie, sessionCookie, whoIsBySession } from './sign/session.ts';

export interface AppOptions {
  readonly addresses: Addresses;
  /** Where one-time passwords lie that were handed out; nowhere unless it is named. */
  readonly dataDir?: string;
  /** Where people reach the product, e.g. `https://notes.example.org`. */
  readonly origin: string;
  /** The built web app; without it only the API is served. */
  readonly webDir?: string;
  /** What the advertising frame shows; without it there is none. */
  readonly adUrl?: string;
  readonly logLevel: string;
  /** Where its log goes; standard output unless a test reads it. */
  readonly log?: LogStream;
  /** Addresses of the proxies in front. */
  readonly proxies?: readonly string[];
  /** How much one account may ask for, where it is not the usual. */
  readonly limits?: Partial<Limits>;
  /** Who may make an account; everybody unless something else is said. */
  readonly signup?: SignupMode;
  /** How much may be stored, where it is not the usual. */
  readonly quota?: Partial<Quota>;
  /** Whether organisations have what their plans have; otherwise every one has everything. */
  readonly isByPlan?: boolean;
  /** Whether the calls of the API are described for programs. */
  readonly hasDocs?: boolean;
  /** Whether made-up people may sign in; they all have one password, and some are owners. */
  readonly isDemoOpen?: boolean;
  /** Whether browsers are to reach every name below that of `origin` by https alone. */
  readonly hasSecureSubdomains?: boolean;
  /** How many connections to the database are held at the most. */
  readonly connections?: number;
  /** What records and screens it serves; those of the product unless a test says otherwise. */
  readonly catalogue?: Catalogue;
}

const BODY_LIMIT = 256 * 1024;
/** How long the state of the database counts as known. */
const HEALTH_MS = 1_000;
/** Connections that find out who calls, and sign people in: each has one short statement for every call. */
const SIGN_CONNECTIONS = 4;

/** The whole server, ready to listen. Closing it closes its connections to the database. */
export async function buildApp({
  addresses,
  dataDir,
  origin,
  webDir,
  adUrl,
  logLevel,
  log,
  proxies = [],
  limits,
  quota,
  signup = 'open',
  isByPlan = false,
  hasDocs = true,
  isDemoOpen = !origin.startsWith('https:'),
  hasSecureSubdomains = false,
  connections = 10,
  catalogue = { entities, screens },
}: AppOptions): Promise<FastifyInstance> {
  checkCatalogue(catalogue);
  const app = bareServer({ webDir, logLevel, log, proxies });
  const { db, outgoing, signDb } = openDatabases(app, addresses, connections, catalogue);
  app.removeContentTypeParser('text/plain');
  readJson(app);
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  finishOpenRequests(app);
  cutSlowRequests(app);
  logAnswers(app);
  warnOfUnknownProxy(app);
  tellEvents(app);

  const cookie = sessionCookie(origin);
  await app.register(helmet, securityHeaders({ origin, adUrl, hasSecureSubdomains }));
  await app.register(cookies);
  refuseCrossSite(app, origin);
  const charge = chargingFor({ ...QUOTA, ...quota });
  const allowed = { ...LIMITS, ...limits };
  guardAccess(app, countCalls(whoIsBySession(signDb, cookie), allowed));
  takeTurns(app, allowed);
  guardInput(app);
  compressReference(app);
  app.addHook('onSend', async (request, reply) => {
    const isPrivate = request.url.startsWith('/api/') && !reply.hasHeader('cache-control');
    if (isPrivate) reply.header('cache-control', 'no-store');
  });
  if (webDir) tellVersion(app, webDir);
  const components = { schemas: sharedSchemas(catalogue) };
  await app.register(swagger, { openapi: { info: { title: 'Hanjan', version: '1' }, components } });
  const sign = { dataDir, signup, isDemoOpen };
  const parts = {
    db,
    charge,
    hasOf: hasOf(isByPlan),
    outgoing,
    signDb,
    cookie,
    url: addresses.owner,
    sign,
    catalogue,
    hasDocs,
  };
  await app.register(async (api) => routes(api, parts));
  const wishes = { ...(adUrl && { ad: adUrl }), ...(signup !== 'open' && { signup }) };
  if (webDir) await serveWeb(app, webDir, wishes, (request) => cookie.read(request) !== undefined);
  return app;
}

interface Bare extends Pick<AppOptions, 'logLevel'> {
  readonly webDir: string | undefined;
  readonly log: LogStream | undefined;
  readonly proxies: readonly string[];
}

/** Fastify with our bounds, and our answers to what it cannot read. */
function bareServer({ webDir, logLevel, log, proxies }: Bare): FastifyInstance {
  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    requestTimeout: PATIENCE_MS,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    trustProxy: proxies.length > 0 && [...proxies],
    genReqId: () => randomUUID(),
    ...logOptions(logLevel, log),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      tellEvent(request.log, 'input', 'refused', { subnet: subnetOf(request.ip), target: error.code });
      // An address that nobody can read, typed into a browser: the app says that there is no such page.
      if (webDir && request.headers.accept?.includes('text/html')) {
        return void reply.redirect(`${localeInfo(localeOf(request.url)).prefix}/nopage`);
      }
      sendRefusal(request, reply as unknown as FastifyReply, toRefusal(error));
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(app.log, error, socket),
  });
  return app;
}

/** Opens the connections of each login, purges while the server listens, and closes everything with it. */
function openDatabases(app: FastifyInstance, addresses: Addresses, connections: number, catalogue: Catalogue) {
  const open = (login: Login, most: number) =>
    openDatabase(addresses, login, (err) => app.log.warn({ err }, 'a connection to the database broke'), most);
  const db = open('app', connections);
  const outgoing = open('app', EXPORTS);
  const signDb = open('sign', Math.min(connections, SIGN_CONNECTIONS));
  const purgeDb = open('backup', 1);
  let stopPurging = () => {};
  app.addHook('onListen', async () => {
    stopPurging = startPurging({ db: purgeDb, signDb, catalogue }, (err) =>
      app.log.warn({ err }, 'the purge failed; it will be tried again'),
    );
  });
  app.addHook('onClose', async () => {
    stopPurging();
    await Promise.all([db, outgoing, signDb, purgeDb].map((one) => one.close()));
  });
  return { db, outgoing, signDb };
}

interface Parts {
  readonly db: Database;
  readonly charge: Charging;
  readonly hasOf: HasOf;
  /** For exports alone. */
  readonly outgoing: Database;
  /** What only signing in sees. */
  readonly signDb: Database;
  readonly cookie: SessionCookie;
  readonly url: string;
  readonly sign: SignOptions;
  readonly catalogue: Catalogue;
  readonly hasDocs: boolean;
}

function routes(api: FastifyInstance, parts: Parts): void {
  const { db, charge, hasOf, outgoing, signDb, cookie, url, sign, catalogue, hasDocs } = parts;
  const open = { config: { access: { roles: EVERYBODY }, evenWithOneTimePassword: true } };
  const engine = { db, charge, hasOf, known: knowEntities(catalogue, behaviours) };
  const health = knownFor(HEALTH_MS, () => db.transact(GUEST, (run) => run(sql`SELECT 1`)));
  api.get('/api/health', open, async (request) => {
    await health();
    return ok(request, { database: 'OK' });
  });
  if (hasDocs) docsRoute(api, open);
  signRoutes(api, signDb, cookie, sign);
  codeRoutes(api, db);
  codeGroupRoute(api, db);
  codeReloadRoute(api, db);
  membershipRoutes(api, engine);
  foundRoutes(api, engine);
  applyRoutes(api, engine);
  organizationRoutes(api, engine);
  ownershipRoutes(api, engine);
  registerRoutes(api, engine);
  ownProfileRoutes(api, engine);
  demoRoutes(api, { ...engine, url });
  for (const screen of catalogue.screens) screenRoutes(api, engine, screen);
  for (const screen of catalogue.screens) codeRoute(api, engine, screen);
  for (const lookup of Object.values(lookups)) lookupRoute(api, engine, lookup);
  inventoryRoutes(api, engine);
  ledgerRoutes(api, engine);
  calibrationRoutes(api, engine);
  blendingRoutes(api, engine);
  productionRoutes(api, engine);
  sheetRoutes(api, engine, catalogue, outgoing);
}
