import type { IncomingHttpHeaders } from 'node:http';
import type { BrowserName, SystemName } from '@hanjan/model/account/session.ts';

/** What each device says of itself, the more particular first: a phone with Android says Linux, too. */
const SYSTEMS: readonly (readonly [RegExp, SystemName])[] = [
  [/\biPhone\b|\biPod\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b.*\bMobile\b/, 'android'],
  [/\bAndroid\b/, 'android_tablet'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/** Nearly all of them say Chrome and Safari besides. */
const BROWSERS: readonly (readonly [RegExp, BrowserName])[] = [
  [/\bKAKAOTALK\b/i, 'kakaotalk'],
  [/\bNAVER\(/, 'naver'],
  [/\bWhale\//, 'whale'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bEdg(?:A|iOS)?\//, 'edge'],
  [/\bOPR\//, 'opera'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

const MOST = 500;

/** A device and a browser in a word each: enough for its person to know it again, and all that is kept of it. */
export function deviceOf({ 'user-agent': said = '' }: IncomingHttpHeaders): {
  session_system: SystemName;
  session_browser: BrowserName;
} {
  const text = said.slice(0, MOST);
  return {
    session_system: SYSTEMS.find(([sign]) => sign.test(text))?.[1] ?? 'other',
    session_browser: BROWSERS.find(([sign]) => sign.test(text))?.[1] ?? 'other',
  };
}
