import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './apps/server/db/embedded/port.ts';
import { findChromium } from './scripts/chromium.mjs';
import type { Options } from './test/e2e/support/test.ts';
import { admin } from './test/harness/admin.ts';

// The workers read this file again and must find the same port and the same data.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= join(realpathSync(tmpdir()), `hanjan-e2e-${process.env.E2E_PORT}`);
const origin = `http://localhost:${process.env.E2E_PORT}`;
const isRoot = process.getuid?.() === 0;

const korean = { language: 'ko', locale: 'ko-KR' } as const;
const english = { language: 'en', locale: 'en-US' } as const;
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig<Options>({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 5_000 },
  // A machine that is busy with something else paints late. What failed once is told as flaky, what fails twice has failed.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'ko-desk-light',
      use: { ...korean, ...desk, colorScheme: 'light' },
      testMatch: [
        'journey',
        'states',
        'form_states',
        'faults',
        'leaving',
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
        'lots',
      ].map(spec),
    },
    {
      name: 'en-phone-dark',
      use: { ...english, ...phone, colorScheme: 'dark' },
      testMatch: [
        'journey',
        'states',
        'form_states',
        'history',
        'copying',
        'drafts',
        'drafts_shared',
        'org',
        'rights',
        'equip',
        'lots',
        'one_name',
      ].map(spec),
    },
    {
      name: 'ko-phone-light',
      use: { ...korean, ...phone, colorScheme: 'light' },
      testMatch: ['short', 'states', 'width', 'conflict', 'one_name'].map(spec),
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
