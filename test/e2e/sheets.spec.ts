import { randomBytes } from 'node:crypto';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { IMPORT_MB } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { Download, Locator } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { countNotes, endSessions, NOTES, PASSWORD, saveNote } from './support/product.ts';
import { box, choose, csv, openTool } from './support/sheets.ts';
import { expect, test } from './support/test.ts';
import { codeName, literally, type Say } from './support/texts.ts';

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

/** The lines of a CSV file that has no line ends in its cells. */
const linesOf = (text: string): string[] => text.replace('\ufeff', '').split('\r\n').slice(0, -1);

/** How many records an import says there are of a kind. */
const figure = (dialog: Locator, say: Say, key: MessageKey): Locator =>
  dialog
    .locator('dl > div')
    .filter({ has: dialog.page().getByText(say(key), { exact: true }) })
    .getByRole('definition');

const count = (say: Say, of: number) => say('import_count', { count: of });

test.beforeEach('signed in', ({ person }) => person);

test('what is exported of a filter is what is imported again; what was changed in the file is saved', async ({
  page,
  say,
  at,
  press,
  user,
  language,
  person,
  api,
}) => {
  for (const [place, name] of [
    ['CAFE', '예가체프, "첫 잔"'],
    ['CAFE', '=케냐'],
    ['HOME', '콜롬비아'],
  ] as const)
    await saveNote(api, { cupnote_name: name, cupnote_place: place, cupnote_balance_point: 8 });
  await page.goto(at(`${NOTES}?searchSelect=cupnote_place:CAFE&orderType=rgst_at.asc`));

  const [name, text] = await test.step('a CSV file of the filter', async () => {
    const dialog = await openTool(user, 'export_title');
    await expect(dialog).toContainText(codeName(language, 'NTPLC', 'CAFE'));
    await press(dialog.getByText(say('export_which_some')));
    await expectSound(page, 'an export');
    await press(dialog.getByText('CSV', { exact: true }));
    await press(
      dialog.getByText(new RegExp(`^${literally(say('export_which_all', { count: 0 }).replace(/\(0\)/, ''))}`)),
    );
    const coming = page.waitForEvent('download');
    await press(dialog.getByRole('button', { name: say('export_title'), exact: true }));
    const download = await coming;
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(say('export_ok', { name: `\u2068${download.suggestedFilename()}\u2069` })),
    ).toBeVisible();
    return [download.suggestedFilename(), await textOf(download)] as const;
  });
  expect(name).toMatch(new RegExp(`^${say('list_user_cupnote_title')}_\\d{14}\\.csv$`));
  const [head = '', first = '', second = ''] = linesOf(text);
  expect(linesOf(text)).toHaveLength(3);
  expect(head.split(',')[0]).toBe(say('sheet_key'));
  expect(first).toContain('"예가체프, ""첫 잔"""');
  expect(second).toContain("'=케냐");

  const dialog = await openTool(user, 'import_title');
  await expectSound(page, 'an import');
  await choose(page, box(dialog, say), csv(text));
  await expect(figure(dialog, say, 'import_same')).toHaveText(count(say, 2));
  await expect(dialog).toContainText(say('import_nothing'));

  const [, ...rest] = second.split(',');
  const changed = `\ufeff${[head, first.replace('첫 잔', '두 번째 잔'), ['', ...rest].join(',').replace('케냐', '르완다')].join('\r\n')}\r\n`;
  await choose(page, box(dialog, say), csv(changed));
  await expect(figure(dialog, say, 'import_fresh')).toHaveText(count(say, 1));
  await expect(figure(dialog, say, 'import_changed')).toHaveText(count(say, 1));
  const change = dialog.locator('section', { has: page.getByRole('heading', { name: say('import_changes') }) });
  await expect(change.getByRole('listitem').first()).toContainText(/예가체프, "첫 잔".*→.*예가체프, "두 번째 잔"/);
  await press(dialog.getByRole('button', { name: say('import_save', { count: 2 }) }));
  const question = page.getByRole('alertdialog', { name: say('import_save_title', { count: 2 }) });
  await expect(question).toContainText(say('import_save_text', { fresh: 1, changed: 1 }));
  await press(question.getByRole('button', { name: say('record_save') }));
  await expect(page.getByText(say('import_ok', { fresh: 1, changed: 1 }))).toBeVisible();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '=르완다' })).toBeVisible();
  await expect(main.getByRole('link', { name: '예가체프, "두 번째 잔"' })).toBeVisible();
  expect(await countNotes(person)).toBe(4);
});

