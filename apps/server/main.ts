import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, forgetSecrets, needLogins, readConfig } from './config.ts';
import { ConfigFault } from './config_fault.ts';
import { EmbeddedFault, startEmbedded } from './db/embedded/index.ts';
import { AlreadyRunning, lockData } from './db/embedded/lock.ts';
import { type Addresses, LoginFault } from './db/logins.ts';
import { migrate } from './db/migrate.ts';
import { checkDatabase, checkLogins } from './db/postgres_settings.ts';
import { seed } from './db/seed.ts';
import { hasDemo } from './demo/remove.ts';
import { listenOn } from './http/listen.ts';
import { standardOutput } from './http/log.ts';
import { prepareToLeaveRoot } from './leave_root.ts';
import { checkMail } from './mail/check.ts';
import { keepEvent } from './operator/event.ts';
import { say, step } from './progress.ts';
import { keyWarning } from './sign/factor/check_keys.ts';
import { firstAdmin } from './sign/first_admin.ts';
import { handOut, takeBackExpired } from './sign/handed_out.ts';
import { endOnUnexpected } from './unexpected.ts';

/** How long requests may take to finish once a stop was asked for; the whole stop fits into the 10 s that Docker waits. */
const grace = 8_000;
/** How long the connections to the database may take to end after that. */
const partingGrace = 500;

/** What was started, to be stopped in the opposite order. */
const running: { what: string; stop: () => Promise<void> }[] = [];
const stopAsked = Promise.withResolvers<number>();
let isStopAsked = false;
let toldAt = 0;

/** Thrown between two steps when a signal came while starting. */
class StopAsked extends Error {}

/** One Ctrl-C arrives several times: from the terminal, and passed on by npm and the starting script. */
function askToStop(exitCode: number): void {
  if (Date.now() - toldAt > 1_000) say(isStopAsked ? 'Already stopping; please wait.' : 'Stopping.');
  toldAt = Date.now();
  isStopAsked = true;
  stopAsked.resolve(exitCode);
}

async function stage<T>(what: string, work: () => Promise<T>): Promise<T> {
  if (isStopAsked) throw new StopAsked();
  return step(what, work);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  forgetSecrets(process.env);
  const leaveRoot = await prepareToLeaveRoot(config);
  const lock = config.databaseUrl ? null : await lockData(config.dataDir);
  const { mail } = config;
  if (mail) await stage('Looking at the server of e-mail', () => checkMail(mail));
  const addresses = await openDatabase(config);
  await prepare(addresses, config);
  await listen(addresses, config);
  await lock?.tell(config.origin);
  // Afterwards the place where compiled code is kept may be closed to us.
  flushCompileCache();
  leaveRoot();
  say(`Hanjan is ready: ${config.origin}`);
}

async function openDatabase(config: Config): Promise<Addresses> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) {
    const logins = needLogins(config);
    await stage('Looking at the database of DATABASE_URL', () => checkDatabase(databaseUrl));
    return logins;
  }
  const onLost = (fault: EmbeddedFault) => {
    process.stderr.write(`${fault.message} Start Hanjan again.\n`);
    askToStop(1);
  };
  const embedded = await stage(`Starting PostgreSQL with the data in ${dataDir}`, () =>
    startEmbedded({ dataDir, log: say, onLost }),
  );
  running.push({ what: 'Stopping PostgreSQL', stop: embedded.stop });
  return embedded.logins;
}

async function prepare(addresses: Addresses, { admin, dataDir, origin, isDemoOpen }: Config): Promise<void> {
  const { owner } = addresses;
  const applied = await stage('Bringing the tables up to date', () => migrate(owner));
  if (applied.length > 0) say(`  applied ${applied.join(', ')}`);
  const rows = await stage('Loading codes and reference data', () => seed(owner));
  if (rows > 0) say(`  wrote ${rows} rows`);
  await stage('Looking at the logins', () => checkLogins(addresses));
  await firstAdmin(owner, admin, ({ user_id, password, isRenewed }) => {
    keepEvent(dataDir, 'first_admin', 'ok', { target: user_id });
    if (isRenewed) say(`The first password of '${user_id}' expired unused and was renewed.`);
    else say(`Made the first administrator '${user_id}'.`);
    if (password) handOut(dataDir, user_id, password);
  });
  await takeBackExpired(owner, dataDir);
  const lacking = await keyWarning(owner, dataDir);
  if (lacking) say(`Warning: ${lacking}`);
  if (origin.startsWith('https:') && (await hasDemo(owner))) {
    const can = isDemoOpen ? 'can sign in, because HANJAN_DEMO is on' : 'cannot sign in';
    say(
      `Warning: made-up people of the demo are in this database; they ${can}. Take them away: npm run demo -- remove`,
    );
  }
}

async function listen(addresses: Addresses, { port, listen: hosts, rate, adUrl, ...options }: Config): Promise<void> {
  const webDir = join(import.meta.dirname, '../web/dist');
  const app = await stage('Opening the server', () =>
    buildApp({
      ...options,
      addresses,
      log: standardOutput(),
      limits: { rate },
      ...(adUrl && { adUrl }),
      ...(existsSync(webDir) && { webDir }),
    }),
  );
  running.push({ what: 'Finishing open requests', stop: () => closeApp(app) });
  await listenOn(app, port, hosts);
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  if (await isOver(closed, grace)) return;
  say(`  cutting off what did not finish within ${grace / 1000} s`);
  app.server.closeAllConnections();
  await isOver(closed, partingGrace);
}

/** Waits for a promise, but not longer; answers whether it was kept. */
function isOver(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return Promise.race([promise.then(() => true), wait(ms, false)]);
}

/** A part that does not stop keeps no other from stopping. */
async function stopAll(): Promise<void> {
  for (const { what, stop } of running.reverse()) {
    await step(what, stop).catch((fault) => {
      exitCode = tell(fault);
    });
  }
}

/** Faults that people can mend are one line; anything else is ours and keeps its stack. */
function tell(fault: unknown): number {
  if (fault instanceof StopAsked) return 0;
  if (fault instanceof AlreadyRunning) {
    say(fault.message);
    return 0;
  }
  const isTheirs = [ConfigFault, EmbeddedFault, LoginFault].some((kind) => fault instanceof kind);
  process.stderr.write(`${isTheirs ? (fault as Error).message : ((fault as Error)?.stack ?? fault)}\n`);
  return 1;
}

endOnUnexpected();
// A closed terminal must not end the stop half way.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => askToStop(0));
// The starting script is connected to us; when it is killed, we stop too.
if (process.connected) process.on('disconnect', () => askToStop(0));

let exitCode = 0;
try {
  await start();
  exitCode = await stopAsked.promise;
} catch (fault) {
  exitCode = tell(fault);
}
await stopAll();
process.exit(exitCode);
