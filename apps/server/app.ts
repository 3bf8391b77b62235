import { randomUUID } from 'node:crypto';
import cookieParser from '@fastify/cookie';
import { entities, screens } from '@hanjan/model';
import { localeInfo, localeOf } from '@hanjan/model/messages/locales.ts';
import { hasOf } from '@hanjan/model/plan.ts';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { addCalls } from './calls.ts';
import { QUOTA, type Quota, type SignupMode } from './config.ts';
import type { ProviderSettings } from './config_providers.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { Addresses, Login } from './db/logins.ts';
import type { Catalogue } from './db/schema/ddl.ts';
import { startPurging } from './domain/purge.ts';
import { chargingFor } from './domain/quota.ts';
import { checkCatalogue } from './engine/sound.ts';
import { guardAccess } from './http/access.ts';
import { sendRefusal } from './http/answer.ts';
import { finishOpenRequests } from './http/closing.ts';
import { compressReference } from './http/compress.ts';
import { answerBrokenRequest, answerErrors, toRefusal } from './http/errors.ts';
import { tellEvent, tellEvents } from './http/events/event.ts';
import { guardInput, refuseCrossSite } from './http/guard.ts';
import { securityHeaders } from './http/headers.ts';
import { readJson } from './http/json.ts';
import { countCalls, LIMITS, type Limits, takeTurns } from './http/limits/limits.ts';
import { cutSlowRequests, PATIENCE_MS } from './http/limits/patience.ts';
import { warnOfUnknownProxy } from './http/limits/unknown_proxy.ts';
import { readHeads } from './http/listen.ts';
import { type LogStream, logAnswers, logOptions } from './http/log.ts';
import { keepOwnTexts } from './http/own_texts.ts';
import { tellReferenceMark } from './http/reference.ts';
import { subnetOf } from './http/subnet.ts';
import { inlineScriptsOf, serveWeb, tellVersion } from './http/web.ts';
import type { MailConfig } from './mail/config.ts';
import { outboxOf } from './mail/outbox.ts';
import { openSmtp } from './mail/smtp.ts';
import { startSending } from './mail/worker.ts';
import { describeCalls } from './openapi/describe.ts';
import { beanAbout } from './routes/bean_about.ts';
import { EXPORTS } from './sheet/routes.ts';
import { openKeyring } from './sign/factor/keyring.ts';
import { openProviders } from './sign/provider/provider.ts';
import { startRevoking } from './sign/provider/revoke.ts';
import { composeLetters } from './sign/recovery/letters.ts';
import { sessionCookie, whoIsBySession } from './sign/session.ts';
import { stepCookie } from './sign/step.ts';

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
  /** Whether administrators of the site cannot do without a second factor. */
  readonly needsAdminFactor?: boolean;
  /** Who else may say who somebody is; nobody unless somebody is named. */
  readonly providers?: readonly ProviderSettings[];
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
  /** How letters leave, and how often it is looked whether one waits; none do unless it is said. */
  readonly mail?: (MailConfig & { readonly everyMs?: number }) | null;
  /** How many connections to the database are held at the most. */
  readonly connections?: number;
  /** What records and screens it serves; those of the product unless a test says otherwise. */
  readonly catalogue?: Catalogue;
}

