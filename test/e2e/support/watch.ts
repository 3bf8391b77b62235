import { type BrowserContext, expect } from '@playwright/test';

/** What went wrong in the browser while a test ran: console errors and warnings, crashes, failed requests. */
export interface Faults {
  /** Names a fault that this test brings about, as `409 POST /api/user/qc/coffeebean/edit`. */
  expect(fault: RegExp): void;
  /** Names a fault that may come or not, whichever of two calls is answered first. */
  allow(fault: RegExp): void;
  /** Fails for every fault that was not named, and for every named one that did not happen. */
  settle(): void;
}

/** The browser's own line about a request that is told as a request. */
const ABOUT_A_REQUEST = /^Failed to load resource/;

/** What keeps pages for when the network is away is blocked in all tests but its own. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Only a test takes the network away. What the page asks for just then depends on how fast the machine is. */
const CUT_OFF = /^net::ERR_INTERNET_DISCONNECTED /;

/**
 * Parts of the typeface come last, and letters that first appear while the server is away are shown without them; pages
 * that are fetched ahead come later then. A service worker says no more than that it failed.
 */
const FOR_LATER = /^net::ERR_FAILED GET \/assets\//;

/** Watches every page of a browser from now on. */
export function watch(context: BrowserContext): Faults {
  const seen: string[] = [];
  const named: RegExp[] = [];
  const allowed: RegExp[] = [CUT_OFF, FOR_LATER];
  const pathOf = (url: string) => new URL(url).pathname;

  context.on('console', (message) => {
    const text = message.text();
    const isUsual = text === BLOCKED || ABOUT_A_REQUEST.test(text);
    if (['error', 'warning'].includes(message.type()) && !isUsual) seen.push(`console ${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => seen.push(`crash: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A page that is left takes back what it asked for; while the server is away the page asks by itself whether it is back.
    const path = pathOf(request.url());
    const isUsual = path === '/api/health';
    if (why !== 'net::ERR_ABORTED' && !isUsual) seen.push(`${why} ${request.method()} ${path}`);
  });
  context.on('response', (response) => {
    const line = `${response.status()} ${response.request().method()} ${pathOf(response.url())}`;
    if (response.status() >= 400) seen.push(line);
  });

  return {
    expect: (fault) => named.push(fault),
    allow: (fault) => allowed.push(fault),
    settle() {
      expect(seen.filter((fault) => ![...named, ...allowed].some((name) => name.test(fault)))).toEqual([]);
      expect(named.filter((name) => !seen.some((fault) => name.test(fault)))).toEqual([]);
    },
  };
}
