// Approval requests to a second supervisor, in PostgreSQL. [T6]

import type { ApprovalStore } from '../approval-store.ts';
import { type ApprovalRow, approvalOf } from '../shared/approvals.ts';
import type { PostgresJournalledWrite } from './journalled-write.ts';
import { change, type Queryable, row, rows } from './typed-queries.ts';

export const createApprovals = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): ApprovalStore => ({
  ask: (question, entry) =>
    writeJournalled(async (client) => {
      const values = [question.id, JSON.stringify(question), question.at];
      await change(client, 'INSERT INTO approvals (approval, body, asked_at) VALUES ($1, $2, $3)', values);
    }, entry),
  find: async (id) =>
    approvalOf(
      await row<ApprovalRow>(pool, 'SELECT body, decision FROM approvals WHERE approval = $1', [id]),
    ),
  // Of two concurrent decisions the second waits for the first, then finds the request decided.
  decide: (id, decision, entry) =>
    writeJournalled(
      async (client) =>
        approvalOf(
          await row<ApprovalRow>(
            client,
            `UPDATE approvals SET decision = $2 WHERE approval = $1 AND decision IS NULL RETURNING body, decision`,
            [id, JSON.stringify(decision)],
          ),
        ),
      entry,
    ),
  waiting: async () =>
    (
      await rows<ApprovalRow>(
        pool,
        'SELECT body, decision FROM approvals WHERE decision IS NULL ORDER BY asked_at, approval',
      )
    ).flatMap((found) => approvalOf(found) ?? []),
});
