import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FieldFault } from '@hanjan/core';
import type { BrowserContext, Page } from '@playwright/test';
import { en } from '../../../apps/web/build/kitchen/messages/en.ts';
import { ko } from '../../../apps/web/build/kitchen/messages/ko.ts';
import { test as base, expect } from '../../e2e/support/test.ts';

export { expect };

/** Where the kitchen page is served. */
export const ORIGIN = `http://localhost:${process.env.KITCHEN_PORT}`;

/** The pictures that samples name, and what is there instead. */
const PICTURE = /\.(png|webp|jpe?g)$|^\/picture\//;
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#99401c"/></svg>';

interface Fixtures {
  /** Opens a page of the kitchen as somebody signed in, and waits until everything that it shows is there. */
  readonly open: (path: string) => Promise<void>;
  /** What a field or a group of the kitchen is called. */
  readonly called: (name: string) => string;
}

interface WorkerFixtures {
  /** The cookie of somebody with an account. */
  readonly cookie: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  cookie: [async ({ browserName }, give) => give(await signUp(browserName)), { scope: 'worker' }],
  called: async ({ language }, give) => give((name) => ({ ko, en })[language][name as keyof typeof ko] ?? name),
  open: async ({ page, context, cookie, at }, give) => {
    await signIn(context, cookie);
    await page.route(
      ({ pathname }) => PICTURE.test(pathname),
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: SQUARE }),
    );
    await give(async (path) => {
      await page.goto(at(path));
      await expect(page.locator('[data-field]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
    });
  },
});

async function signUp(name: string): Promise<string> {
  const person = {
    user_id: `${name}.${randomBytes(6).toString('hex')}`,
    user_pass: '커피는 아침에 마신다',
    user_name: '한지우',
  };
  const response = await fetch(`${ORIGIN}/api/sign/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ ...person, country: 'KOR', age_ok: true, privacy_ok: true }),
  });
  // Many who sign up from one place wait for each other.
  if (response.status === 429) {
    await wait(Number(response.headers.get('retry-after')) * 1000);
    return signUp(name);
  }
  if (!response.ok) throw new Error(await response.text());
  return /^sid=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
}

const signIn = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'sid', value, url: ORIGIN, httpOnly: true, sameSite: 'Lax' }]);

/** What a form of the kitchen holds in a field. */
export interface Held {
  readonly value: unknown;
  readonly typed?: string;
  readonly fault: FieldFault | null;
}

/** The forms that the kitchen lets tests look into. */
export interface Kitchen {
  readonly kitchenForms: Readonly<
    Record<string, { field(name: string): Held; set(name: string, value: unknown): void }>
  >;
}

/** What a field of a form holds now. */
export const heldIn = (page: Page, form: string, field: string): Promise<Held> =>
  page.evaluate(
    ([form, field]) => {
      const { value, typed, fault } = (window as unknown as Kitchen).kitchenForms[form as string]?.field(
        field as string,
      ) ?? {
        value: undefined,
        fault: null,
      };
      return { value, fault, ...(typed !== undefined && { typed }) };
    },
    [form, field],
  );

/** Puts a value into a field of a form, past its input. */
export const put = (page: Page, form: string, field: string, value: unknown): Promise<void> =>
  page.evaluate(({ form, field, value }) => (window as unknown as Kitchen).kitchenForms[form]?.set(field, value), {
    form,
    field,
    value,
  });

/** What the page has to do for the next frame is done. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((next) => requestAnimationFrame(() => setTimeout(next))));
