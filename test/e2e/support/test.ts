import type { Row } from '@hanjan/core';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { test as base, expect } from '@playwright/test';
import type { FormUser } from './form.ts';
import { type Api, apiOf, giveSession, makePerson, NOTES, type Person } from './product.ts';
import { addressIn, type Say, textsIn } from './texts.ts';
import { type Faults, watch } from './watch.ts';
import { beginNote, type Writer } from './writer.ts';

export { expect };

export interface Options {
  readonly language: Locale;
}

interface Fixtures {
  readonly say: Say;
  /** The address of a page in the language of the test. */
  readonly at: (path: string) => string;
  /** Presses with a finger on a phone and with a pointer at a desk. */
  readonly press: FormUser['press'];
  /** How often the person has pressed so far; a test sets it back where it begins to count. */
  readonly taps: { count: number };
  /** Whoever uses the page of the test. */
  readonly user: FormUser;
  /** Fails the test when anything went wrong in the browser that it did not name. */
  readonly faults: Faults;
  /** Somebody with an account, signed in. */
  readonly person: Person;
  /** Opens the form of a new note, signed in, and fills some texts and what a note needs. */
  readonly write: (texts: Row) => Promise<Writer>;
  /** The API as whoever is signed in. */
  readonly api: Api;
}

export const test = base.extend<Options & Fixtures>({
  language: ['ko', { option: true }],
  say: async ({ language }, give) => give(textsIn(language)),
  at: async ({ language }, give) => give((path) => addressIn(language, path)),
  taps: async ({ language: _ }, give) => give({ count: 0 }),
  press: async ({ hasTouch, taps }, give) =>
    give((target, position) => {
      taps.count++;
      return hasTouch ? target.tap({ position }) : target.click({ position });
    }),
  user: async ({ page, say, language, press }, give) => give({ page, say, language, press }),
  faults: [
    async ({ context }, give) => {
      const faults = watch(context);
      await give(faults);
      faults.settle();
    },
    { auto: true },
  ],
  person: async ({ context }, give) => {
    const person = await makePerson('한지우');
    await giveSession(context, person);
    await give(person);
  },
  write: async ({ user, at, person }, give) =>
    give(async (texts) => {
      await user.page.goto(`${at(NOTES)}/write`);
      await expect(user.page.getByRole('button', { name: person.user_name })).toBeVisible();
      return beginNote(user, texts);
    }),
  api: async ({ context }, give) => give(apiOf(context)),
});
