import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigFault } from './config_fault.ts';
import { type ProviderSettings, readProviders } from './config_providers.ts';
import { type Addresses, addressVariable, LOGIN_NAMES, type Login } from './db/logins.ts';
import { type MailConfig, readMail } from './mail/config.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** How much the server writes to its log. */
export type LogLevel = (typeof logLevels)[number];

/** Who may make an account. */
const SIGNUP_MODES = ['open', 'closed', 'invited'] as const;
export type SignupMode = (typeof SIGNUP_MODES)[number];

/** Whether administrators of the site are asked for a second factor, or cannot do without one. */
const ADMIN_FACTORS = ['asked', 'required'] as const;

/** How much may be stored. Administrators may keep more. */
export interface Quota {
  /** Living records of a person. */
  readonly userRecords: number;
  /** Living records of an organisation. */
  readonly orgRecords: number;
  /** What a person writes in a day (UTC), and what is written in an organisation. */
  readonly dayBytes: number;
  /** All pictures of a person, and those of an organisation. */
  readonly pictureBytes: number;
}

export const QUOTA: Quota = {
  userRecords: 50_000,
  orgRecords: 500_000,
  dayBytes: 300_000_000,
  pictureBytes: 1_000_000_000,
};
export const MB = 1_000_000;

/** Everything the environment decides. */
export interface Config {
  port: number;
  /** Absolute. Used only with the embedded database. */
  dataDir: string;
  /** An existing PostgreSQL, as the owner of its database; null means the embedded one. */
  databaseUrl: string | null;
  /** The same with the logins of the running product; null where not all of them are given. */
  logins: Addresses | null;
  /** What people type into the browser, such as `https://coffee.example.com`. */
  origin: string;
  /** Wishes for the first administrator; read at the first start only. */
  admin: { id?: string; password?: string };
  logLevel: LogLevel;
  /** Addresses of the proxies in front, whose word about a client's address is believed. */
  proxies: string[];
  /** The addresses of this machine that are listened on. */
  listen: string[];
  /** What the advertising frame shows; null for none. */
  adUrl: string | null;
  /** What the rates that one account and one network have are multiplied by. */
  rate: number;
  /** Who may make an account. */
  signup: SignupMode;
  /** Whether administrators of the site cannot do without a second factor. */
  needsAdminFactor: boolean;
  /** Who else may say who somebody is. */
  providers: ProviderSettings[];
  /** How much may be stored. */
  quota: Quota;
  /** Whether organisations have what their plans have; otherwise every one has everything. */
  isByPlan: boolean;
  /** Whether the calls of the API are described for programs. */
  hasDocs: boolean;
  /** Whether a server that root starts may go on as root. */
  isRootMeant: boolean;
  /** Whether made-up people may sign in. */
  isDemoOpen: boolean;
  /** Whether browsers are to reach every name below that of the origin by https alone. */
  hasSecureSubdomains: boolean;
  /** How letters leave; null where none do. */
  mail: MailConfig | null;
}

