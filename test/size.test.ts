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

it('readers of roast logs stay within their bytes: those of Artisan, those that are loaded for all others, those for workbooks, and those for sheets of roasts', async () => {
  const file = (name: string) => join(import.meta.dirname, '../packages/roastlog', name);
  const entry = { first: file('read_artisan.ts'), all: file('read_file.ts'), sheet: file('read_sheet.ts') };
  const chunks = await bundled(entry);
  const first = withImports(chunks, 'first.js');
  const workbook = chunks.filter(({ name }) => name === 'workbook');
  const sheet = chunks.filter(({ name }) => name === 'sheet');
  const later = chunks.filter((chunk) => ![...first, ...workbook, ...sheet].includes(chunk));
  for (const part of [first, later, workbook, sheet]) {
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

/** A module with all that it imports at once. */
function withImports(chunks: readonly Rollup.OutputChunk[], fileName: string): Rollup.OutputChunk[] {
  const found = chunks.filter((chunk) => chunk.fileName === fileName);
  return [...new Set(found.flatMap((chunk) => [chunk, ...chunk.imports.flatMap((name) => withImports(chunks, name))]))];
}

const bytesOf = (chunks: readonly Rollup.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
