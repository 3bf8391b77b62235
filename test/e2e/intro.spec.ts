import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { makePerson, NOTES } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

test('what a guest marks on the wheel of the front page is in the first note', async ({
  page,
  say,
  at,
  press,
  user,
  language,
  hasTouch,
}) => {
  const person = await makePerson('한지우');
  const name = (id: string) => codeName(language, 'FLVR', id);
  const flavor = (id: string) => page.getByRole('treeitem', { name: name(id), exact: true });
  const main = page.getByRole('main');
  const told = (count: number) => main.getByRole('status').filter({ hasText: say('intro_taken', { count }) });

  await test.step('a sample is marked, and nobody needs an account', async () => {
    await page.goto(at('/'));
    await expect(flavor('PEACH')).toBeChecked();
    await expect(page.locator('.hero .hub')).toContainText(hasTouch ? name('PEACH') : say('intro_hub'));
    await expect(main.getByText(say('intro_free'))).toBeVisible();
    await expect(main.getByRole('link', { name: say('intro_wheel') })).toHaveAttribute(
      'href',
      at('/info/chart/flavorwheel'),
    );
  });

  await test.step('by hand and by keys flavors are marked and taken back', async () => {
    await press(flavor('PEAR'));
    await expect(told(4)).toBeVisible();
    if (hasTouch) await press(flavor('PEACH'));
    else {
      await flavor('PEACH').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await expect(flavor('PEAR')).toBeFocused();
      await expect(page.locator('.hero .hub')).toContainText(name('PEAR'));
    }
    await expect(told(3)).toBeVisible();
    await expectSound(page, 'the front page');
  });

  await test.step('they stand in the note, which is saved with them after signing in', async () => {
    await press(main.getByRole('link', { name: say('intro_start') }));
    for (const id of ['JASMINE', 'HONEY', 'PEAR'])
      await expect(main.getByRole('button', { name: say('take_away', { word: name(id) }) })).toBeVisible();
    await expect(main.getByRole('button', { name: say('take_away', { word: name('PEACH') }) })).toHaveCount(0);
    await inputOf({ ...user, entity: userCupnote }, 'cupnote_name').fill('Huila');
    await press(main.getByRole('button', { name: say('record_save') }));
    await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
    await main.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
    await press(main.getByRole('button', { name: say('signin'), exact: true }));
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(NOTES)}/\\d+$`));
    for (const id of ['JASMINE', 'HONEY', 'PEAR'])
      await expect(main.getByText(name(id), { exact: true }).first()).toBeVisible();
  });
});

test('small charts follow the hand, and the guide leads to each tool', async ({
  page,
  say,
  at,
  press,
  person,
  hasTouch,
}) => {
  const { keyboard } = page;
  const main = page.getByRole('main');

  await test.step('whoever is signed in goes on with own notes', async () => {
    await page.goto(at('/info/intro'));
    await expect(page.getByRole('button', { name: say('person_menu', { name: person.user_name }) })).toBeVisible();
    await expect(main.getByRole('link', { name: say('intro_write'), exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: say('intro_notes') })).toBeVisible();
  });

  await test.step('scores move the average, a dose the water of every pour, a time the readings', async () => {
    await near(page, 'note');
    const scores = main.getByRole('region', { name: say('intro_sample') });
    await expect(scores.getByRole('status')).toHaveText('8.4');
    await scores.getByRole('slider', { name: say('cupnote_acidity_point') }).fill('4');
    await expect(scores.getByRole('status')).toHaveText('7.7');

    await near(page, 'brew');
    const brew = page.locator('.brew-try');
    await brew.getByRole('slider', { name: say('intro_dose') }).fill('25');
    await expect(brew).toContainText('400.0 g');
    await expect(brew.locator('li').first()).toContainText('50.0 g');

    await near(page, 'roast');
    const roast = page.getByRole('region', { name: say('roast_readout') });
    await expect(roast).toContainText('8:30');
    await page.locator('.roast-try [role="slider"]').focus();
    await keyboard.press('Home');
    await expect(roast).not.toContainText('8:30');
    await expectSound(page, 'what can be tried');
  });

  await test.step('the guide shows what its contents name, and the way there', async () => {
    await page.goto(at('/info/guide'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('guide_title'));
    await expectSound(page, 'the guide');
    await press(
      main.getByRole('navigation', { name: say('guide_contents') }).getByRole('link', { name: say('guide_roast') }),
    );
    await expect(page).toHaveURL(/#roast$/);
    const chapter = main.getByRole('region', { name: say('guide_roast'), exact: true });
    await expect(chapter.getByRole('heading')).toBeInViewport();
    await expect(chapter.getByRole('listitem')).toHaveCount(3);
    await page.goto('about:blank');
    await page.goto(at('/info/guide#roast'));
    await expect(chapter.getByRole('heading')).toBeInViewport();
    // Whoever went elsewhere on the page is there again.
    await keyboard.press('Home');
    await expect(chapter.getByRole('heading')).not.toBeInViewport();
    await page.reload();
    await expect(chapter.getByRole('listitem')).toHaveCount(3);
    await expect(chapter.getByRole('heading')).not.toBeInViewport();
    const way = chapter.getByRole('link', { name: say('menu_roastingprofile') });
    if (hasTouch) await press(way);
    else {
      await way.focus();
      await keyboard.press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`${at('/info/chart/roasting')}$`));
  });
});

/** Comes near a chart, so that it is loaded. */
const near = (page: Page, topic: string) => page.locator(`.try[data-topic="${topic}"]`).scrollIntoViewIfNeeded();
