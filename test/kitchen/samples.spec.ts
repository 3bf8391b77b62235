import { type KindName, kinds } from '@hanjan/core';
import type { Page } from '@playwright/test';
import { sampled } from '../../apps/web/build/kitchen/samples.ts';
import { expect, type Held, heldIn, type Kitchen, put, test } from './support/test.ts';

/** What is typed into, as against chosen in. */
const TYPED = ':is(textarea, input[type="text"], input:not([type])):not([role])';
/** What of a field can have the focus. */
const INSIDE = 'input, textarea, button, [tabindex="0"]';
/** Text areas have one way to end a line. */
const canBeTyped = (value: unknown) => !JSON.stringify(value).includes('\\r');

const names = {
  locale: 'ko',
  code: (_: string, id: string) => id,
  ref: (_: string, key: number) => String(key),
  text: (key: string) => key,
};
const about = (name: string, value: unknown) => `${name} ${JSON.stringify(value).slice(0, 60)}`;

test.beforeEach(({ open }) => open('/dev/samples'));

test('every good value is shown, in records and in lists', async ({ page }) => {
  const cells = page.locator('[data-cell]');
  const blank = () =>
    cells.evaluateAll((all) => [
      ...new Set(all.flatMap((cell) => (cell.childNodes.length > 0 ? [] : [cell.getAttribute('data-cell')]))),
    ]);
  // In a row of a list only what is so is said.
  await expect.poll(blank).toEqual(['s_flag_0']);
  expect(await cells.count()).toBe(sampled.reduce((sum, { good }) => sum + 2 * good.length, 0));
});

test('a value stays what it is when its field is entered and left', async ({ page }) => {
  const without = new Set<KindName>();
  for (const { name, field, good } of sampled) {
    const isThere = (await page.locator(`[data-field="${name}"]`).locator(INSIDE).count()) > 0;
    if (!isThere) without.add(field.kind);
    const held = isThere ? await enterAndLeave(page, name, good) : [];
    for (const [nth, now] of held.entries())
      expect.soft(now, about(name, good[nth])).toEqual({ value: good[nth], fault: null });
    expect(held.length).toBe(isThere ? good.length : 0);
  }
  // The database makes the first two; a picture is chosen anew, not typed.
  expect([...without]).toEqual(['phase', 'serial', 'image']);
});

test('a value that is typed as it is shown is that value', async ({ page }) => {
  const typed = new Set<KindName>();
  for (const { name, field, good } of sampled) {
    const input = page.locator(`#dev_sample-${name}${TYPED}`);
    if ((await input.count()) === 0) continue;
    typed.add(field.kind);
    for (const value of good.filter(canBeTyped)) {
      await put(page, 'samples', name, null);
      await input.fill(kinds[field.kind].show(value, field as never, names));
      await input.blur();
      const { value: held, fault } = await heldIn(page, 'samples', name);
      expect.soft({ held, fault }, about(name, value)).toEqual({ held: value, fault: null });
    }
  }
  expect([...typed]).toEqual(expect.arrayContaining(['text', 'memo', 'scaled', 'count', 'date']));
});

/** What a field holds after each of these values was put into it, and its input was entered and left. */
const enterAndLeave = (page: Page, name: string, values: readonly unknown[]): Promise<Held[]> =>
  page.evaluate(
    async ([name, values, inside]) => {
      const { samples } = (window as unknown as Kitchen).kitchenForms;
      const inputNow = () => document.querySelector(`[data-field="${name}"]`)?.querySelector<HTMLElement>(inside);
      const turn = () => new Promise((done) => setTimeout(done));
      const found: Held[] = [];
      for (const value of values) {
        samples?.set(name, value);
        await turn();
        inputNow()?.focus();
        await turn();
        inputNow()?.blur();
        await turn();
        const { typed, ...held } = samples?.field(name) ?? { value: undefined, fault: null };
        found.push({ ...held, ...(typed !== undefined && { typed }) });
      }
      return found;
    },
    [name, values, INSIDE] as const,
  );
