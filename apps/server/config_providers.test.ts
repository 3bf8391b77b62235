import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { readConfig } from './config.ts';
import { ConfigFault } from './config_fault.ts';

describe('providers', () => {
  const google = { HANJAN_GOOGLE_ID: 'id', HANJAN_GOOGLE_SECRET: 'secret' };
  const oidc = { HANJAN_OIDC_ID: 'id', HANJAN_OIDC_NAME: '동네', HANJAN_OIDC_ISSUER: 'https://login.example.com/a' };
  const directory = temporaryDirectory();
  afterAll(directory.remove);
  const file = (name: string, text: string) => {
    const path = join(directory.path, name);
    writeFileSync(path, text);
    return path;
  };
  const pem = (namedCurve: string) =>
    String(generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const apple = (HANJAN_APPLE_KEY: string) => ({
    ...{ HANJAN_APPLE_ID: 'com.example.web', HANJAN_APPLE_TEAM: 'T', HANJAN_APPLE_KEY_ID: 'K', HANJAN_APPLE_KEY },
  });

  test('are those that have an id', () => {
    const { providers } = readConfig({ ...google, ...oidc, HANJAN_GOOGLE_APPS: ' a , b ', HANJAN_NAVER_SECRET: 'x' });
    expect(providers).toMatchObject([
      {
        name: 'google',
        issuer: 'https://accounts.google.com',
        clientId: 'id',
        appIds: ['a', 'b'],
        alg: 'RS256',
        label: null,
      },
      { name: 'oidc', issuer: 'https://login.example.com/a', secret: null, label: '동네' },
    ]);
  });

  test('Apple’s has a key of a file', () => {
    const text = pem('P-256');
    const [read] = readConfig(apple(file('good.p8', text))).providers;
    expect(read).toMatchObject({ name: 'apple', postsForm: true, secret: { team: 'T', keyId: 'K', pem: text } });
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ HANJAN_GOOGLE_ID: 'id' }, /^HANJAN_GOOGLE_SECRET /],
    [{ ...google, HANJAN_GOOGLE_ALG: 'HS256' }, /^HANJAN_GOOGLE_ALG /],
    [{ ...google, HANJAN_GOOGLE_ALG: 'none' }, /^HANJAN_GOOGLE_ALG /],
    [{ ...google, HANJAN_GOOGLE_ISSUER: 'http://accounts.google.com' }, /^HANJAN_GOOGLE_ISSUER /],
    [{ ...oidc, HANJAN_OIDC_ISSUER: '' }, /^HANJAN_OIDC_ISSUER /],
    [{ ...oidc, HANJAN_OIDC_ISSUER: 'https://me:pass@login.example.com' }, /^HANJAN_OIDC_ISSUER /],
    [{ ...oidc, HANJAN_OIDC_ISSUER: 'https://login.example.com?x' }, /^HANJAN_OIDC_ISSUER /],
    [{ ...oidc, HANJAN_OIDC_NAME: '' }, /^HANJAN_OIDC_NAME /],
    [apple(''), /^HANJAN_APPLE_TEAM, /],
    [apple('/nowhere/key.p8'), /^HANJAN_APPLE_KEY /],
    [apple(file('no.p8', 'no key')), /^HANJAN_APPLE_KEY /],
    [apple(file('other.p8', pem('P-384'))), /^HANJAN_APPLE_KEY /],
  ])('are refused in one line that names the variable: %j', (env, fault) => {
    expect(() => readConfig(env)).toThrow(ConfigFault);
    expect(() => readConfig(env)).toThrow(fault);
  });
});
