import { roasterEvent } from '@hanjan/model/roaster/event.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { cafeOf } from './support/cafe.ts';
import { fillByPointer, inputOf } from './support/form.ts';
import { seatIn } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const CAFE_EVENTS = '/cafe/etc/event';
const ROASTER_EVENTS = '/roaster/etc/event';
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR).toISOString();

test('an event is made for customers, is open at once, and has a code that leads to its page', async ({
  page,
  say,
  at,
  press,
  user,
  person,
}) => {
  await seatIn(person, 'MNG');
  const main = page.getByRole('main');
  const form = { ...user, entity: roasterEvent };
  const field = (name: string) => inputOf(form, name);
  await page.goto(at(ROASTER_EVENTS));
  await press(main.getByRole('link', { name: say('list_roaster_event_new') }).first());

  await test.step('the start fills the end by the term, and clearing it clears the end', async () => {
    await field('event_start').fill('2026-11-23 14:30');
    await field('event_start').blur();
    await expect(field('event_end')).toHaveValue(/^2026-11-26 14:30/);
    await field('event_term').fill('1');
    await field('event_term').blur();
    await expect(field('event_end')).toHaveValue(/^2026-11-24 14:30/);
    await field('event_start').fill('');
    await field('event_start').blur();
    await expect(field('event_end')).toHaveValue('');
  });

  await test.step('it cannot end before it begins', async () => {
    await fillByPointer(form, 'event_start', inHours(-1));
    await fillByPointer(form, 'event_end', inHours(-2));
    await fillByPointer(form, 'event_type', 'CSTMR');
    await fillByPointer(form, user.language === 'ko' ? 'event_name_locale' : 'event_name', '가을 거래처');
    await press(main.getByRole('button', { name: say('record_save') }));
    const told = page.getByRole('alertdialog', { name: say('validation_error') });
    await expect(told).toContainText(say('event_end_field_below'));
    await press(told.getByRole('button'));
    await expectSound(page, 'the form of an event');
    await expectNoSideways(page, 'the form of an event');
    await fillByPointer(form, 'event_end', inHours(24));
    await press(main.getByRole('button', { name: say('record_save') }));
  });

  await test.step('who reads it sees that it is open, and its code', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '가을 거래처' })).toBeVisible();
    await expect(page).toHaveURL(/\/roaster\/etc\/event\/\d{4}-1$/);
    await expect(main.getByText(say('phase_open'), { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: say('qr_of', { name: say('event_uuid') }) })).toBeVisible();
    await expect(main.getByText(/\/cafe\/supplier\/roasterregister\/[-0-9a-f]{36}$/)).toBeVisible();
    await expect(main.getByText(say('event_term'), { exact: true })).toHaveCount(0);
    await expectSound(page, 'an event');
    await expectNoSideways(page, 'an event');
    await page.goto(`${at(ROASTER_EVENTS)}?searchSelect=event_status:0`);
    await expect(main.getByRole('link', { name: '가을 거래처' })).toBeVisible();
    await expectNoSideways(page, 'events');
    await page.goto(`${at(ROASTER_EVENTS)}?searchSelect=event_status:1`);
    await expect(main.getByText(say('list_none'))).toBeVisible();
  });
});

test('the poster of an event is one sheet of its size, in either language', async ({
  page,
  say,
  at,
  press,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '물결', 'MNG');
  const event = { cafe_seq, event_start: inHours(-1), event_end: inHours(24), event_name_locale: '바리스타 모집' };
  const { event_key } = await api.post('/api/cafe/event/edit', { ...event, event_desc: '긴 소개 '.repeat(60) });
  // The sheet stays as long as the browser does not say that it is printed.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(at(`${CAFE_EVENTS}/${event_key}`));
  await press(page.getByRole('button', { name: say('poster_make') }));
  const dialog = page.getByRole('dialog', { name: say('poster') });
  await expect(dialog.getByText('물결', { exact: true })).toBeVisible();
  await expect(dialog.getByText(say('poster_way_staff'))).toBeVisible();
  await expectSound(page, 'a poster');
  await expectNoSideways(page, 'a poster');
  await press(dialog.getByRole('button', { name: say('poster_print') }));
  expect(await sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(['595 842']);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await dialog.getByRole('radio', { name: 'A5' }).check();
  await dialog.getByRole('radio', { name: 'English' }).check();
  await expect(dialog.getByText('Point the camera of your phone')).toBeVisible();
  await press(dialog.getByRole('button', { name: say('poster_print') }));
  expect(await sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(['420 595']);
});

/** The sizes of the pages of a PDF in points. */
const sheetsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
  );