test('a file is looked at before anything is saved: what is wrong is told by cell, and the mended one is saved', {
  tag: '@desk',
}, async ({ page, say, at, press, user, language, person, faults }) => {
  // A file that another one took the place of may still be worked on: the product waits and sends the new one again.
  faults.allow(/^503 POST \/api\/user\/qc\/coffeebean\/import$/);
  await page.goto(at(NOTES));
  const dialog = await openTool(user, 'import_title');
  const coming = page.waitForEvent('download');
  await press(dialog.getByRole('button', { name: say('import_template_of', { format: 'CSV' }) }));
  const [head = ''] = linesOf(await textOf(await coming));
  expect(head.split(',')).toContain(`${say('cupnote_name')} *`);

  const drop = async (name: string, megabytes: number) => {
    const dropped = await page.evaluateHandle(
      ([file, size]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(size)], file));
        return data;
      },
      [name, megabytes * 1024 * 1024] as const,
    );
    await dialog.dispatchEvent('drop', { dataTransfer: dropped });
  };
  await drop('notes.xls', 1);
  await expect(dialog.getByRole('alert')).toHaveText(say('import_type'));
  await drop('notes.csv', 50);
  await expect(dialog.getByRole('alert')).toHaveText(say('import_size', { max: IMPORT_MB }));

  const cafe = codeName(language, 'NTPLC', 'CAFE');
  const names = ['cupnote_name', 'cupnote_place', 'cupnote_date', 'cupnote_balance_point'] as const;
  const heads = [...names.map((name) => say(name)), '메모리'];
  const fileOf = (...rows: readonly (readonly string[])[]) =>
    csv([heads, ...rows].map((row) => `${row.join(',')}\r\n`).join(''));
  const good = ['예가체프', cafe, '2026-03-05', '9', '1'];
  const wrong = ['케냐', cafe, '2026-13-40', '11', '2'];
  await choose(page, box(dialog, say), fileOf(good, wrong));
  await expect(figure(dialog, say, 'import_fresh')).toHaveText(count(say, 1));
  await expect(figure(dialog, say, 'import_wrong')).toHaveText(say('import_places', { count: 2 }));
  await expect(dialog).toContainText(say('import_ignored_unknown'));
  await expect(dialog.getByRole('button', { name: new RegExp(literally(say('record_save'))) })).toHaveCount(0);
  await expectSound(page, 'a file with something wrong');

  const cell = dialog.getByRole('cell', { name: /^11/ });
  await expect(cell).toContainText(say('field_maxValue', { max: 10 }));
  await press(
    dialog.getByRole('button', { name: say('import_fault_at', { row: 3, name: say('cupnote_balance_point') }) }),
  );
  await expect(cell).toBeFocused();
  await expect(dialog.getByRole('rowheader')).toHaveText(['2', '3']);
  await dialog.getByRole('checkbox', { name: say('import_only_wrong') }).check();
  await expect(dialog.getByRole('rowheader')).toHaveText(['3']);
  const list = page.waitForEvent('download');
  await press(dialog.getByRole('button', { name: say('import_faults_save') }));
  expect(linesOf(await textOf(await list))[1]).toMatch(new RegExp(`^3,${say('cupnote_date')},2026-13-40,`));

  await test.step('5,000 rows of which three are wrong', async () => {
    const rows = Array.from({ length: 5_000 }, (_, nth) => (nth % 2_000 === 999 ? wrong : good));
    await choose(page, dialog.getByRole('button', { name: say('import_again') }), fileOf(...rows));
    await expect(figure(dialog, say, 'import_fresh')).toHaveText(count(say, 4_997));
    await expect(dialog.getByRole('rowheader')).toHaveCount(23);
    await press(
      dialog.getByRole('button', { name: say('import_fault_at', { row: 5_001, name: say('cupnote_date') }) }),
    );
    await expect(dialog.getByRole('cell', { name: /^2026-13-40/ }).last()).toBeFocused();
    await dialog.getByRole('checkbox', { name: say('import_only_wrong') }).check();
    await expect(dialog.getByRole('rowheader')).toHaveText(['1001', '3001', '5001']);
  });

  await test.step('more of them than are told', async () => {
    const rows = Array.from({ length: 400 }, () => wrong);
    await choose(page, dialog.getByRole('button', { name: say('import_again') }), fileOf(...rows));
    const told = say('import_first_faults', { total: 800, count: 500 });
    await expect(dialog).toContainText(told);
    await press(dialog.getByRole('button', { name: say('import_more', { count: 20 }) }));
    await expect(dialog.getByRole('listitem').filter({ hasText: say('import_row_of', { row: 41 }) })).toBeVisible();
    const all = page.waitForEvent('download');
    await press(dialog.getByRole('button', { name: say('import_faults_save') }));
    const lines = linesOf(await textOf(await all));
    expect([lines.length, lines.at(-1)]).toEqual([502, `,,,${told}`]);
  });

  const mended = ['케냐', cafe, '2026-03-06', '10', '2'];
  await choose(page, dialog.getByRole('button', { name: say('import_again') }), fileOf(good, mended));
  await press(dialog.getByRole('button', { name: say('import_save', { count: 2 }) }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('record_save') }));
  await expect(page.getByText(say('import_ok', { fresh: 2, changed: 0 }))).toBeVisible();
  expect(await countNotes(person)).toBe(2);
});

