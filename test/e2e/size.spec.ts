import { BEAN_LINKS } from '@hanjan/model/bean/info.ts';
import { weigh } from '../harness/weigh.ts';
import { beansOf } from './support/beans.ts';
import { COFFEES, cafeOf, saveCoffee } from './support/cafe.ts';
import { behind, NOTES, saveNote } from './support/product.ts';
import { roasteryOf } from './support/roastery.ts';
import { test as base, expect } from './support/test.ts';

/** The most that a page may load, gzip. */
interface Budget {
  readonly js: number;
  readonly css: number;
  readonly files: number;
}

const PUBLIC: Budget = { js: 170_000, css: 25_000, files: Number.POSITIVE_INFINITY };
/**
 * What somebody opens who has scanned a bag, over whatever network there is: the words of it, before any drawing. It shares
 * its smallest pieces with the pages of roasts, and grew with those by 4 KB (aim 120 KB).
 */
const SCANNED: Budget = { js: 133_000, css: 25_000, files: 16 };
/** What nobody opens without signing in. */
const BACK_OFFICE: Budget = { js: 298_000, css: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY };
/** Over plain http every file costs a round trip: with eight more of these the first paint comes 150 ms later. */
const FEW_FILES: Budget = { ...BACK_OFFICE, files: 62 };

const BREWS = '/user/usernote/brewingresult';
const BEANS = '/roaster/greenbean/list';
const TODAY = '/cafe/brewing/today';
const BREWED = { brewing_result_date: '2026-11-20', brewing_bean_mass: 185, brewing_mass: 380 };
const STOCK = '/roaster/greenbean/inventory';

const test = base.extend<{ expectWithin: (path: string, budget: Budget) => Promise<void> }>({
  expectWithin: async ({ page, at }, give, { annotations }) =>
    give(async (path, budget) => {
      const { js, css, files } = await weigh(page, at(path));
      annotations.push({ type: 'weight', description: `${path} | ${js} | ${css} | ${files}` });
      // Whoever may not open a page is led to another one.
      await expect(page).toHaveURL(at(path));
      // A page without its framework was not weighed.
      expect.soft(js, `JavaScript of ${path}`).toBeGreaterThan(60_000);
      expect.soft(css, `CSS of ${path}`).toBeGreaterThan(5_000);
      expect.soft(js, `JavaScript of ${path}`).toBeLessThanOrEqual(budget.js);
      expect.soft(css, `CSS of ${path}`).toBeLessThanOrEqual(budget.css);
      expect.soft(files, `files of ${path}`).toBeLessThanOrEqual(budget.files);
    }),
});

for (const path of [
  '/',
  '/info/guide',
  '/info/etc/equip',
  '/user/signin',
  '/user/adminsignin',
  '/user/signup',
  '/user/privacy',
  '/info/chart/flavorwheel',
  '/info/chart/radarchart',
  '/info/chart/brewingrecord',
  '/info/chart/roasting',
])
  test(`a guest loads no more than the budget: ${path}`, ({ expectWithin }) => expectWithin(path, PUBLIC));

test('whoever scans a bag loads no more than the budget', async ({ expectWithin }) => {
  const { links } = await beansOf();
  await expectWithin(`${BEAN_LINKS.RSTRDT.page}/${links.RSTRDT}`, SCANNED);
});

test('a customer who sees more of it loads no more than any public page', async ({ person, expectWithin }) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const { links } = await beansOf();
  await expectWithin(`${BEAN_LINKS.CAFEDT.page}/${links.CAFEDT}`, PUBLIC);
});

for (const [path, budget] of [
  ['/user/password', PUBLIC],
  ['/create', PUBLIC],
  ['/user/system/demo', PUBLIC],
  ['/cafe/create', BACK_OFFICE],
  ['/roaster/create', BACK_OFFICE],
  ['/info/map/country', BACK_OFFICE],
] as const)
  test(`an administrator loads no more than the budget: ${path}`, async ({ person, expectWithin }) => {
    await behind((db) => db.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [person.user_seq]));
    await expectWithin(path, budget);
  });

test.describe('whoever has records loads no more than the budget', () => {
  test('list of notes', async ({ api, person, expectWithin }) => {
    await saveNote(api, { cupnote_name: person.user_name });
    await expectWithin(NOTES, FEW_FILES);
  });
  test('a note', async ({ api, person, expectWithin }) => {
    const key = await saveNote(api, { cupnote_name: person.user_name });
    await expectWithin(`${NOTES}/${key}`, FEW_FILES);
  });
  test('a new note', async ({ person, expectWithin }) => {
    expect(person.user_seq).toBeGreaterThan(0);
    await expectWithin(`${NOTES}/write`, FEW_FILES);
  });
  for (const path of [BREWS, `${BREWS}/write`])
    test(path, async ({ person, expectWithin }) => {
      expect(person.user_seq).toBeGreaterThan(0);
      await expectWithin(path, BACK_OFFICE);
    });
  test('coffees of a cafe', async ({ api, person, expectWithin }) => {
    const cafe = await cafeOf(person, '카페 온도', 'MNG');
    await saveCoffee(api, cafe, '케냐 니에리');
    await expectWithin(COFFEES, FEW_FILES);
  });
  test('a coffee of a cafe', async ({ api, person, expectWithin }) => {
    const cafe = await cafeOf(person, '카페 온도', 'MNG');
    const key = await saveCoffee(api, cafe, '케냐 니에리');
    await expectWithin(`${COFFEES}/${key}`, FEW_FILES);
  });
  for (const path of [TODAY, '/cafe/brewing/result/write'])
    test(path, async ({ api, person, expectWithin }) => {
      const cafe_seq = await cafeOf(person, '카페 온도', 'BARISTA');
      await api.post('/api/cafe/brewing/result/edit', { cafe_seq, brewing_result_main: true, ...BREWED });
      await expectWithin(path, BACK_OFFICE);
    });
  for (const path of [BEANS, `${BEANS}/write`, STOCK])
    test(path, async ({ api, person, expectWithin }) => {
      const { bean, lot } = await roasteryOf(api, person, 'MNG');
      await lot(await bean('케냐 니에리'), 2026, 600_000);
      await expectWithin(path, BACK_OFFICE);
    });
});
