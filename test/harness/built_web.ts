import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOWHERE } from './addresses.ts';

/** What stands in the page itself. */
export const BOOT = 'ask();';

/** A web app in a directory, as it is built, with an entry script of this name. */
export function builtWeb(directory: string, entry: string): string {
  const path = join(directory, entry);
  mkdirSync(join(path, 'assets'), { recursive: true });
  const script = `<script type="module" crossorigin src="/assets/${entry}"></script>`;
  writeFileSync(join(path, 'index.html'), `<!doctype html><head><script>${BOOT}</script>${script}</head><body></body>`);
  writeFileSync(join(path, 'icon.svg'), '');
  writeFileSync(join(path, 'assets', entry), '');
  return path;
}

/** Of a server that is asked for pages and files alone, which needs no database. */
export const WEB_ALONE = { addresses: NOWHERE, origin: 'http://localhost', logLevel: 'silent' };

/** A browser asks for a page. */
export const HTML = { accept: 'text/html' };
