import type { Page } from '@playwright/test';
import { COFFEES } from './cafe.ts';
import { literally } from './texts.ts';

/** The address of the coffees of a cafe, and nothing beneath it. */
export const LIST = `${literally(COFFEES)}$`;
/** Where the page says that one works. */
export const workplace = (page: Page) => page.locator('.org');
/** What opens the organisations to choose from. */
export const selector = (page: Page) => workplace(page).getByRole('button', { expanded: false });
export const coffee = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
