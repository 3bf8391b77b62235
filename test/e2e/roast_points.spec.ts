import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { figure, ROAST } from './support/roasts.ts';
import { expect, test } from './support/test.ts';

/** Pastes cells of a spreadsheet into the box that has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a roast is typed by keyboard, and drawn while it is typed', async ({ page, say, at, press }) => {
  const points = page.getByRole('region', { name: say('roast_points'), exact: true });
  const box = (point: string, value: string) =>
    points.getByRole('group', { name: point, exact: true }).getByRole('textbox', { name: value });
  const development = figure({ page, say }, 'roast_development_s');
  const time = say('roast_points_term');
  const bean = say('roast_points_bean');

  await page.goto(at(ROAST));
  await press(page.getByRole('button', { name: say('roast_by_hand') }));

  await test.step('points follow each other by Tab, and figures follow the points', async () => {
    await box(say('roast_mark_CHARGE'), time).focus();
    await page.keyboard.type('0');
    await box(say('roast_mark_CHARGE'), bean).focus();
    await page.keyboard.type('201.6');
    await page.keyboard.press('Tab');
    await expect(box(say('roast_mark_CHARGE'), say('roast_points_air'))).toBeFocused();
    for (const [mark, term, degrees] of [
      ['roast_mark_FCs', '8:30', '198.3'],
      ['roast_mark_DROP', '10:15', '210.4'],
    ] as const) {
      await box(say(mark), time).fill(term);
      await box(say(mark), bean).fill(degrees);
    }
    await expect(development).toHaveText('1:45');
    await expect(page.locator('svg.roast .bean').first()).toBeVisible();
  });

  await test.step('what is no time stays in its box and says why; emptied, the point is gone', async () => {
    const drop = box(say('roast_mark_DROP'), time);
    await drop.fill('열 시');
    await drop.press('Tab');
    await expect(drop).toHaveAttribute('aria-invalid', 'true');
    await expect(drop).toHaveValue('열 시');
    await expect(points).toContainText(say('field_time', { example: '3:25' }));
    await expect(development).toHaveText('1:45');
    await expectSound(page, 'a failing box');
    await drop.fill('');
    await expect(development).toHaveText('–');
    await drop.fill('10:45');
    await expect(development).toHaveText('2:15');
  });

  await test.step('an arrow key on the graduation moves a temperature', async () => {
    const slider = points.getByRole('group', { name: say('roast_mark_DROP') }).getByRole('slider', { name: bean });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(box(say('roast_mark_DROP'), bean)).toHaveValue(/^211\.4/);
  });

  await test.step('rows of a spreadsheet are pasted as readings, the columns as they come', async () => {
    const readings = points.getByRole('group', { name: say('roast_points_readings'), exact: true });
    await press(readings.getByRole('button', { name: say('rows_add') }));
    await expect(readings.getByRole('textbox').first()).toBeFocused();
    await paste(page, '1:15\t88.4\t190\n4:36\t150.6\t221\n6:24\t175.8\t226.6');
    await expect(readings.getByRole('textbox')).toHaveCount(9);
    await expect(page.getByRole('row', { name: new RegExp(`${say('roast_mark_TP')}.*1:15.*88\\.4`) })).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('all of it stands there after a reload; an estimated point is told, and taken away', async () => {
    await page.reload();
    await press(page.getByRole('button', { name: say('roast_by_hand') }));
    await expect(box(say('roast_mark_DROP'), time)).toHaveValue('10:45');
    const yellow = points.getByRole('group', { name: say('roast_mark_DRY') });
    await expect(yellow).toContainText(say('roast_points_estimated'));
    await press(yellow.getByRole('button', { name: say('roast_points_remove', { name: say('roast_mark_DRY') }) }));
    await expect(yellow).toContainText(say('roast_points_gone'));
    await expect(box(say('roast_mark_DRY'), time)).toHaveValue('');
    await expectSound(page, 'typed points');
  });
});
