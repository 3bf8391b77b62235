import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without windows. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The Chrome or Chromium of this machine: CHROME_PATH, else one in PATH, else one in a usual place.
 * @returns {string | null}
 */
export function findChromium() {
  return find(names, places);
}

/**
 * The browser of the tests: the same engine without windows where it is installed, because it needs a quarter less time,
 * else the Chrome or Chromium of this machine.
 * @returns {string | null}
 */
export function findTestBrowser() {
  return find(shells, []) ?? findChromium();
}

/** Whether there is the browser that the tests are quickest with, or one that somebody chose. */
export function hasShell() {
  return find(shells, []) !== null;
}

/**
 * @param {readonly string[]} named what it may be called in PATH
 * @param {readonly string[]} elsewhere where it may be besides
 */
function find(named, elsewhere) {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = directories.flatMap((directory) => named.map((name) => join(directory, name)));
  const wish = process.env.CHROME_PATH;
  return (wish ? [wish] : [...inPath, ...elsewhere]).find(isProgram) ?? null;
}

/** Whether a font for Korean is known to be installed. */
export function hasKoreanFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/** Whether packages of Debian can be installed here without asking anybody. */
export function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
