import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Finds nothing that keeps people out, in the state that the page is in now. */
export async function expectOpenToAll(page: Page, state: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
  expect(passes.length, `${state}: rules that had something to look at`).toBeGreaterThan(5);
}

/** Nothing is wider than the window. */
export async function expectNoSideways(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, `${state}: pixels beyond the window`).toBe(0);
}
