import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';

const DAYS_30 = 30 * 24 * 60 * 60;
const boot = readFileSync(new URL('../../main/boot.js', import.meta.url), 'utf8');

let root: { dataset: Record<string, string>; lang: string };
let jar: Map<string, string>;
let written: string[];

/** A browser on a device; `takesCookies` as its owner decided. */
function openBrowser(takesCookies = true): void {
  root = { dataset: {}, lang: '' };
  written = [];
  vi.stubGlobal('document', {
    documentElement: root,
    querySelector: () => null,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      if (takesCookies) jar.set(name, value);
    },
  });
}

/** The product opened afresh: what boot.js shows and what the page then takes for chosen. */
async function open() {
  vi.resetModules();
  const { document, localStorage } = globalThis;
  const browser = {
    document,
    localStorage,
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/' },
    fetch: async () => Response.json({}),
    AbortSignal,
  };
  runInNewContext(boot, { ...browser, window: { Capacitor: Reflect.get(globalThis, 'Capacitor') } });
  const preferences = await import('./preferences.ts');
  const { menu, screen } = preferences.chosenShell.get();
  expect([root.dataset.menu, root.dataset.screen]).toEqual([menu, screen]);
  const scheme = preferences.chosenTheme.get();
  expect(root.dataset.scheme).toBe(scheme === 'dark' ? 'dark' : 'light');
  return preferences;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  jar = new Map([['other', '1']]);
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('location', { protocol: 'http:' });
  openBrowser();
});

describe('the cookie', () => {
  it.each([
    ['http:', false],
    ['https:', true],
  ])('goes over %s and is kept from plain http after that: %s', async (protocol, isSecure) => {
    vi.stubGlobal('location', { protocol });
    (await open()).chooseShell({ menu: 'R' });
    expect(written.map((cookie) => cookie.endsWith('; Secure'))).toEqual([isSecure]);
  });
});

describe('the frame', () => {
  it('is whole, with the menu at the left and shortcuts, until something else is chosen', async () => {
    expect((await open()).chosenShell.get()).toEqual({ menu: 'L', screen: 'N', shortcuts: true });
    expect(written).toEqual([]);
  });
  it('leaves the width to the content in the app of a phone', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    expect((await open()).chosenShell.get().screen).toBe('F');
  });
  it('stays as it was chosen, beside the theme and the units', async () => {
    const first = await open();
    first.chooseTheme('dark');
    expect(root.dataset.scheme).toBe('dark');
    first.chooseUnit('temperature', '°F');
    first.chooseShell({ menu: 'R' });
    first.chooseShell({ screen: 'S', shortcuts: false });
    expect(root.dataset).toMatchObject({ menu: 'R', screen: 'S' });
    const again = await open();
    expect(again.chosenShell.get()).toEqual({ menu: 'R', screen: 'S', shortcuts: false });
    expect([again.chosenTheme.get(), again.units.get()]).toEqual(['dark', { temperature: '°F' }]);
  });
  it('is kept for 30 days from the last visit', async () => {
    (await open()).chooseShell({ menu: 'T' });
    const kept = jar.get('hanjan');
    written = [];
    (await open()).renewPreferences();
    expect(written).toEqual([`hanjan=${kept}; Path=/; Max-Age=${DAYS_30}; SameSite=Lax`]);
  });
  it('is kept on the device where no cookies are taken', async () => {
    openBrowser(false);
    (await open()).chooseShell({ menu: 'B', screen: 'F' });
    expect(jar.has('hanjan')).toBe(false);
    expect((await open()).chosenShell.get()).toEqual({ menu: 'B', screen: 'F', shortcuts: true });
  });
  it('can be chosen where nothing is kept at all', async () => {
    openBrowser(false);
    vi.stubGlobal('localStorage', storageOf(0));
    const { chooseShell, chosenShell } = await open();
    chooseShell({ menu: 'R' });
    expect(chosenShell.get().menu).toBe('R');
  });
  it.each([
    '',
    'x',
    '%',
    '%7B',
    'null',
    '7',
    '%22a%22',
    '%7B%22menu%22%3A%22X%22%2C%22screen%22%3A7%2C%22units%22%3A1%7D',
  ])('is the usual one when the cookie says %j', async (value) => {
    jar.set('hanjan', value);
    expect((await open()).chosenShell.get()).toEqual({ menu: 'L', screen: 'N', shortcuts: true });
  });
});
