import type { Page } from '@playwright/test';
import { expectSound } from '../e2e/support/axe.ts';
import { codeName } from '../e2e/support/texts.ts';
import { expect, heldIn, put, test } from './support/test.ts';

const CHOICES = '/dev/kinds?group=kind_choices&state=empty';
const MANY = 2000;

const boxOf = (page: Page, name: string) => page.locator(`#dev_kind-empty-${name}`);
const around = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);
const pointed = (page: Page) => page.locator('[data-pointed]');
const held = async (page: Page, name: string) => (await heldIn(page, 'empty', name)).value;
const options = (page: Page) => page.getByRole('option');

/** Answers a look-up with thousands of records. */
const offerMany = (page: Page) =>
  page.route('**/api/code/region*', (route) => {
    const result = Array.from({ length: MANY }, (_, i) => ({
      ...{ region_seq: i + 1, region_name: `Region ${i + 1}`, region_name_locale: `${i + 1}번 지역` },
      ...{ region_country: 'KEN', region_parent_seq: null },
    }));
    return route.fulfill({ json: { status: 'OK', result, resultName: {}, request_id: '1' } });
  });

test('a list is walked by keys, and says where they stand', { tag: '@desk' }, async ({ page, open, say, language }) => {
  await open(CHOICES);
  const box = boxOf(page, 'k_code_own');
  const first = codeName(language, 'EXTR', 'DRP');
  await box.focus();
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await press('ArrowDown');
  await expect(pointed(page)).toHaveText(first);
  await expect(box).toHaveAttribute('aria-activedescendant', (await pointed(page).getAttribute('id')) ?? '');
  await press('PageDown');
  await expect(pointed(page)).not.toHaveText(first);
  await press('End');
  await expect(pointed(page)).toHaveText(say('own_words'));
  await press('Home');
  await expect(pointed(page)).toHaveText(first);
  await press('ArrowUp');
  await expect(pointed(page)).toHaveText(say('own_words'));
  await press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  const before = await box.inputValue();
  await press('Space');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveValue(before);
  await press('Escape');
  await put(page, 'empty', 'k_code_own', 'SYP');
  await press('ArrowDown');
  await expect(pointed(page)).toHaveText(codeName(language, 'EXTR', 'SYP'));
});

test('what is typed while a syllable is being composed chooses nothing', { tag: '@desk' }, async ({ page, open }) => {
  await open(CHOICES);
  const box = boxOf(page, 'k_code');
  await box.pressSequentially('카');
  await page.keyboard.press('ArrowDown');
  const compose = { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true };
  await box.dispatchEvent('keydown', compose);
  expect(await held(page, 'k_code')).toBe(null);
  await page.keyboard.press('Enter');
  expect(await held(page, 'k_code')).toBe('CAFE');
});

test('own words for one choice open their box, and what was written comes back', async ({ page, open, say, press }) => {
  await open(CHOICES);
  for (const name of ['k_code_own', 'k_ref_own']) {
    const box = boxOf(page, name);
    const words = boxOf(page, `${name}_etc`);
    await expect(words).toHaveCount(0);
    await press(box);
    await press(options(page).filter({ hasText: say('own_words') }));
    await expect(box).toHaveValue(say('own_words'));
    await words.fill('직접 적은 것');
    await words.blur();
    await press(box);
    await press(options(page).first());
    await expect(words).toHaveCount(0);
    expect(await held(page, `${name}_etc`)).toBe(null);
    await press(box);
    await press(options(page).filter({ hasText: say('own_words') }));
    await expect(words).toHaveValue('직접 적은 것');
    await words.fill('');
    await expect(words).toBeVisible();
  }
});

test('what was looked for and is no choice stays and is said; Escape forgets it', { tag: '@desk' }, async ({
  page,
  open,
  say,
  language,
}) => {
  await open(CHOICES);
  const box = boxOf(page, 'k_code');
  const cafe = codeName(language, 'NTPLC', 'CAFE');
  await put(page, 'empty', 'k_code', 'CAFE');
  await box.fill('없는 곳');
  await box.blur();
  await expect(box).toHaveValue('없는 곳');
  await expect(box).toHaveAccessibleDescription(say('field_code'));
  await box.focus();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue(cafe);
  await expect(box).toHaveAccessibleDescription('');
  await box.fill('');
  await box.blur();
  expect(await held(page, 'k_code')).toBe(null);
});

