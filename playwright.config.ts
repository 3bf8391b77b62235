import { defineConfig } from '@playwright/test';
import { freePort } from './apps/server/db/embedded/port.ts';
import { findChromium } from './scripts/chromium.mjs';
import { admin } from './test/harness/admin.ts';

// The workers read this file again and must find the same port.
process.env.E2E_PORT ??= String(await freePort());
const origin = `http://localhost:${process.env.E2E_PORT}`;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
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
  webServer: {
    command: `"${process.execPath}" test/harness/serve.ts`,
    url: `${origin}/api/health`,
    env: {
      PORT: process.env.E2E_PORT,
      HANJAN_ORIGIN: origin,
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
