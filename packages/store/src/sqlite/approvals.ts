// Approval requests to a second supervisor, in SQLite. [T6]

import type { DatabaseSync } from 'node:sqlite';
import type { ApprovalStore } from '../approval-store.ts';
import { type ApprovalRow, approvalOf } from '../shared/approvals.ts';
import type { SqliteJournalledWrite } from './journalled-write.ts';
import { query } from './typed-queries.ts';

export const createApprovals = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): ApprovalStore => {
  const insert = query(database, 'INSERT INTO approvals (approval, body, asked_at) VALUES (?, ?, ?)');
  const select = query<ApprovalRow>(database, 'SELECT body, decision FROM approvals WHERE approval = ?');
  const decided = query<ApprovalRow>(
    database,
    `UPDATE approvals SET decision = ?2 WHERE approval = ?1 AND decision IS NULL RETURNING body, decision`,
  );
  const waiting = query<ApprovalRow>(
    database,
    'SELECT body, decision FROM approvals WHERE decision IS NULL ORDER BY asked_at, approval',
  );
  return {
    ask: (question, entry) =>
      writeJournalled(() => void insert.run(question.id, JSON.stringify(question), question.at), entry),
    find: async (id) => approvalOf(select.get(id)),
    decide: (id, decision, entry) =>
      writeJournalled(() => approvalOf(decided.get(id, JSON.stringify(decision))), entry),
    waiting: async () => waiting.all().flatMap((row) => approvalOf(row) ?? []),
  };
};
