import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, heldIn, put, test } from './support/test.ts';

const EMPTY = '/dev/kinds?group=kind_files&state=empty';
const bufferOf = (bytes: string | readonly number[]) =>
  Buffer.from(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
const fieldOf = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

test.describe('a file', () => {
  const pick = (page: Page, name: string, bytes: string | readonly number[]) =>
    fieldOf(page, 'k_file')
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: '', buffer: bufferOf(bytes) });

  test('is chosen, held, given back, changed and taken away', async ({ page, open, say }) => {
    await open(EMPTY);
    await pick(page, '로스팅.csv', '시간,온도\r\n');
    await expect
      .poll(() => heldIn(page, 'empty', 'k_file'))
      .toEqual({
        value: ['로스팅.csv', '시간,온도\r\n'],
        fault: null,
      });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('file_save', { name: '\u2068로스팅.csv\u2069' }) }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('로스팅.csv');
    expect(await readFile(await saved.path(), 'utf8')).toBe('\ufeff시간,온도\r\n');

    await pick(page, 'a.json', '{}');
    await expect.poll(async () => (await heldIn(page, 'empty', 'k_file')).value).toEqual(['a.json', '{}']);
    await fieldOf(page, 'k_file').locator('.file-remove').click();
    expect((await heldIn(page, 'empty', 'k_file')).value).toBeNull();
    await expect(page.locator('#dev_kind-empty-k_file')).toBeFocused();
  });

  test('may be written as Windows did, with every Hangul syllable', async ({ page, open }) => {
    await open(EMPTY);
    await pick(page, 'a.csv', [0x8c, 0x63, 0xc4, 0xbf, 0xc7, 0xc7]);
    await expect.poll(async () => (await heldIn(page, 'empty', 'k_file')).value).toEqual(['a.csv', '똠커피']);
  });

  test('of another type is refused for five seconds; what was held stays', async ({ page, open, say }) => {
    await page.clock.install();
    await open(EMPTY);
    await page.clock.pauseAt(Date.now() + 60_000);
    await put(page, 'empty', 'k_file', ['a.csv', '1']);
    await pick(page, 'a.exe', '1');
    const alert = fieldOf(page, 'k_file').getByRole('alert');
    await expect(alert).toHaveText(say('not_checked_file_label', { types: 'csv, json, alog' }));
    await page.clock.runFor(4_900);
    await expect(alert).toBeVisible();
    await page.clock.runFor(200);
    await expect(alert).toBeHidden();
    expect((await heldIn(page, 'empty', 'k_file')).value).toEqual(['a.csv', '1']);
  });

  for (const [what, bytes, key] of [
    ['that is too large', 'a'.repeat(100_001), 'file_field_maxLength'],
    ['that is much too large, unread', 'a'.repeat(300_000), 'file_field_maxLength'],
    ['that is no text', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], 'file_field_text'],
    ['that is empty', '', 'file_field_minLength'],
  ] as const) {
    test(`${what} is refused`, async ({ page, open, say }) => {
      await open(EMPTY);
      await pick(page, 'a.csv', bytes);
      const told = say(key, { max: 100_000, length: bytes.length });
      await expect(fieldOf(page, 'k_file').getByRole('alert')).toHaveText(told);
      expect((await heldIn(page, 'empty', 'k_file')).value).toBeNull();
    });
  }

  test('is dropped; of two at once none is taken', async ({ page, open, say }) => {
    await open(EMPTY);
    const drop = (names: readonly string[]) =>
      fieldOf(page, 'k_file')
        .locator('.file')
        .evaluate((box, names) => {
          const dataTransfer = new DataTransfer();
          for (const name of names) dataTransfer.items.add(new File([name], name));
          for (const type of ['dragover', 'drop']) {
            box.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
          }
        }, names);
    await drop(['a.csv', 'b.csv']);
    await expect(fieldOf(page, 'k_file').getByRole('alert')).toHaveText(say('file_one'));
    await drop(['a.csv']);
    await expect.poll(async () => (await heldIn(page, 'empty', 'k_file')).value).toEqual(['a.csv', 'a.csv']);
  });
});

test('an address elsewhere opens a new tab that knows nothing of us; one of ours stays in this one', async ({
  page,
  open,
}) => {
  await open(EMPTY);
  const link = fieldOf(page, 'k_link').getByRole('link');
  await put(page, 'empty', 'k_link', 'https://example.com/a');
  await expect(link).toHaveAttribute('href', 'https://example.com/a');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await put(page, 'empty', 'k_link', 'javascript:alert(1)');
  await expect(link).toHaveCount(0);
  for (const own of ['/dev/record', `${new URL(page.url()).origin}/dev/record`]) {
    await put(page, 'empty', 'k_link', own);
    await expect(link).not.toHaveAttribute('target');
    await expect(link).toHaveAttribute('href', '/dev/record');
  }
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await link.click();
  await expect(page).toHaveURL(/\/dev\/record$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a picture that cannot be had is drawn', async ({ page, open, say, called, faults }) => {
  faults.expect(/404 GET \/none\.svg/);
  await open(EMPTY);
  const picture = fieldOf(page, 'k_image').locator('.picture');
  await put(page, 'empty', 'k_image', '/icon.svg');
  await expect(picture.getByRole('img', { name: called('k_image') })).toBeVisible();
  await put(page, 'empty', 'k_image', '/none.svg');
  await expect(picture).toHaveText(say('picture_missing', { name: called('k_image') }));
});

test('a QR code is 120 px, light in the dark, and can be had as SVG and PNG', async ({ page, open, say, called }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(EMPTY);
  await put(page, 'empty', 'k_link_qr', '/info/intro');
  const name = called('k_link_qr');
  const code = page.getByRole('img', { name: say('qr_of', { name }) });
  await expect(code).toBeVisible();
  expect(await code.boundingBox()).toMatchObject({ width: 120, height: 120 });
  await expect(code).toHaveCSS('background-color', 'rgb(254, 252, 249)');
  await expect(fieldOf(page, 'k_link_qr')).toContainText(`${new URL(page.url()).origin}/info/intro`);
  for (const [type, begin] of [
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"'],
    ['PNG', '\x89PNG'],
  ] as const) {
    const download = page.waitForEvent('download');
    await fieldOf(page, 'k_link_qr')
      .getByRole('button', { name: say('qr_save', { type }) })
      .click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^QR-.*-info-intro\.(svg|png)$/);
    const bytes = await readFile(await saved.path());
    expect(bytes.toString('latin1').startsWith(begin)).toBe(true);
  }
});
