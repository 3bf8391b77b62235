import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import type { FormUser } from './support/form.ts';
import { dragBy } from './support/hand.ts';
import { NOTES_API } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const WHEEL = '/info/chart/flavorwheel';
/** The beginning of a flavor as people of a language would type it. */
const PEACH = { ko: 'ㅂㅅㅇ', en: 'peac' } as const;
const BERRIES = { ko: '베리', en: 'berr' } as const;

test('flavors are found, chosen on the wheel and in the list, and outlive the page', async ({
  page,
  say,
  at,
  press,
  language,
  user,
  hasTouch,
}) => {
  const { keyboard } = page;
  const name = (id: string) => codeName(language, 'FLVR', id);
  const flavor = (id: string) => page.getByRole('treeitem', { name: name(id), exact: true });
  const box = page.getByRole('combobox', { name: say('wheel_find') });
  const status = page.getByRole('main').getByRole('status');
  const chosen = ['PEACH'];
  const expectChosen = () => expect.poll(() => chosenIn(user)).toEqual(chosen.map(name));
  await page.goto(at(WHEEL));
  await expect(page.getByRole('tree')).toBeVisible();
  await expectSound(page, 'nothing chosen');

  await test.step('initial consonants or a few letters turn the wheel to a flavor, and Enter chooses it', async () => {
    await beginSearch(user);
    await box.fill(PEACH[language]);
    await expect(page.getByRole('option', { selected: true })).toContainText(name('PEACH'));
    await expect(hub(page)).toHaveText(name('PEACH'));
    await box.press('Enter');
    await expectChosen();
    await expect(status).toContainText(name('PEACH'));
    await expect(flavor('PEACH')).toBeChecked();
  });

  await test.step('arrow keys walk what was found, and each shows itself on the wheel', async () => {
    await beginSearch(user);
    await box.fill(BERRIES[language]);
    await expect(page.getByRole('option', { name: name('BLUEBERRY') })).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await box.press(key);
      const active = await page.getByRole('option', { selected: true }).locator('.flavor-dot').innerText();
      await expect(hub(page)).toHaveText(active);
    }
    await expectSound(page, 'found');
    await box.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    if (hasTouch) {
      await press(page.getByRole('button', { name: say('close') }));
      await expect(page.getByRole('button', { name: say('wheel_find') })).toBeFocused();
    }
    await expectChosen();
  });

  await test.step('a flavor of the wheel is pressed, and pressed again', async () => {
    await showOnWheel(user, name('PEACH'));
    await press(flavor('PEAR'));
    chosen.push('PEAR');
    await expectChosen();
    await expect(flavor('PEAR')).toBeChecked();
    await press(flavor('PEAR'));
    chosen.pop();
    await expectChosen();
  });

  await test.step('the wheel is turned by hand and comes to stand as it was turned', async () => {
    const { width = 0 } = (await page.getByRole('tree').boundingBox()) ?? {};
    const turnByHand = () =>
      dragBy(page, page.getByRole('tree'), { x: -width / 5, y: hasTouch ? 0 : 40 }, { x: width / 2, y: 90 });
    if (hasTouch) {
      await turnByHand();
      await expect(hub(page)).not.toHaveText(name('PEACH'));
      await press(page.getByRole('button', { name: say('wheel_choose'), exact: true }));
      await expect.poll(() => chosenIn(user)).toHaveLength(2);
      const under = (await chosenIn(user))[1] ?? '';
      await expect(page.locator('.current-flavor b')).toHaveText(under);
      await expect(hub(page)).toHaveText(under);
      await press(page.getByRole('button', { name: say('wheel_take_away'), exact: true }));
    } else {
      const turn = page.getByRole('slider', { name: say('wheel_rotate') });
      await press(page.getByRole('button', { name: say('wheel_reset') }));
      await expect(turn).toHaveAttribute('aria-valuenow', '0');
      await turnByHand();
      await expect(turn).not.toHaveAttribute('aria-valuenow', '0');
      await page.getByRole('textbox', { name: say('wheel_rotate') }).fill('−12.5');
      await expect(turn).toHaveAttribute('aria-valuenow', '-12.5');
      await turn.press('ArrowRight');
      await expect(turn).toHaveAttribute('aria-valuenow', '-11.5');
    }
    await expectChosen();
  });

  if (!hasTouch) {
    await test.step('keys walk the wheel and choose on it', async () => {
      await flavor('BERRY').focus();
      await keyboard.press('ArrowDown');
      await expect(flavor('BLACKBERRY')).toBeFocused();
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      chosen.push('BLUEBERRY');
      await expectChosen();
      await expect(status).toContainText(name('BLUEBERRY'));
    });
  }

  await test.step('the same flavors are a list, and own words stand beside them', async () => {
    await openLook(user);
    const own = page.getByRole('textbox', { name: say('wheel_words') });
    await own.fill('유자청');
    await own.press('Enter');
    await page.getByRole('switch', { name: say('wheel_list') }).setChecked(true);
    if (hasTouch) await press(page.getByRole('button', { name: say('close') }));
    await press(
      page
        .getByRole('group')
        .filter({ hasText: name('SWEET') })
        .locator('summary')
        .first(),
    );
    await press(page.getByRole('button', { name: name('HONEY'), exact: true, pressed: false }));
    chosen.push('HONEY');
    await expect.poll(() => chosenIn(user)).toEqual([...chosen.map(name), ...(hasTouch ? ['유자청'] : [])]);
    await expectSound(page, 'list');
  });

  await test.step('all of it is there after loading the page anew, as a list and as a wheel', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: say('take_away', { word: '유자청' }) })).toBeVisible();
    await expect.poll(() => chosenIn(user).then((words) => words.slice(0, chosen.length))).toEqual(chosen.map(name));
    await expect(page.getByRole('tree')).toHaveCount(0);
    await openLook(user);
    await page.getByRole('switch', { name: say('wheel_list') }).setChecked(false);
    // A phone has no Escape.
    if (hasTouch) await page.touchscreen.tap(20, 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const id of chosen) await expect(flavor(id)).toBeChecked();
    const scheme = hasTouch ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    await expectSound(page, 'the other theme');
  });
});

