// End-to-end tests in a Chromium, against the served process as it is run. What many tests use is started once for all of
// them (`support/global-setup.ts`); a test has its own table and patron, and is never repeated.
import { defineConfig } from '@playwright/test';
import { SOAK, SOAK_ONLY } from './support/length.ts';

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
  globalSetup: './support/global-setup.ts',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  ...(SOAK ? {} : { grepInvert: new RegExp(SOAK_ONLY.tag) }),
  // The time limit of a test on a busy machine; no test waits this long for anything.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['./support/slowest-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS },
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Drawn at half the resolution, which saves processor time; layout and sizes in CSS pixels are the same.
    deviceScaleFactor: 0.5,
    colorScheme: 'dark',
    // It would fetch what a test intercepts; the test of the app without a connection allows it.
    serviceWorkers: 'block',
    // What moves is drawn frame by frame; tests that are about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace copies the document at each action, a third of a run's processor time: `--trace on` records one by hand.
    trace: 'off',
  },
});
