import { userBrewingResult } from '@hanjan/model/user/brewing_result.ts';
import { expectSound } from './support/axe.ts';
import { choice, inputOf } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const BREWS = '/user/usernote/brewingresult';

test.beforeEach('signed in', ({ person }) => person);

test('a recipe fills a brew, opens what belongs to it, and is taken back; the brew is found again', async ({
  page,
  say,
  at,
  press,
  user,
  language,
  api,
}) => {
  const form = { ...user, entity: userBrewingResult };
  const espresso = page.getByRole('heading', { name: say('brew_espresso'), exact: true });
  await api.post('/api/user/brewing/default/edit', {
    brewing_name: 'Ristretto',
    brewing_name_locale: 'Ristretto',
    brewing_type: 'ESP',
    brewing_bean_mass: 180,
    brewing_mass: 270,
    brewing_basket: 'VST 18',
  });
  await page.goto(at(BREWS));
  await press(page.getByRole('link', { name: say('list_user_brewing_result_new') }));
  await inputOf(form, 'brewing_mass').fill('300');
  await expect(espresso).toHaveCount(0);

  const choose = async () => {
    await press(inputOf(form, 'brewing_seq'));
    await press(choice(page, 'Ristretto'));
    await expect(inputOf(form, 'brewing_mass')).toHaveValue('27.0');
  };
  await choose();
  await expect(inputOf(form, 'brewing_type')).toHaveValue(codeName(language, 'EXTR', 'ESP'));
  await expect(inputOf(form, 'brewing_basket')).toHaveValue('VST 18');
  await press(page.getByRole('button', { name: say('undo'), exact: true }));
  await expect(inputOf(form, 'brewing_mass')).toHaveValue('300.0');
  await expect(inputOf(form, 'brewing_bean_mass')).toHaveValue('');
  await expect(espresso).toHaveCount(0);

  await choose();
  // What cannot be saved is never out of sight.
  await inputOf(form, 'brewing_bar').fill('nine');
  await inputOf(form, 'brewing_bar').blur();
  await press(inputOf(form, 'brewing_type'));
  await press(choice(page, codeName(language, 'EXTR', 'DRP')));
  await expect(inputOf(form, 'brewing_bar')).toHaveValue('nine');
  await inputOf(form, 'brewing_bar').fill('');
  await inputOf(form, 'brewing_bar').blur();
  await expect(espresso).toHaveCount(0);
  await expectSound(page, 'the form of a brew');

  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('button', { name: say('record_edit') })).toBeVisible();
  await page.goto(at(BREWS));
  await expect(page.getByRole('main').getByText('Ristretto')).toBeVisible();
});
