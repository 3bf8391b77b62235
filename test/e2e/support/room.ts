import { expect, type Page } from '@playwright/test';
import { expectSound } from './axe.ts';
import type { Say } from './texts.ts';

/** 14:06 in Seoul. */
export const BEGIN = Date.UTC(2026, 10, 20, 5, 6);
/** Px that a wet finger hits. */
const TARGET = 44;

/** Controls of an open room that are smaller than a finger. */
export const tooSmall = (page: Page) =>
  page.locator('.room button:visible').evaluateAll(
    (buttons, least) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < least || height < least ? [button.textContent || button.getAttribute('aria-label')] : [];
      }),
    TARGET,
  );

/** Looks at a state with the clock running, as that needs, and stops it at a later moment. */
export async function lookAt(page: Page, state: string, moment: number): Promise<void> {
  await page.clock.resume();
  await expectSound(page, state);
  await page.clock.pauseAt(moment);
}

/** When the brew or the main timer of this browser began to count, in ms since 1970, once that is kept. */
export async function begunAt(page: Page, timer: 'brewrun' | 'timer' = 'brewrun'): Promise<number> {
  // One that stands ready has another start, which is kept until what was pressed is kept too.
  const start = () =>
    page.evaluate((name) => {
      const { start = 0, pausedAt = null } = JSON.parse(localStorage.getItem(`hanjan.work.${name}`) ?? 'null') ?? {};
      return pausedAt === null ? start : 0;
    }, timer);
  await expect.poll(start).toBeGreaterThan(0);
  return start();
}

/** Stops the clock soon after a brew was begun, when it is kept, and tells when it began to count. */
export async function stopSoon(page: Page): Promise<number> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return begunAt(page);
}

/** The room of a brew, as a thumb and an eye know it. */
export function roomOf(page: Page, say: Say) {
  const room = page.getByRole('dialog', { name: say('brew_room') });
  let start = 0;
  return {
    room,
    clock: room.getByRole('timer'),
    next: room.locator('.room-next'),
    poured: room.locator('.room-figure'),
    notice: room.locator('.room-notice'),
    key: (name: string) => room.getByRole('button', { name, exact: true }),
    /** Stops the clock soon after the brew was begun, once files that it needs are there. */
    async begun() {
      await expect(room).toBeVisible();
      start = await stopSoon(page);
    },
    /** Lets it be so many seconds after the start. */
    reach: (seconds: number) => page.clock.pauseAt(start + seconds * 1000),
    /** Looks at a state with the clock running, as that needs, and stops it so many seconds after the start. */
    lookAt: (state: string, seconds: number) => lookAt(page, state, start + seconds * 1000),
  };
}