test(
  'an export that takes long says how far it is and can be stopped; half a file is not saved',
  { tag: '@phone' },
  async ({ page, say, at, press, user, api, faults }, info) => {
    await saveNote(api, { cupnote_name: '예가체프' });
    await page.goto(at(NOTES));
    const dialog = await openTool(user, 'export_title');
    const start = dialog.getByRole('button', { name: say('export_title'), exact: true });
    const path = '**/api/user/qc/coffeebean/export';

    await test.step('stopped', async () => {
      await page.route(path, () => undefined);
      await press(start);
      await expect(dialog.getByRole('progressbar', { name: say('export_making') })).toBeVisible();
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: say('export_stop_title') });
      await press(question.getByRole('button', { name: say('export_go_on') }));
      await expect(dialog).toBeVisible();
      await press(dialog.getByRole('button', { name: say('cancel') }));
      await expect(page.getByText(say('export_stopped'))).toBeVisible();
      await page.unroute(path);
    });

    await test.step('broken off', async () => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.body()).subarray(0, -8) });
      });
      let isSaved = false;
      page.once('download', () => {
        isSaved = true;
      });
      await press(start);
      await expect(dialog.getByRole('alert')).toHaveText(say('export_broken'));
      expect(isSaved).toBe(false);
      await page.unroute(path);
    });

    await test.step('tried again', async () => {
      faults.expect(/^503 POST \/api\/user\/qc\/coffeebean\/export$/);
      const busy = { status: '503', result: null, description: '', code: 'export_busy', fields: [], request_id: '' };
      await page.route(path, (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
      const coming = page.waitForEvent('download');
      await press(dialog.getByRole('button', { name: say('retry') }));
      await expect(dialog.getByRole('progressbar', { name: say('export_waiting') })).toBeVisible();
      const name = info.outputPath('notes.xlsx');
      await (await coming).saveAs(name);
      await expect(dialog).toBeHidden();
      const again = await openTool(user, 'import_title');
      await choose(page, box(again, say), name);
      await expect(figure(again, say, 'import_same')).toHaveText(count(say, 1));
    });
  },
);

