import { describe, expect, it } from 'vitest';
import { dependencyFaults } from './dependency-reasons.ts';
import { readTree } from './tree.ts';

const manifest = {
  path: 'packages/server/package.json',
  text: '{"dependencies":{"ws":"^8.0.0","@punto/engine":"*"}}',
};
const reasons = (text: string) => ({ path: 'docs/decisions/0011-dependencies.md', text });

describe('dependencies', () => {
  it('each have a reason', () => {
    expect(dependencyFaults(readTree())).toEqual([]);
  });

  it('are reported without one, and so is a reason without a dependency', () => {
    expect(dependencyFaults([manifest, reasons('| `ws` | sockets |')])).toEqual([]);
    expect(dependencyFaults([manifest, reasons('')])).toHaveLength(1);
    expect(dependencyFaults([manifest, reasons('| `ws`, `pino` | sockets, logs |')])).toHaveLength(1);
  });
});
