import { userEquip } from '@hanjan/model/user/equip.ts';
import { expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { behind } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('what somebody says is missing lands on the desk, and its answer with them', async ({
  page,
  say,
  at,
  press,
  user,
  person,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const form = { ...user, entity: userEquip };
  const missing = `${say('equip_manufacture_seq')} ${Math.random().toString(36).slice(2, 8)}`;
  const open = async () => {
    await page.goto(at('/user/usernote/equip/write'));
    await press(inputOf(form, 'equip_manufacture_seq'));
    await press(page.getByRole('button', { name: say('choice_wrong_of', { name: say('equip_manufacture_seq') }) }));
    await expect(dialog.getByRole('heading', { name: say('correct_title') })).toBeVisible();
  };

  await open();
  await press(dialog.getByRole('button', { name: say('correct_send') }));
  const box = dialog.getByRole('textbox');
  await expect(box).toHaveAccessibleDescription(say('correction_text_field_required'));
  await box.fill(missing);
  await expectSound(page, 'the dialog of a suggestion');
  await press(dialog.getByRole('button', { name: say('correct_send') }));
  await expect(page.getByText(say('correct_ok'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await behind((db) => db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));
  await page.goto(at('/user/system/desk'));
  const waiting = main.getByRole('region', { name: say('desk_waiting') });
  const one = waiting.getByRole('listitem').filter({ hasText: missing });
  await expect(one.getByRole('link')).toContainText(say('desk_waiting_missing'));
  await expectSound(page, 'the desk with a suggestion');
  await one.getByRole('textbox').fill('추가했습니다');
  await press(one.getByRole('button', { name: say('desk_done') }));
  await expect(one).toHaveCount(0);

  await behind((db) => db.query("UPDATE account SET user_type = 'USER' WHERE user_seq = $1", [person.user_seq]));
  await open();
  const own = dialog.getByRole('region', { name: say('correct_own') }).getByRole('listitem');
  await expect(own).toContainText([missing]);
  await expect(own).toContainText(['추가했습니다']);
  await expect(own).toContainText([say('correct_own_DONE')]);
});
