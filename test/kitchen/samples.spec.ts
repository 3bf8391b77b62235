import { type KindName, kinds } from '@hanjan/core';
import { sampled } from '../../apps/web/dev/samples.ts';
import { expect, heldIn, put, test } from './support/test.ts';

const isTyped = (name: string) => `#dev_sample-${name}:is(textarea, input[type="text"], input:not([type])):not([role])`;
const names = {
  locale: 'ko',
  code: (_: string, id: string) => id,
  ref: (_: string, key: number) => String(key),
  text: (key: string) => key,
};

test('every good value is shown, in records and in lists', async ({ page, open }) => {
  await open('/dev/samples');
  const blank = await page
    .locator('[data-cell]')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => (cell.childNodes.length > 0 ? [] : [(cell as HTMLElement).dataset.cell])),
    );
  expect(new Set(blank)).toEqual(new Set(['s_flag_0']));
  expect(await page.locator('[data-cell]').count()).toBeGreaterThan(100);
});

test('a value stays what it is when its field is entered and left', async ({ page, open }) => {
  await open('/dev/samples');
  for (const { name, field, good } of sampled) {
    if (field.readonly) continue;
    const inside = page.locator(`[data-field="${name}"]`).locator('input, textarea, button, [tabindex="0"]').first();
    for (const value of good) {
      await put(page, 'samples', name, value);
      await inside.focus();
      await inside.blur();
      const held = await heldIn(page, 'samples', name);
      expect.soft(held, `${name} ${JSON.stringify(value).slice(0, 60)}`).toEqual({ value, fault: null });
    }
  }
});

test('a value that is typed as it is shown is that value', async ({ page, open }) => {
  await open('/dev/samples');
  const typed = new Set<KindName>();
  for (const { name, field, good } of sampled) {
    const input = page.locator(isTyped(name));
    if ((await input.count()) === 0) continue;
    typed.add(field.kind);
    for (const value of good) {
      await put(page, 'samples', name, null);
      await input.fill(kinds[field.kind].show(value, field as never, names));
      await input.blur();
      const { value: held, fault } = await heldIn(page, 'samples', name);
      expect
        .soft({ held, fault }, `${name} ${JSON.stringify(value).slice(0, 60)}`)
        .toEqual({ held: value, fault: null });
    }
  }
  expect([...typed]).toEqual(expect.arrayContaining(['text', 'memo', 'scaled', 'count', 'date']));
});
