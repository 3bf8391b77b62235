import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { BEAN_LINKS } from '@hanjan/model/bean/info.ts';
import { chromium } from '@playwright/test';
import fastify from 'fastify';
import lighthouse from 'lighthouse';
import { freePort } from '../apps/server/db/embedded/port.ts';
import { serveWeb } from '../apps/server/http/web.ts';
import { buildWeb } from '../scripts/build.mjs';
import { findChromium } from '../scripts/chromium.mjs';
import { makeChain } from '../test/harness/chain.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { withClient } from '../test/harness/sql.ts';
import { type Weight, weigh } from '../test/harness/weigh.ts';
import { startBar } from './bar.ts';
import { startProduct } from './product.ts';
import { machine, report, today } from './report.ts';
import { signUp, writeNotes } from './someone.ts';

// What pages weigh, and what Lighthouse says of them on a phone with a slow network (its own defaults), beside a plain
// page of the same parts. Fails when a page misses its aim.
const ROUNDS = 3;
const AIM = { performance: 90, accessibility: 100, lcp: 2_500, cls: 0.1 };
const NOTES = '/user/usernote/coffeenote';

/** What is measured: a name, an address, and whether one must be signed in; words after the command choose by name. */
const all = [
  { name: 'home', path: '/', isPersonal: true, lcp: 2_000 },
  { name: 'note that is read', path: `${NOTES}/1`, isPersonal: true },
  { name: 'note that is changed', path: `${NOTES}/1?mode=edit`, isPersonal: true },
  { name: 'front page', path: '/' },
  { name: 'guide', path: '/info/guide' },
  { name: 'sign-in', path: '/user/signin' },
  { name: 'flavor wheel', path: '/info/chart/flavorwheel' },
  { name: 'radar chart', path: '/info/chart/radarchart' },
  { name: 'brewing record', path: '/info/chart/brewingrecord' },
  { name: 'roast profile', path: '/info/chart/roasting' },
  { name: 'list of 30 notes', path: NOTES, isPersonal: true },
  { name: 'form of a note', path: `${NOTES}/write`, isPersonal: true },
  { name: 'today of a bar', path: '/cafe/brewing/today', isPersonal: true },
  { name: 'dialing in', path: '/cafe/setting/settingtoday', isPersonal: true },
  { name: 'a coffee by its link', path: BEAN_LINKS.RSTRDT.page, link: 'RSTRDT', performance: 95 },
] as const;
const chosen = process.argv.slice(2);
const pages = all.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

type SentHeaders = Record<string, string>;

interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
}

const directory = temporaryDirectory();
if ((await buildWeb()) !== 0) throw new Error('the web app does not build');
const product = await startNotes();
const plain = await startPlain();
const debugging = await freePort('127.0.0.1');
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: [
    `--remote-debugging-port=${debugging}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
  ],
});
const where = `${machine()}, Chromium ${browser.version().split('.')[0]}`;

const missed: string[] = [];
try {
  for (const { name, path: place, ...page } of pages) {
    const path = 'link' in page ? `${place}/${product.links[page.link]}` : place;
    const headers: SentHeaders = 'isPersonal' in page ? { Cookie: product.cookie } : {};
    const { js, css } = await weightOf(product.origin + path, headers);
    const figures = await measure(product.origin + path, headers);
    missed.push(...misses(name, figures, { ...AIM, ...page }));
    tell(name, js, css, figures);
  }
  if (chosen.length === 0) tell('plain Vite, React, Mantine', plain.js, plain.css, await measure(plain.origin, {}));
} finally {
  await browser.close();
  await plain.stop();
  await product.stop();
  directory.remove();
}
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

function tell(
  name: string,
  js: number,
  css: number,
  { performance, accessibility, lcp, cls, blocking }: Figures,
): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const cells = [
    today(),
    where,
    name,
    kilobytes(js),
    kilobytes(css),
    String(performance),
    String(accessibility),
    `${(lcp / 1000).toFixed(1)} s`,
    cls.toFixed(3),
    `${Math.round(blocking)} ms`,
  ];
  report(
    'Web',
    `\`npm run bench:web\`: bytes of the first load (gzip) and Lighthouse mobile, median of ${ROUNDS}. The aims are 150 KB of JavaScript and 25 KB of CSS for public pages, 260 KB of JavaScript for lists and forms, performance ${AIM.performance} (a coffee by its link 95), accessibility ${AIM.accessibility}, largest paint ${AIM.lcp / 1000} s (home 2 s), layout shift ${AIM.cls}.`,
    [
      'date',
      'machine',
      'page',
      'JavaScript',
      'CSS',
      'performance',
      'accessibility',
      'largest paint',
      'shift',
      'blocked',
    ],
    cells,
  );
  process.stdout.write(`${cells.join(' | ')}\n`);
}

function misses(name: string, { performance, accessibility, lcp, cls }: Figures, aim: typeof AIM): string[] {
  return [
    ...(performance < aim.performance ? [`${name}: performance ${performance}`] : []),
    ...(accessibility < aim.accessibility ? [`${name}: accessibility ${accessibility}`] : []),
    ...(lcp > aim.lcp ? [`${name}: largest paint ${Math.round(lcp)} ms`] : []),
    ...(cls > aim.cls ? [`${name}: layout shift ${cls}`] : []),
  ];
}

/** What a browser that has never been here loads of a page. */
async function weightOf(url: string, extraHTTPHeaders: SentHeaders): Promise<Weight> {
  const context = await browser.newContext({ extraHTTPHeaders, locale: 'ko-KR', serviceWorkers: 'block' });
  try {
    return await weigh(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

/** One run of Lighthouse; a page that a busy machine painted too late for it is looked at once more. */
async function look(url: string, extraHeaders: SentHeaders) {
  for (let tries = 2; ; tries--) {
    const flags = { port: debugging, extraHeaders, onlyCategories: ['performance', 'accessibility'] };
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    if (tries === 0) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no answer of Lighthouse'}`);
  }
}

/** The medians of some runs of Lighthouse. */
async function measure(url: string, extraHeaders: SentHeaders): Promise<Figures> {
  const runs: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const lhr = await look(url, extraHeaders);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      lcp: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      blocking: figure('total-blocking-time'),
    });
  }
  const median = (of: keyof Figures) => runs.map((run) => run[of]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    lcp: median('lcp'),
    cls: median('cls'),
    blocking: median('blocking'),
  };
}

/** The true product with somebody signed in who has 30 notes. */
async function startNotes() {
  const { origin, stop, adminUrl } = await startProduct(join(directory.path, 'data'));
  const { post, cookie } = await signUp(origin);
  await writeNotes(post, 30);
  await startBar(post);
  const { links } = await withClient(adminUrl, makeChain);
  return { origin, cookie, stop, links };
}

/** The page that ours are compared with, built and sent in the same way. */
async function startPlain() {
  const webDir = join(directory.path, 'plain');
  const root = join(import.meta.dirname, 'plain');
  const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', webDir, '--logLevel', 'error'], {
    cwd: root,
  });
  const weigh = (end: string) =>
    globSync(`assets/*.${end}`, { cwd: webDir }).reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(webDir, file)), { level: 9 }).length,
      0,
    );
  const app = fastify();
  await serveWeb(app, webDir);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, js: weigh('js'), css: weigh('css'), stop: () => app.close() };
}
