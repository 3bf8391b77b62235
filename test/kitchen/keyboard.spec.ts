import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { expect, test } from './support/test.ts';

/** What has the focus: its field, how it is called, and whether one sees that it has it. */
interface Stop {
  readonly field: string | null;
  readonly name: string;
  readonly isSeen: boolean;
}

const MOST_STOPS = 600;

test('the keyboard alone goes through every field and back, and sees where it is', async ({ page, open }) => {
  await open('/dev/kinds?state=filled');
  await page.locator('h1').click();
  const forth = await walk('Tab');
  const back = await walk('Shift+Tab');
  expect(back.map(({ field }) => field).toReversed()).toEqual(forth.map(({ field }) => field));
  expect(forth.filter(({ name }) => name === '').map(({ field }) => field)).toEqual([]);
  expect(forth.filter(({ isSeen }) => !isSeen).map(({ field, name }) => `${field} ${name}`)).toEqual([]);

  const reached = new Set(forth.map(({ field }) => field));
  const fields = devKindScreen.form.flatMap((group) => group.fields);
  const canBeChanged = fields.filter((name) => !devKindScreen.entity.fields[name]?.readonly);
  expect(canBeChanged.filter((name) => !reached.has(name))).toEqual([]);

  /** Every stop inside of the fields, until the page is left behind. */
  async function walk(key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
    const stops: Stop[] = [];
    for (let nth = 0; nth < MOST_STOPS; nth++) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(look);
      if (stop.field === null && stops.length > 0) return stops;
      if (stop.field !== null) stops.push(stop);
    }
    throw new Error(`no end after ${MOST_STOPS} stops`);
  }
});

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
  const around = element.closest<HTMLElement>('[data-field]') ?? element;
  const isSeen = [element, ...around.querySelectorAll<HTMLElement>('*')].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return (
      one.matches(':focus-within, :focus-visible, :focus-visible + *') &&
      outlineStyle !== 'none' &&
      outlineWidth !== '0px'
    );
  });
  return { field: element.closest('[data-name]')?.getAttribute('data-name') ?? null, name: name ?? '', isSeen };
}
