import { readFileSync } from 'node:fs';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { onLine, PLAIN, straight } from '@hanjan/roastlog/curve/straight.ts';
import { LOG_TYPES } from '@hanjan/roastlog/limits.ts';
import { readRoastLog } from '@hanjan/roastlog/read.ts';
import type { Page } from '@playwright/test';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { dragBy, spread } from './support/hand.ts';
import { alogFile, choose, drop, figure, fileOf, plainRoast, ROAST, sentenceOf } from './support/roasts.ts';
import { expect, test } from './support/test.ts';
import { literally } from './support/texts.ts';
import { pressTool } from './support/tools.ts';

const TITLE = '우일라 핑크버번';
const meta = {
  title: TITLE,
  batch: '7',
  roasted_at: '2026-11-18',
  green_g: 1000,
  roasted_g: 860,
  moisture_green: 10,
  moisture_roasted: 2,
};
const HUILA = alogFile('huila.alog', plainRoast({ meta }));
/** A roast like it whose first crack came 20 s later, at 190 °C. */
const BELOW = alogFile(
  'below.alog',
  plainRoast({
    ...straight(
      [
        [0, 200],
        [60, 90],
        [440, 190],
        [560, 208],
      ],
      { CHARGE: 0, FCs: 440, DROP: 560 },
    ),
    air: [],
  }),
);
const chart = (page: Page) => page.locator('svg.roast');
const alert = (page: Page) => page.locator('.roast-refused');

test('a log is read, looked at by hand and by keys, compared and taken along', async ({
  page,
  say,
  at,
  press,
  user,
  hasTouch,
}) => {
  const row = (name: MessageKey) => page.getByRole('row', { name: new RegExp(`^${literally(say(name))}`) });
  const told = page.locator('.roast-readout output');
  const pick = async (setting: MessageKey, now: string, next: string) => {
    await press(page.getByRole('button', { name: `${say(setting)}: ${now}`, exact: true }));
    await press(page.getByRole('menuitemradio', { name: next, exact: true }));
  };
  await page.goto(at(ROAST));
  await expectSound(page, 'no roast');
  await drop(page, HUILA);

  await test.step('its figures are those that were worked out by hand', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    // Worked out in packages/roastlog/figures/figures.test.ts.
    for (const [key, text] of [
      ['roast_total_s', '9:00'],
      ['roast_development_s', '2:00'],
      ['roast_dtr_percent', '22.2%'],
      ['roast_auc', `485${say('roast_auc_unit')}`],
      ['roast_loss_percent', '14.0%'],
      ['roast_organic_loss_percent', '6.36%'],
      ['roast_green_g', '1.00kg'],
      ['roast_roasted_g', '860g'],
    ] as const)
      await expect(figure(user, key)).toHaveText(text);
    await expect(row('roast_mark_TP')).toContainText('1:0090.0230.0');
    await expect(row('roast_mark_DRY')).toContainText(`${say('roast_estimated')}4:00150.0230.0`);
    await expect(row('roast_phase_maillard')).toContainText('3:0033.3 %15.045.0');
    await expect(page.locator('.roast-source')).toContainText(say('roast_note_dry_estimated'));
    await expect(page.locator('.roast-source')).toContainText('Artisan');
  });

  await test.step('keys lead from mark to mark, and what stands there is told', async () => {
    await chart(page).focus();
    await page.keyboard.press('End');
    while ((await chart(page).getAttribute('aria-valuenow')) !== '420') await page.keyboard.press('PageUp');
    const values = (bean: string, ror: string) =>
      [`${say('roast_bean')} ${bean}`, `${say('roast_air')} 230.0`, `${say('roast_ror')} ${ror}`].join(', ');
    await expect(told).toHaveText(new RegExp(`^7:00, ${literally(values('195.0', ''))}`));
    for (let steps = 12; steps > 0; steps--) await page.keyboard.press('Shift+ArrowLeft');
    await expect(chart(page)).toHaveAttribute('aria-valuetext', '5:00');
    await expect(told).toHaveText(`5:00, ${values('165.0', '15.0')}`);
  });

  await test.step('a hand leads along the curves and enlarges them', async () => {
    const span = async () => {
      const [from, to] = await Promise.all(
        ['aria-valuemin', 'aria-valuemax'].map((name) => chart(page).getAttribute(name)),
      );
      return Number(to) - Number(from);
    };
    // Time and bean at once: a hand moves on between two looks.
    const seen = () => page.locator('.roast-readout b').allInnerTexts();
    const whole = await span();
    await dragBy(page, chart(page), { x: 40, y: 3 });
    await expect.poll(seen).not.toContain('5:00');
    const [time = '', bean] = await seen();
    const [minutes = 0, seconds = 0] = time.split(':').map(Number);
    expect(bean).toBe(onLine(PLAIN, minutes * 60 + seconds).toFixed(1));
    await expect(told).toBeEmpty();
    if (hasTouch) await spread(page, chart(page));
    else await press(page.getByRole('button', { name: say('chart_larger') }));
    await expect.poll(span).toBeLessThan(whole * 0.8);
    await press(page.getByRole('button', { name: say('roast_whole') }));
    await expect.poll(span).toBe(whole);
    await chart(page).focus();
    await page.keyboard.press('Home');
    for (let steps = 30; steps > 0; steps--) await page.keyboard.press('Shift+ArrowRight');
    await expect(chart(page)).toHaveAttribute('aria-valuetext', '5:00');
  });

  await test.step('another roast lies beneath it, with first crack at one place', async () => {
    const other = page.locator('.roast-readout [data-line=other]');
    await choose(user, page.getByRole('button', { name: say('roast_background_open') }), BELOW);
    // After a minute at 90 °C it rises by 100 °C in 380 s.
    await expect(other).toContainText('153.2');
    await press(
      page.getByRole('button', {
        name: say('roast_align_of', { text: say('roast_align', { text: say('roast_mark_CHARGE') }) }),
      }),
    );
    await press(page.getByRole('menuitemradio', { name: say('roast_align', { text: say('roast_mark_FCs') }) }));
    await expect(other).toContainText('158.4');
  });

  await test.step('it is read in °F, and as it was set after loading the page anew', async () => {
    await pick('roast_unit', '°C', '°F');
    await pick('roast_per', say('roast_per_60'), say('roast_per_30'));
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
      await expect(row('roast_mark_DROP')).toContainText('9:00410.0446.0');
      // 15 °C a minute are 13.5 °F in half of one.
      await expect(row('roast_phase_maillard')).toContainText('13.5');
    }
    await expectSound(page, 'a roast with another beneath it');
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => (await chart(page).boundingBox())?.width).toBeLessThan(320);
    await expectNoSideways(page, 'a roast at 320 px');
    await page.setViewportSize(size);
  });

  await test.step('what was done is taken back, also by key, and clearing too', async () => {
    const drawn = row('roast_mark_DROP');
    await pick('roast_unit', '°F', '°C');
    await expect(drawn).toContainText('9:00210.0');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(drawn).toContainText('9:00410.0');
    await expect(page.locator('.chart-row > .quiet-link')).toHaveCount(0);
    await pressTool(user, 'chart_clear');
    await expect(page.getByRole('heading', { name: say('roast_empty_title') })).toBeVisible();
    await press(page.locator('.toast').getByRole('button', { name: say('undo') }));
    await expect(drawn).toContainText('9:00410.0');
  });

  await test.step('files that are taken along are read as the same roast', async () => {
    for (const name of ['CSV', 'JSON', '.alog', say('roast_original')]) {
      const coming = page.waitForEvent('download');
      await press(page.getByRole('button', { name: `${say('roast_download')}: ${name}` }));
      const download = await coming;
      const bytes = readFileSync(await download.path());
      const read = readRoastLog(bytes, download.suggestedFilename());
      const { time = [], bean = [], marks = null } = 'log' in read ? read.log : {};
      expect([time.length, time.at(-1), bean[60], marks?.FCs?.s], name).toEqual([541, 540, 90, 420]);
      if (name === say('roast_original')) expect(bytes.equals(HUILA.buffer)).toBe(true);
    }
  });
});