test('the flavors of a note are chosen on its wheel', async ({ page, say, press, language, write, api, hasTouch }) => {
  const writer = await write({ cupnote_name: 'Huila Pink Bourbon' });
  const name = (id: string) => codeName(language, 'FLVR', id);
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('button', { name: say('wheel_open') }));
  await expect(dialog.getByRole('tree')).toBeVisible();
  const box = dialog.getByRole('combobox', { name: say('wheel_find') });
  await box.fill(PEACH[language]);
  await box.press('Enter');
  await press(dialog.getByRole('treeitem', { name: name('PEAR'), exact: true }));
  if (!hasTouch) await dialog.getByRole('switch', { name: say('wheel_reverse') }).setChecked(true);
  await expectSound(page, 'the wheel of a note');
  await press(dialog.getByRole('button', { name: say('chart_done') }));
  for (const id of ['PEACH', 'PEAR']) {
    await expect(page.getByRole('button', { name: say('take_away', { word: name(id) }) })).toBeVisible();
  }
  await writer.save();
  await writer.expectSaved();
  const kept = await api.get(`${NOTES_API}/detail/${page.url().split('/').at(-1)}`);
  expect(kept.cupnote_flavor_list).toEqual(['PEACH', 'PEAR']);
  expect(kept.cupnote_flavor_wheel_reverse).toBe(!hasTouch);
  expect(kept.cupnote_flavor_wheel_rotate).not.toBeNull();
});

test('codes that make no proper wheel make a sensible one, and none at all a clear text', { tag: '@desk' }, async ({
  page,
  say,
  at,
}) => {
  const long = '무척이나 긴 이름 '.repeat(12);
  const code = (code_id: string, code_filter: string | null, code_name = code_id) => {
    return {
      code_id,
      code_name,
      code_name_kr: code_name,
      code_filter,
      code_alias1: null,
      code_alias2: null,
      code_use: true,
    };
  };
  const odd = [code('A', 'B'), code('B', 'A'), code('C', 'GONE', long), code('D', 'D'), code('E', 'C'), code('E', 'C')];
  let code_list: readonly unknown[] = odd;
  await page.route('**/api/code/simple', (route) =>
    route.fulfill({ json: { status: 'OK', result: { FLVR: { edit_at: String(code_list.length), code_list } } } }),
  );
  await page.goto(at(WHEEL));
  await expect(page.getByRole('treeitem')).toHaveCount(5);
  await page.getByRole('treeitem', { name: 'B', exact: true }).press('Enter');
  await expect.poll(() => chosenIn({ page, say })).toEqual(['B']);
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.map(({ name }) => indexedDB.deleteDatabase(name ?? ''))),
  );

  code_list = [];
  await page.goto(at(WHEEL));
  await expect(page.getByText(say('wheel_empty'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('wheel_words') })).toBeVisible();
});

/** What the middle of the wheel names. */
const hub = (page: Page) => page.locator('.wheel .hub text').first();

/** What stands below or beside the wheel as chosen, in order; own words too on a phone. */
const chosenIn = ({ page, say }: Pick<FormUser, 'page' | 'say'>): Promise<string[]> =>
  page
    .getByRole('region', { name: say('wheel_chosen') })
    .locator('.chip-remove')
    .evaluateAll((buttons) =>
      buttons.map(
        (button) =>
          button.parentElement?.querySelector('.chosen-name span')?.textContent ??
          button.parentElement?.textContent ??
          '',
      ),
    );

/** A phone has its search behind a button. */
async function beginSearch({ page, say, press }: FormUser): Promise<void> {
  const button = page.getByRole('button', { name: say('wheel_find') });
  if (await button.isVisible()) await press(button);
}

/** Turns the wheel to a flavor by finding it. */
async function showOnWheel(user: FormUser, name: string): Promise<void> {
  const { page, say, press } = user;
  await beginSearch(user);
  const box = page.getByRole('combobox', { name: say('wheel_find') });
  await box.fill(name);
  await expect(hub(page)).toHaveText(name);
  await box.press('Escape');
  const close = page.getByRole('button', { name: say('close') });
  if (await close.isVisible()) await press(close);
}

/** A phone has the ways to see the wheel in a sheet. */
async function openLook({ page, say, press }: FormUser): Promise<void> {
  const button = page.getByRole('button', { name: say('wheel_options') });
  if (await button.isVisible()) await press(button);
}
