import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { pngOf } from './support/photo.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const ARRIVAL = '/api/roaster/greenbean/arrival';
const PATH = /^\/picture\/[0-9a-f]{64}$/;

test('a photo of the bag is scaled down, uploaded, saved, and seen with the arrival and in the stock of its lot', async ({
  page,
  context,
  say,
  at,
  press,
  person,
  api,
  faults,
}) => {
  const { post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const green = await lot(await bean('케냐 니에리'), 2026, 0);
  const day = orgDay();
  await post(`${ARRIVAL}/edit`, { greenbean_year_seq: green, arrival_date: day, arrival_mass: 300_000 });
  const arrival = at(`/roaster/greenbean/arrival/${day.slice(0, 4)}-1`);
  const main = page.getByRole('main');
  const field = main.locator('[data-field="arrival_photo"]');
  const name = say('arrival_photo');
  const shown = field.locator('.picture img');
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    field.locator('input[type=file]').setInputFiles(file);
  const photo = async (width: number, height: number) => ({
    ...{ name: 'IMG_0412.png', mimeType: 'image/png' },
    buffer: await pngOf(page, width, height),
  });
  const sizeOf = () =>
    shown.evaluate(async (image) => {
      const { src } = image as HTMLImageElement;
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      return [bitmap.width, bitmap.height];
    });

  await test.step('what is no picture is said at the field', async () => {
    await page.goto(`${arrival}?mode=edit`);
    await expect(field).toContainText(say('picture_drop'));
    await choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect(field.getByRole('alert')).toHaveText(say('picture_unread'));
    await expect(field.getByRole('button', { name: `${name}: ${say('picture_choose')}` })).toBeVisible();
    await expectSound(page, 'a field for a photo');
  });

  await test.step('without a network what was chosen stays, is not saved over, and is sent again', async () => {
    faults.expect(/^net::ERR_INTERNET_DISCONNECTED POST \/api\/roaster\/greenbean\/arrival\/picture$/);
    await context.setOffline(true);
    await choose(await photo(2_400, 1_200));
    await expect(field.getByRole('alert')).toContainText(say('picture_unsent'));
    await expect(field.locator('canvas')).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('Control+s');
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText(say('field_picture'));
    await press(told.getByRole('button', { name: say('confirm') }));
    await expect(field.locator('.fault')).toHaveText(say('field_picture'));
    await expectSound(page, 'a photo that was not uploaded');
    await press(field.getByRole('button', { name: say('retry') }));
    await expect(shown).toHaveAttribute('src', PATH);
    await expect(field).not.toContainText(say('field_picture'));
    expect(await sizeOf()).toEqual([1_600, 800]);
  });

  await test.step('another one takes its place, and is saved', async () => {
    const before = await shown.getAttribute('src');
    await choose(await photo(600, 900));
    await expect(shown).not.toHaveAttribute('src', before ?? '');
    expect(await sizeOf()).toEqual([600, 900]);
    await expectSound(page, 'an uploaded photo');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/arrival\/\d{4}-1$/);
    await expect(shown).toHaveAttribute('src', PATH);
  });

  await test.step('it is opened large, and closed by its key', async () => {
    await press(field.getByRole('button', { name: say('picture_open', { name }) }));
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('img', { name })).toBeVisible();
    await expectSound(page, 'a photo that is opened large');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('it stands small in the stock of its lot', async () => {
    await page.goto(at(`/roaster/greenbean/inventory?lot=${green}`));
    const small = main.locator('.arrivals').getByRole('img', { name });
    await expect(small).toBeVisible();
    await expect.poll(() => small.evaluate((image) => (image as HTMLImageElement).naturalHeight)).toBe(900);
    await expectSound(page, 'arrivals with a photo');
  });

  await test.step('and is taken away again', async () => {
    await page.goto(`${arrival}?mode=edit`);
    await expect(shown).toBeVisible();
    await press(field.getByRole('button', { name: say('clear_of', { name }) }));
    await expect(shown).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/arrival\/\d{4}-1$/);
    await expect(field).toHaveCount(0);
  });
});