test('what cannot be read is told in one sentence, and what was on screen stays', { tag: '@desk' }, async ({
  page,
  context,
  say,
  at,
  press,
  user,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const shown = async (title: string) => {
    await expect(heading).toHaveText(title);
    await expect(chart(page)).toBeVisible();
  };
  const undo = page.locator('.chart-row').getByRole('button', { name: say('undo'), exact: true });
  await page.clock.install();
  await page.goto(at(ROAST));
  await expect(heading).toBeVisible();
  await drop(page, HUILA);
  await shown(TITLE);

  await test.step('whatever is wrong with a file', async () => {
    const whole = HUILA.buffer.toString();
    for (const file of [
      fileOf('sheet.csv', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])),
      fileOf('asked.alog', `{'mode': 'C', 'timex': __import__('os').listdir('.')}`),
      fileOf('cut.alog', whole.slice(0, whole.length / 2)),
      fileOf('empty.csv', ''),
      fileOf('marks.csv', 'time,bean\n'),
      fileOf('photo.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0])),
    ]) {
      await choose(user, page.getByRole('button', { name: say('roast_open'), exact: true }), file);
      await expect(alert(page), file.name).toHaveText(await sentenceOf(file, say));
      await shown(TITLE);
    }
    await choose(
      user,
      page.getByRole('button', { name: say('roast_open'), exact: true }),
      fileOf('large.csv', Buffer.alloc(9_000_000, '1')),
    );
    await expect(alert(page)).toHaveText(say('roast_fault_too_large', { max: 8 }));
    await drop(page, HUILA, BELOW);
    await expect(alert(page)).toHaveText(say('file_one'));
    await shown(TITLE);
  });

  await test.step('which files are taken is said for five seconds', async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await drop(page, fileOf('roast.txt', 'time,bean\n0,200\n'));
    const types = say('not_checked_file_label', { types: LOG_TYPES.join(', ') });
    await expect(alert(page)).toHaveText(types);
    await page.clock.runFor(4_999);
    await expect(alert(page)).toHaveText(types);
    await page.clock.runFor(1);
    await expect(alert(page)).toBeEmpty();
    await shown(TITLE);
    // The name of another program's file says what to do with it.
    await drop(page, fileOf('roast.ods', 'x'));
    await expect(alert(page)).toContainText(say('roast_fault_unsupported', { program: 'excel' }));
  });

  await test.step('a file that takes long is named, and another one that is opened meanwhile wins', async () => {
    const held = await holdReaders(page);
    await drop(page, alogFile('slow.alog', plainRoast({ meta: { title: '느린 로그' } })));
    await expect.poll(held.count).toBe(1);
    await page.clock.runFor(300);
    await expect(page.locator('.roast-reading')).toContainText(say('roast_reading', { name: 'slow.alog' }));
    await shown(TITLE);
    await drop(page, alogFile('quick.alog', plainRoast({ meta: { title: '빠른 로그' } })));
    await expect.poll(held.count).toBe(2);
    await held.release();
    await shown('빠른 로그');
    await expect(page.locator('.roast-reading')).toHaveCount(0);
    await drop(page, HUILA);
    await expect.poll(held.count).toBe(3);
    await page.clock.runFor(300);
    await press(page.getByRole('button', { name: say('roast_reading_stop') }));
    await held.release();
    await expect(page.locator('.roast-reading')).toHaveCount(0);
    await shown('빠른 로그');
    // None needs longer than ten seconds.
    await drop(page, HUILA);
    await expect.poll(held.count).toBe(4);
    await page.clock.runFor(10_000);
    await expect(alert(page)).toHaveText(say('roast_fault_slow'));
    await held.end();
    await page.clock.resume();
  });

  await test.step('the one before comes back, and another tab follows', async () => {
    const other = await context.newPage();
    await other.goto(at(ROAST));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('빠른 로그');
    await drop(page, alogFile('third.alog', plainRoast({ meta: { title: '세 번째 로그' } })));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('세 번째 로그');
    await page.keyboard.press('ControlOrMeta+Z');
    await shown('빠른 로그');
    await press(undo);
    await shown(TITLE);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    expect(await filesOf(page)).toBe(3);
    await other.close();
    await page.reload();
    await shown(TITLE);
    // What nobody can take back any more is forgotten.
    await expect.poll(() => filesOf(page)).toBe(1);
  });
});

