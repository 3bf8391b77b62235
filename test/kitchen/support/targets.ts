import { expect, type Page } from '@playwright/test';
import { expectNoSideways } from '../../e2e/support/axe.ts';

/** The least that a finger meets, in px; less is allowed where nothing else is near. */
const LEAST = 24;
/** What a finger presses. */
const TARGETS = 'button, input, textarea, select, a[href], summary, [role="slider"], [role="option"]';

/** Every target of a group is large enough for a finger, and the page fits. */
export async function expectLarge(page: Page, group: string): Promise<void> {
  const targets = page.locator(`[data-group="${group}"] :is(${TARGETS})`);
  await expect(targets.first()).toBeAttached();
  const small = await targets.evaluateAll(
    (all, least) =>
      all.flatMap((target) => {
        if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const labels = 'labels' in target ? [...((target as HTMLInputElement).labels ?? [])] : [];
        const boxes = [target, ...labels].map((one) => one.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        const name = target.getAttribute('aria-label') ?? (target.id || target.textContent);
        return width < 2 || height < 2 || (width >= least && height >= least) ? [] : [`${name}: ${width} × ${height}`];
      }),
    LEAST,
  );
  expect(small).toEqual([]);
  await expectNoSideways(page, group);
}
