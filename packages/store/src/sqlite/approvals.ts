// Approval requests to a second supervisor, in SQLite. [T6]

import type { DatabaseSync } from 'node:sqlite';
import type { ApprovalStore } from '../approval-store.ts';
import { type ApprovalRow, approvalOf } from '../shared/approvals.ts';
import { query } from './query.ts';
import type { SqliteWriteDown } from './write-down.ts';

export const createApprovals = (database: DatabaseSync, writeDown: SqliteWriteDown): ApprovalStore => {
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
      writeDown(() => void insert.run(question.id, JSON.stringify(question), question.at), entry),
    find: async (id) => approvalOf(select.get(id)),
    decide: (id, decision, entry) =>
      writeDown(() => approvalOf(decided.get(id, JSON.stringify(decision))), entry),
    waiting: async () => waiting.all().flatMap((row) => approvalOf(row) ?? []),
  };
};
