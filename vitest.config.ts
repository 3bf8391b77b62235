import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { messages } from './apps/web/build/messages.ts';
import { needs } from './apps/web/build/needs.ts';

const plugins = [messages(resolve(import.meta.dirname, 'packages/model/messages')), needs()];
const ignored = ['**/node_modules/**', '**/dist/**', 'data/**', 'test/e2e/**'];

const SERVER = ['apps/server/**/*.test.ts', 'test/**/*.test.ts'];
/** Ends what hangs; a machine that is busy with something else may take a while. */
const PATIENCE_MS = 30_000;

/** They call `vi.mock`, or look at what a process remembers since it began. */
const REPLACING = [
  'test/api/desk.test.ts',
  'test/api/export.test.ts',
  'test/api/sign_races.test.ts',
  'test/matrix/matrix.test.ts',
];

/** Tests on a real database of their own. */
const onDatabase = (name: string, which: { include: string[]; exclude: string[]; isolate?: boolean }) => ({
  test: {
    name,
    ...which,
    globalSetup: ['test/harness/cluster.ts'],
    // Processes, networks and disks of a busy machine: what failed once is told as flaky, what fails twice has failed.
    retry: 1,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // Tests of slow networks wait; others run meanwhile, even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins,
        // Pure functions leave nothing behind: what they import is read once for all of them, in half the time.
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}'],
          exclude: ignored,
          isolate: false,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        plugins,
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], exclude: ignored, testTimeout: PATIENCE_MS },
      },
      // What the server is made of is read once for the tests of a process, in a quarter less time; tests that put
      // something else in the place of a part of it have it read for themselves.
      onDatabase('server', { include: SERVER, exclude: [...ignored, ...REPLACING], isolate: false }),
      onDatabase('replaced', { include: REPLACING, exclude: ignored }),
    ],
  },
});
