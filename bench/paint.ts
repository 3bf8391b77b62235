import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../scripts/build.mjs';
import { findChromium } from '../scripts/chromium.mjs';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { startBar } from './bar.ts';
import { startProduct } from './product.ts';
import { machine, median, report, today } from './report.ts';
import { signUp, writeNotes } from './someone.ts';

// When a phone shows what somebody came for: the largest paint and the first row of pages, opened anew in Chromium with the
// network and the processor that Lighthouse means by a slow phone. Lighthouse works out its figures from a trace, which
// itself costs scripts much of their time.
const ROUNDS = 7;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWDOWN = 4;
const ROWS = 30;

/** What is measured: a name, an address, and what the page shows once what it is about is there. */
const pages = [
  { name: 'list of 30 notes', path: '/user/usernote/coffeenote', shown: `예가체프 첼베사 ${ROWS}` },
  { name: 'note that is read', path: '/user/usernote/coffeenote/1', shown: '카페 온도 연남' },
  { name: 'brews of a bar', path: '/cafe/brewing/result', shown: '예가체프 첼베사 12' },
  { name: 'today of a bar', path: '/cafe/brewing/today', shown: '예가체프 첼베사 12' },
  { name: 'green beans of a roastery', path: '/roaster/greenbean/list', shown: '케냐 키암부' },
] as const;

if ((await buildWeb()) !== 0) throw new Error('the web app does not build');
const directory = temporaryDirectory();
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
const product = await startProduct(join(directory.path, 'data'));
try {
  const cookie = await fill(product.origin);
  for (const { name, path, shown } of pages) {
    const rounds: Painted[] = [];
    for (let nth = 0; nth < ROUNDS; nth++) rounds.push(await open(browser, product.origin + path, cookie, shown));
    const seconds = (of: (one: Painted) => number) => `${(median(rounds.map(of)) / 1000).toFixed(1)} s`;
    report(
      'Paint',
      '`npm run bench:paint`: pages of somebody who is signed in, opened anew in Chromium at 1.6 Mbit/s, 150 ms and a quarter of the speed; medians of 7. The aim is 2.5 s for the largest paint of lists.',
      ['date', 'machine', 'page', 'largest paint', 'what it is about'],
      [today(), machine(), name, seconds(({ largest }) => largest), seconds((one) => one.shown)],
    );
  }
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}

interface Painted {
  readonly largest: number;
  readonly shown: number;
}

async function open(browser: Browser, url: string, cookie: string, shown: string): Promise<Painted> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    // Somebody signed in here before; of the product's files there is none.
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'hanjan.person', value: '{}' }] }],
    },
    serviceWorkers: 'block',
    extraHTTPHeaders: { cookie },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const look = new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Object.assign(globalThis, { largest: startTime });
      });
      look.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const began = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByText(shown).first().waitFor();
    const until = Date.now() - began;
    await page.waitForTimeout(1_000);
    const largest = await page.evaluate(() => (globalThis as unknown as { largest: number }).largest);
    return { largest, shown: until };
  } finally {
    await context.close();
  }
}

/** Somebody with notes, a bar and a roastery; answers the cookie of their session. */
async function fill(origin: string): Promise<string> {
  const { post, cookie } = await signUp(origin);
  await writeNotes(post, ROWS);
  await startBar(post);
  const roastery = {
    roaster_name: 'Hanok',
    roaster_name_locale: '한옥 로스터스',
    roaster_type: 'PRV',
    roaster_country: 'KOR',
  };
  const { roaster_seq } = await post('/api/roaster/create', roastery);
  for (let nth = 1; nth <= ROWS; nth++) {
    const name = `케냐 키암부 ${nth}`;
    await post('/api/roaster/greenbean/default/edit', {
      roaster_seq,
      greenbean_name: name,
      greenbean_name_locale: name,
    });
  }
  return cookie;
}
