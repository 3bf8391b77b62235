import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Scope } from '@hanjan/core';
import { type Sample, sampleOf } from './sample.ts';

/**
 * `node bench/places/index.ts`: adds a plain entity of each scope to a copy of the product, has types, style and the
 * definitions' own tests say that it is whole, counts the places and lines that it took, and takes it away again.
 */
const ROOT = new URL('../..', import.meta.url).pathname;
const SCOPES: readonly Scope[] = ['user', 'cafe', 'roaster', 'none'];
/** Written by a command and then read. */
const DRAFTED = /^(apps\/server\/migrations|test\/golden)\//;

const copy = mkdtempSync(join(tmpdir(), 'hanjan-places-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** Changes a file at one place, which must be there. */
function change(path: string, before: string | RegExp, after: string): void {
  const text = read(path);
  const changed = text.replace(before, () => after);
  if (changed === text) throw new Error(`${path}: nothing like ${before}`);
  write(path, changed);
}

try {
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, copy]);
  linkPackages();
  console.log(
    '| scope | places by hand | lines by hand | drafted by commands | lines drafted |\n| --- | --- | --- | --- | --- |',
  );
  for (const scope of SCOPES) {
    add(sampleOf(scope), scope);
    prove();
    git('add', '--all');
    console.log(rowOf(scope));
    git('reset', '--quiet', '--hard');
  }
  if (git('status', '--porcelain').trim() !== '') throw new Error('something stayed');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The packages of the product with the copy's own definitions among them. */
function linkPackages(): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@hanjan'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@hanjan') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@hanjan'))) {
    const inside = relative(realpathSync(ROOT), realpathSync(join(from, '@hanjan', name)));
    symlinkSync(join(copy, inside), join(to, '@hanjan', name));
  }
}

function add(sample: Sample, scope: Scope): void {
  const { name, area, part } = sample;
  write(sample.file, sample.definition);
  if (scope === 'none') addArea(area);
  const catalogue = `packages/model/catalogue/${area}.ts`;
  change(
    catalogue,
    /\nimport type \{ Area \}/,
    `\nimport { ${area}Sample, ${area}SampleScreen } from '../${area}/sample.ts';\nimport type { Area }`,
  );
  change(catalogue, /(?<=entities: \[)/, `${area}Sample, `);
  change(catalogue, /(?<=screens: \[)/, `${area}SampleScreen, `);
  change(`packages/model/menu/${scope === 'none' ? 'user' : scope}.ts`, ...sample.tab);
  for (const locale of ['ko', 'en'] as const) {
    write(`packages/model/messages/${locale}/${part}/sample.ts`, sample.texts[locale]);
    const index = `packages/model/messages/${locale}/${part}/index.ts`;
    change(index, /\n\n\/\*\*/, `\nimport { sample } from './sample.ts';\n\n/**`);
    change(index, '\n} as const', '\n  ...sample,\n} as const');
  }
  change(sample.rights[0], /(?<=Record<string, Entry> = \{\n)/, sample.rights[1]);
  const next = String(git('ls-files', 'apps/server/migrations').trim().split('\n').length + 1).padStart(4, '0');
  write(`apps/server/migrations/${next}_${name}.sql`, node('apps/server/db/draft.ts'));
}

/** An area that nobody has a page in yet: once, not for each record. */
function addArea(area: string): void {
  write(
    `packages/model/catalogue/${area}.ts`,
    `\nimport type { Area } from './area.ts';\n\n/** What administrators keep for everybody. */\nexport const ${area} = {\n  entities: [],\n  screens: [],\n} as const satisfies Area;\n`,
  );
  change('packages/model/catalogue/area.ts', '  roaster: [', `  ${area}: [],\n  roaster: [`);
  change(
    'packages/model/catalogue.ts',
    'import { user }',
    `import { ${area} } from './catalogue/${area}.ts';\nimport { user }`,
  );
  change('packages/model/catalogue.ts', 'whole([user,', `whole([user, ${area},`);
  change(
    'apps/web/main/definitions.ts',
    '  user: ()',
    `  ${area}: () => import('@hanjan/model/catalogue/${area}.ts').then(({ ${area} }) => ${area}),\n  user: ()`,
  );
  change(
    'packages/model/catalogue/area.test.ts',
    'areas: Readonly<Record<AreaName, Area>> = { user,',
    `areas: Readonly<Record<AreaName, Area>> = { ${area}, user,`,
  );
  change(
    'packages/model/catalogue/area.test.ts',
    'import { user }',
    `import { ${area} } from './${area}.ts';\nimport { user }`,
  );
}

/** Types, style, the definitions' tests, the texts of each page, and goldens that are written anew. */
function prove(): void {
  node(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--error-on-warnings',
    'packages',
    'apps/web/main',
    'test/matrix',
  );
  node('node_modules/typescript/bin/tsc');
  const vitest = (project: string, ...paths: string[]) =>
    node('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...paths);
  vitest('unit', 'packages/model');
  vitest('web', 'apps/web/build/messages.test.ts');
  process.env.UPDATE_GOLDEN = '1';
  vitest('server', 'test/golden.test.ts');
  delete process.env.UPDATE_GOLDEN;
  vitest('server', 'test/golden.test.ts');
}

function rowOf(scope: Scope): string {
  const changed = git('diff', '--cached', '--numstat')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const sum = (lines: readonly string[][]) => lines.reduce((all, [added]) => all + Number(added), 0);
  const drafted = changed.filter(([, , path = '']) => DRAFTED.test(path));
  const byHand = changed.filter((line) => !drafted.includes(line));
  if (!byHand.every(([, , path = '']) => existsSync(join(copy, path)))) throw new Error('something was removed');
  return `| ${scope} | ${byHand.length} | ${sum(byHand)} | ${drafted.length} | ${sum(drafted)} |`;
}
