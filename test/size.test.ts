import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

/** Bytes, gzip. */
const CHART_JS = 40_000;
const READERS_JS = 15_000;

it.each(
  globSync(join(import.meta.dirname, '../packages/charts/*/View.tsx')).map((view) => [basename(dirname(view)), view]),
)('the chart %s stays within its bytes', async (_, view) => {
  const bytes = bytesOf(await bundled({ view }));
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(CHART_JS);
});

it('readers of roast logs stay within their bytes: those of Artisan, and those that are loaded for all others', async () => {
  const file = (name: string) => join(import.meta.dirname, '../packages/roastlog', name);
  const chunks = await bundled({ first: file('read_artisan.ts'), all: file('read.ts') });
  const first = chunks.filter(
    ({ name, fileName }) => name === 'first' || importsOf(chunks, 'first').includes(fileName),
  );
  const later = chunks.filter((chunk) => !first.includes(chunk));
  for (const part of [first, later]) {
    const bytes = bytesOf(part);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(READERS_JS);
  }
});

/** Modules with all that they need besides React. */
async function bundled(entry: Readonly<Record<string, string>>): Promise<Rollup.OutputChunk[]> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react/, output: { minify: true } },
    },
  })) as Rollup.RollupOutput[];
  return built?.output.filter((chunk) => chunk.type === 'chunk') ?? [];
}

const importsOf = (chunks: readonly Rollup.OutputChunk[], entry: string): readonly string[] =>
  chunks.find(({ name }) => name === entry)?.imports ?? [];

const bytesOf = (chunks: readonly Rollup.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