test(
  'an import is saved once, whatever happens on the way',
  { tag: '@desk' },
  async ({ page, say, at, press, user, language, person, faults }, info) => {
    faults.expect(/^401 POST \/api\/user\/qc\/coffeebean\/import$/);
    faults.expect(/ERR_FAILED POST .*import$/);
    await page.goto(at(NOTES));
    const dialog = await openTool(user, 'import_title');
    const file = info.outputPath('notes.csv');
    const names = ['cupnote_name', 'cupnote_place', 'cupnote_date'] as const;
    const text = `${names.map((name) => say(name)).join()}\r\n예가체프,${codeName(language, 'NTPLC', 'CAFE')},2026-03-05\r\n`;
    writeFileSync(file, text);
    // Where an import of the same person is still worked on, the product waits and sends the file again by itself.
    faults.expect(/^503 POST \/api\/user\/qc\/coffeebean\/import$/);
    const busy = { status: '503', result: null, description: '', code: 'import_busy', fields: [], request_id: '' };
    await page.route('**/import?mode=preview*', (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
    await choose(page, box(dialog, say), file);
    const save = dialog.getByRole('button', { name: say('import_save', { count: 1 }) });
    const question = page.getByRole('alertdialog', { name: say('import_save_title', { count: 1 }) });
    const confirm = async () => {
      await press(save);
      await press(question.getByRole('button', { name: say('record_save') }));
    };

    await test.step('the answer is lost on the way', async () => {
      await page.route(
        '**/import?mode=save*',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await confirm();
      await expect(dialog.getByRole('alert')).toContainText(say('import_unsure'));
      expect(await countNotes(person)).toBe(1);
    });

    await test.step('the file changed after it was looked at, and the session ended', async () => {
      writeFileSync(file, `${text}${randomBytes(4).toString('hex')}\r\n`);
      utimesSync(file, new Date(), new Date());
      await endSessions(person);
      await press(save);
      await expect(question).toContainText(say('import_save_moved'));
      await press(question.getByRole('button', { name: say('record_save') }));
      const signIn = page.getByRole('dialog', { name: say('signin_again') });
      await signIn.getByRole('textbox', { name: say('user_pass') }).fill(PASSWORD);
      await press(signIn.getByRole('button', { name: say('signin'), exact: true }));
    });
    await expect(page.getByText(say('import_ok', { fresh: 1, changed: 0 }))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '예가체프' })).toBeVisible();
    expect(await countNotes(person)).toBe(1);

    await test.step('the window is closed while it is being saved', async () => {
      const [head = '', row = ''] = text.split('\r\n');
      const release = Promise.withResolvers<void>();
      await page.route('**/import?mode=save*', async (route) => {
        await release.promise;
        await route.continue();
      });
      const again = await openTool(user, 'import_title');
      await choose(page, box(again, say), csv([head, row, row, ''].join('\r\n')));
      await press(again.getByRole('button', { name: say('import_save', { count: 2 }) }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: say('record_save') }));
      await expect(again.getByRole('progressbar')).toBeVisible();
      await page.keyboard.press('Escape');
      const leaving = page.getByRole('alertdialog', { name: say('import_leave_title') });
      await press(leaving.getByRole('button', { name: say('import_leave_go') }));
      await expect(again).toBeHidden();
      release.resolve();
      await expect(page.getByText(say('import_ok', { fresh: 2, changed: 0 }))).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '예가체프' })).toHaveCount(3);
      await page.unroute('**/import?mode=save*');
    });

    await test.step('the answer is lost after the window was closed; the same file is chosen again', async () => {
      const twice = csv(text.replace('예가체프', '케냐'));
      const again = await openTool(user, 'import_title');
      await choose(page, box(again, say), twice);
      const release = Promise.withResolvers<void>();
      await page.route(
        '**/import?mode=save*',
        async (route) => {
          await route.fetch();
          await release.promise;
          await route.abort();
        },
        { times: 1 },
      );
      await press(again.getByRole('button', { name: say('import_save', { count: 1 }) }));
      await press(question.getByRole('button', { name: say('record_save') }));
      await expect(again.getByRole('progressbar')).toBeVisible();
      await page.keyboard.press('Escape');
      await press(page.getByRole('alertdialog').getByRole('button', { name: say('import_leave_go') }));
      await expect(again).toBeHidden();
      release.resolve();
      const unsure = page.getByRole('alertdialog', { name: say('import_title') });
      await expect(unsure).toContainText(say('import_unsure'));
      await press(unsure.getByRole('button'));

      const third = await openTool(user, 'import_title');
      await choose(page, box(third, say), twice);
      await press(third.getByRole('button', { name: say('import_save', { count: 1 }) }));
      await press(question.getByRole('button', { name: say('record_save') }));
      await expect(page.getByText(say('import_ok', { fresh: 1, changed: 0 }))).toBeVisible();
      expect(await countNotes(person)).toBe(4);
    });
  },
);
