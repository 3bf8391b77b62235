import { findTestBrowser } from '../../scripts/chromium.mjs';

/** How the browser of the tests is started. */
export const launchOptions = {
  executablePath: findTestBrowser() ?? '',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Pages of one address need no process of their own, nor one that waits for the next.
    '--disable-site-isolation-trials',
  ],
};

// Who looks, and at what.
export const korean = { language: 'ko', locale: 'ko-KR' } as const;
export const english = { language: 'en', locale: 'en-US' } as const;
export const desk = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
