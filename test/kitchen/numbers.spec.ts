import type { Locator, Page } from '@playwright/test';
import { expect, heldIn, put, test } from './support/test.ts';

const NUMBERS = '/dev/kinds?group=kind_numbers&state=filled';
const boxOf = (page: Page, name: string) => page.locator(`#dev_kind-filled-${name}`);
const sliderIn = (page: Page, name: string) => page.locator(`[data-name="${name}"] [role="slider"]`);
const held = async (page: Page, name: string) => (await heldIn(page, 'filled', name)).value;

async function pressAt(target: Locator, share: number): Promise<void> {
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  await target.click({ position: { x: Math.min(width - 1, width * share), y: height / 3 } });
}

test.describe('a unit', () => {
  test('that is chosen in one box is read everywhere, and what is held stays', async ({ page, open }) => {
    await open('/dev/kinds?group=kind_numbers');
    const before = await held(page, 'k_scaled');
    const unit = page.locator('[data-name="k_scaled"] [data-state="filled"] button[aria-haspopup]');
    await unit.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(boxOf(page, 'k_scaled')).toHaveValue('198.5');
    await expect(boxOf(page, 'k_scaled_slider')).toHaveValue('385.7');
    await expect(sliderIn(page, 'k_scaled_slider').nth(2)).toHaveAttribute('aria-valuetext', '385.7 °F');
    await expect(page.locator('[data-name="k_scaled"] [data-state="dense"]')).toContainText('198.5°F');
    await expect(page.locator('[data-name="k_scaled"] [data-state="failing"] .field')).toContainText(/572|-76|−76/);
    await boxOf(page, 'k_scaled').focus();
    await boxOf(page, 'k_scaled').blur();
    expect([before, await held(page, 'k_scaled')]).toEqual([9250, 9250]);

    await boxOf(page, 'k_scaled').fill('70');
    await boxOf(page, 'k_scaled').press('ArrowUp');
    await expect(boxOf(page, 'k_scaled')).toHaveValue('71.0');
    await page.reload();
    await expect(boxOf(page, 'k_scaled')).toHaveValue('198.5');
  });
});

test.describe('a box for a number', () => {
  test('keeps what it cannot read, and its value under the wheel', async ({ page, open }) => {
    await open(NUMBERS);
    const box = boxOf(page, 'k_scaled');
    await box.focus();
    await box.hover();
    await page.mouse.wheel(0, 300);
    expect(await held(page, 'k_scaled')).toBe(9250);
    await box.fill('12a');
    await box.press('ArrowUp');
    await expect(box).toHaveValue('12a');
    await box.press('Control+ArrowDown');
    await expect(box).toHaveValue('12a');
  });
});

test.describe('a slider', () => {
  test('goes by keys from mark to mark, and has no head without a value', async ({ page, open }) => {
    await open(NUMBERS);
    const slider = sliderIn(page, 'k_scaled_slider');
    await slider.focus();
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return held(page, 'k_scaled_slider');
    };
    expect(await press('PageUp')).toBe(22_000);
    expect(await press('PageDown')).toBe(19_000);
    expect(await press('ArrowRight')).toBe(19_100);
    expect(await press('ArrowDown')).toBe(19_000);
    expect(await press('Home')).toBe(0);
    expect(await press('End')).toBe(30_000);
    expect(await press('Delete')).toBe(null);
    await expect(slider.locator('.head')).toHaveCount(0);
    expect(await press('ArrowRight')).toBe(0);
    await expect(boxOf(page, 'k_scaled_slider')).toHaveValue('0.00');
  });

  test('is pulled to where the pointer is, on good values only', async ({ page, open }) => {
    await open(NUMBERS);
    await pressAt(sliderIn(page, 'k_count_slider'), 0);
    expect(await held(page, 'k_count_slider')).toBe(25);
    await pressAt(sliderIn(page, 'k_count_slider'), 1);
    expect(await held(page, 'k_count_slider')).toBe(95);
    await pressAt(sliderIn(page, 'k_count_slider'), 0.5);
    expect([55, 65]).toContain(await held(page, 'k_count_slider'));
    await boxOf(page, 'k_count_slider').fill('#35');
    await expect(sliderIn(page, 'k_count_slider')).toHaveAttribute('aria-valuetext', '#35');
  });
});

test.describe('a rating', () => {
  test('is given by half cups, and taken back by the same cup', async ({ page, open }) => {
    await open(NUMBERS);
    const cups = sliderIn(page, 'k_scaled_rate');
    const given = () => held(page, 'k_scaled_rate');
    await pressAt(cups, 0.88);
    expect(await given()).toBe(45);
    await pressAt(cups, 0.88);
    expect(await given()).toBe(null);
    await cups.focus();
    await page.keyboard.press('4');
    await page.keyboard.press('ArrowRight');
    expect(await given()).toBe(45);
    await page.keyboard.press('Backspace');
    expect(await given()).toBe(null);
    await put(page, 'filled', 'k_scaled_rate', 35);
    await expect(cups).toHaveAttribute('aria-valuenow', '3.5');
    await expect(cups.locator('[data-level="half"]')).toHaveCount(1);
  });
});
