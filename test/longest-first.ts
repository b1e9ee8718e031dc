// The order in which test files run: the long ones first, so that no worker is left with one at the end while the others
// have nothing to do. Vitest orders by what files took last time; a fresh clone has no last time, and this list instead.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the table of slowest files that each run prints; other files come after these. */
const LONG: readonly string[] = [
  'packages/server/test/kill.test.ts',
  'packages/server/test/nodes/nodes.test.ts',
  'packages/server/test/fair-secrecy.test.ts',
  'packages/server/test/disk.test.ts',
  'packages/server/test/floor-trouble.test.ts',
  'packages/simulation/src/nodes/torture.test.ts',
  'packages/cli/src/commands/load.test.ts',
  'packages/simulation/src/torture.test.ts',
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
