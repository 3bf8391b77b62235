import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { confined } from './confined.ts';

const place = mkdtempSync(join(tmpdir(), 'confined-'));
afterAll(() => rmSync(place, { recursive: true }));

/** What a process with such options comes to when it tries something. */
const tried = (options: readonly string[], code: string): string => {
  const script = `try { ${code}; console.log('done') } catch (error) { console.log(error.code) }`;
  return execFileSync(process.execPath, [...options, '-e', script], { encoding: 'utf8', stdio: 'pipe' }).trim();
};

const secret = JSON.stringify(join(place, 'secrets.json'));
it.each([
  ['reads a file of others', `fs.readFileSync(${secret})`],
  [
    'reads what stands beside the product',
    `fs.readdirSync(${JSON.stringify(join(import.meta.dirname, '../../../..'))})`,
  ],
  ['writes', `fs.writeFileSync(${JSON.stringify(join(place, 'new'))}, '')`],
  ['writes over its own code', `fs.appendFileSync(${JSON.stringify(join(import.meta.dirname, 'csv.ts'))}, '')`],
  ['starts a process', "child_process.execFileSync('true')"],
  ['starts a thread', "new worker_threads.Worker('1', { eval: true })"],
])('whoever is confined is refused what others do: %s', (_, code) => {
  writeFileSync(join(place, 'secrets.json'), '{}');
  expect([tried([], code), tried(confined(), code)]).toEqual(['done', 'ERR_ACCESS_DENIED']);
});

it('its own code is readable', () => {
  const own = JSON.stringify(join(import.meta.dirname, 'csv.ts'));
  expect(tried(confined(), `fs.readFileSync(${own})`)).toBe('done');
});
