import { MEASURES, type MeasureName, type Reader, type Units, unitsOf } from '@hanjan/core';
import { readStored, writeStored } from '../store/storage.ts';
import { createStore } from '../store/store.ts';

/** Where the menu stands at a desk: left, right, top, bottom. */
export const POSITIONS = ['L', 'R', 'T', 'B'] as const;
export type Position = (typeof POSITIONS)[number];

/** What stands around the content: everything; no side menu and no footer; a slim header over its whole width. */
export const FRAMES = ['N', 'S', 'F'] as const;
export type Frame = (typeof FRAMES)[number];

/** Light, dark, or as the device has it. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** How somebody wants the frame of every page. */
export interface ChosenShell {
  readonly menu: Position;
  readonly screen: Frame;
  /** Keys of their own do things, besides those that every browser has. */
  readonly shortcuts: boolean;
}

/** What a person chose for this device. boot.js reads the same before the first paint. */
interface Preferences extends ChosenShell {
  readonly theme: Theme;
  /** What measured numbers are read in. */
  readonly units: Units;
}

const name = 'hanjan';
const days = 30;
const paper = { light: '#f5f2eb', dark: '#1b1612' };

function readPreferences(): Preferences {
  const kept = readCookie() ?? readStored('device', name) ?? {};
  const { theme, units, menu, screen, shortcuts } = kept as Partial<Record<string, unknown>>;
  return {
    theme: THEMES.find((one) => one === theme) ?? 'auto',
    units: knownUnits(units as Partial<Record<string, unknown>>),
    menu: POSITIONS.find((one) => one === menu) ?? 'L',
    screen: FRAMES.find((one) => one === screen) ?? (isNative() ? 'F' : 'N'),
    shortcuts: shortcuts !== false,
  };
}

/** What the cookie says; null where there is none, or none that can be read. */
function readCookie(): unknown {
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return JSON.parse(decodeURIComponent(cookie?.slice(name.length + 1) ?? ''));
  } catch {
    return null;
  }
}

/** Whether this runs as an app of a phone, whose small screen is for the content. */
function isNative(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform?(): boolean } };
  return Capacitor?.isNativePlatform?.() === true;
}

/** What a person chose, as far as it is there to choose. */
const knownUnits = (chosen: Partial<Record<string, unknown>> = {}): Units =>
  Object.fromEntries(
    MEASURES.flatMap((measure) => {
      const unit = unitsOf(measure).find(({ symbol }) => symbol === chosen?.[measure]);
      return unit ? [[measure, unit.symbol]] : [];
    }),
  );

/** Keeps them for 30 days in a cookie, or on the device where no cookies are taken. */
function writePreferences(changed: Partial<Preferences>): void {
  const all = { ...readPreferences(), ...changed };
  const value = encodeURIComponent(JSON.stringify(all));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const cookie = `${name}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`;
  Object.assign(document, { cookie });
  if (readCookie() === null) writeStored('device', name, all);
}

/** The server leads whoever opens the shortest address to the language that they chose last. */
export function rememberLanguage(locale: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const cookie = `${name}_lang=${locale}; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax${secure}`;
  Object.assign(document, { cookie });
}

/** The 30 days begin anew with every visit. */
export function renewPreferences(): void {
  if (readCookie() !== null) writePreferences({});
}

const chosen = readPreferences();

/** How the frame of every page is wanted on this device. */
export const chosenShell = createStore<ChosenShell>({
  menu: chosen.menu,
  screen: chosen.screen,
  shortcuts: chosen.shortcuts,
});

/** Has the frame of every page another way from now on. */
export function chooseShell(changed: Partial<ChosenShell>): void {
  writePreferences(changed);
  const shell = { ...chosenShell.get(), ...changed };
  Object.assign(document.documentElement.dataset, { menu: shell.menu, screen: shell.screen });
  chosenShell.set(shell);
}

/** The units that numbers are read in, everywhere on this device. */
export const units = createStore<Units>(chosen.units);

/** Who types here. */
export const reader = (): Reader => ({ units: units.get() });

/** Reads everything that is measured so in another unit. */
export function chooseUnit(measure: MeasureName, symbol: string): void {
  const all = { ...units.get(), [measure]: symbol };
  writePreferences({ units: all });
  units.set(all);
}

/** Whether every page is light or dark. */
export const chosenTheme = createStore<Theme>(chosen.theme);

/** Has every page light or dark from now on. */
export function chooseTheme(theme: Theme): void {
  writePreferences({ theme });
  chosenTheme.set(theme);
  paint();
}

const NIGHT = '(prefers-color-scheme: dark)';

/** Turns the page light or dark with the device, where nothing else was chosen. */
export function followDevice(): void {
  matchMedia(NIGHT).addEventListener('change', paint);
}

/** Shows the page, and the browser's own frame around it, light or dark. boot.js does the same before the first paint. */
function paint(): void {
  const theme = chosenTheme.get();
  const shown = theme === 'auto' ? (matchMedia(NIGHT).matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset.scheme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[shown]);
}
