import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { chromium, type Page } from '@playwright/test';
import { launchSeeing } from '../harness/camera.ts';
import { linkThem, makeChain } from '../harness/chain.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { employ } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { behind, giveSession, makePerson, ORIGIN, type Person } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { watch } from './support/watch.ts';

/** Somebody at the page that scans, on a device whose camera has the code of an address in front of it. */
async function scanning(path: string, person: Person, work: (page: Page) => Promise<void>): Promise<void> {
  const directory = temporaryDirectory();
  const browser = await chromium.launch(launchSeeing(`${ORIGIN}${path}`, directory.path));
  try {
    const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block', baseURL: ORIGIN });
    const faults = watch(context);
    await giveSession(context, person);
    await work(await context.newPage());
    faults.settle();
  } finally {
    await browser.close();
    directory.remove();
  }
}

test('the camera reads the code on a bag and opens the page of the coffee', async ({ say, at }) => {
  const { links } = await behind((admin) => makeChain(admin));
  const path = `/info/beannote/coffeebeandetail/${links.CAFEDT}`;
  await scanning(path, await makePerson('이도연'), async (page) => {
    await page.goto(at('/user/link/coffeebean'));
    await page.getByRole('button', { name: say('scan_start'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('낮 블렌드');
  });
});

test('the camera reads the code for cafes and the form of the lot is filled', async ({ say, at, user }) => {
  const chain = await behind((admin) => makeChain(admin));
  const person = await makePerson('최민준');
  await employ(chain.cafe, person, 'SAST');
  await behind(async (admin) => {
    await linkThem(admin, chain, 'CAFE');
    await admin.query('UPDATE cafe_received SET removed_at = now() WHERE org = $1', [chain.cafe]);
  });
  await scanning(`/cafe/coffeebean/qrreceived/${chain.links.batchForCafe}`, person, async (page) => {
    const lot = (name: string) => inputOf({ ...user, page, entity: cafeReceived }, name);
    await page.goto(at('/user/link/coffeebean'));
    await page.getByRole('button', { name: say('scan_start'), exact: true }).click();
    await expect(lot('coffeebean_seq')).toHaveValue('낮 블렌드');
    await expect(lot('blending_result_date')).toHaveValue(/2026/);
    await expect(lot('blending_loss')).toHaveValue('15.0');
  });
});
