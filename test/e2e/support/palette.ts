import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** The palette as people meet it. */
export function paletteOf(page: Page, say: Say) {
  const sheet = page.getByRole('dialog', { name: say('palette'), exact: true });
  const box = sheet.getByRole('combobox');
  const line = (name: string | RegExp) => sheet.getByRole('option', { name });
  const active = sheet.getByRole('option', { selected: true });
  const button = page.getByRole('button', { name: say('palette'), exact: true });
  return { sheet, box, line, active, button };
}

/** The line that a screen reader is told to stand at. */
export const expectAt = async (box: Locator, line: Locator) =>
  expect(box).toHaveAttribute('aria-activedescendant', (await line.getAttribute('id')) ?? '');
