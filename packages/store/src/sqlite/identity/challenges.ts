// Challenges in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { Challenge, Challenges } from '../../challenge-store.ts';
import { type ChallengeRow, challengeFits } from '../../shared/identity/challenges.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createChallenges = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): Challenges => {
  const add = query(database, 'INSERT INTO challenges VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const take = query<ChallengeRow>(database, 'DELETE FROM challenges WHERE challenge = ? RETURNING *');
  const sweep = query(database, 'DELETE FROM challenges WHERE expires_at <= ?');
  return {
    add: ({ id, purpose, boundTo, expiresAt, body }: Challenge) =>
      writeJournalled(() => add.change(id, purpose, boundTo, expiresAt, body) === 1),
    take: (asked, now) =>
      writeJournalled(() => {
        const row = take.get(asked.id);
        return row && challengeFits(row, asked, now) ? row.body : null;
      }),
    sweep: (now) => writeJournalled(() => sweep.change(now)),
  };
};
