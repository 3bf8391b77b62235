import { userBrewingDefault } from '@hanjan/model/user/brewing_default.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { fillByPointer, inputOf } from './support/form.ts';
import { apiOf } from './support/product.ts';
import { expect, test } from './support/test.ts';

const RECIPES = '/user/usernote/brewingdefault';

test.beforeEach('signed in', ({ person }) => person);

test('steps of a recipe are pasted, split, moved, taken out and read', async ({
  page,
  say,
  at,
  press,
  user,
  language,
}) => {
  const form = { ...user, entity: userBrewingDefault };
  const box = (name: string) => inputOf(form, name);
  const menu = async (row: number, key: Parameters<typeof say>[0]) => {
    await press(page.getByRole('button', { name: say('brew_step_menu', { row }) }));
    await press(page.getByRole('menuitem', { name: say(key) }));
  };
  const step = (row: number) => page.getByRole('group', { name: say('brew_step_nth', { row }), exact: true });
  await page.goto(at(`${RECIPES}/write`));
  await fillByPointer(form, language === 'ko' ? 'brewing_name_locale' : 'brewing_name', 'Morning V60');
  for (const [name, value] of [
    ['brewing_bean_mass', '20'],
    ['brewing_mass', '320'],
  ] as const)
    await box(name).fill(value);
  await expect(box('brewing_step1_term')).toHaveCount(0);
  await box('brewing_step_use').press('Space');

  await test.step('Enter goes on; the next step is there as soon as one says something', async () => {
    await box('brewing_start_mass').fill('40');
    await box('brewing_start_mass').press('Enter');
    await expect(box('brewing_step1_term')).toBeFocused();
    await expect(step(2)).toHaveCount(0);
  });

  await test.step('two columns of a spreadsheet make steps', async () => {
    await box('brewing_step1_term').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '0:30\t80\n1:10\t160\n2:20\t20');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(box('brewing_step3_mass')).toHaveValue('20.0');
    await expect(step(2)).toContainText('280');
    await expect(step(4)).toBeVisible();
    await expect(page.getByText('1:15')).toBeVisible();
  });

  await test.step('a step is split halfway to the next, and moved; a sentence says that it comes too early', async () => {
    await menu(2, 'brew_step_split');
    await expect(box('brewing_step3_term')).toHaveValue('1:45');
    await expect(box('brewing_step3_mass')).toHaveValue('80.0');
    await menu(4, 'rows_up');
    await expect(box('brewing_step3_term')).toHaveValue('2:20');
    await expect(step(4)).toHaveAccessibleDescription(say('brew_step_before', { before: '2:20' }));
    await expectSound(page, 'steps to write');
    await expectNoSideways(page, 'steps to write');
    await menu(4, 'rows_up');
    await expect(step(4)).toHaveAccessibleDescription('');
  });

  await test.step('what nobody can read stays and moves along; what is taken out comes back', async () => {
    await box('brewing_step4_mass').fill('a lot');
    await menu(3, 'brew_step_remove');
    await expect(box('brewing_step3_mass')).toHaveValue('a lot');
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(box('brewing_step3_term')).toHaveValue('1:45');
    await expect(box('brewing_step4_mass')).toHaveValue('a lot');
    await box('brewing_step4_mass').fill('20');
  });

  await test.step('what is left is shared, and the recipe is read as what to do and a line', async () => {
    await press(page.getByRole('button', { name: say('brew_share_rest') }));
    await expect(page.getByText('1:16', { exact: true })).toBeVisible();
    await press(page.getByRole('button', { name: say('record_save'), exact: true }));
    const todo = page.getByRole('region', { name: say('brew_steps') });
    await expect(todo.getByRole('listitem')).toHaveCount(5);
    await expect(todo).toContainText('1:45');
    await expect(page.getByRole('slider', { name: say('brew_chart') })).toBeVisible();
    await expectSound(page, 'steps to read');
    await expectNoSideways(page, 'steps to read');
  });

  await test.step('a brew after it has the recipe beside its own line', async () => {
    const brewing_seq = Number(page.url().split('/').at(-1));
    const brew = {
      brewing_step_use: true,
      brewing_step1_term: 45_000,
      brewing_step1_mass: 900,
      brewing_start_mass: 500,
    };
    const day = { brewing_result_date: '2026-11-20' };
    const saved = await apiOf(page.context()).post('/api/user/brewing/result/edit', {
      ...day,
      ...brew,
      brewing_seq,
    });
    await page.goto(at(`/user/usernote/brewingresult/${saved.brewing_result_seq}`));
    const chart = page.getByRole('slider', { name: say('brew_chart') });
    await expect(chart).toContainText(say('brew_plan'));
    await expect(chart).toContainText(say('brew_actual'));
  });
});
