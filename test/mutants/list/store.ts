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
  {
    rule: 'T3',
    does: 'a journal entry of a transaction that throws is written',
    file: 'packages/store/src/shared/transaction.ts',
    from: 'journal: later(journal.append),',
    to: 'journal: journal.append,',
    near: ['packages/store/src/sqlite/gathered-writes.property.test.ts'],
  },
  {
    rule: 'T3',
    does: 'a gathered write that fails leaves the rest of its group',
    file: 'packages/store/src/sqlite/group-commit.ts',
    from: '      alone = ALONE_AFTER_FAILURE;\n      throw cause;',
    to: '      return () => job.fail(cause);',
    near: ['packages/store/src/sqlite/group-commit.test.ts'],
  },
  {
    rule: 'L6',
    does: 'a refusal whose write was rolled back stays in memory',
    file: 'packages/store/src/sqlite-store.ts',
    from: 'dropping([books, stores.tickets, protections, suspended, sums])',
    to: 'dropping([books, protections, suspended, sums])',
    near: ['packages/store/src/sqlite/gathered-writes.property.test.ts'],
  },
  {
    rule: 'L6',
    does: 'the answer of a ticket is looked for in another round',
    file: 'packages/store/src/shared/ticket-answers.ts',
    from: 'stakeId({ table, shoe, round }, patron, ticket);',
    to: 'stakeId({ table, shoe, round: Math.min(round, 1) }, patron, ticket);',
    near: ['packages/store/src/sqlite/migration.test.ts'],
  },
];
