import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { machine, report, today } from '../report.ts';
import { entityModule, FIELDS, sharedModules } from './entities.ts';

// How long the compiler takes with the whole repository, and with so many more entities besides, each with its behaviour,
// its screen and a statement on its table. Fails when it does not compile, or takes longer than the aim.
const ENTITIES = Number(process.argv[2] ?? 120);
const AIM_S = 30;
const root = new URL('../..', import.meta.url).pathname;

interface Taken {
  readonly wall: number;
  readonly cpu: number;
  readonly check: number;
  readonly instantiations: number;
  readonly memory: number;
}

/** Compiles a project in a process of its own, and says what it took. */
function compiled(project: string): Taken {
  const compile = [process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', project];
  // The shell tells the time of the processor, in which the compiler's own processes are counted.
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', ...compile, '--extendedDiagnostics'];
  const begun = performance.now();
  const { stdout, stderr, status } = spawnSync('bash', timed, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const wall = (performance.now() - begun) / 1000;
  if (status !== 0) throw new Error(stdout.slice(0, 4000));
  const [user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]);
  return {
    wall,
    cpu: user + system,
    check: figure('Check time'),
    instantiations: figure('Instantiations'),
    memory: figure('Memory used') / 1024,
  };
}

/** Writes a project of the whole repository and the generated entities into a folder. */
function generatedIn(folder: string): string {
  mkdirSync(join(folder, 'made'));
  for (let nth = 0; nth < ENTITIES; nth += 1)
    writeFileSync(join(folder, 'made', `made_${nth}.ts`), entityModule(nth, ENTITIES));
  for (const [name, text] of Object.entries(sharedModules(ENTITIES))) writeFileSync(join(folder, name), text);
  const project = join(folder, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        typeRoots: [join(root, 'node_modules/@types')],
        types: ['node', join(root, 'node_modules/vite/client')],
        paths: {
          '@hanjan/core': [join(root, 'packages/core/index.ts')],
          '@hanjan/model/*': [join(root, 'packages/model/*')],
          kysely: [join(root, 'node_modules/kysely')],
        },
      },
      include: ['packages', 'apps', 'test', 'bench', 'scripts', '*.config.ts']
        .map((one) => join(root, one))
        .concat('.'),
      exclude: ['node_modules', 'dist'].map((one) => join(root, `**/${one}`)),
    }),
  );
  return project;
}

function told(what: string, { wall, cpu, check, instantiations, memory }: Taken): void {
  report(
    'Types',
    `\`npm run bench:types\`: the compiler with the whole repository, and with ${ENTITIES} generated entities of ${FIELDS} fields besides, each with a screen, a behaviour and a statement. The aim is ${AIM_S} s on a machine that does nothing else; a busy one lengthens the wall time above all.`,
    ['date', 'machine', 'what', 'wall', 'processor', 'checking', 'instantiations', 'memory'],
    [
      ...[today(), machine(), what, `${wall.toFixed(1)} s`, `${cpu.toFixed(1)} s`, `${check.toFixed(1)} s`],
      ...[`${(instantiations / 1e6).toFixed(2)} million`, `${memory.toFixed(0)} MB`],
    ],
  );
}

const alone = compiled(join(root, 'tsconfig.json'));
const folder = temporaryDirectory();
const full = compiled(generatedIn(folder.path));
folder.remove();
told('the repository', alone);
told(`with ${ENTITIES} entities more`, full);
if (full.wall > AIM_S) throw new Error(`the compiler takes ${full.wall.toFixed(1)} s`);
