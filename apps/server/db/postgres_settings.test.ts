import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { ConfigFault } from '../config_fault.ts';
import { checkDatabase } from './postgres_settings.ts';

const name = `guest_${randomUUID().slice(0, 8)}`;
let database: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(`create role ${name} login password 'secret'`);
  await admin.query(`create database ${name}_ascii owner hanjan template template0 encoding 'SQL_ASCII' locale 'C'`);
});
afterAll(async () => {
  await admin.query(`drop database ${name}_ascii with (force)`);
  await admin.query(`drop owned by ${name}`);
  await admin.query(`drop role ${name}`);
  await admin.end();
  await database.drop();
});

/** The same database, seen by a user who may do nothing at first. */
function asGuest(): string {
  const url = new URL(database.url);
  url.username = name;
  url.password = 'secret';
  return url.href;
}

test('the owner of a UTF-8 database who may create roles is welcome', async () => {
  await expect(checkDatabase(database.url)).resolves.toBeUndefined();
});

test('a database in another encoding is refused', async () => {
  const url = new URL(database.url);
  url.pathname = `/${name}_ascii`;
  await expect(checkDatabase(url.href)).rejects.toThrow(/SQL_ASCII.+ENCODING 'UTF8'/);
});

test('a user is refused who may not connect, then who may not create, then who may not make roles', async () => {
  await expect(checkDatabase(asGuest())).rejects.toThrow(ConfigFault);
  await expect(checkDatabase(asGuest())).rejects.toThrow(/^DATABASE_URL: .+permission denied.+$/);
  const { pathname } = new URL(database.url);
  await admin.query(`grant connect on database ${pathname.slice(1)} to ${name}`);
  await expect(checkDatabase(asGuest())).rejects.toThrow(/may not create in the database/);
  await admin.query(`grant create on database ${pathname.slice(1)} to ${name}`);
  await expect(checkDatabase(asGuest())).rejects.toThrow(`Run: ALTER ROLE "${name}" CREATEROLE;`);
  await admin.query(`grant hanjan_app, hanjan_sign to ${name}`);
  await expect(checkDatabase(asGuest())).rejects.toThrow(/CREATEROLE/);
  await admin.query(`grant hanjan_backup to ${name}`);
  await expect(checkDatabase(asGuest())).resolves.toBeUndefined();
  await admin.query(`revoke hanjan_app, hanjan_sign, hanjan_backup from ${name}; alter role ${name} createrole`);
  await expect(checkDatabase(asGuest())).resolves.toBeUndefined();
});
