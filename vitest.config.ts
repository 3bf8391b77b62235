import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { messages } from './apps/web/build/messages.ts';
import { needs } from './apps/web/build/needs.ts';

const plugins = [messages(resolve(import.meta.dirname, 'packages/model/messages')), needs()];
const ignored = ['**/node_modules/**', '**/dist/**', 'data/**', 'test/e2e/**'];

export default defineConfig({
  test: {
    // Tests of slow networks wait; others run meanwhile, even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins,
        // Pure functions leave nothing behind: what they import is read once for all of them, in half the time.
        test: { name: 'unit', include: ['packages/**/*.test.{ts,tsx}'], exclude: ignored, isolate: false },
      },
      { plugins, test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], exclude: ignored } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['test/harness/cluster.ts'],
          // Processes, networks and disks of a busy machine: what failed once is told as flaky, what fails twice has failed.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
