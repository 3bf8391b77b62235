import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** What a person chose for this device. boot.js reads the same cookie before the first paint. */
interface Preferences {
  readonly theme: MantineColorScheme;
}

const name = 'hanjan';
const days = 30;
const paper = { light: '#f5f2eb', dark: '#1b1612' };

function readPreferences(): Preferences {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    const { theme } = JSON.parse(decodeURIComponent(cookie?.slice(name.length + 1) ?? ''));
    return { theme: theme === 'light' || theme === 'dark' ? theme : 'auto' };
  } catch {
    return { theme: 'auto' };
  }
}

function writePreferences(changed: Partial<Preferences>): void {
  const value = encodeURIComponent(JSON.stringify({ ...readPreferences(), ...changed }));
  Object.assign(document, { cookie: `${name}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax` });
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
