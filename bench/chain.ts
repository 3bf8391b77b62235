import { join } from 'node:path';
import { BEAN_LINKS } from '@hanjan/model/bean/info.ts';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../scripts/build.mjs';
import { launchSeeing } from '../test/harness/camera.ts';
import { type Chain, linkThem, makeChain } from '../test/harness/chain.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { seat } from '../test/harness/org.ts';
import { withClient } from '../test/harness/sql.ts';
import { type Call, drive, request } from './api/driver.ts';
import { quietMoment } from './api/quiet.ts';
import { startProduct } from './product.ts';
import { machine, median, report, today } from './report.ts';
import { signedIn } from './sign.ts';

// How long it takes from the camera to a filled form, and the page of a coffee by its link when many open it at once.
// Fails when one of them misses its aim.
const AIM = { scan: 2_000, p99: 50 };
const SCANS = 9;
const CONNECTIONS = 16;
const RUN_MS = 10_000;

const directory = temporaryDirectory();
if ((await buildWeb()) !== 0) throw new Error('the web app does not build');
const product = await startProduct(join(directory.path, 'data'));
const missed: string[] = [];
try {
  const { chain, token } = await withClient(product.adminUrl, async (admin) => {
    const chain = await makeChain(admin);
    const person = await signedIn(admin);
    await seat(admin, chain.cafe, person.user_seq, 'SAST');
    await linkThem(admin, chain, 'CAFE');
    await admin.query('UPDATE cafe_received SET removed_at = now()');
    await admin.query(`UPDATE roaster_blending_result SET normal_public_stage = 'ALL'`);
    return { chain, token: person.token };
  });
  await tellScan(chain, token);
  for (const [what, call] of Object.entries(opened(chain))) await tellOpened(what, call);
} finally {
  await product.stop();
  directory.remove();
}
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

async function tellScan({ links }: Chain, token: string): Promise<void> {
  const path = `/cafe/coffeebean/qrreceived/${links.batchForCafe}`;
  const browser = await chromium.launch(launchSeeing(product.origin + path, directory.path));
  const where = `${machine()}, Chromium ${browser.version().split('.')[0]}`;
  const all: Scan[] = [];
  try {
    for (let nth = 0; nth < SCANS; nth += 1) all.push(await scan(browser, token));
  } finally {
    await browser.close();
  }
  const [pressed, read] = [median(all.map((one) => one.pressed)), median(all.map((one) => one.read))];
  if (pressed > AIM.scan) missed.push(`scan to filled form: ${pressed.toFixed(0)} ms`);
  const cells = [today(), where, `${pressed.toFixed(0)} ms`, `${read.toFixed(0)} ms`, `${AIM.scan} ms`];
  report(
    'Scan',
    `\`npm run bench:chain\`: a cafe scans the code of a batch, with a camera that is a film of it, until the form of the lot is filled: from the tap that starts the camera, and from the code that is read; medians of ${SCANS}, each in a window that was never here.`,
    ['date', 'machine', 'from the tap', 'from the code', 'aim, from the tap'],
    cells,
  );
  process.stdout.write(`${cells.join(' | ')}\n`);
}

/** Ms until the form is filled. */
interface Scan {
  readonly pressed: number;
  readonly read: number;
}

async function scan(browser: Browser, token: string): Promise<Scan> {
  const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' });
  await context.addCookies([{ name: 'sid', value: token, url: product.origin, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(`${product.origin}/user/link/coffeebean`, { waitUntil: 'networkidle' });
  const times = await page.evaluate(
    () =>
      new Promise<Scan>((done) => {
        const began = performance.now();
        let readAt = 0;
        const look = () => {
          if (readAt === 0 && location.pathname.includes('qrreceived')) readAt = performance.now();
          const filled = [...document.querySelectorAll('input')].some(({ value }) => value === '2026-11-21');
          if (filled) done({ pressed: performance.now() - began, read: performance.now() - readAt });
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>('.scan .button')?.click();
        look();
      }),
  );
  await context.close();
  return times;
}

/** What whoever opens the page of a coffee asks of the server. */
function opened({ links }: Chain): Record<string, Call> {
  const { page, call, named } = BEAN_LINKS.RSTRDT;
  const check = (body: string) => {
    if (!body.includes(links.RSTRDT)) throw new Error(body.slice(0, 200));
  };
  return {
    page: {
      request: request('GET', `${page}/${links.RSTRDT}`, { accept: 'text/html', 'accept-language': 'ko' }),
      check,
    },
    call: {
      request: request('POST', call, { 'sec-fetch-site': 'same-origin' }, { [named]: links.RSTRDT }),
      check,
    },
  };
}

async function tellOpened(what: string, call: Call): Promise<void> {
  const plan = { ms: RUN_MS, next: () => call };
  await drive(product.origin, CONNECTIONS, { ...plan, ms: RUN_MS / 5 });
  await quietMoment();
  const { perSecond, p99 } = await drive(product.origin, CONNECTIONS, plan);
  if (p99 > AIM.p99) missed.push(`${what} of a coffee by its link: 99 % within ${p99.toFixed(0)} ms`);
  const cells = [today(), machine(), what, `${perSecond.toFixed(0)}`, `${p99.toFixed(0)} ms`, `${AIM.p99} ms`];
  report(
    'A coffee by its link',
    `\`npm run bench:chain\`: the page of a batch as HTML, and the call that tells what everybody may know of it, asked by ${CONNECTIONS} connections for ${RUN_MS / 1000} s, with what asks on the same machine.`,
    ['date', 'machine', 'what', 'a second', '99 % within', 'aim'],
    cells,
  );
  process.stdout.write(`${cells.join(' | ')}\n`);
}
