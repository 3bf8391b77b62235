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

/**
 * The Chrome or Chromium of this machine: CHROME_PATH, else one in PATH, else one in a usual place.
 * @returns {string | null}
 */
export function findChromium() {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = directories.flatMap((directory) => names.map((name) => join(directory, name)));
  const wish = process.env.CHROME_PATH;
  return (wish ? [wish] : [...inPath, ...places]).find(isProgram) ?? null;
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
