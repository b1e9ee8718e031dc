// The order in which test files run: the long ones first, so that no worker is left with one at the end while the others
// have nothing to do. Vitest orders by what files took last time; a fresh clone has no last time, and this list instead.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By the processor time of each, children included; other files come after these. */
const LONG: readonly string[] = [
  'packages/server/test/nodes/nodes.test.ts',
  'packages/cli/test/packed-libraries.test.ts',
  'packages/server/test/wallet/wallet-kills.test.ts',
  'packages/server/src/cluster/cluster-tables.test.ts',
  'packages/server/test/disk.test.ts',
  'packages/store/src/postgres-store.test.ts',
  'packages/store/src/move/audit-postgres.test.ts',
  'packages/server/test/kill.test.ts',
  'packages/store/src/move/move.test.ts',
  'packages/server/test/stop.test.ts',
  'packages/server/test/fair-secrecy.test.ts',
  'packages/server/test/floor-trouble.test.ts',
  'packages/cli/src/commands/load.test.ts',
  'packages/simulation/src/torture.test.ts',
  'packages/simulation/src/wallets/wallets.test.ts',
  'packages/store/src/sqlite/migration.test.ts',
  'packages/simulation/src/nodes/torture.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? LONG.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b));
  }
}