/** Reads the environment; an empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = readCount('PORT', env.PORT || '8081', 65_535);
  const origin = readOrigin(env.HANJAN_ORIGIN || `http://localhost:${port}`);
  const id = readAdminId(env.HANJAN_ADMIN_ID);
  const password = readAdminPassword(env.HANJAN_ADMIN_PASSWORD);
  const isPlain = readYes('HANJAN_DB_PLAIN', env.HANJAN_DB_PLAIN || 'no');
  const databaseUrl = readDatabaseUrl('owner', env, isPlain);
  return {
    port,
    dataDir: readDataDir(env.HANJAN_DATA || 'data'),
    databaseUrl,
    logins: readLogins(databaseUrl, env, isPlain),
    origin,
    admin: { ...(id && { id }), ...(password && { password }) },
    logLevel: readChoice('HANJAN_LOG', env.HANJAN_LOG || 'info', logLevels),
    proxies: readProxies(env.HANJAN_PROXY, origin),
    listen: readListen(env.HANJAN_LISTEN, origin),
    adUrl: readAdUrl(env.HANJAN_AD_URL, origin),
    rate: readCount('HANJAN_RATE', env.HANJAN_RATE || '1', 1_000),
    signup: readChoice('HANJAN_SIGNUP', env.HANJAN_SIGNUP || 'open', SIGNUP_MODES),
    needsAdminFactor:
      readChoice('HANJAN_ADMIN_FACTOR', env.HANJAN_ADMIN_FACTOR || 'asked', ADMIN_FACTORS) === 'required',
    providers: readProviders(env, root),
    quota: readQuota(env),
    isByPlan: readSwitch('HANJAN_PLANS', env.HANJAN_PLANS || 'off'),
    hasDocs: readSwitch('HANJAN_DOCS', env.HANJAN_DOCS || 'on'),
    isRootMeant: readYes('HANJAN_ROOT', env.HANJAN_ROOT || 'no'),
    isDemoOpen: readSwitch('HANJAN_DEMO', env.HANJAN_DEMO || (origin.startsWith('https:') ? 'off' : 'on')),
    hasSecureSubdomains: readSwitch('HANJAN_HSTS_SUBDOMAINS', env.HANJAN_HSTS_SUBDOMAINS || 'off'),
    mail: readMail(env),
  };
}

/** Takes the passwords out of the environment once they are read, so that no program we start is handed them. */
export function forgetSecrets(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env))
    if (/^(HANJAN_(ADMIN_PASSWORD|SMTP|[A-Z]+_SECRET)$|DATABASE_)/.test(name)) delete env[name];
}

function readCount(name: string, text: string, most: number): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw new ConfigFault(`${name} must be a whole number from 1 to ${most}, not '${text}'.`);
}

function readQuota(env: NodeJS.ProcessEnv): Quota {
  const most = 1_000_000_000;
  const read = (name: string, usual: number) => readCount(name, env[name] || String(usual), most);
  return {
    userRecords: read('HANJAN_USER_RECORDS', QUOTA.userRecords),
    orgRecords: read('HANJAN_ORG_RECORDS', QUOTA.orgRecords),
    dayBytes: read('HANJAN_DAY_MB', QUOTA.dayBytes / MB) * MB,
    pictureBytes: read('HANJAN_PICTURE_MB', QUOTA.pictureBytes / MB) * MB,
  };
}

function readChoice<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === text);
  if (choice) return choice;
  throw new ConfigFault(`${name} must be one of ${choices.join(', ')}, not '${text}'.`);
}

const readSwitch = (name: string, text: string) => readChoice(name, text, ['on', 'off']) === 'on';
const readYes = (name: string, text: string) => readChoice(name, text, ['no', 'yes']) === 'yes';

function readDataDir(text: string): string {
  const path = resolve(root, text);
  if (existsSync(path) && !statSync(path).isDirectory()) {
    throw new ConfigFault(`HANJAN_DATA must be a directory or a path to make one at; ${path} is a file.`);
  }
  return path;
}

const HERE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|^%2f/i;

/** The text is never repeated in a fault: it holds a password. */
function readDatabaseUrl(login: Login | 'owner', env: NodeJS.ProcessEnv, isPlain: boolean): string | null {
  const name = addressVariable(login);
  const text = env[name];
  if (!text) return null;
  const url = URL.parse(text);
  const hasName = url !== null && url.pathname.length > 1;
  // What its driver reads in another way than we do is nothing to be checked: spaces, and a host that is left open.
  const isPlainText = !/[\s\p{Cc}]/u.test(text) && (url?.hostname !== '' || url.searchParams.has('host'));
  if (!hasName || !isPlainText || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new ConfigFault(`${name} must look like postgres://user:password@host:5432/database.`);
  }
  // Of what is named twice the last counts: all of it has to be right.
  const isHere =
    (url.hostname === '' || HERE.test(url.hostname)) &&
    url.searchParams.getAll('host').every((host) => host.startsWith('/'));
  const modes = url.searchParams.getAll('sslmode');
  const isProven = modes.length > 0 && modes.every((mode) => mode === 'verify-full');
  if (isHere || isPlain || isProven) return text;
  throw new ConfigFault(
    `${name} leads to another computer without TLS: add ?sslmode=verify-full, or set HANJAN_DB_PLAIN=yes where the network is safe.`,
  );
}

