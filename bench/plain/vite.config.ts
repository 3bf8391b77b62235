import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from '../../apps/web/build/compress.ts';

export default defineConfig({ root: import.meta.dirname, plugins: [react(), compress()] });