test('a browser that keeps nothing shows the roast until it is left, and a printer gets all of it', {
  tag: '@phone',
}, async ({ page, say, at, press, user }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    window.print = () => void document.body.toggleAttribute('data-printed', true);
  });
  await page.goto(at(ROAST));
  await choose(user, page.getByRole('button', { name: say('roast_open'), exact: true }), HUILA);
  await expect(page.getByText(say('roast_not_kept'))).toBeVisible();
  await expect(figure(user, 'roast_dtr_percent')).toHaveText('22.2%');
  await expectSound(page, 'a roast that is not kept');

  await press(page.getByRole('button', { name: say('chart_save') }));
  await press(page.getByRole('menuitem', { name: say('chart_print') }));
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet.locator('svg')).toBeVisible();
  await expect(sheet).toContainText(TITLE);
  await expect(sheet).toContainText(`${say('roast_batch', { batch: '7' })} · 2026-11-18`);
  for (const text of ['9:00', '2:00 · 22.2 %', `4:00 · 150.0 °C`]) await expect(sheet).toContainText(text);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await page.reload();
  await expect(alert(page)).toHaveText(say('roast_gone'));
  await expect(page.getByRole('heading', { name: say('roast_empty_title') })).toBeVisible();
  await expectSound(page, 'a roast that is gone');
  await press(page.getByRole('button', { name: say('roast_by_hand') }));
  await expect(page.getByRole('region', { name: say('roast_points'), exact: true })).toBeVisible();
  await expect(alert(page)).toBeEmpty();
});

/** How many logs the browser keeps. */
const filesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open('hanjan.roast');
        asked.onerror = reject;
        asked.onsuccess = () => {
          const count = asked.result.transaction('file').objectStore('file').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

/** Keeps workers from answering until they are released. */
async function holdReaders(page: Page) {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    window.held = {
      count: 0,
      waiting: [],
      end: () => {
        Worker.prototype.postMessage = send;
      },
    };
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      window.held.count++;
      window.held.waiting.push(() => send.call(this, message));
    };
  });
  return {
    count: () => page.evaluate(() => window.held.count),
    release: () =>
      page.evaluate(() => {
        for (const go of window.held.waiting.splice(0)) go();
      }),
    end: () => page.evaluate(() => window.held.end()),
  };
}

declare global {
  interface Window {
    /** What workers were asked while they were kept from answering. */
    held: { count: number; readonly waiting: (() => void)[]; end(): void };
  }
}
