import { charged, ROAST, roastOf } from '../harness/roastery.ts';
import { expectNoSideways } from './support/axe.ts';
import { cafeOf, LOTS, saveCoffee } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { NOTES, saveNote } from './support/product.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const long = 'a'.repeat(300);

test('a name of 300 bytes without a space makes no page wider than a phone', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  person,
}) => {
  const key = await saveNote(api, {
    cupnote_name: long,
    store_name: long,
    condition: long,
    cupnote_desc: long.repeat(3),
    cupnote_etc_list: [long.slice(0, 290)],
    blending_country_list: ['ETC'],
    blending_country_etc: long,
  });
  await page.goto(at(NOTES));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  await expectNoSideways(page, 'list');

  await page.goto(`${at(NOTES)}/${key}`);
  await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible();
  await expectNoSideways(page, 'note');
  await press(page.getByRole('button', { name: say('record_remove') }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoSideways(page, 'remove dialog');
  await press(page.getByRole('button', { name: say('cancel') }));

  await press(page.getByRole('button', { name: say('record_edit') }));
  await inputOf(user, 'store_name').fill(`${long}b`);
  await inputOf(user, 'cupnote_etc_list').fill('b'.repeat(20));
  await expectNoSideways(page, 'form');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('alertdialog', { name: say('validation_error') })).toBeVisible();
  await expectNoSideways(page, 'validation dialog');
});

test('the name of a person of 300 bytes fits too', async ({ page, say, at, api, person }) => {
  await page.goto(at(NOTES));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await page.route('**/api/userinfo', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, user_name: long } } });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: say('person_menu', { name: long }) })).toBeVisible();
  await expect(page.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
  await expectNoSideways(page, 'list of a person with a long name');
  expect(await api.get('/api/userinfo')).toMatchObject({ user_name: person.user_name });
});

test('ten tonnes are shown to the last digit', async ({ page, at, api, person }) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const coffeebean_seq = await saveCoffee(api, cafe_seq, '케냐 니에리');
  const lot = { cafe_seq, coffeebean_seq, received_date: '2026-03-01', blending_result_date: '2026-02-20' };
  await api.post(`/api${LOTS}/edit`, { ...lot, received_div: '첫째 상자', received_mass: 100_000_001 });
  const expectWhole = async () => {
    const shown = page.getByRole('main').locator('.number', { hasText: '10,000,000.1' });
    await expect(shown).toHaveCount(2);
    const isCut = (element: Element) =>
      (element.closest('[data-shape]') ?? element).scrollWidth >
      (element.closest('[data-shape]') ?? element).clientWidth;
    for (const number of await shown.all()) expect(await number.evaluate(isCut)).toBe(false);
    await expectNoSideways(page, 'list of lots');
  };
  await page.goto(at(LOTS));
  await expectWhole();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('table')).toBeVisible();
  await expectWhole();
});

test('of several names a row says as many as fit, and how many more there are', async ({ page, at, api, person }) => {
  const flavors = ['JASMINE', 'BLACK_TEA', 'PEACH', 'HONEY', 'ALMOND', 'ROSE'];
  await saveNote(api, { cupnote_name: 'Huila', cupnote_flavor_list: flavors });
  await page.goto(at(NOTES));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  const line = page.locator('[data-row] .cell-line');
  const said = () =>
    line.evaluate((element) => {
      const parts = [...element.querySelectorAll(':scope > :not(.cell-spare)')];
      const ends = parts.map((part) => part.getBoundingClientRect().right);
      const rest = Number(/\d+/.exec(element.querySelector('.cell-rest')?.textContent ?? ''));
      const isWhole = Math.max(...ends) <= element.getBoundingClientRect().right + 0.5;
      return { shown: parts.length - 1, isWhole, all: parts.length - 1 + rest };
    });
  await expect.poll(said).toMatchObject({ isWhole: true, all: flavors.length });
  for (const [width, shown] of [
    [1920, 3],
    [1000, 2],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(said).toEqual({ shown, isWhole: true, all: flavors.length });
  }
  // Letters become wider in the same room, as those of a typeface that comes late.
  await line.evaluate(async (element: HTMLElement) => {
    element.style.width = `${element.getBoundingClientRect().width}px`;
    element.style.letterSpacing = '2em';
    await [...document.fonts].find(({ status }) => status === 'unloaded')?.load();
  });
  await expect.poll(said).toEqual({ shown: 1, isWhole: true, all: flavors.length });
});

test('what went into a roast and what came out of it stands beside nothing else on a phone', async ({
  page,
  at,
  api,
  person,
}) => {
  const { post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const kenya = await bean('케냐 니에리 Nyeri');
  await lot(kenya, 2026, 900_000_000);
  for (const [green, roasting_mass] of [
    [120_000, 101_400],
    [1_205_500, 1_013_450],
    [500_000_000, 420_000_000],
  ] as const) {
    const body = roastOf([charged(kenya, green)], { roasting_step: 'DONE', roasting_mass });
    const { roasting_result_key } = await post(`${ROAST}/edit`, body);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(`/roaster/roasting/result/${roasting_result_key}`));
      const masses = page.locator('.read-figures > div', { has: page.locator('.from-to') });
      await expect(masses).toBeVisible();
      await expectNoSideways(page, `${green} at ${width}`);
      const isOver = await masses.evaluate((box) => {
        const own = box.getBoundingClientRect();
        const shown = [...box.querySelectorAll('.from-to > span')].map((one) => one.getBoundingClientRect());
        const others = [...(box.parentElement?.children ?? [])].filter((one) => one !== box);
        const isIn = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return (
          shown.some(({ right }) => right > own.right + 0.5) ||
          shown.some((one) => others.some((other) => isIn(one, other.getBoundingClientRect())))
        );
      });
      expect(isOver, `${green} at ${width}`).toBe(false);
    }
  }
});
