import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildWeb } from '../scripts/build.mjs';
import { launchOptions, phone } from '../test/harness/browsers.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { makeOrg, seat } from '../test/harness/org.ts';
import { withClient } from '../test/harness/sql.ts';
import { startBrews } from './bar.ts';
import { costs } from './costs.ts';
import { startProduct } from './product.ts';
import { machine, report, today } from './report.ts';
import { signedIn } from './sign.ts';

// What the wall of a bar costs that is open all day and that nobody touches. Fails when it misses its aim.
const MINUTES = Number(process.argv[2] ?? 5);
const AIM = 2;
/** What it loads first does not count. */
const SETTLE_MS = 20_000;

const directory = temporaryDirectory();
if ((await buildWeb()) !== 0) throw new Error('the web app does not build');
const product = await startProduct(join(directory.path, 'data'));
const browser = await chromium.launch(launchOptions);
try {
  const { cafe, token } = await withClient(product.adminUrl, async (admin) => {
    const { user_seq, token } = await signedIn(admin);
    const cafe = await makeOrg(admin, 'cafe', '카페 온도');
    await seat(admin, cafe, user_seq, 'MNG');
    return { cafe, token };
  });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'sid', value: token, url: product.origin, httpOnly: true, sameSite: 'Lax' }]);
  await startBrews(async (path, data) => {
    const answer = await context.request.post(product.origin + path, { data, headers: { origin: product.origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()).result;
  }, cafe);
  const page = await context.newPage();
  await page.goto(`${product.origin}/cafe/brewing/today`);
  await page.locator('.wall-columns > li').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const cost = await costs(browser, MINUTES * 60_000);
  const said = (share: number) => `${share.toFixed(2)} %`;
  const cells = [
    ...[today(), `${machine()}, Chromium ${browser.version().split('.')[0]}`],
    ...[`${MINUTES} min`, said(cost.page), said(cost.all), `${AIM} %`],
  ];
  report(
    'Today at rest',
    '`npm run bench:today`, with other minutes than 5 as its argument: how long the process of the page and the whole browser work while the wall of a bar with twelve coffees is open on a phone and nobody touches it.',
    ['date', 'machine', 'run', 'of a core, page', 'of a core, browser', 'aim, page'],
    cells,
  );
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (cost.page > AIM) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}
