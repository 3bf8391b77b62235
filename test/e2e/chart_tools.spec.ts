import { readFileSync } from 'node:fs';
import { POINTS } from '@hanjan/model/shared/points.ts';
import type { Page } from '@playwright/test';
import { type FormUser, inputOf } from './support/form.ts';
import { openPng, openSvg } from './support/pictures.ts';
import { NOTES, NOTES_API } from './support/product.ts';
import { signUp } from './support/sign_up.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';
import { pressTool } from './support/tools.ts';
import { beginNote } from './support/writer.ts';

const WHEEL = '/info/chart/flavorwheel';
const RADAR = '/info/chart/radarchart';
/** Light paper, whatever theme the page has. */
const PAPER = '#f5f2eb';
const DARK = '#1b1612';
/** The sample of the radar chart, in the order of its axes. */
const SAMPLE = [9, 9, 8, 7, 9, 8];
const NONE = POINTS.map(() => null);

test('a chart is taken along as an image and on paper, light though the page is dark', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  language,
  user,
  faults,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await stubDevice(page);
  await page.goto(at(WHEEL));
  await pressSample(user);
  const choose = async (key: 'chart_png' | 'chart_svg' | 'chart_share' | 'chart_print') => {
    await press(page.getByRole('button', { name: say('chart_save') }));
    await press(page.getByRole('menuitem', { name: say(key) }));
  };
  const taken = async (key: 'chart_png' | 'chart_svg') => {
    const [download] = await Promise.all([page.waitForEvent('download'), choose(key)]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };

  await test.step('the SVG stands by itself and says what was chosen', async () => {
    const { name, bytes } = await taken('chart_svg');
    expect(name).toMatch(/^flavorwheel20\d{12}\.svg$/);
    const svg = await openSvg(page, bytes.toString());
    expect([svg.name, svg.leftovers]).toEqual(['svg', 0]);
    for (const flavor of ['PEACH', 'HONEY', 'JASMINE']) expect(svg.texts).toContain(codeName(language, 'FLVR', flavor));
    expect(svg.colours).toContain(PAPER);
    expect(svg.colours).not.toContain(DARK);
  });

  await test.step('the PNG is sharp and shows the whole wheel', async () => {
    const { name, bytes } = await taken('chart_png');
    expect(name).toMatch(/^flavorwheel20\d{12}\.png$/);
    const png = await openPng(page, bytes);
    expect([png.width, png.height, png.paper]).toEqual([1440, 1440, PAPER]);
    expect(png.drawn).toBeGreaterThan(0.4);
    expect(png.drawn).toBeLessThan(0.8);
  });

  await test.step('a picture that is not shared is logged, and a change of mind is not', async () => {
    faults.expect(/^console warning: An image was not shared: NotAllowedError/);
    const handed = expect.stringMatching(/^flavorwheel20\d{12}\.png image\/png$/);
    for (const shared of [[handed], [handed, handed]]) {
      await choose('chart_share');
      await expect.poll(() => page.evaluate(() => window.shared)).toEqual(shared);
    }
    await expect(page.getByText(say('chart_failed'))).toHaveCount(0);
  });

  await test.step('on paper stand its name and what it says', async () => {
    await choose('chart_print');
    const sheet = page.locator('.print-sheet');
    await expect.poll(() => page.evaluate(() => window.printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByRole('heading', { name: say('menu_flavorwheel') })).toBeVisible();
    await expect(sheet.locator('svg')).toBeVisible();
    await expect(sheet.locator('dd').filter({ hasText: codeName(language, 'FLVR', 'PEACH') })).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a browser that cannot draw it says so', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (give) => give(null);
    });
    await choose('chart_png');
    await expect(page.getByText(say('chart_failed'))).toBeVisible();
  });
});