test('a list is loaded again when that is meant, and nothing typed is lost', { tag: '@desk' }, async ({
  page,
  open,
  say,
  press,
  faults,
}) => {
  faults.expect(/ERR_FAILED POST .api.code.simple/);
  await open(CHOICES);
  let asked = 0;
  await page.route('**/api/code/simple', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  const box = boxOf(page, 'k_code_own');
  const reload = around(page, 'k_code_own').locator('.choice-reload');
  const dialog = page.getByRole('alertdialog', { name: say('refresh') });
  await box.pressSequentially('ㅅ');
  await press(reload);
  await expect(dialog).toContainText(say('refresh_select_detail'));
  await press(dialog.getByRole('button', { name: say('cancel') }));
  expect(asked).toBe(0);
  await expect(box).toHaveValue('ㅅ');
  await box.click();
  await press(reload);
  await press(dialog.getByRole('button', { name: say('reload') }));
  await expect(page.getByText(say('reload_ok')).first()).toBeVisible({ timeout: 15_000 });
  expect(asked).toBeGreaterThan(1);
  await expect(box).toHaveValue('ㅅ');
  await expect(box).toBeFocused();
});

test('administrators load a list again at once, and then not for a second', { tag: '@desk' }, async ({
  page,
  open,
  say,
  press,
  faults,
}) => {
  faults.expect(/503 POST .api.code.region/);
  await page.route('**/api/userinfo', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, user_type: 'ADMIN' } } });
  });
  await open(CHOICES);
  let isAway = false;
  await page.route('**/api/code/region', (route) =>
    isAway ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  const reload = around(page, 'k_ref').getByRole('button', { name: say('reload') });
  await press(boxOf(page, 'k_ref'));
  const before = await options(page).count();
  await press(reload);
  await expect(reload).toBeDisabled();
  await expect(page.getByText(say('reload_ok')).first()).toBeVisible();
  await expect(reload).toBeEnabled({ timeout: 3000 });
  isAway = true;
  await press(reload);
  await expect(page.getByText(say('reload_failed')).first()).toBeVisible({ timeout: 15_000 });
  expect(await options(page).count()).toBe(before);
});

test('names that are pasted are chosen, one of each line or cell', async ({ page, open, language }) => {
  await open(CHOICES);
  const box = boxOf(page, 'k_codes');
  await box.focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Kenya\t에티오피아\r\nNowhere');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.press('Enter');
  expect(await held(page, 'k_codes')).toEqual(['KEN', 'ETH']);
  await expect(box).toHaveValue('Nowhere');
  await box.fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await expect(around(page, 'k_codes').locator('.chip')).toHaveText([codeName(language, 'CNTR', 'KEN')]);
});

test('what no longer fits goes with a word about it, and can be brought back', { tag: '@desk' }, async ({
  page,
  open,
  say,
}) => {
  await open(CHOICES);
  const regionOf = async (country: string) => {
    const response = await page.request.post('/api/code/region', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { region_country: [country] },
    });
    return (await response.json()).result[0].region_seq as number;
  };
  const kenyan = await regionOf('KEN');
  await put(page, 'empty', 'k_codes', ['KEN']);
  await put(page, 'empty', 'k_ref', kenyan);
  await put(page, 'empty', 'k_codes', ['KEN', 'ETH']);
  expect(await held(page, 'k_ref')).toBe(kenyan);
  await put(page, 'empty', 'k_codes', ['ETH']);
  await expect.poll(() => held(page, 'k_ref')).toBe(null);
  await page.getByRole('button', { name: say('undo'), exact: true }).click();
  expect(await held(page, 'k_ref')).toBe(kenyan);
});

test('thousands of choices open at once and are all there', { tag: '@desk' }, async ({ page, open, press }) => {
  await offerMany(page);
  await open(CHOICES);
  const box = boxOf(page, 'k_ref');
  await press(box);
  await expect(options(page)).toHaveCount(MANY);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(pointed(page)).toBeInViewport();
  await expect(pointed(page)).toContainText(String(MANY));
  await box.fill('1987');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  expect(await held(page, 'k_ref')).toBe(1987);
  await press(box);
  await expect(pointed(page)).toBeInViewport();
  await expectSound(page, 'a list of thousands');
});

test('few choices are all seen: arrow keys choose one, Space several', { tag: '@desk' }, async ({
  page,
  open,
  called,
  language,
}) => {
  await open(CHOICES);
  const radio = around(page, 'k_code_radio').getByRole('radiogroup', { name: called('k_code_radio') });
  await radio.evaluate((group) => group.focus());
  const [first, second] = [codeName(language, 'NTPLC', 'HOME'), codeName(language, 'NTPLC', 'CAFE')];
  await expect(radio.getByRole('radio', { name: first })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(radio.getByRole('radio', { name: second })).toBeChecked();
  expect(await held(page, 'k_code_radio')).toBe('CAFE');
  await page.keyboard.press('Delete');
  expect(await held(page, 'k_code_radio')).toBe(null);

  const checks = around(page, 'k_codes_checks').getByRole('group', { name: called('k_codes_checks') });
  for (const name of [second, first]) await checks.getByRole('checkbox', { name }).press('Space');
  expect(await held(page, 'k_codes_checks')).toEqual(['CAFE', 'HOME']);

  const toggle = around(page, 'k_flag_switch').getByRole('switch', { name: called('k_flag_switch') });
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
  expect(await held(page, 'k_flag_switch')).toBe(true);
});
