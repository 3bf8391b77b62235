import { MEASURES, type MeasureName, type Reader, type Units, unitsOf } from '@hanjan/core';
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { createStore } from './store.ts';

/** What a person chose for this device. boot.js reads the same cookie before the first paint. */
interface Preferences {
  readonly theme: MantineColorScheme;
  /** What measured numbers are read in. */
  readonly units: Units;
}

const name = 'hanjan';
const days = 30;
const paper = { light: '#f5f2eb', dark: '#1b1612' };

function readPreferences(): Preferences {
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    const { theme, units } = JSON.parse(decodeURIComponent(cookie?.slice(name.length + 1) ?? ''));
    return { theme: theme === 'light' || theme === 'dark' ? theme : 'auto', units: knownUnits(units) };
  } catch {
    return { theme: 'auto', units: {} };
  }
}

/** What a person chose, as far as it is there to choose. */
const knownUnits = (chosen: Partial<Record<string, unknown>> = {}): Units =>
  Object.fromEntries(
    MEASURES.flatMap((measure) => {
      const unit = unitsOf(measure).find(({ symbol }) => symbol === chosen?.[measure]);
      return unit ? [[measure, unit.symbol]] : [];
    }),
  );

function writePreferences(changed: Partial<Preferences>): void {
  const value = encodeURIComponent(JSON.stringify({ ...readPreferences(), ...changed }));
  Object.assign(document, { cookie: `${name}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax` });
}

/** The units that numbers are read in, everywhere on this device. */
export const units = createStore<Units>(readPreferences().units);

/** Who types here. */
export const reader = (): Reader => ({ units: units.get() });

/** Reads everything that is measured so in another unit. */
export function chooseUnit(measure: MeasureName, symbol: string): void {
  const chosen = { ...readPreferences().units, [measure]: symbol };
  writePreferences({ units: chosen });
  units.set(chosen);
}

/** Keeps Mantine's colour scheme in our cookie. */
export const schemeManager: MantineColorSchemeManager = {
  get: () => readPreferences().theme,
  set: (theme) => writePreferences({ theme }),
  clear: () => writePreferences({ theme: 'auto' }),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

/** Colours the browser's own frame like the page. */
export function paintFrame(): void {
  const dark = document.documentElement.dataset.mantineColorScheme === 'dark';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[dark ? 'dark' : 'light']);
}