test('work at a chart outlives the page, and signing up makes one note of it', { tag: '@phone' }, async ({
  page,
  context,
  say,
  at,
  press,
  user,
  api,
}) => {
  const scores = page.locator('svg.radar').first();
  const sampled = /9/;
  const note = page.getByRole('button', { name: say('chart_note_radarchart') });
  const undo = page.getByRole('button', { name: say('undo') });
  await page.goto(at(RADAR));
  await expect(page.getByRole('button', { name: say('chart_note'), exact: true })).toBeVisible();

  await test.step('what was put in or cleared is taken back', async () => {
    await pressSample(user);
    await expect(scores).toHaveAccessibleName(sampled);
    await press(undo);
    await expect(scores).not.toHaveAccessibleName(sampled);
    await pressSample(user);
    await pressTool(user, 'chart_clear');
    await expect(scores).not.toHaveAccessibleName(sampled);
    await expect(page.locator('.chart-tools')).toContainText(say('chart_note'));
    await expect(page.locator('.chart-tools button:focus')).toHaveCount(1);
    await press(undo);
    await expect(scores).toHaveAccessibleName(sampled);
  });

  await test.step('it is there after loading the page anew, and in another tab', async () => {
    await page.reload();
    await expect(scores).toHaveAccessibleName(sampled);
    const other = await context.newPage();
    await other.goto(at(RADAR));
    await expect(other.locator('svg.radar').first()).toHaveAccessibleName(sampled);
    await pressTool({ ...user, page: other }, 'chart_clear');
    await expect(scores).not.toHaveAccessibleName(sampled);
    await press(other.getByRole('button', { name: say('undo') }));
    await expect(scores).toHaveAccessibleName(sampled);
    await other.close();
  });

  await test.step('a guest has it in a note and can take that back; the note is saved after signing up', async () => {
    await press(note);
    await page.waitForURL('**/write*');
    await expectScored(user, SAMPLE);
    await expect(page.getByText(say('chart_typed'))).toBeVisible();
    await press(undo);
    await expectScored(user, NONE);
    await page.goto(at(RADAR));
    await press(note);
    await page.waitForURL('**/write*');
    await expectScored(user, SAMPLE);
    await (await beginNote(user, { cupnote_name: 'Guji' })).save();
    await press(page.getByRole('main').getByRole('link', { name: say('signup'), exact: true }));
    // Signing in may load the page anew, e.g. through a provider.
    await page.reload();
    await signUp(user);
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Guji' })).toBeVisible();
  });

  await test.step('it stands there until it is saved, however often it is asked for', async () => {
    await page.goto(at(RADAR));
    await press(note);
    await page.waitForURL('**/write*');
    await expectScored(user, SAMPLE);
    await page.reload();
    await expectScored(user, SAMPLE);
    // Whoever is quick presses before the page knows who it is.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/userinfo', (route) => answer.promise.then(() => route.continue()), { times: 1 });
    await page.goto(at(RADAR));
    await press(note);
    answer.resolve();
    await page.waitForURL('**/write*');
    await expectScored(user, SAMPLE);
    const writer = await beginNote(user, { cupnote_name: 'Huila Pink Bourbon' });
    await writer.save();
    await writer.expectSaved();
    const kept = await api.get(`${NOTES_API}/detail/${page.url().split('/').at(-1)}`);
    expect(POINTS.map((point) => kept[point])).toEqual(SAMPLE);
    await page.goto(at(NOTES));
    await expect(page.getByRole('main').getByRole('link', { name: /Huila/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: say('draft_resume') })).toHaveCount(0);
  });
});

/** Puts the sample into the chart of the page. */
const pressSample = (user: FormUser) => pressTool(user, 'chart_sample');

/** The scores of the form that is open. */
async function expectScored(user: FormUser, scores: readonly (number | null)[]): Promise<void> {
  for (const [i, point] of POINTS.entries()) {
    const said = scores[i] === null ? user.say('not_scored') : String(scores[i]);
    await expect(inputOf(user, point)).toHaveAttribute('aria-valuetext', said);
  }
}

/** A device that can hand files on and has a printer. */
const stubDevice = (page: Page) =>
  page.addInitScript(() => {
    window.shared = [];
    window.printed = 0;
    window.print = () => {
      window.printed++;
    };
    navigator.canShare = () => true;
    navigator.share = async (given) => {
      window.shared.push(...(given?.files ?? []).map(({ name, type }) => `${name} ${type}`));
      throw new DOMException('nothing was shared', window.shared.length === 1 ? 'AbortError' : 'NotAllowedError');
    };
  });

declare global {
  interface Window {
    /** Files that were handed on. */
    shared: string[];
    /** How often a printer was asked for. */
    printed: number;
  }
}
