import { userBrewingDefault } from '@hanjan/model/user/brewing_default.ts';
import { userBrewingResult } from '@hanjan/model/user/brewing_result.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { choice, inputOf } from './support/form.ts';
import { BEGIN, begunAt } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const BREWS = '/user/usernote/brewingresult';
const RECIPES = '/user/usernote/brewingdefault';

test.beforeEach('signed in', ({ person }) => person);

test('a recipe fills a brew, opens what belongs to it, and is taken back; the brew is found again', {
  tag: '@desk',
}, async ({ page, context, say, at, press, user, language, api }) => {
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

  // Saved while its timer runs, it is the record that the brew comes to, also where another tab goes on with the draft.
  const other = await context.newPage();
  await other.goto(at(BREWS));
  await press(other.getByRole('main').getByText(say('draft_resume'), { exact: true }));
  await expect(inputOf({ ...form, page: other }, 'brewing_mass')).toHaveValue('27.0');
  await other.close();
  await inputOf(form, 'brewing_coffee').fill('Guji');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const room = page.getByRole('dialog', { name: say('brew_room') });
  await press(button(say('brew_by_timer')).first());
  await press(room.locator('.room-next'));
  await press(button(say('brew_room_close')));
  await press(button(say('record_save')));
  await expect(button(say('record_edit'))).toBeVisible();
  const record = new URL(page.url()).pathname;
  await press(button(say('timer_room')));
  await press(button(say('brew_room_menu')));
  await press(button(say('brew_room_finish')));
  await expect(async () => {
    await press(button(say('brew_room_take')));
    await expect(room).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(inputOf(form, 'brewing_term')).toHaveValue(/^0:/);
  expect(new URL(page.url()).pathname).toBe(record);
  await press(button(say('record_save')));
  await expect(button(say('record_edit'))).toBeVisible();
  await page.goto(at(BREWS));
  await expect(page.getByRole('main').getByText('Ristretto')).toBeVisible();
});

test('a recipe is brewed by the timer and read beside its plan; the brew becomes a recipe', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  language,
  faults,
}) => {
  const brew = { ...user, entity: userBrewingResult };
  const recipe = { ...user, entity: userBrewingDefault };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const room = page.getByRole('dialog', { name: say('brew_room') });
  const { brewing_seq } = await api.post('/api/user/brewing/default/edit', {
    ...{ brewing_name: 'Two pours', brewing_name_locale: 'Two pours', brewing_type: 'DRP', brewing_bean_mass: 150 },
    ...{ brewing_step_use: true, brewing_start_mass: 400, brewing_step1_term: 35_000, brewing_step1_mass: 2000 },
    brewing_step_end_term: 60_000,
  });
  await page.clock.install({ time: BEGIN });
  await page.goto(at(`${RECIPES}/${brewing_seq}`));

  await test.step('one tap opens a brew with all of it; the next one starts the timer', async () => {
    await press(button(say('brew_without_timer')));
    await expect(inputOf(brew, 'brewing_coffee')).toBeFocused();
    await expect(inputOf(brew, 'brewing_seq')).toHaveValue('Two pours');
    await inputOf(brew, 'brewing_coffee').fill('Aricha');
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page, 'a form on the narrowest phone');
    if (size) await page.setViewportSize(size);
    await press(button(say('brew_by_timer')).first());
    await expect(room).toBeVisible();
    await expect(room).toContainText('Aricha');
    await expect(room.getByRole('timer')).toHaveText(/^0:00/);
    await press(room.locator('.room-next'));
  });

  const start = await begunAt(page);
  const reach = (ms: number) => page.clock.pauseAt(start + ms);
  const marked = page.locator('[data-passed] > [data-field]');

  await test.step('the step that was passed is marked in the form; what was tapped goes into it', async () => {
    await reach(37_600);
    await expect(marked).toHaveAttribute('data-field', 'brewing_step1_term');
    await press(room.locator('.room-next'));
    await reach(62_000);
    await press(room.locator('.room-next'));
    await page.clock.resume();
    // Also when the record is left and goes on later.
    await press(room.getByRole('button', { name: say('close') }));
    await page.goBack();
    await press(button(say('leave_go')));
    await expect(button(say('brew_this_recipe'))).toBeVisible();
    await press(button(say('timer_room')));
    await page.clock.runFor(1000);
    await press(room.getByRole('button', { name: say('brew_room_take') }));
    await expect(room).toHaveCount(0);
    await expect(inputOf(brew, 'brewing_step1_term')).toHaveValue('0:37.6');
    await expect(inputOf(brew, 'brewing_term')).toHaveValue('1:02');
    await expect(inputOf(brew, 'brewing_coffee')).toHaveValue('Aricha');
  });

  await test.step('who reads the brew is told where it left the recipe', async () => {
    await press(button(say('record_save')));
    const beside = page.getByRole('region', { name: say('brewdiff') });
    await expect(beside.getByRole('row').nth(2)).toContainText(`+${say('brewdiff_seconds', { s: 2.6 })}`);
    await expect(page.getByRole('main')).toContainText('Aricha');
    await expectSound(page, 'a brew beside its recipe');
    faults.expect(/^500 GET \/api\/user\/brewing\/default\/detail\/\d+$/);
    const trouble = { status: '500', result: null, description: say('server_error'), code: null, fields: [] };
    await page.route('**/api/user/brewing/default/detail/*', (route) =>
      route.fulfill({ status: 500, json: { ...trouble, request_id: 'r1' } }),
    );
    await page.reload();
    // Its chart asks for the recipe too.
    await expect(page.getByRole('slider', { name: say('brew_chart') })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(say('server_error'));
    await page.unrouteAll();
    await press(button(say('retry')));
    await expect(beside.getByRole('row').nth(2)).toBeVisible();
  });

  await test.step('it becomes a recipe of which only the name is to be typed', async () => {
    await press(button(say('brew_to_recipe')));
    const name = inputOf(recipe, language === 'ko' ? 'brewing_name_locale' : 'brewing_name');
    await expect(name).toBeFocused();
    await name.fill('As it was');
    await expect(inputOf(recipe, 'brewing_step1_term')).toHaveValue('0:38');
    await press(button(say('record_save')));
    await expect(button(say('brew_this_recipe'))).toBeVisible();
  });
});
