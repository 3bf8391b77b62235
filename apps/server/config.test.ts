import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forgetSecrets, needLogins, readConfig } from './config.ts';
import { ConfigFault } from './config_fault.ts';

const root = resolve(import.meta.dirname, '../..');

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 8081,
    dataDir: resolve(root, 'data'),
    databaseUrl: null,
    logins: null,
    origin: 'http://localhost:8081',
    admin: {},
    logLevel: 'info',
    proxies: [],
    listen: ['127.0.0.1', '::1'],
    adUrl: null,
    rate: 1,
    signup: 'open',
    needsAdminFactor: false,
    providers: [],
    isByPlan: false,
    quota: { userRecords: 50_000, orgRecords: 500_000, dayBytes: 300_000_000, pictureBytes: 1_000_000_000 },
    hasDocs: true,
    isRootMeant: false,
    isDemoOpen: true,
    hasSecureSubdomains: false,
    mail: null,
  });
});

test('an empty variable counts as absent', () => {
  const empty = { PORT: '', HANJAN_DATA: '', DATABASE_URL: '', HANJAN_ORIGIN: '', HANJAN_ADMIN_ID: '', HANJAN_LOG: '' };
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('every variable is heard', () => {
  expect(
    readConfig({
      PORT: '9000',
      HANJAN_DATA: '/srv/커피 노트',
      DATABASE_URL: 'postgresql://me:secret@db/hanjan',
      DATABASE_APP_URL: 'postgresql://hanjan_app:secret@db/hanjan',
      DATABASE_SIGN_URL: 'postgresql://hanjan_sign:secret@db/hanjan',
      DATABASE_BACKUP_URL: 'postgresql://hanjan_backup:secret@db/hanjan',
      HANJAN_DB_PLAIN: 'yes',
      HANJAN_ORIGIN: 'https://coffee.example.com/',
      HANJAN_ADMIN_ID: 'owner',
      HANJAN_ADMIN_PASSWORD: '커피 한 잔 더 마시고 싶습니다',
      HANJAN_LOG: 'debug',
      HANJAN_PROXY: '10.0.0.2, fd00::/8',
      HANJAN_LISTEN: '10.0.0.5, ::1',
      HANJAN_AD_URL: 'https://ads.example.com/slot?size=wide',
      HANJAN_RATE: '10',
      HANJAN_SIGNUP: 'invited',
      HANJAN_ADMIN_FACTOR: 'required',
      HANJAN_USER_RECORDS: '7',
      HANJAN_ORG_RECORDS: '8',
      HANJAN_DAY_MB: '9',
      HANJAN_PICTURE_MB: '11',
      HANJAN_PLANS: 'on',
      HANJAN_DOCS: 'off',
      HANJAN_ROOT: 'yes',
      HANJAN_HSTS_SUBDOMAINS: 'on',
      HANJAN_DEMO: 'on',
      HANJAN_SMTP: 'smtps://post%40example.com:p%3A%2Fss@smtp.example.com',
      HANJAN_SMTP_FROM: '한잔 <noreply@example.com>',
    }),
  ).toEqual({
    port: 9000,
    dataDir: resolve('/srv/커피 노트'),
    databaseUrl: 'postgresql://me:secret@db/hanjan',
    logins: {
      owner: 'postgresql://me:secret@db/hanjan',
      app: 'postgresql://hanjan_app:secret@db/hanjan',
      sign: 'postgresql://hanjan_sign:secret@db/hanjan',
      backup: 'postgresql://hanjan_backup:secret@db/hanjan',
    },
    origin: 'https://coffee.example.com',
    admin: { id: 'owner', password: '커피 한 잔 더 마시고 싶습니다' },
    logLevel: 'debug',
    proxies: ['10.0.0.2', 'fd00::/8'],
    listen: ['10.0.0.5', '::1'],
    adUrl: 'https://ads.example.com/slot?size=wide',
    rate: 10,
    signup: 'invited',
    needsAdminFactor: true,
    providers: [],
    isByPlan: true,
    quota: { userRecords: 7, orgRecords: 8, dayBytes: 9_000_000, pictureBytes: 11_000_000 },
    hasDocs: false,
    isRootMeant: true,
    isDemoOpen: true,
    hasSecureSubdomains: true,
    mail: {
      host: 'smtp.example.com',
      port: 465,
      isTls: true,
      isHere: false,
      login: { user: 'post@example.com', pass: 'p:/ss' },
      from: { name: '한잔', address: 'noreply@example.com' },
    },
  });
});

test('the default origin follows the port', () => {
  expect(readConfig({ PORT: '9000' }).origin).toBe('http://localhost:9000');
});

describe('a wrong value is refused in one line that names the variable', () => {
  const wrong: [string, string][] = [
    ...['0', '65536', '-1', '80.5', '8081 ', '0x50', 'abc'].map((value): [string, string] => ['PORT', value]),
    ['HANJAN_DATA', import.meta.filename],
    ...['0', '1001', '1.5', '-1', 'off'].map((value): [string, string] => ['HANJAN_RATE', value]),
    ['HANJAN_DOCS', 'no'],
    ['HANJAN_SIGNUP', 'off'],
    ['HANJAN_PLANS', 'yes'],
    ...['HANJAN_USER_RECORDS', 'HANJAN_ORG_RECORDS', 'HANJAN_DAY_MB', 'HANJAN_PICTURE_MB'].map(
      (name): [string, string] => [name, '0'],
    ),
    ['HANJAN_HSTS_SUBDOMAINS', 'yes'],
    ['HANJAN_ROOT', 'on'],
    ...['all', '10.0.0.0/33', '10.0.0.1/', '1.2.3', '::1,x', 'none,::1'].map((value): [string, string] => [
      'HANJAN_PROXY',
      value,
    ]),
    ...['localhost', '*', '10.0.0.0/24', '127.0.0.1:8081', '::1,x'].map((value): [string, string] => [
      'HANJAN_LISTEN',
      value,
    ]),
    ...['mysql://a@b/c', 'localhost:5432/hanjan', 'postgres://db', 'postgres://db/', 'x'].map(
      (value): [string, string] => ['DATABASE_URL', value],
    ),
    // To another computer without TLS, or with TLS that proves nothing.
    ...['', '?sslmode=require', '?host=10.0.0.7&sslmode=disable', '?sslmode=verify-full&sslmode=disable'].flatMap(
      (query) =>
        ['DATABASE_URL', 'DATABASE_APP_URL', 'DATABASE_SIGN_URL', 'DATABASE_BACKUP_URL'].map(
          (name): [string, string] => [name, `postgres://me:secret@db.example.com/hanjan${query}`],
        ),
    ),
    ['DATABASE_URL', 'postgres://me@localhost/hanjan?host=10.0.0.7'],
    ['DATABASE_URL', 'postgres://me@localhost/hanjan?host=/run&host=10.0.0.7'],
    ...['postgres:///hanjan', 'postgres:///hanjan?user=me', 'postgres://me@db/x?ssl\tmode=verify-full&a= '].map(
      (value): [string, string] => ['DATABASE_URL', value],
    ),
    ['HANJAN_DB_PLAIN', 'true'],
    ...[
      'coffee.example.com',
      'ftp://a.b',
      'http://coffee.example.com',
      'https://a.b/path',
      'https://a.b?x=1',
      'https://u:p@a.b',
    ].map((value): [string, string] => ['HANJAN_ORIGIN', value]),
    ...['abc', 'Owner', '사장님', 'a'.repeat(46), 'own er'].map((value): [string, string] => [
      'HANJAN_ADMIN_ID',
      value,
    ]),
    ...['short', '열다섯 글자가 안 됩니다', 'x'.repeat(1025)].map((value): [string, string] => [
      'HANJAN_ADMIN_PASSWORD',
      value,
    ]),
    ...[
      'ads.example.com',
      'http://ads.example.com',
      'https://u:p@ads.example.com',
      'https://ads.example.com/#x',
      'javascript:alert(1)',
    ].map((value): [string, string] => ['HANJAN_AD_URL', value]),
    ...['INFO', 'trace', '1'].map((value): [string, string] => ['HANJAN_LOG', value]),
  ];
  test.each(wrong)('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigFault);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\n]+$`));
  });
});

const https = { HANJAN_ORIGIN: 'https://coffee.example.com', HANJAN_PROXY: 'none' };

test('an https address needs the proxy in front of it to be named, or said to be none', () => {
  for (const HANJAN_PROXY of [undefined, '', ' , '])
    expect(() => readConfig({ ...https, HANJAN_PROXY })).toThrow(/^HANJAN_PROXY [^\n]+'none'[^\n]+$/);
  expect(readConfig(https).proxies).toEqual([]);
  expect(readConfig({ ...https, HANJAN_PROXY: '127.0.0.1' }).proxies).toEqual(['127.0.0.1']);
});

test('what is reached by a name of this machine alone is listened for on loopback alone', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(readConfig({ HANJAN_ORIGIN: `http://${host}:8081` }).listen).toEqual(['127.0.0.1', '::1']);
  expect(readConfig(https).listen).toEqual(['::']);
  expect(readConfig({ HANJAN_LISTEN: '0.0.0.0' }).listen).toEqual(['0.0.0.0']);
});

