// Challenges in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { Challenge, Challenges } from '../../challenge-store.ts';
import { type ChallengeRow, challengeFits } from '../../shared/identity/challenges.ts';
import { query } from '../query.ts';
import type { SqliteWriteDown } from '../write-down.ts';

export const createChallenges = (database: DatabaseSync, writeDown: SqliteWriteDown): Challenges => {
  const add = query(database, 'INSERT INTO challenges VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const take = query<ChallengeRow>(database, 'DELETE FROM challenges WHERE challenge = ? RETURNING *');
  const sweep = query(database, 'DELETE FROM challenges WHERE expires_at <= ?');
  return {
    add: ({ id, purpose, boundTo, expiresAt, body }: Challenge) =>
      writeDown(() => add.change(id, purpose, boundTo, expiresAt, body) === 1),
    take: (asked, now) =>
      writeDown(() => {
        const row = take.get(asked.id);
        return row && challengeFits(row, asked, now) ? row.body : null;
      }),
    sweep: (now) => writeDown(() => sweep.change(now)),
  };
};
