import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boot } from './build/boot.ts';
import { BASE, sharedByPages } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { fontRanges } from './build/font-ranges.ts';
import { kitchenEntry } from './build/kitchen/entry.ts';
import { messages } from './build/messages.ts';
import { needs } from './build/needs.ts';
import { pageFiles } from './build/pages.ts';

const root = import.meta.dirname;

/** The mode of a build of the kitchen page alone, for the tests. */
const KITCHEN = 'kitchen';

export default defineConfig(async ({ command, mode }) => {
  const texts = resolve(root, '../../packages/model/messages');
  // The kitchen is no part of the product: neither its page nor its texts.
  const own = command === 'serve' || mode === KITCHEN ? resolve(root, 'build/kitchen/messages') : undefined;
  const plugins = [react(), ...boot(root), messages(texts, own), needs(), fontRanges()];
  const shared = command === 'build' && mode !== KITCHEN ? await sharedByPages(root, plugins) : [];
  return {
    root,
    plugins: [...plugins, pageFiles(root), own ? kitchenEntry() : compress()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // The server names in each page what that page loads first.
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        ...(mode === KITCHEN && { input: resolve(root, 'build/kitchen/index.html') }),
        checks: { pluginTimings: false },
        output: {
          codeSplitting: { groups: [BASE, ...shared] },
        },
      },
    },
    // Workers load parts of themselves later.
    worker: { format: 'es' as const },
    // Not our own modules below /api/.
    server: { proxy: { '^/(api/(?!.*[.]ts)|picture/)': `http://localhost:${process.env.PORT ?? 8081}` } },
  };
});
