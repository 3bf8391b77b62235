import type { Addresses } from '../../apps/server/db/logins.ts';

/** Other addresses for the same logins. */
export const mapAddresses = (addresses: Addresses, to: (url: string) => string): Addresses =>
  Object.fromEntries(Object.entries(addresses).map(([login, url]) => [login, to(url)])) as unknown as Addresses;

/** The same logins where another address leads: a proxy in front of the database, or another database. */
export const through = (addresses: Addresses, way: string): Addresses =>
  mapAddresses(addresses, (url) => {
    const address = new URL(url);
    const { hostname, port, pathname } = new URL(way);
    return Object.assign(address, { hostname, port, pathname }).href;
  });

/** What the environment of a program says of a database of one's own. */
export const databaseEnv = ({ owner, app, sign, backup }: Addresses) => ({
  DATABASE_URL: owner,
  DATABASE_APP_URL: app,
  DATABASE_SIGN_URL: sign,
  DATABASE_BACKUP_URL: backup,
});

const NOBODY = 'postgres://nobody@127.0.0.1:1/nothing';
/** Where no database is, for what needs none. */
export const NOWHERE: Addresses = { owner: NOBODY, app: NOBODY, sign: NOBODY, backup: NOBODY };
