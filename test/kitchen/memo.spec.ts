import type { Page } from '@playwright/test';
import { expect, heldIn, put, test } from './support/test.ts';

const MEMO = '#dev_kind-empty-k_memo';
/** A million bytes in one paragraph: 333,333 letters. */
const SOLID = '가'.repeat(333_333);

const hold = async (page: Page) => String((await heldIn(page, 'empty', 'k_memo')).value);
const caretOf = (page: Page) =>
  page.locator(MEMO).evaluate((box) => {
    const { selectionStart, value } = box as HTMLTextAreaElement;
    return [selectionStart, value.length];
  });

/** Pastes past the clipboard of the system, which takes long with so much. */
const paste = (page: Page, text: string) =>
  page.locator(MEMO).evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    return box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test.beforeEach(({ open }) => open('/dev/kinds?group=kind_texts&state=empty'));

test('a million letters are pasted, typed into at every end, and gone through', async ({ page, say }) => {
  const box = page.locator(MEMO);
  const count = Math.ceil(SOLID.length / 8_000);
  const isPart = (at: number) => expect(page.getByText(say('memo_part', { at, count }))).toBeVisible();
  await box.focus();
  await paste(page, SOLID);
  await isPart(count);
  await expect(box).toBeFocused();
  await page.keyboard.type('끝');
  await page.keyboard.press('ControlOrMeta+Home');
  await isPart(1);
  await page.keyboard.type('a');
  expect(await hold(page)).toBe(`a${SOLID}끝`);

  await page.keyboard.press('ControlOrMeta+End');
  const [end, length] = await caretOf(page);
  expect(end).toBe(length);
  await page.getByRole('button', { name: say('page_previous') }).click();
  await isPart(count - 1);
  await box.focus();
  await box.evaluate((box) => (box as HTMLTextAreaElement).setSelectionRange(0, 0));
  await page.keyboard.press('ArrowLeft');
  await isPart(count - 2);
  expect(await caretOf(page)).toEqual([8_000, 8_000]);
  await page.keyboard.press('ArrowRight');
  await isPart(count - 1);
  expect(await caretOf(page)).toEqual([0, 8_000]);
});

test('two million bytes stay typed and are refused', async ({ page, say }) => {
  const text = `${'커피 향이 좋다.\n'.repeat(90_000)}끝`;
  await page.locator(MEMO).focus();
  await paste(page, text);
  await page.locator(MEMO).blur();
  const { value, fault } = await heldIn(page, 'empty', 'k_memo');
  expect(value).toBe(text);
  expect(fault?.key).toBe('field_maxLength');
  await page.getByRole('button', { name: say('page_previous') }).click();
  expect((await heldIn(page, 'empty', 'k_memo')).value).toBe(text);
});

test('another text from elsewhere begins at its beginning', async ({ page, say }) => {
  const box = page.locator(MEMO);
  await put(page, 'empty', 'k_memo', SOLID);
  await expect(page.getByText(say('memo_part', { at: 1, count: 42 }))).toBeVisible();
  await put(page, 'empty', 'k_memo', '짧은 글');
  await expect(box).toHaveValue('짧은 글');
  await expect(page.getByText(say('memo_part', { at: 1, count: 42 }))).toBeHidden();
});

test('Hangul that is composed is kept', async ({ page }) => {
  await page.locator(MEMO).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ㅋ', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '커', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.insertText', { text: '커피' });
  await page.locator(MEMO).blur();
  expect(await hold(page)).toBe('커피');
});
