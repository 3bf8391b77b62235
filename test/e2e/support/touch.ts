import { expect, type Page } from '@playwright/test';

/** Px that a finger hits: in one direction, and in the other. */
const TARGET = { most: 44, least: 40 } as const;

/** Controls that may be smaller, and why. */
const SMALLER: Readonly<Record<string, string>> = {
  '.skip': 'is shown to a keyboard alone',
  '.strip-arrow': 'what it leads to is reached by a swipe as well',
  '.list-name': 'its whole row opens the record',
};

/** On a phone every button, link and box outside of running text is large enough for a finger. */
export async function expectTouchable(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(
    ({ most, least, smaller }) =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [role="slider"]')]
        // What only a screen reader finds, and a link among words, is no target of a finger.
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => getComputedStyle(one).display !== 'inline' && !one.closest('.spoken') && !one.closest(smaller))
        .flatMap((one) => {
          // Its words are hit for a box, and what lies around a link for the link.
          const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
          const rects = [one, ...labels].map((part) => part.getBoundingClientRect());
          const around = getComputedStyle(one, '::after');
          const [wide, high] = around.position === 'absolute' ? [around.width, around.height].map(parseFloat) : [];
          const width = Math.max(...rects.map((rect) => rect.width), wide || 0);
          const height = Math.max(
            Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top)),
            high || 0,
          );
          if (width <= 1 || height <= 1) return [];
          const isLarge = Math.max(width, height) >= most - 0.5 && Math.min(width, height) >= least - 0.5;
          const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30);
          return isLarge
            ? []
            : [`${one.tagName} .${one.className} “${name}” ${Math.round(width)} × ${Math.round(height)}`];
        }),
    { ...TARGET, smaller: Object.keys(SMALLER).join(', ') },
  );
  expect.soft(found, state).toEqual([]);
}
