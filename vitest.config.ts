// Every unit, property, contract and tidy test; end-to-end tests are in Playwright. Files share a worker and its modules:
// starting a process for each of 450 files and evaluating the same modules again was half of the run's work. A test
// undoes what it changes in its process. `npm test` runs `served` beside the other two.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/** Tests that start processes, servers or databases, or play by the system's clock: they wait more than they compute. */
const SERVED = [
  'packages/server/test/**/*.test.ts',
  'packages/server/src/{beacon,start}/*.test.ts',
  'packages/server/src/broker/nats/*.test.ts',
  'packages/server/src/wallet/caller/*.test.ts',
  'packages/server/src/cluster/{cluster-tables,protection-at-nodes,shared-semaphore,traces-at-nodes}.test.ts',
  'packages/server/src/table-host/stopped-table-shared.test.ts',
  'packages/store/src/{move,postgres,postgres/wallet,postgres/shared-transactions}/*.test.ts',
  'packages/store/src/postgres-store.test.ts',
  'packages/store/src/sqlite/{crash,checkpointer}.test.ts',
  'packages/cli/src/commands/{load,move,operator}.test.ts',
  'packages/operator/test/*.test.ts',
  'packages/cli/test/*.test.ts',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** At full length, as `npm run soak` runs them; `npm test` runs a shorter part. */
    soak: boolean;
  }
}

export default defineConfig({
  test: {
    provide: { soak: process.env.PUNTO_TEST_SOAK === '1' },
    environment: 'node',
    isolate: false,
    // Node loads the files, as it does when it runs the product, and not the transformer of Vite: a tenth less processor time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // They only end what hangs: nothing here is timed, and a busy machine is no fault of the code.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          exclude: SERVED,
          maxWorkers: 2,
          setupFiles: './packages/language/test/english.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // More workers than cores, because they wait. A group runs after the groups before it.
        test: {
          name: 'served',
          include: SERVED,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          globalSetup: './packages/store/test/support/shared-postgres.ts',
        },
      },
      {
        extends: true,
        // All checks read the same tree: in one worker, where each file is read and parsed once for all of them.
        test: {
          name: 'tidy',
          include: ['test/tidy/**/*.test.ts'],
          maxWorkers: 1,
          // First: one worker at the end would leave a core idle.
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
