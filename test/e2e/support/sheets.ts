import type { Locator, Page } from '@playwright/test';
import type { FormUser } from './form.ts';
import { expect } from './test.ts';
import type { Say } from './texts.ts';

/** The tools of a list that work on files. */
type Tool = 'export_title' | 'import_title';

/** Opens a tool of the list that is shown. */
export async function openTool({ page, say, press }: FormUser, tool: Tool): Promise<Locator> {
  await press(page.getByRole('button', { name: say('list_tools') }));
  const line = page.getByRole('menuitem', { name: say(tool) }).or(page.getByRole('button', { name: say(tool) }));
  await press(line);
  const dialog = page.getByRole('dialog', { name: say(tool) });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A file as a person chooses it. */
export const csv = (text: string, name = 'notes.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The button of the box for the file. */
export const box = (dialog: Locator, say: Say) =>
  dialog.getByRole('group', { name: say('import_file') }).getByRole('button');

/** Chooses a file at a button. */
export async function choose(
  page: Page,
  button: Locator,
  file: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button.click();
  await (await choosing).setFiles(file);
}
