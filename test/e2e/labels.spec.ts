import type { Locator, Page } from '@playwright/test';
import { layOut } from '../../apps/web/parts/qr/layout.ts';
import { charged, ROAST, roastOf } from '../harness/roastery.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, employ, LOTS, saveCoffee } from './support/cafe.ts';
import type { FormUser } from './support/form.ts';
import { listOf } from './support/lists.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const ROASTS = '/roaster/roasting/result';

// The pages stay as long as the browser does not say that they are printed.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => undefined;
  }),
);

/** Opens the labels of the record that is read: by its key, on a phone by a line of its menu. */
async function openLabels({ page, say, press }: FormUser): Promise<void> {
  const key = page.getByRole('button', { name: say('labels'), exact: true });
  const more = page.getByRole('button', { name: say('record_more') });
  await expect(more).toBeVisible();
  if (await key.isVisible()) return press(key);
  await press(more);
  return press(page.getByRole('menuitem', { name: say('labels'), exact: true }));
}

test('labels of a roasted batch are seen as they are printed, on a roll and on a sheet that was begun', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const { bean, lot, post } = await roasteryOf(api, person, 'MNG');
  const green = await bean('케냐 Kenya');
  await lot(green, 2026, 600_000);
  const named = { roasting_name_locale: '케냐 니에리 필터', roasting_name: 'Kenya Nyeri for filter' };
  const { roasting_result_key } = await post(`${ROAST}/edit`, roastOf([charged(green, 10_000)], named));
  await page.goto(at(`${ROASTS}/${roasting_result_key}`));
  await openLabels(user);
  const dialog = page.getByRole('dialog', { name: say('labels_of', { count: 1 }) });
  const size = dialog.getByLabel(say('labels_size'));

  await test.step('a roll: both names, the day, and a code that leads to the record', async () => {
    await size.selectOption('roll-62');
    const label = labelsIn(dialog);
    await expect(label).toHaveCount(1);
    await expect(label).toContainText('케냐 니에리 필터');
    await expect(label).toContainText('Kenya Nyeri for filter');
    await expect(label).toContainText('2026-11-20');
    const { origin } = new URL(page.url());
    await expect(label.locator('.label-code')).toHaveAttribute('d', layOut(`${origin}${ROASTS}/2026-1`).path);
    expect(await outsideOf(page)).toEqual([]);
    await expectSound(page, 'labels');
    await expectNoSideways(page, 'labels');
  });

  await test.step('what is typed stands on it, and what is switched off does not', async () => {
    await dialog.getByLabel(say('label_best_before')).fill('2027-11-20');
    await expect(labelsIn(dialog)).toContainText('2027-11-20');
    await dialog.getByRole('switch', { name: say('label_name'), exact: true }).click();
    await expect(labelsIn(dialog)).not.toContainText('Kenya Nyeri for filter');
  });

  await test.step('it is printed on a page of the size of the label', async () => {
    await press(dialog.getByRole('button', { name: say('labels_print') }));
    expect(await pagesOf(page)).toEqual(['176 142']);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('thirty of them from the fifth place of a sheet on are two sheets', async () => {
    await size.selectOption('a4-24');
    await dialog.getByLabel(say('labels_copies')).fill('0');
    await expect(dialog.getByText(say('labels_fault', { most: 99 }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('labels_print') })).toBeDisabled();
    await dialog.getByLabel(say('labels_copies')).fill('30');
    await dialog.getByLabel(say('labels_start')).fill('5');
    await expect(dialog.getByText(say('labels_count', { count: 30 }))).toBeVisible();
    const sheets = dialog.getByRole('img', { name: '케냐 니에리 필터' });
    await expect(sheets).toHaveCount(2);
    await expect(sheets.first().locator('.label')).toHaveCount(20);
    expect(await outsideOf(page)).toEqual([]);
    await press(dialog.getByRole('button', { name: say('labels_print') }));
    expect(await pagesOf(page)).toEqual(['595 842', '595 842']);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('the device remembers the choice, and not what was typed for one batch', async () => {
    await page.reload();
    await openLabels(user);
    await expect(size).toHaveValue('a4-24');
    await expect(dialog.getByRole('switch', { name: say('label_name'), exact: true })).not.toBeChecked();
    await expect(dialog.getByLabel(say('label_best_before'))).toHaveValue('');
    await expect(dialog.getByLabel(say('labels_copies'))).toHaveValue('1');
  });
});

test('lots that are chosen in their list have a label each, with the name of their coffee', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
  const names = ['케냐 Kenya', '브라질 Brazil', '에티오피아 Ethiopia'];
  for (const [nth, name] of names.entries()) {
    const coffeebean_seq = await saveCoffee(api, cafe_seq, name);
    const lot = { cafe_seq, coffeebean_seq, received_date: '2026-11-20', received_mass: 10_000 };
    await api.post(`/api${LOTS}/edit`, { ...lot, received_div: `K-${nth}` });
  }
  // Whoever reads lots makes labels of them, also without a right to change any.
  await employ(cafe_seq, person, 'BARISTA');
  await page.goto(at(LOTS));
  await listOf(user).tool('list_select');
  const labels = page.getByRole('button', { name: say('labels'), exact: true });
  await expect(labels).toBeDisabled();
  await press(page.getByRole('button', { name: say('select_page'), exact: true }));
  await press(labels);
  const dialog = page.getByRole('dialog', { name: say('labels_of', { count: 3 }) });
  await dialog.getByLabel(say('labels_size')).selectOption('a4-14');
  await expect(labelsIn(dialog)).toHaveCount(3);
  for (const name of names) await expect(labelsIn(dialog).filter({ hasText: name })).toHaveCount(1);
  await expect(labelsIn(dialog).filter({ hasText: 'K-2' })).toContainText(names[2] ?? '');
  await dialog.getByLabel(say('labels_copies')).fill('5');
  await expect(labelsIn(dialog)).toHaveCount(15);
  await expect(dialog.getByRole('img')).toHaveCount(2);
});

test('a coffee of a cafe has the code for everybody, and cups of it are tasted blind', async ({
  page,
  say,
  at,
  user,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
  const key = await saveCoffee(api, cafe_seq, '온도 블렌드 Ondo');
  const { coffeebean_uuid_str } = await api.get(`/api${COFFEES}/detail/${key}?cafe_seq=${cafe_seq}`);
  await page.goto(at(`${COFFEES}/${key}`));
  await openLabels(user);
  const dialog = page.getByRole('dialog', { name: say('labels_of', { count: 1 }) });
  await dialog.getByLabel(say('labels_size')).selectOption('roll-100');
  const label = labelsIn(dialog);
  const code = (path: string) =>
    expect(label.locator('.label-code')).toHaveAttribute('d', layOut(new URL(page.url()).origin + path).path);
  await expect(label).toContainText('온도 블렌드 Ondo');
  await code(`/info/beannote/coffeebean/${coffeebean_uuid_str}`);

  await dialog.getByRole('radio', { name: say('labels_use_cup') }).check();
  await expect(label.locator('text')).toHaveText(['A']);
  await code(`/user/usernote/coffeenote/write?type=CAFEDF&serial=${coffeebean_uuid_str}`);
  await dialog.getByRole('radio', { name: say('labels_marks_numbers') }).check();
  await dialog.getByRole('switch', { name: say('label_cup_name') }).click();
  await expect(label.locator('text')).toHaveText(['1', '온도 블렌드 Ondo']);
});

/** The labels that are seen, without the one that is drawn large besides. */
const labelsIn = (dialog: Locator) => dialog.getByRole('img').locator('.label');

/** What is drawn outside of its label, as this browser draws it with its own fonts. */
const outsideOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.label')].flatMap((label) => {
      const edge = label.querySelector('.label-edge')?.getBoundingClientRect();
      return [...label.querySelectorAll('text, .label-code')].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isInside = edge && left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
        return isInside ? [] : (one.textContent ?? '');
      });
    }),
  );

/** The sizes of the pages that are printed, in points. */
const pagesOf = async (page: Page): Promise<string[]> => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
  );
};
