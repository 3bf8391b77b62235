import { readFileSync } from 'node:fs';
import { LOG_TYPES } from '@hanjan/roastlog/limits.ts';
import { cropsterSheets } from '../harness/roasts/cropster.ts';
import { BY_HAND, xlsxOf } from '../harness/roasts/workbooks.ts';
import { xlsOf } from '../harness/roasts/xls.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { alogFile, drop, fileOf, plainRoast, ROAST } from './support/roasts.ts';
import { expect, test } from './support/test.ts';

/** Two batches of a day, each on a sheet; the second ends at 8:20, before its drop. */
const BOOK = fileOf(
  'roasts.xlsx',
  Buffer.from(
    xlsxOf([
      { ...BY_HAND, name: '11월 18일 1배치' },
      { name: '11월 18일 2배치', rows: BY_HAND.rows.slice(0, 53) },
    ]),
  ),
);
const CROPSTER = fileOf('cropster.xls', Buffer.from(xlsOf(cropsterSheets('ko'))));

test('an Excel file is opened like any other, and one of several roasts asks which one', async ({
  page,
  say,
  at,
  press,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const source = page.locator('.roast-source');
  const dialog = page.getByRole('dialog', { name: say('roast_choose') });
  const line = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  await page.goto(at(ROAST));
  await expect(heading).toBeVisible();
  const accepted = page.locator('.roast-head input[type=file]');
  await expect(accepted).toHaveAttribute('accept', LOG_TYPES.map((type) => `.${type}`).join());
  await drop(page, alogFile('huila.alog', plainRoast({ meta: { title: '우일라' } })));
  await expect(heading).toHaveText('우일라');

  await test.step('the sheets of Cropster are one roast', async () => {
    await drop(page, CROPSTER);
    await expect(source).toContainText(say('roast_source_cropster'));
    await expect(source).toContainText('cropster.xls');
    await press(page.locator('.toast').getByRole('button', { name: say('undo') }));
    await expect(heading).toHaveText('우일라');
  });

  await test.step('whoever chooses none keeps what was on screen', async () => {
    await drop(page, BOOK);
    await expect(dialog).toContainText(say('roast_choose_text', { name: 'roasts.xlsx', count: 2 }));
    await expect(line('11월 18일 1배치')).toContainText('10:10');
    await expect(line('11월 18일 2배치')).toContainText(`8:20 ${say('roast_estimated')}`);
    await expectSound(page, 'the roasts of a file');
    await expectNoSideways(page, 'the roasts of a file');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(heading).toHaveText('우일라');
  });

  await test.step('keys choose one, which is there again after loading the page anew', async () => {
    await drop(page, BOOK);
    await expect(line('11월 18일 1배치')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(heading).toHaveText('11월 18일 2배치');
      await expect(source).toContainText('roasts.xlsx');
    }
  });

  await test.step('a hand chooses another, and another file that is opened meanwhile wins', async () => {
    await drop(page, BOOK);
    await press(line('11월 18일 1배치'));
    await expect(heading).toHaveText('11월 18일 1배치');
    await drop(page, BOOK);
    await expect(dialog).toBeVisible();
    await drop(page, CROPSTER);
    await expect(dialog).toHaveCount(0);
    await expect(source).toContainText(say('roast_source_cropster'));
  });

  await test.step('the file is taken along as it came', async () => {
    const coming = page.waitForEvent('download');
    await press(page.getByRole('button', { name: `${say('roast_download')}: ${say('roast_original')}` }));
    const download = await coming;
    expect(download.suggestedFilename()).toBe('cropster.xls');
    expect(readFileSync(await download.path()).equals(CROPSTER.buffer)).toBe(true);
  });
});
