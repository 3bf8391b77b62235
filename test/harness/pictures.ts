import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';

/** The themes that charts are drawn in. */
export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const ROOT = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(ROOT, 'apps/web/parts/theme/tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** The tokens of a theme. What the dark one does not name it has from the light one. */
function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const [light = ''] = tokens.split('@media not print');
  const dark = /="dark"\] \{(.*?)\n\}/s.exec(tokens)?.[1] ?? '';
  const named = [light, theme === 'dark' ? dark : ''].flatMap((text) => [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return new Map(named.map(([, name = '', value = '']) => [name, value]));
}

/** A drawing as a file of its own: with its style sheet, and the tokens that both name. */
export function pictureOf(drawing: ReactElement, css: string, theme: Theme): string {
  const values = tokensOf(theme);
  const markup = renderToStaticMarkup(drawing);
  const named = `${css}${markup}`.match(/--[\w-]+/g) ?? [];
  const used = [...new Set(['--bg', ...named])].filter((name) => values.has(name));
  const root = used.map((name) => `  ${name}: ${values.get(name)};`).join('\n');
  const style = `:root {\n${root}\n  background: var(--bg);\n}\n${css}`;
  return `${markup
    .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>\n${style}</style>`)
    // Between scores that stand side by side a line break would be a space.
    .replaceAll(/><(?!tspan|\/text)/g, '>\n<')}\n`;
}

/** The picture is as it is kept; `UPDATE_PICTURES=1` keeps it anew. */
export function expectPicture(path: string, picture: string): void {
  if (process.env.UPDATE_PICTURES) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
  }
  expect(picture).toBe(readFileSync(path, 'utf8'));
}
