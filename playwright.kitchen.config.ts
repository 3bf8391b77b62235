import { defineConfig } from '@playwright/test';
import { freePort } from './apps/server/db/embedded/port.ts';
import type { Options } from './test/e2e/support/test.ts';
import { desk, english, korean, launchOptions, phone } from './test/harness/browsers.ts';

// The kitchen page, with a build and a server of its own. Its pictures are kept beside the tests; after a change that is
// meant they are taken anew with --update-snapshots, and looked at.
// The tests tell times where the pages do.
process.env.TZ = 'Asia/Seoul';
process.env.KITCHEN_PORT ??= String(await freePort());
const origin = `http://localhost:${process.env.KITCHEN_PORT}`;

export default defineConfig<Options>({
  testDir: 'test/kitchen',
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: 'disabled', caret: 'hide' },
  },
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  snapshotPathTemplate: '{testDir}/pictures/{projectName}-{arg}{ext}',
  // Letters are drawn differently elsewhere.
  ignoreSnapshots: process.platform !== 'linux',
  use: {
    baseURL: origin,
    timezoneId: process.env.TZ,
    // A trace of every test that passes takes a third of the time.
    trace: 'on-first-retry',
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'ko-desk-light',
      use: { ...korean, ...desk, colorScheme: 'light' },
      testMatch: [
        'rows',
        'look',
        'open',
        'hostile',
        'samples',
        'files',
        'memo',
        'saving',
        'numbers',
        'times',
        'batches',
        'choices',
      ].map(spec),
    },
    {
      name: 'en-phone-dark',
      use: { ...english, ...phone, colorScheme: 'dark' },
      // What is used alike everywhere is tested once.
      grepInvert: /@desk/,
      testMatch: ['look', 'open', 'rows', 'choices'].map(spec),
    },
  ],
  webServer: {
    command: `"${process.execPath}" test/harness/serve_kitchen.ts`,
    url: `${origin}/api/health`,
    env: { PORT: process.env.KITCHEN_PORT },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

function spec(name: string): string {
  return `**/${name}.spec.ts`;
}
