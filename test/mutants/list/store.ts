// Faults of what is kept.
import type { Mutant } from '../mutant.ts';

export const STORE: readonly Mutant[] = [
  {
    rule: 'F3',
    does: 'an encrypted shoe opens at another table',
    file: 'packages/store/src/shoes/shoe-encryption.ts',
    from: 'const bindingOf = (table: TableId, shoe: ShoeId): Buffer',
    to: "const bindingOf = (_: TableId, shoe: ShoeId, table = ''): Buffer",
    near: ['packages/store/src/shoes/shoe-encryption.test.ts'],
  },
];
