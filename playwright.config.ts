import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './apps/server/db/embedded/port.ts';
import type { Options } from './test/e2e/support/test.ts';
import { admin } from './test/harness/admin.ts';
import { desk, english, korean, launchOptions, phone } from './test/harness/browsers.ts';

// The workers read this file again and must find the same port and the same data.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= join(realpathSync(tmpdir()), `hanjan-e2e-${process.env.E2E_PORT}`);
const origin = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig<Options>({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 5_000 },
  // A machine that is busy with something else paints late. What failed once is told as flaky, what fails twice has failed.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: origin,
    // It would answer what tests let fail; what it does has a test of its own.
    serviceWorkers: 'block',
    // A trace of every test that passes takes a third of the time.
    trace: 'on-first-retry',
    launchOptions,
  },
  // What looks and is used alike everywhere is tested once: `@desk` at a desk alone, `@phone` on a phone alone.
  projects: [
    {
      name: 'ko-desk-light',
      use: { ...korean, ...desk, colorScheme: 'light' },
      grepInvert: /@phone/,
      testMatch: [
        'home',
        'memory',
        'journey',
        'states',
        'form_states',
        'faults',
        'messages',
        'leaving',
        'modes',
        'typing',
        'away',
        'edges',
        'conflict',
        'undo',
        'history',
        'copying',
        'drafts',
        'drafts_shared',
        'org',
        'rights',
        'equip',
        'brewing',
        'brewing_record',
        'steps',
        'inventory',
        'lots',
        'organization',
        'staff',
        'links',
        'renewed',
        'lists',
        'list_rows',
        'palette',
        'palette_keys',
        'radar',
        'roast',
        'roast_form',
        'roast_points',
        'roasting',
        'map',
        'lookups',
        'sheets',
        'shell',
        'sign_up_event',
        'intro',
        'chart_tools',
        'wheel',
        'languages',
        'size',
      ].map(spec),
    },
    {
      name: 'en-phone-dark',
      use: { ...english, ...phone, colorScheme: 'dark' },
      grepInvert: /@desk/,
      testMatch: [
        'home',
        'memory',
        'journey',
        'states',
        'form_states',
        'messages',
        'modes',
        'history',
        'copying',
        'drafts',
        'drafts_shared',
        'org',
        'rights',
        'equip',
        'brew_timer',
        'brewing',
        'brewing_record',
        'steps',
        'inventory',
        'lots',
        'organization',
        'staff',
        'links',
        'lists',
        'list_rows',
        'onward',
        'palette',
        'radar',
        'roast',
        'roast_form',
        'roast_live',
        'roasting',
        'map',
        'lookups',
        'sheets',
        'one_name',
        'shell',
        'sign_up_event',
        'intro',
        'offline',
        'offline_reading',
        'chart_tools',
        'wheel',
      ].map(spec),
    },
    {
      name: 'ko-phone-light',
      use: { ...korean, ...phone, colorScheme: 'light' },
      grepInvert: /@desk/,
      testMatch: ['short', 'width', 'conflict', 'one_name'].map(spec),
    },
    {
      name: 'en-desk-dark',
      use: { ...english, ...desk, colorScheme: 'dark' },
      testMatch: ['keyboard', 'states', 'admin'].map(spec),
    },
  ],
  webServer: {
    command: `"${process.execPath}" test/harness/serve.ts`,
    url: `${origin}/api/health`,
    env: {
      PORT: process.env.E2E_PORT,
      HANJAN_ORIGIN: origin,
      HANJAN_DATA: process.env.E2E_DATA,
      HANJAN_ADMIN_ID: admin.user_id,
      HANJAN_ADMIN_PASSWORD: admin.user_pass,
      HANJAN_LOG: 'error',
      HANJAN_RATE: '1000',
      HANJAN_PLANS: 'on',
    },
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

function spec(name: string): string {
  return `**/${name}.spec.ts`;
}
