// One run for every unit, property, contract and tidy test; end-to-end tests live in Playwright.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Long, because nothing here is timed: a busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'] },
      },
      {
        extends: true,
        // All checks read the same tree: in one worker, where each file is read and parsed once for all of them.
        test: { name: 'tidy', include: ['test/tidy/**/*.test.ts'], isolate: false, maxWorkers: 1 },
      },
    ],
  },
});
