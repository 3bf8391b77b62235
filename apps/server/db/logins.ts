import pg from 'pg';

/** The roles that the running product signs in to the database as; each can become no other. */
export const LOGINS = {
  /** Everybody's calls: bound by row level security, reads neither passwords nor sessions. */
  app: 'hanjan_app',
  /** Accounts, sessions and tries: the room `sign` alone. */
  sign: 'hanjan_sign',
  /** Backups read everything under it, the purge deletes what policies name as old enough. */
  backup: 'hanjan_backup',
} as const;

/** A login of the running product. */
export type Login = keyof typeof LOGINS;

/** All of them. */
export const LOGIN_NAMES = Object.keys(LOGINS) as readonly Login[];

/**
 * Nobody signs in as these: functions read as them what crosses between owners, that of public links (`0050_bean_info.sql`)
 * and the number of records that use one of everybody's (`0056_setting.sql`), or write as them what uses one that was
 * written down twice (`0062_merge.sql`).
 */
const CROSSING = ['hanjan_bean', 'hanjan_count', 'hanjan_merge'];

/** The addresses of one database: its owner's, for migrations, seeds and the operator's commands, and one a login. */
export type Addresses = Readonly<Record<Login | 'owner', string>>;

/**
 * Statements that make the logins, or give those that are there these passwords, to be run by whoever may create roles.
 * `owner`, who runs the migrations, becomes a member of each; from PostgreSQL 16 on it inherits no right of theirs.
 */
export const loginsSql = (owner: string, passwords: Readonly<Record<Login, string>>): string =>
  [
    ...CROSSING.map((role) => roleSql(owner, role)),
    ...LOGIN_NAMES.map(
      (login) =>
        `${roleSql(owner, LOGINS[login])}\nALTER ROLE ${LOGINS[login]} LOGIN PASSWORD ${pg.escapeLiteral(passwords[login])};`,
    ),
  ].join('\n');

const roleSql = (owner: string, role: string): string => `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role}; END IF;
  EXECUTE format('GRANT ${role} TO %I %s', ${pg.escapeLiteral(owner)},
    CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'WITH INHERIT FALSE' END);
END $$;`;

/** What every connection of the product begins with, as PostgreSQL words it back. */
const SETTINGS = {
  default_transaction_read_only: 'on',
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  TimeZone: 'UTC',
} as const;

/** A login or its settings are not what the product relies on; the message says what to change. */
export class LoginFault extends Error {
  override readonly name = 'LoginFault';
  /** To whoever called it is a database that takes no connections. */
  readonly code = '08004';
}

/** What a connection under these settings is opened with. Options that the address names come first and are not lost. */
export function connectionTo(url: string): pg.ClientConfig {
  const address = new URL(url);
  const own = address.searchParams.get('options');
  address.searchParams.delete('options');
  const ours = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  return { connectionString: address.href, options: [...(own ? [own] : []), ...ours].join(' ') };
}

interface Proof {
  readonly name: string;
  readonly is_above: boolean;
  readonly roles: string[];
  readonly is_owner: boolean;
  readonly settings: Record<string, string>;
}

const PROOF = `
  SELECT r.rolname AS name,
         r.rolsuper OR r.rolbypassrls OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication OR session_user <> current_user
           AS is_above,
         array(SELECT roleid::regrole::text FROM pg_auth_members WHERE member = r.oid) AS roles,
         EXISTS (SELECT FROM pg_shdepend WHERE refclassid = 'pg_authid'::regclass AND refobjid = r.oid AND deptype = 'o')
           AS is_owner,
         json_build_object(${Object.keys(SETTINGS).map((name) => `'${name}', current_setting('${name}')`)}) AS settings
    FROM pg_roles r WHERE r.rolname = current_user`;

/**
 * Proves a fresh connection before it is used: that it works as this login, that the login owns nothing, stands above
 * nothing and can become nobody, and that reading is its default and its time limits hold. A pooler may have dropped
 * what it was asked for. Throws a LoginFault.
 */
export async function proveLogin(client: pg.ClientBase, login: Login): Promise<void> {
  const { rows } = await client.query<Proof>(PROOF);
  const [found] = rows;
  const wanted = LOGINS[login];
  const variable = addressVariable(login);
  if (found?.name !== wanted) throw new LoginFault(`${variable} must sign in as ${wanted}, not as ${found?.name}.`);
  if (found.is_above || found.is_owner || found.roles.length > 0) {
    const why = found.is_above
      ? 'has rights above those of its tables'
      : found.is_owner
        ? 'owns tables or other things'
        : `is a member of ${found.roles.join(', ')}`;
    throw new LoginFault(`The login ${wanted} ${why}. Take that away from it.`);
  }
  const lost = Object.entries(SETTINGS).find(([name, value]) => found.settings[name] !== value);
  if (lost) {
    throw new LoginFault(`${variable}: connections do not begin with ${lost.join('=')}. Let a pooler pass options on.`);
  }
}

/** The variable of the environment that holds the address of a login. */
export const addressVariable = (login: Login | 'owner'): string =>
  login === 'owner' ? 'DATABASE_URL' : `DATABASE_${login.toUpperCase()}_URL`;
