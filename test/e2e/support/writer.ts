import type { Row } from '@hanjan/core';
import { expect } from '@playwright/test';
import { choice, type FormUser, inputOf } from './form.ts';
import { NOTES } from './product.ts';
import { codeName } from './texts.ts';

/** Somebody who writes a new note. */
export interface Writer extends FormUser {
  save(): Promise<void>;
  /** Everything typed stands in the form as it was typed. */
  expectKept(): Promise<void>;
  /** The note was saved and is shown. */
  expectSaved(): Promise<void>;
}

/** Fills texts, and what a note needs, into the form that is open. */
export async function beginNote(user: FormUser, texts: Row): Promise<Writer> {
  const { page, say, language, press } = user;
  const cafe = codeName(language, 'NTPLC', 'CAFE');
  await press(inputOf(user, 'cupnote_place'));
  await press(choice(page, cafe));
  for (const [name, text] of Object.entries(texts)) await inputOf(user, name).fill(String(text));
  return {
    ...user,
    save: () => press(page.getByRole('button', { name: say('record_save') })),
    async expectKept() {
      await expect(inputOf(user, 'cupnote_place')).toHaveValue(cafe);
      for (const [name, text] of Object.entries(texts)) await expect(inputOf(user, name)).toHaveValue(String(text));
    },
    async expectSaved() {
      await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${NOTES}/\\d+$`));
      await expect(page.getByRole('heading', { level: 1, name: String(texts.cupnote_name) })).toBeVisible();
    },
  };
}
