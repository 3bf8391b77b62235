import type { Locator, Page } from '@playwright/test';
import type { Point } from './form.ts';

const STEPS = 8;
/** How long fingers rest before they are lifted, in s: a tap after a swipe is taken for one that stops a page from rolling on. */
const REST = 0.2;

/**
 * Drags something by some px: with a finger where the page is touched, else with the mouse. From its middle, or from a
 * place in it.
 */
export async function dragBy(page: Page, target: Locator, by: Point, place?: Point): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be dragged is not shown');
  const from = { x: box.x + (place?.x ?? box.width / 2), y: box.y + (place?.y ?? box.height / 2) };
  const way = Array.from({ length: STEPS }, (_, i) => ({
    x: from.x + (by.x * (i + 1)) / STEPS,
    y: from.y + (by.y * (i + 1)) / STEPS,
  }));
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return dragByFinger(page, from, way);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Fingers on a page: told where they are put down, where they move, and, without a place, that they are lifted. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: Date.now() / 1000 - (type === 'touchEnd' ? 0 : REST),
    });
}

/** Puts two fingers on something and moves them apart. */
export async function spread(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const fingers = (apart: number) => [-apart, apart].map((by) => ({ x: x + width / 2 + by, y: y + height / 2 }));
  const touch = await fingersOn(page);
  await touch('touchStart', ...fingers(20));
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', ...fingers(20 + step * 5));
  await touch('touchEnd');
}

async function dragByFinger(page: Page, from: Point, way: readonly Point[]): Promise<void> {
  const touch = await fingersOn(page);
  await touch('touchStart', from);
  for (const point of way) await touch('touchMove', point);
  await touch('touchEnd');
}
