import type { Page } from '@playwright/test';
import type { Offered } from './offered.ts';

/** What one step costs, in ms: script alone, and all that the page's own thread does for it. */
export interface Cost {
  readonly script: number;
  readonly thread: number;
}

/** What each of so many steps costs that some work takes. */
async function costOf(page: Page, steps: number, work: () => Promise<void>): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
    return { script: of('ScriptDuration'), thread: of('TaskDuration') };
  };
  const before = await read();
  await work();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  const after = await read();
  await devtools.detach();
  return { script: (after.script - before.script) / steps, thread: (after.thread - before.thread) / steps };
}

/** Turns the wheel by a degree in every frame. */
export const turning = (page: Page, frames: number): Promise<Cost> =>
  costOf(page, frames, () =>
    page.evaluate(async (frames) => {
      const { turnTo } = window as Offered;
      // The call counts as script only inside of the frame's own callback.
      const frame = (degrees: number) =>
        new Promise<void>((next) => {
          requestAnimationFrame(() => {
            turnTo?.(degrees);
            next();
          });
        });
      for (let degrees = 1; degrees <= frames; degrees++) await frame(degrees);
    }, frames),
  );

/** Draws the roast or the brew of a page for the first time. */
export const beginning = (page: Page): Promise<Cost> =>
  costOf(page, 1, () =>
    page.evaluate(
      () =>
        new Promise<void>((next) => {
          requestAnimationFrame(() => {
            (window as Offered).begin?.();
            next();
          });
        }),
    ),
  );

/** One reading, or a tenth of a second, more ten times a second, as roasters send them and timers show them. */
export const growing = (page: Page, steps: number): Promise<Cost> =>
  costOf(page, steps, () =>
    page.evaluate(async (steps) => {
      const { grow } = window as Offered;
      const reading = (step: number) =>
        new Promise<void>((next) => {
          setTimeout(() => {
            grow?.(step);
            next();
          }, 100);
        });
      for (let step = 1; step <= steps; step++) await reading(step);
    }, steps),
  );

/** Moves the pressed mouse from place to place. */
export async function dragging(page: Page, [first, ...places]: readonly (readonly [number, number])[]): Promise<Cost> {
  if (!first) throw new Error('a drag begins somewhere');
  await page.mouse.move(...first);
  await page.mouse.down();
  const cost = await costOf(page, places.length, async () => {
    for (const place of places) await page.mouse.move(...place);
  });
  await page.mouse.up();
  return cost;
}

/** Turns the mouse wheel, there and back again. */
export const wheeling = (page: Page, steps: number): Promise<Cost> =>
  costOf(page, steps, async () => {
    for (let step = 0; step < steps; step++) await page.mouse.wheel(0, step < steps / 2 ? -50 : 50);
  });
