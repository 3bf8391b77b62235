import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const TAG = '<script src="/main/boot.js"></script>';
const ENTRY = '<script type="module" crossorigin';

/**
 * Puts `main/boot.js` into the page itself, where the first paint does not wait for a file of it, and what it asks goes
 * ahead of all files. The entry script goes ahead of styles, which browsers would prefer: it is the largest file.
 */
export function boot(root: string): Plugin[] {
  return [
    {
      name: 'boot',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) => replaced(html, TAG, `<script>${codeIn(join(root, 'main/boot.js'))}</script>`),
      },
    },
    {
      name: 'entry-first',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html) => replaced(html, ENTRY, `${ENTRY} fetchpriority="high"`),
      },
    },
  ];
}

function replaced(html: string, tag: string, by: string): string {
  if (!html.includes(tag)) throw new Error(`the page has no ${tag}`);
  return html.replace(tag, () => by);
}

function codeIn(path: string): string {
  const { code, errors } = minifySync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join()}`);
  return code.trim();
}
