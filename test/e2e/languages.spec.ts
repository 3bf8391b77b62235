import { isToCome, PLACES } from '@hanjan/model/menu.ts';
import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import type { Page } from '@playwright/test';
import { makeOrg, seat } from '../harness/org.ts';
import { behind, giveSession, makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
/** What is Korean in any language: initial consonants as the guide shows them, and what they stand for. */
const EITHER = /ㅂㅅㅇ|복숭아|한잔|한국어/;

/** English texts that say something else in Korean, as they stand on a page. */
const KOREAN = new Set<string>(Object.values(ko));
const ENGLISH = new Set<string>(Object.values(en).filter((text) => /^[^{<]{4,}$/.test(text) && !KOREAN.has(text)));

/** All that a page says in its own language, in its text and to those who do not see it. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOwn = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
    const said = [document.title];
    // In the middle of the wheel a flavor stands in both languages.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (isOwn(parentElement) && !parentElement?.closest('script, style, .hub')) said.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOwn(element)) said.push(element.getAttribute(name) ?? '');
    return [...new Set(said.map((text) => text.trim()))];
  });

/** Goes through pages, each in Korean, then in English on the spot, and back; answers what stood there in the other language. */
async function leftovers(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const turn = async (to: 'ko' | 'en') => {
    await page.getByRole('banner').locator(`[hreflang="${to}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect(page.locator('.skeleton')).toHaveCount(0);
  };
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await turn('en');
    const english = async () =>
      (await saidOn(page)).filter((text) => HANGUL.test(text) && !EITHER.test(text) && !NAMED_TWICE.includes(path));
    // Texts of a part that is loaded for the first time in a language may come a moment later.
    await expect
      .poll(english, { timeout: 2000 })
      .toEqual([])
      .catch(async () => {
        found.push(...(await english()).map((text) => `${path} en: ${text}`));
      });
    await turn('ko');
    const korean = async () => (await saidOn(page)).filter((text) => ENGLISH.has(text));
    await expect
      .poll(korean, { timeout: 2000 })
      .toEqual([])
      .catch(async () => {
        found.push(...(await korean()).map((text) => `${path} ko: ${text}`));
      });
  }
  return found;
}

/** What shows names in both languages beside one another. */
const NAMED_TWICE = ['/info/etc/equip'];

/** Every address of the menu that works; of a list also the form of a new record. */
const PATHS = PLACES.filter(
  ({ tab }) => !isToCome(tab) && !/signin|signup|consent|password|create/.test(tab.path),
).flatMap(({ tab }) => (tab.screen ? [tab.path, `${tab.path}/write`] : [tab.path]));

/** Each page is loaded, and turned twice. */
const MANY_PAGES_MS = 300_000;

/** The address of an organisation's page, or of a person's. */
const AREAS = ['user', 'cafe', 'roaster'] as const;
const isOf = (area: string) => (path: string) => path.startsWith(`/${area}/`);

test('a guest who turns a page to the other language reads no word of the former one', async ({ page }) => {
  test.setTimeout(MANY_PAGES_MS);
  const open = PATHS.filter((path) => !AREAS.some((area) => isOf(area)(path)));
  expect(await leftovers(page, ['/user/signin', '/user/signup', ...open])).toEqual([]);
});

for (const area of AREAS) {
  test(`whoever turns a page of ${area} to the other language reads no word of the former one`, async ({
    page,
    context,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    const person = await makePerson('Jiwoo');
    if (area !== 'user')
      await behind(async (admin) => seat(admin, await makeOrg(admin, area, 'Ondo'), person.user_seq, 'OWN'));
    await giveSession(context, person);
    const paths = [...(area === 'user' ? ['/'] : []), ...PATHS.filter(isOf(area))];
    expect(await leftovers(page, paths)).toEqual([]);
  });
}
