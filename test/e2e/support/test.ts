import type { Locale } from '@hanjan/model/messages/locales.ts';
import { test as base, type Locator } from '@playwright/test';
import type { Point } from './form.ts';
import { type Api, apiOf, giveSession, makePerson, type Person } from './product.ts';
import { addressIn, type Say, textsIn } from './texts.ts';
import { type Faults, watch } from './watch.ts';

export { expect } from '@playwright/test';

export interface Options {
  readonly language: Locale;
}

interface Fixtures {
  readonly say: Say;
  /** The address of a page in the language of the test. */
  readonly at: (path: string) => string;
  /** Presses with a finger on a phone and with a pointer at a desk. */
  readonly press: (target: Locator, position?: Point) => Promise<void>;
  /** Fails the test when anything went wrong in the browser that it did not name. */
  readonly faults: Faults;
  /** Somebody with an account, signed in. */
  readonly person: Person;
  /** The API as whoever is signed in. */
  readonly api: Api;
}

export const test = base.extend<Options & Fixtures>({
  language: ['ko', { option: true }],
  say: async ({ language }, give) => give(textsIn(language)),
  at: async ({ language }, give) => give((path) => addressIn(language, path)),
  press: async ({ hasTouch }, give) =>
    give((target, position) => (hasTouch ? target.tap({ position }) : target.click({ position }))),
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
  api: async ({ context }, give) => give(apiOf(context)),
});
