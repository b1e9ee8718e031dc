// End-to-end tests in the system's Chromium, against the served process as it is run. Most of their time is
// spent waiting for a round, so tests run side by side; each worker has a house of its own.
import { defineConfig } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/end-to-end',
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS },
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Pictures of every frame would take the time that is measured.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
