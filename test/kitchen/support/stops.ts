import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { expect, type Page } from '@playwright/test';

/** What has the focus: its field, how it is called, and whether one sees that it has it. */
interface Stop {
  readonly field: string | null;
  readonly name: string;
  readonly isSeen: boolean;
}

const MOST_STOPS = 200;

/** The keyboard alone goes through every field and back, meets all that can be changed, and sees where it is. */
export async function expectReached(page: Page, fields: readonly string[]): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  const forth = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  expect(back.map(({ field }) => field).toReversed()).toEqual(forth.map(({ field }) => field));
  expect(forth.filter(({ name }) => name === '')).toEqual([]);
  expect(forth.filter(({ isSeen }) => !isSeen)).toEqual([]);

  const reached = new Set(forth.map(({ field }) => field));
  const canBeChanged = fields.filter((name) => !devKindScreen.entity.fields[name]?.readonly);
  expect(canBeChanged.filter((name) => !reached.has(name))).toEqual([]);
}

/** Every stop inside of the fields, until they are left behind. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let nth = 0; nth < MOST_STOPS; nth++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(look);
    if (stop.field !== null) stops.push(stop);
    else if (stops.length > 0) return stops;
  }
  throw new Error(`no end after ${MOST_STOPS} stops`);
}

/** Runs in the page. */
function look(): Stop {
  const element = document.activeElement as HTMLElement;
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const name = [
    element.getAttribute('aria-label'),
    ...by.map((id) => document.getElementById(id)?.textContent),
    ...labels.map((label) => label.textContent),
    element.textContent,
  ].find((text) => text?.trim());
  // The box around an input may show its focus, or what is drawn beside it.
  const around = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
  const isSeen = [...around, ...element.children].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  return { field: element.closest('[data-name]')?.getAttribute('data-name') ?? null, name: name ?? '', isSeen };
}