/** What pages may use of a device: the camera for codes, and passkeys; both of our own origin alone. */
const PERMISSIONS = 'camera=(self), publickey-credentials-create=(self), publickey-credentials-get=(self)';
const BODY_LIMIT = 256 * 1024;
/** Connections that sign people in, with short statements. */
const SIGN_CONNECTIONS = 4;
/** Finding out who calls has connections of its own: a rush of people who sign in keeps nobody else from working. */
const WHO_CONNECTIONS = 2;
/** The purge deletes accounts with all that is theirs. */
const PURGE_MS = 65_000;

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
  needsAdminFactor = false,
  providers = [],
  isByPlan = false,
  hasDocs = true,
  isDemoOpen = !origin.startsWith('https:'),
  hasSecureSubdomains = false,
  mail = null,
  connections = 10,
  catalogue = { entities, screens },
}: AppOptions): Promise<FastifyInstance> {
  checkCatalogue(catalogue);
  const app = bareServer({ webDir, logLevel, log, proxies });
  const { db, outgoing, signDb, whoDb } = openDatabases(app, addresses, connections, catalogue);
  if (mail) sendLetters(app, signDb, origin, mail);
  app.removeContentTypeParser('text/plain');
  readJson(app);
  answerErrors(app);
  finishOpenRequests(app);
  cutSlowRequests(app);
  logAnswers(app);
  warnOfUnknownProxy(app);
  tellEvents(app);

  const inlineScripts = webDir ? inlineScriptsOf(webDir) : [];
  const cookie = sessionCookie(origin);
  const cookies = { session: cookie, step: stepCookie(origin) };
  const secure = {
    ...securityHeaders({ origin, adUrl, hasSecureSubdomains, inlineScripts }),
    'permissions-policy': PERMISSIONS,
  };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(secure);
    done();
  });
  await app.register(cookieParser);
  refuseCrossSite(app, origin);
  const most = { ...QUOTA, ...quota };
  const charge = chargingFor(most);
  const allowed = { ...LIMITS, ...limits };
  guardAccess(app, countCalls(whoIsBySession(whoDb, cookie, needsAdminFactor), allowed));
  takeTurns(app, allowed);
  guardInput(app);
  compressReference(app);
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPrivate = request.url.startsWith('/api/') && !reply.hasHeader('cache-control');
    if (isPrivate) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  if (webDir) tellVersion(app, webDir);
  tellReferenceMark(app, addresses.app);
  const own = keepOwnTexts(app, db, addresses.app);
  await describeCalls(app, catalogue, hasDocs);
  const outbox = outboxOf(mail !== null);
  const keyring = openKeyring(dataDir, (err) =>
    app.log.warn({ err }, 'keys.json can be neither read nor made: authenticator apps do not work'),
  );
  const opened = openProviders(providers, origin);
  // Also without providers: what one that was set up before is still to hear is deleted after a week.
  const revoking = { db: signDb, providers: opened, keyring, log: app.log };
  whileListening(app, () => startRevoking(revoking));
  const sign = { dataDir, signup, isDemoOpen, outbox, keyring, origin };
  const parts = {
    db,
    charge,
    most,
    hasOf: hasOf(isByPlan),
    outgoing,
    signDb,
    cookies,
    url: addresses.owner,
    sign,
    providers: opened,
    catalogue,
    hasDocs,
    own,
  };
  await app.register(async (api) => addCalls(api, parts));
  const wishes = {
    ...(adUrl && { ad: adUrl }),
    ...(signup !== 'open' && { signup }),
    ...(mail && { mail: 'on' }),
    ...(needsAdminFactor && { 'admin-factor': 'required' }),
    ...(providers.length > 0 && {
      providers: new URLSearchParams(providers.map(({ name, label }) => [name, label ?? ''])).toString(),
    }),
  };
  if (webDir) {
    const about = beanAbout(db, origin, (err) => app.log.warn({ err }, 'a page could not say what it is about'));
    await serveWeb(app, webDir, wishes, (request) => cookie.read(request) !== undefined, about, own.mark);
  }
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
    exposeHeadRoutes: false,
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
  readHeads(app);
  return app;
}

/** Opens the connections of each login, purges while the server listens, and closes everything with it. */
function openDatabases(app: FastifyInstance, addresses: Addresses, connections: number, catalogue: Catalogue) {
  const onBroken = (err: Error) => app.log.warn({ err }, 'a connection to the database broke');
  const open = (login: Login, most: number, patienceMs?: number) =>
    openDatabase(addresses, login, onBroken, most, patienceMs);
  const db = open('app', connections);
  const outgoing = open('app', EXPORTS);
  const signDb = open('sign', Math.min(connections, SIGN_CONNECTIONS));
  const whoDb = open('sign', Math.min(connections, WHO_CONNECTIONS));
  const purgeDb = open('backup', 1, PURGE_MS);
  let stopPurging = () => {};
  app.addHook('onListen', async () => {
    const onError = (err: unknown) => app.log.warn({ err }, 'the purge failed; it will be tried again');
    const onDeleted = (user_seq: number, isGone: boolean) =>
      tellEvent(app.log, 'account_delete', isGone ? 'ok' : 'refused', { user_seq, target: 'purge' });
    stopPurging = startPurging({ db: purgeDb, signDb, catalogue, onDeleted, onError });
  });
  app.addHook('onClose', async () => {
    stopPurging();
    await Promise.all([db, outgoing, signDb, whoDb, purgeDb].map((one) => one.close()));
  });
  return { db, outgoing, signDb, whoDb };
}

/** Sends letters. */
function sendLetters(app: FastifyInstance, db: Database, origin: string, mail: NonNullable<AppOptions['mail']>): void {
  const { everyMs } = mail;
  whileListening(app, () => {
    const sending = { db, smtp: openSmtp(mail), compose: composeLetters(origin), log: app.log };
    return startSending({ ...sending, ...(everyMs && { everyMs }) });
  });
}

/** Works while the server listens; before its connections to the database end, what is in hand is done. */
function whileListening(app: FastifyInstance, begin: () => () => Promise<void>): void {
  let stop = async () => {};
  app.addHook('onListen', async () => {
    stop = begin();
  });
  app.addHook('preClose', () => stop());
}
