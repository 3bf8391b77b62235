import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontRanges } from '../apps/web/build/font-ranges.ts';
import { messages } from '../apps/web/build/messages.ts';
import { needs } from '../apps/web/build/needs.ts';

/** In the mode `counting` React tells how often it draws. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), messages(resolve(import.meta.dirname, '../packages/model/messages')), needs(), fontRanges()],
  ...(mode === 'counting' && { resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } } }),
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
}));
