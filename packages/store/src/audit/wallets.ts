// The calls to the wallets of operators, against the books: every movement between a patron and an operator belongs to one call, and
// every call to its movement, so the mirror of an operator's book is the sum of the calls. [L6]
import type { AuditCheck } from './check.ts';

/** The movements that debits and owed calls must have, by the id of the call. */
const WANTED = `
  SELECT 'wallet-in:' || debit AS id, amount_minor, patron FROM wallet_debits WHERE state = 'accepted'
   UNION ALL
  SELECT iif(delta_minor < 0, 'wallet-in:', 'wallet-out:') || call_id, abs(delta_minor), patron
    FROM wallet_outbox WHERE delta_minor <> 0
   UNION ALL
  SELECT 'uncollected:' || call_id, abs(delta_minor), patron FROM wallet_outbox WHERE outcome = 'funds'`;

export const WALLET_CHECKS: readonly AuditCheck[] = [
  {
    sql: `WITH wanted AS (${WANTED}),
               found AS (SELECT id, amount_minor, iif(code = 'wallet-in', credit, debit) AS account FROM movements
                          WHERE code IN ('wallet-in', 'wallet-out') AND id NOT GLOB 'uncollected:*:house')
          SELECT id, wanted.amount_minor AS wanted, found.amount_minor AS found
            FROM wanted FULL JOIN found USING (id)
           WHERE wanted.amount_minor IS NOT found.amount_minor OR account <> 'patron:' || patron`,
    fault: (row) =>
      `movement ${row.id} moves ${row.found ?? 'nothing'}, the calls to the operator add up to ${row.wanted ?? 'nothing'}`,
  },
  {
    sql: `SELECT debit, amount_minor, (SELECT amount_minor FROM movements
                   WHERE id = concat_ws(':', 'stake', wallet_debits.table_id, wallet_debits.shoe, wallet_debits.round, patron, ticket)) AS staked
            FROM wallet_debits WHERE state = 'accepted' AND staked IS NOT amount_minor`,
    fault: (row) =>
      `the debit ${row.debit} took ${row.amount_minor}, the stake of its ticket is ${row.staked}`,
  },
  {
    sql: `SELECT debit FROM wallet_debits
           WHERE state = 'cancelled'
             AND NOT EXISTS (SELECT 1 FROM wallet_outbox WHERE call_id IN ('cancel:' || substr(debit, 7) || ':' || reason, 'cancel:' || substr(debit, 7)) AND call = 'cancel')`,
    fault: (row) => `the debit ${row.debit} was given up, and no cancel is owed`,
  },
];
