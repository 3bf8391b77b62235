import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const options = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  // All of what is wrong, and of everything else only how much there was.
  resultTypes: ['violations' as const],
  preload: false,
};

/** What looks into a page, put there once: it is large, and the builder would put it there twice for every look. */
const lens = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** What the builder puts into a page instead. */
const NOTHING_MORE = ';';

async function expectOpenToAll(page: Page, state: string): Promise<void> {
  // Colours are judged where they stand, not on their way.
  await page.evaluate(async () => {
    const ways = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(ways.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(lens);
  const builder = new AxeBuilder({ page, axeSource: NOTHING_MORE }).options(options).setLegacyMode();
  const { violations, passes } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
  expect(passes.length, `${state}: rules that had something to look at`).toBeGreaterThan(5);
}

/** The state that the page is in keeps nobody out, and fits. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await expectOpenToAll(page, state);
  await expectNoSideways(page, state);
}

/** Nothing is wider than the window. */
export async function expectNoSideways(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, `${state}: pixels beyond the window`).toBe(0);
}
