// Faults in the books.
import type { Mutant } from '../mutant.ts';

const near = ['packages/ledger/src/book.test.ts'];

export const LEDGER: readonly Mutant[] = [
  {
    rule: 'L6',
    does: 'what lies on a felt can be staked again',
    file: 'packages/ledger/src/book.ts',
    from: 'amountMinor > availableMinor(sheet.account(debit))',
    to: 'amountMinor > sheet.account(debit).balanceMinor',
    near,
  },
  {
    rule: 'L6',
    does: 'a pending transfer is decided twice',
    file: 'packages/ledger/src/book.ts',
    from: "  if (pending.decided) return 'pending-decided';\n",
    to: '',
    near,
  },
  {
    rule: 'L6',
    does: 'an id that is used again for other money passes for the first',
    file: 'packages/ledger/src/book.ts',
    from: "sameMovement(known.movement, movement) ? null : 'id-reused'",
    to: 'null',
    near,
  },
  {
    rule: 'L6',
    does: 'a list refused halfway leaves its transfers behind',
    file: 'packages/ledger/src/sheet.ts',
    from: 'for (const transfer of transfers.splice(kept)) forget(transfer);',
    to: 'transfers.splice(kept);',
    near,
  },
  {
    rule: 'L6',
    does: 'a stake given back stays reserved',
    file: 'packages/ledger/src/entry.ts',
    from: 'return [entry(debit, ZERO, less)];',
    to: 'return [entry(debit, ZERO, ZERO)];',
    near,
  },
  {
    rule: 'B-50',
    does: 'a patron pays another',
    file: 'packages/ledger/src/book.ts',
    from: "  if (isPatron(debit) && isPatron(credit)) return 'between-patrons';\n",
    to: '',
    near,
  },
  {
    rule: 'P1',
    does: 'time at tables stays in the frames of the zone before',
    file: 'packages/ledger/src/protection/play-time.ts',
    from: 'const next = frameOf(kind, countedToMs, zone);',
    to: 'const next = time[kind];',
    near: ['packages/ledger/src/protection/why-not.test.ts'],
  },
  {
    rule: 'L6',
    does: 'stakes are not summed on the account',
    file: 'packages/ledger/src/entry.ts',
    from: "code === 'stake' ? amountMinor : ZERO",
    to: 'ZERO',
    near: ['packages/ledger/src/book.property.test.ts'],
  },
  {
    rule: 'P2',
    does: 'stakes in play do not count as lost',
    file: 'packages/ledger/src/protection/why-not.ts',
    from: 'lossMinor(of, account) + account.pendingMinor',
    to: 'lossMinor(of, account)',
    near: ['packages/ledger/src/protection/why-not.test.ts'],
  },
  {
    rule: 'P2',
    does: 'a frame begins after the transfer that is due in it',
    file: 'packages/store/src/shared/guard.ts',
    from: 'if (atMs > begunMs) for (const patron of guarded) find(patron, atMs);',
    to: '',
    near: ['packages/store/src/postgres/writing/shared-transactions.test.ts'],
  },
];
