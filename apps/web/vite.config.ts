import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { fontRanges } from './build/font-ranges.ts';
import { messages } from './build/messages.ts';
import { themeVariables } from './build/theme-variables.ts';

const root = import.meta.dirname;

/** Few files, because over plain http each one costs a round trip: what every page needs, and what several share. */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  { name: 'base', test: /rolldown.runtime|[\\/]parts[\\/](Graduation|FlavorChip)|[\\/]charts[\\/]radar/, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root,
  plugins: [
    react(),
    messages(resolve(root, '../../packages/model/messages')),
    themeVariables(),
    fontRanges(),
    compress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups } } },
  },
  // Not our own modules below /api/.
  server: { proxy: { '^/api/(?!.*[.]ts)': `http://localhost:${process.env.PORT ?? 8081}` } },
});
