import { expect } from '@playwright/test';
import type { FormUser } from './form.ts';

/** Presses a tool of a chart: a line beside the chart at a desk, in a menu on a phone. */
export async function pressTool({ page, say, press }: FormUser, key: 'chart_sample' | 'chart_clear'): Promise<void> {
  const line = page.getByRole('button', { name: say(key), exact: true });
  const more = page.getByRole('button', { name: say('chart_more'), exact: true });
  await expect(line.or(more)).toBeVisible();
  if (await line.isVisible()) return press(line);
  await press(more);
  return press(page.getByRole('menuitem', { name: say(key) }));
}
