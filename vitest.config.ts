// One run for every unit, property, contract and tidy test; end-to-end tests live in Playwright.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'test/tidy/**/*.test.ts'],
    environment: 'node',
    // Long, because nothing here is timed: a busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
