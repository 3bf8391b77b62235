import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.mjs';

// Takes the pictures of the README from a running product: `node scripts/pictures.ts http://localhost:8081`. It signs up
// a person of its own and writes a few notes for them. With the password that `npm run demo` told it also takes those of
// the roastery of the demo.
const [, , origin = 'http://localhost:8081', demoPass] = process.argv;
const folder = join(import.meta.dirname, '../docs/pictures');
const notes = '/user/usernote/coffeenote';

const COFFEES = [
  ['콜롬비아 우일라 핑크버번', 'CAFE', '카페 온도 연남', [9, 9, 8, 7, 9, 9], ['JASMINE', 'PEACH', 'HONEY']],
  ['에티오피아 구지 우라가 G1', 'HOME', null, [8, 9, 9, 6, 9, 8], ['BLUEBERRY', 'ROSE', 'WINEY']],
  ['케냐 니에리 AA', 'ROSTR', '서울숲 로스터리', [7, 9, 7, 7, 8, 10], ['GRAPEFRUIT', 'LIME', 'BLACK_TEA']],
  ['서울숲 블렌드', 'CAFE', '카페 온도 연남', [8, 7, 8, 9, 8, 5], ['CHOCOLATE', 'HAZELNUT', 'CARAMELIZED']],
  ['브라질 세하두 내추럴', 'HOME', null, [7, 6, 8, 8, 7, null], ['ALMOND', 'MOLASSES']],
  ['과테말라 우에우에테낭고 SHB', 'OFFC', null, [7, 8, 7, 7, 8, 7], ['ORANGE', 'MAPLE_SYRUP']],
  ['파나마 보케테 게이샤', 'CUPR', '서울숲 로스터리', [10, 10, 9, 7, 10, 9], ['JASMINE', 'ROSE', 'PEACH']],
  ['인도네시아 아체 가요', 'HOME', null, [6, 7, 6, 9, 7, 3], ['HERB_LIKE', 'DARK_CHOCOLATE', 'SMOKY']],
  ['에티오피아 예가체프 코체레', 'CAFE', '커피 이음', [8, 10, 8, 6, 9, 9], ['JASMINE', 'CITRIC_ACID', 'LIME']],
  ['르완다 후예 부르봉', 'HOME', null, [7, 8, 8, 7, 8, 7], ['RAISIN', 'HONEY']],
] as const;
const POINTS = ['balance', 'aroma', 'sweetness', 'body', 'flavor', 'acidity'];

async function picture(browser: Browser, name: string, path: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', ...options });
  const post = async (address: string, data: object) => {
    const response = await context.request.post(address, { data, headers: { origin } });
    if (!response.ok()) throw new Error(`${address}: ${await response.text()}`);
  };
  await post('/api/sign/signup', {
    user_id: `picture${Date.now() % 1e9}`,
    user_pass: 'only for a picture',
    user_name: '김하늘',
    country: 'KOR',
    age_ok: true,
    privacy_ok: true,
  });
  for (const [at, [cupnote_name, cupnote_place, store_name, points, flavors]] of [...COFFEES.entries()].toReversed()) {
    await post('/api/user/qc/coffeebean/edit', {
      cupnote_name,
      cupnote_place,
      store_name,
      cupnote_date: `2026-11-${20 - Math.floor(at / 3)}`,
      blending_result_date: '2026-11-11',
      cupnote_main: at % 4 === 0,
      cupnote_flavor_list: flavors,
      cupnote_texture_list: ['JUICY'],
      cupnote_feeling_list: ['BRIGHT'],
      cupnote_desc: '식을수록 복숭아가 또렷해진다. 디벨롭이 길지 않아 꽃향이 살아 있다.',
      ...Object.fromEntries(POINTS.map((point, axis) => [`cupnote_${point}_point`, points[axis]])),
    });
  }
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  if (name === 'note') {
    await page.getByRole('link', { name: COFFEES[0][0] }).click();
    await page
      .getByRole('link', { name: '수정' })
      .or(page.getByRole('button', { name: '수정' }))
      .click();
    await page.getByRole('button', { name: '저장' }).waitFor();
  }
  if (name === 'wheel' || name === 'roast') {
    await page.getByRole('button', { name: '예시 값' }).first().click();
    // What was chosen stays, and the word about it goes.
    await page.reload();
    await page.waitForLoadState('networkidle');
  }
  await shoot(page, name);
  await context.close();
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The front page as a guest sees it. */
async function front(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', ...desk });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.hero .hub').waitFor();
  await shoot(page, 'front');
  await context.close();
}

/** A picture of the roastery of the demo, as its owner sees it. */
async function roastery(browser: Browser, name: string, path: string, user_pass: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', ...desk });
  const signin = await context.request.post('/api/sign/signin', {
    data: { user_id: 'demo.roaster.own', user_pass },
    headers: { origin },
  });
  if (!signin.ok()) throw new Error(await signin.text());
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
  await context.close();
}

const desk = { viewport: { width: 1280, height: 800 } };
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', isMobile: true, hasTouch: true } as const;
await front(browser);
await picture(browser, 'list', notes, desk);
await picture(browser, 'note', notes, desk);
await picture(browser, 'phone', `/en${notes}`, phone);
await picture(browser, 'wheel', '/info/chart/flavorwheel', desk);
await picture(browser, 'roast', '/info/chart/roasting', desk);
if (demoPass) {
  await roastery(browser, 'roasting', '/roaster/roasting/result/2026-40', demoPass);
  await roastery(browser, 'stock', '/roaster/greenbean/inventory', demoPass);
}
await browser.close();