function readLogins(owner: string | null, env: NodeJS.ProcessEnv, isPlain: boolean): Addresses | null {
  const read = (login: Login) => readDatabaseUrl(login, env, isPlain);
  const [app, sign, backup] = [read('app'), read('sign'), read('backup')];
  return owner && app && sign && backup ? { owner, app, sign, backup } : null;
}

/** The logins of a PostgreSQL of one's own, which the running product needs. */
export function needLogins({ logins }: Config): Addresses {
  if (logins) return logins;
  const names = LOGIN_NAMES.map(addressVariable);
  throw new ConfigFault(
    `DATABASE_URL is for migrations alone: set ${names.join(', ')} too. npm run logins makes the logins and says how.`,
  );
}

/** Sign-in cookies need https; browsers make an exception for the machine itself. */
function readOrigin(text: string): string {
  const url = URL.parse(text);
  const isBare = url !== null && (url.origin === text || `${url.origin}/` === text);
  const isHere = url !== null && isLoopback(url);
  if (isBare && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere))) return url.origin;
  throw new ConfigFault(
    `HANJAN_ORIGIN must look like https://coffee.example.com, or http://localhost:8081 on one's own machine, not '${text}'.`,
  );
}

function readAdminId(text: string | undefined): string | undefined {
  if (!text || /^[a-z0-9._-]{4,45}$/.test(text)) return text;
  throw new ConfigFault(
    `HANJAN_ADMIN_ID must be 4 to 45 lower-case letters, digits, dots, underscores or hyphens, not '${text}'.`,
  );
}

function readAdminPassword(text: string | undefined): string | undefined {
  if (!text || ([...text].length >= 15 && Buffer.byteLength(text) <= 1024)) return text;
  throw new ConfigFault('HANJAN_ADMIN_PASSWORD must have at least 15 characters and at most 1024 bytes.');
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * An exact list: an open-ended rule would let anybody claim any address. The server itself never speaks TLS, so https
 * means a proxy; with one that is not named all clients have a single address, and one guesser of passwords slows all down.
 */
function readProxies(text: string | undefined, origin: string): string[] {
  if (text?.trim() === 'none') return [];
  const proxies = readList(text);
  const wrong = proxies.find((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/');
    const width = isIP(address) === 4 ? 32 : 128;
    return (
      !isIP(address) || rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= width))
    );
  });
  if (wrong !== undefined) {
    throw new ConfigFault(
      `HANJAN_PROXY must list addresses like 10.0.0.2 or 10.0.0.0/24 with commas between, or be 'none', not '${wrong}'.`,
    );
  }
  if (proxies.length > 0 || !origin.startsWith('https:')) return proxies;
  throw new ConfigFault(
    "HANJAN_PROXY must be set with an https address: name the proxy (127.0.0.1, 10.0.0.2), or 'none' if clients reach this process directly.",
  );
}

/** Where the product is meant for this machine alone, no other can reach it. */
function readListen(text: string | undefined, origin: string): string[] {
  const wanted = readList(text);
  const wrong = wanted.find((address) => !isIP(address));
  if (wrong !== undefined) {
    throw new ConfigFault(
      `HANJAN_LISTEN must list addresses of this machine like 127.0.0.1, 10.0.0.5 or :: (all) with commas between, not '${wrong}'.`,
    );
  }
  if (wanted.length > 0) return wanted;
  return isLoopback(new URL(origin)) ? ['127.0.0.1', '::1'] : ['::'];
}

const readList = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** From another origin than the product's, so that what it runs is never taken for ours. */
function readAdUrl(text: string | undefined, origin: string): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  const isOthers = url?.protocol === 'https:' && url.origin !== origin;
  if (isOthers && !url.username && !url.password && !url.hash) return url.href;
  throw new ConfigFault(
    `HANJAN_AD_URL must look like https://ads.example.com/slot and be no address of ours, not '${text}'.`,
  );
}
