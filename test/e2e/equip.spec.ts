import type { Locale } from '@hanjan/model/messages/locales.ts';
import { seeds } from '@hanjan/model/seed/index.ts';
import { userEquip } from '@hanjan/model/user/equip.ts';
import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { choice, fillByPointer, inputOf } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const EQUIP = '/user/usernote/equip';

/** The name of a seeded maker in a language. */
function makerName(language: Locale, seed_id: string): string {
  const maker = seeds.company.find((row) => row.seed_id === seed_id);
  if (!maker) throw new Error(`${seed_id} is not in the reference data`);
  return language === 'ko' ? maker.company_name_locale : maker.company_name;
}

const offered = (page: Page) => page.getByRole('listbox').getByRole('option');
const main = (page: Page) => page.getByRole('main');

test.beforeEach('signed in', ({ person }) => person);

test('equipment is chosen from makers and products that fit each other, and is found again', async ({
  page,
  say,
  at,
  press,
  user,
  language,
}) => {
  const form = { ...user, entity: userEquip };
  const names = language === 'ko' ? (['equip_name_locale', 'equip_name'] as const) : (['equip_name'] as const);
  const type = (id: string) => codeName(language, 'EQUIP', id);
  await page.goto(at(EQUIP));
  await expect(page.getByText(say('list_user_equip_empty_text'))).toBeVisible();
  await press(page.getByRole('link', { name: say('list_user_equip_new') }));

  await test.step('a product brings its type, maker and name', async () => {
    await press(inputOf(form, 'equip_seq'));
    await inputOf(form, 'equip_seq').fill('EK43');
    await press(choice(page, 'EK43'));
    await expect(inputOf(form, 'equip_type')).toHaveValue(type('GRD'));
    await expect(inputOf(form, 'equip_manufacture_seq')).toHaveValue(makerName(language, 'MAHLKOENIG'));
    for (const name of names) await expect(inputOf(form, name)).toHaveValue('EK43');
  });

  await test.step('only products of that type and maker are offered', async () => {
    await press(inputOf(form, 'equip_seq'));
    await expect(choice(page, 'EK43 S')).toBeVisible();
    await expect(choice(page, 'C40 Nitro Blade')).toHaveCount(0);
    expect(await offered(page).count()).toBeLessThan(10);
    await inputOf(form, 'equip_seq').press('Escape');
  });

  await test.step('a product that no longer fits goes, what was typed stays', async () => {
    await fillByPointer(form, 'equip_type', 'DRP');
    await expect(inputOf(form, 'equip_seq')).toHaveValue('');
    await expect(inputOf(form, names[0])).toHaveValue('EK43');
    await fillByPointer(form, 'equip_type', 'GRD');
    await press(inputOf(form, 'equip_seq'));
    await press(choice(page, 'EK43'));
    await inputOf(form, names[0]).fill('EK43 #2');
    await inputOf(form, 'equip_zero_point').fill('1.5');
    await expectSound(page, 'the form of equipment');
  });

  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('heading', { level: 1, name: 'EK43 #2' })).toBeVisible();
  await expect(main(page)).toContainText('1.50');
  await expect(main(page)).toContainText(makerName(language, 'MAHLKOENIG'));

  await test.step('the list says what is not in use, and by what kind it is', async () => {
    await press(page.getByRole('button', { name: say('record_edit') }));
    await inputOf(form, 'equip_use').setChecked(false);
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByRole('button', { name: say('record_edit') })).toBeVisible();
    await page.goto(at(EQUIP));
    await expect(main(page).getByRole('link', { name: 'EK43 #2' })).toBeVisible();
    await expect(main(page).getByText(say('equip_use_off'))).toBeVisible();
    await expect(main(page).getByText(type('GRD'))).toBeVisible();
    await expectSound(page, 'the list of equipment');
  });
});

test('the name that is missing is the one of the language', { tag: '@phone' }, async ({
  page,
  say,
  at,
  press,
  user,
  language,
}) => {
  const form = { ...user, entity: userEquip };
  const [own, other] =
    language === 'ko' ? (['equip_name_locale', 'equip_name'] as const) : (['equip_name', 'equip_name_locale'] as const);
  await page.goto(`${at(EQUIP)}/write`);
  await fillByPointer(form, 'equip_type', 'KTL');
  await inputOf(form, other).fill('Buono 부오노');
  await press(page.getByRole('button', { name: say('record_save') }));
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText(say(own));
  await press(told.getByRole('button'));
  await expect(inputOf(form, own)).toBeFocused();
  await inputOf(form, own).fill('부오노 Buono');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('heading', { level: 1, name: '부오노 Buono' })).toBeVisible();
});
