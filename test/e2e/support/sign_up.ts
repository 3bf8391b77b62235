import type { FormUser } from './form.ts';
import { newId, PASSWORD } from './product.ts';

/** Fills and sends the form of a new account. */
export async function signUp({ page, say, press }: FormUser): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: say('user_id') }).fill(newId());
  await main.getByRole('textbox', { name: say('user_pass') }).fill(PASSWORD);
  await main.getByRole('textbox', { name: say('user_name') }).fill('김하늘');
  await main.getByRole('checkbox').first().check();
  await main.getByRole('checkbox', { name: say('privacy_ok') }).check();
  await press(main.getByRole('button', { name: say('signup') }));
}
