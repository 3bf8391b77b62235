import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { expectNoSideways } from '../e2e/support/axe.ts';
import { expect, test } from './support/test.ts';

/** The least that a finger meets, in px; less is allowed where nothing else is near. */
const LEAST = 24;
/** What a finger presses. */
const TARGETS = 'button, input, textarea, select, a[href], summary, [role="slider"], [role="option"]';

for (const { key } of devKindScreen.form) {
  test(`${key}: every target is large enough for a finger`, async ({ page, open }) => {
    await open(`/dev/kinds?group=${key}&state=filled`);
    const targets = page.locator(`[data-group="${key}"] :is(${TARGETS})`);
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
          return width < 2 || height < 2 || (width >= least && height >= least)
            ? []
            : [`${name}: ${width} × ${height}`];
        }),
      LEAST,
    );
    expect(small).toEqual([]);
    await expectNoSideways(page, key);
  });
}
