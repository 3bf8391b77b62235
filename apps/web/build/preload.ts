import { type MenuTab, PLACES } from '@hanjan/model/menu.ts';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import type { Plugin, Rollup } from 'vite';

const BOOT = '<script src="/boot.js">';

/**
 * Names in the HTML what each page loads besides what all load, and what each language does. `boot.js` begins to fetch
 * what the address asks for, before the program itself has arrived and asks.
 */
export function preload(): Plugin {
  return {
    name: 'hanjan-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
        const hint = (attribute: string, module: string) => {
          const files = filesOf(chunks, module).filter((file) => !html.includes(file));
          if (files.length === 0) throw new Error(`${module} has no chunk of its own`);
          return `<template ${attribute}>${files.map(link).join('')}</template>`;
        };
        const byModule = [...Map.groupBy(PLACES, ({ tab }) => moduleOf(tab))];
        const hints = [
          ...byModule.map(([module, places]) => hint(`data-paths="${places.flatMap(pathsOf).join(' ')}"`, module)),
          ...LOCALES.map(({ id }) => hint(`data-language="${id}"`, `virtual:messages/${id}`)),
        ];
        return html.replace(BOOT, `${hints.join('\n    ')}\n    ${BOOT}`);
      },
    },
  };
}

/** A page's file bears its key; all screens are one. */
const moduleOf = ({ page }: MenuTab): string => `/${page ?? 'Screens'}.tsx`;

/** The addresses of a tab; the front page has two. */
const pathsOf = ({ tab }: { readonly tab: MenuTab }): string[] => (tab.page === 'Intro' ? ['/', tab.path] : [tab.path]);

/** The scripts and styles of the chunk that begins with a module, and of everything that it imports. */
function filesOf(chunks: readonly Rollup.OutputChunk[], module: string): string[] {
  const files = new Set<string>();
  const visit = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)));
  return [...files];
}

const link = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