test('advertising from the address of the product itself is refused', () => {
  const own = { ...https, HANJAN_AD_URL: 'https://coffee.example.com/ad' };
  expect(() => readConfig(own)).toThrow(/^HANJAN_AD_URL /);
});

test('a database on this machine, on a socket or behind proven TLS is taken', () => {
  for (const url of [
    'postgres://me@localhost/hanjan',
    'postgres://me@127.0.0.2:5433/hanjan',
    'postgres://me@[::1]/hanjan',
    'postgres://me@%2Frun%2Fpostgresql/hanjan',
    'postgres://me@localhost/hanjan?host=/run/postgresql',
    'postgres://me@db.example.com/hanjan?sslmode=verify-full',
  ])
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('the logins of one’s own database are needed, all of them', () => {
  const url = 'postgres://me@localhost/hanjan';
  const all = { DATABASE_URL: url, DATABASE_APP_URL: url, DATABASE_SIGN_URL: url, DATABASE_BACKUP_URL: url };
  expect(needLogins(readConfig(all))).toEqual({ owner: url, app: url, sign: url, backup: url });
  expect(() => needLogins(readConfig({ ...all, DATABASE_SIGN_URL: '' }))).toThrow(/^DATABASE_URL .+npm run logins/);
});

test('a refused password or database address is not repeated', () => {
  expect(() => readConfig({ HANJAN_ADMIN_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).not.toThrow(/hunter2/);
});

test('what was read and is secret leaves the environment, the rest stays', () => {
  const secrets = {
    ...{ HANJAN_ADMIN_PASSWORD: 'a', DATABASE_URL: 'b', DATABASE_APP_URL: 'c' },
    ...{ HANJAN_GOOGLE_SECRET: 'f', HANJAN_SMTP: 'g' },
  };
  const env = { ...secrets, HANJAN_ADMIN_ID: 'd', PATH: 'e' };
  forgetSecrets(env);
  expect(env).toEqual({ HANJAN_ADMIN_ID: 'd', PATH: 'e' });
});
