import { settingCompanyScreen } from '@hanjan/model/setting/company.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf } from './support/cafe.ts';
import { choice } from './support/form.ts';
import { behind } from './support/product.ts';
import { expect, test } from './support/test.ts';

const COMPANIES = '/user/company/company';

test('an administrator merges a doubled maker, and the equipment of a cafe shows the one that was kept', async ({
  page,
  say,
  at,
  api,
  press,
  person,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const cafe_seq = await cafeOf(person, '카페 온도', 'OWN');
  await behind((db) => db.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [person.user_seq]));
  const nth = Math.random().toString(36).slice(2, 8);
  const maker = async (name: string, company_type = 'EQD') => {
    const names = { company_name: `${name} ${nth}`, company_name_locale: `${name} ${nth}` };
    return Number((await api.post(`${settingCompanyScreen.path}/edit`, { ...names, company_type })).company_seq);
  };
  const [gone, kept] = [await maker('Akaia'), await maker('Acaia')];
  const equip = { equip_type: 'GRD', equip_name: 'Pearl', equip_name_locale: '펄', equip_manufacture_seq: gone };
  const { cafe_equip_seq } = await api.post('/api/cafe/item/equip/edit', { cafe_seq, ...equip });

  await page.goto(at(`${COMPANIES}/${gone}`));
  const uses = main.getByRole('region', { name: say('uses_title') });
  await expect(uses.getByRole('listitem')).toHaveCount(1);
  await press(uses.getByRole('button', { name: say('merge_open') }));
  await expect(dialog.getByRole('button', { name: say('merge_run') })).toBeDisabled();
  const box = dialog.getByRole('combobox', { name: say('merge_into') });
  await press(box);
  await box.fill(nth);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([`Acaia ${nth}`]);
  await press(choice(page, `Acaia ${nth}`));
  await expect(dialog.getByRole('region').or(dialog.locator('section')).getByRole('listitem')).toHaveCount(1);
  await expectSound(page, 'what moves');
  await press(dialog.getByRole('button', { name: say('merge_run') }));

  await expect(page).toHaveURL(new RegExp(`${at(COMPANIES)}/${kept}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Acaia ${nth}` })).toBeVisible();
  await expect(main.getByRole('region', { name: say('uses_title') }).getByRole('listitem')).toHaveCount(1);
  await press(main.getByRole('button', { name: say('history') }));
  await expect(main.getByText(new RegExp(`Akaia ${nth}`)).first()).toBeVisible();
  await page.goto(at(`/cafe/etc/equip/${cafe_equip_seq}`));
  await expect(main.getByText(`Acaia ${nth}`)).toBeVisible();
});
