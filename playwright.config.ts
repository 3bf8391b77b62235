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
process.env.E2E_MAIL_PORT ??= String(await freePort());
process.env.E2E_DATA ??= join(realpathSync(tmpdir()), `hanjan-e2e-${process.env.E2E_PORT}`);
const origin = `http://localhost:${process.env.E2E_PORT}`;

/** What looks or is used otherwise at a desk and on a phone. */
const EVERYWHERE = ['form_states', 'journey', 'roast_files', 'shell', 'states', 'wheel'];
/** What is tested at a desk; on a phone only what is marked `@phone`. */
const AT_DESK = [
  'away',
  'bean_taken',
  'blending',
  'blends_made',
  'chain',
  'codes',
  'compare_roasts',
  'conflict',
  'copying',
  'correction',
  'demo',
  'desk',
  'drafts',
  'drafts_shared',
  'edges',
  'faults',
  'history',
  'labels',
  'languages',
  'leaving',
  'ledger',
  'links',
  'list_rows',
  'lists',
  'lookups',
  'map',
  'materials',
  'merge',
  'modes',
  'organization',
  'palette',
  'palette_keys',
  'plan',
  'planned_roasts',
  'qc',
  'qc_compare',
  'renewed',
  'rights',
  'roast',
  'roast_filters',
  'roast_form',
  'roast_logs',
  'roast_points',
  'roast_sheet',
  'scan',
  'setting',
  'sheets',
  'size',
  'staff',
  'system',
  'texts',
  'trace',
  'typing',
  'undo',
  'versions',
  'wall_hours',
];
/** What is tested on a phone; at a desk only what is marked `@desk`. */
const BY_THUMB = [
  'account',
  'agree',
  'arrivals',
  'bean_page',
  'brew_pair',
  'brew_timer',
  'brewing',
  'brewing_record',
  'cafe_bar',
  'cafe_care',
  'cafe_stock',
  'chart_tools',
  'dial',
  'drinks',
  'equip',
  'favorites',
  'home',
  'install',
  'intro',
  'inventory',
  'lots',
  'main_timer',
  'memory',
  'messages',
  'offline',
  'offline_reading',
  'one_name',
  'onward',
  'org',
  'org_chosen',
  'outbox',
  'own_notes',
  'pictures',
  'radar',
  'roast_live',
  'roasting',
  'sign_up_event',
  'steps',
];
const BOTH = [...EVERYWHERE, ...AT_DESK, ...BY_THUMB].map(spec);

/** The tests of some files but for those that are marked. */
const unmarked = (names: readonly string[], mark: string) =>
  new RegExp(`(^|[ /])(${names.join('|')})\\.spec\\.ts (?!.*${mark})`);

export default defineConfig<Options>({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 3,
  // Bounds for what hangs, wide enough for a machine that is busy with something else.
  timeout: 180_000,
  expect: { timeout: 15_000 },
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
  // What looks and is used alike everywhere is tested once.
  projects: [
    {
      name: 'ko-desk-light',
      use: { ...korean, ...desk, colorScheme: 'light' },
      grepInvert: [/@phone/, unmarked(BY_THUMB, '@desk')],
      testMatch: BOTH,
    },
    {
      name: 'en-phone-dark',
      use: { ...english, ...phone, colorScheme: 'dark' },
      grepInvert: [/@desk/, unmarked(AT_DESK, '@phone')],
      testMatch: BOTH,
    },
    {
      name: 'ko-phone-light',
      use: { ...korean, ...phone, colorScheme: 'light' },
      grepInvert: /@desk/,
      testMatch: ['short', 'width', 'conflict', 'one_name', 'recovery', 'factor', 'provider', 'agree'].map(spec),
    },
    {
      name: 'en-desk-dark',
      use: { ...english, ...desk, colorScheme: 'dark' },
      testMatch: ['keyboard', 'states', 'admin', 'admin_factor'].map(spec),
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
      HANJAN_SMTP: `smtp://127.0.0.1:${process.env.E2E_MAIL_PORT}`,
      HANJAN_SMTP_FROM: '한잔 <noreply@hanjan.test>',
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
