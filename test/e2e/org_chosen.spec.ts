import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, saveCoffee } from './support/cafe.ts';
import { expect, test } from './support/test.ts';
import { coffee, LIST, selector, workplace } from './support/workplace.ts';

test('of two cafes one is worked in, and nothing of the other is seen, by whatever way', { tag: '@desk' }, async ({
  page,
  context,
  say,
  at,
  press,
  person,
  api,
  faults,
}) => {
  faults.expect(/^404 GET \/api\/cafe\/coffeebean\/default\/detail\/\d+$/);
  const [here, there] = [await cafeOf(person, '카페 가람', 'SAST'), await cafeOf(person, '카페 나루', 'SAST')];
  const mine = await saveCoffee(api, here, '가람 블렌드');
  await saveCoffee(api, there, '나루 블렌드');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/cafe/')) return;
    const { cafe_seq } = request.method() === 'GET' ? { cafe_seq: null } : (request.postDataJSON() ?? {});
    sent.push(cafe_seq ?? Number(new URL(request.url()).searchParams.get('cafe_seq')));
  });
  const switchTo = async (name: string) => {
    await press(selector(page));
    await press(page.getByRole('menuitemradio', { name: new RegExp(name) }));
    await expect(page.getByText(say('org_switched', { name: `\u2068${name}\u2069` }))).toBeVisible();
    await expect(workplace(page)).toContainText(name);
  };

  await page.goto(at(`${COFFEES}?orderType=rgst_at.asc`));
  await press(coffee(page, '가람 블렌드'));
  await expect(page.getByRole('heading', { level: 1, name: '가람 블렌드' })).toBeVisible();
  await press(selector(page));
  await expect(page.getByRole('menuitemradio', { checked: true })).toContainText('카페 가람');
  await expectSound(page, 'the cafes to choose from');
  await page.keyboard.press('Escape');

  await watchFor(page, '나루', '가람 블렌드');
  sent.length = 0;
  await switchTo('카페 나루');
  await expect(page).toHaveURL(new RegExp(LIST));
  await expect(coffee(page, '나루 블렌드')).toBeVisible();
  expect(await seenSince(page)).toBe(false);
  expect(new Set(sent)).toEqual(new Set([there]));

  await test.step('the way back opens no record or list of the other one', async () => {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(LIST));
    await expect(coffee(page, '나루 블렌드')).toBeVisible();
    expect(await seenSince(page)).toBe(false);
  });

  await test.step('a record that is not there leads to its list', async () => {
    await page.goto(at(`${COFFEES}/${mine + 1000}`));
    await press(page.getByRole('main').getByRole('link', { name: say('record_list') }));
    await expect(page).toHaveURL(new RegExp(LIST));
  });

  await test.step('a new tab works where the last one did; each keeps its own', async () => {
    const other = await context.newPage();
    await other.goto(at(COFFEES));
    await expect(coffee(other, '나루 블렌드')).toBeVisible();
    await switchTo('카페 가람');
    await expect(coffee(page, '가람 블렌드')).toBeVisible();
    await other.reload();
    await expect(workplace(other)).toContainText('카페 나루');
    await expect(coffee(other, '나루 블렌드')).toBeVisible();
    await other.close();
  });
});

test('the cafe to work in is chosen with the keyboard, and from the sheet of a phone', async ({
  page,
  say,
  at,
  press,
  person,
  hasTouch,
}) => {
  await cafeOf(person, '카페 가람', 'SAST');
  await cafeOf(person, '카페 나루', 'SAST');
  await page.goto(at(COFFEES));
  await expect(workplace(page)).toContainText('카페 가람');
  if (hasTouch) {
    await press(page.getByRole('button', { name: say('nav_more') }));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { pressed: true })).toHaveText('카페 가람');
    await expectSound(page, 'the cafes in the sheet');
    await press(sheet.getByRole('button', { pressed: false, name: '카페 나루' }));
    await expect(sheet).toBeHidden();
  } else {
    await selector(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(selector(page)).toBeFocused();
  }
  await expect(workplace(page)).toContainText('카페 나루');
});

/** From now on the page remembers whether it showed a text while it said that one works elsewhere, even for a moment. */
const watchFor = (page: Page, place: string, text: string) =>
  page.evaluate(
    ([place = '', text = '']) => {
      const watched = { seen: false };
      const says = (selector: string, words: string) => document.querySelector(selector)?.textContent?.includes(words);
      Object.assign(window, { watched });
      new MutationObserver(() => {
        if (says('.org-name', place) && says('#content', text)) watched.seen = true;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [place, text],
  );

/** Whether the watched text was shown meanwhile. */
const seenSince = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { watched: { seen: boolean } }).watched.seen);
