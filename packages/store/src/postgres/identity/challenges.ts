// Challenges in PostgreSQL.
import type { Challenges } from '../../challenge-store.ts';
import { type ChallengeRow, challengeFits } from '../../shared/identity/challenges.ts';
import { change, row } from '../rows.ts';
import type { PostgresWriteDown } from '../write-down.ts';

export const createChallenges = (writeDown: PostgresWriteDown): Challenges => ({
  add: ({ id, purpose, boundTo, expiresAt, body }) =>
    writeDown(async (client) => {
      const sql = 'INSERT INTO challenges VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
      return (await change(client, sql, [id, purpose, boundTo, expiresAt, body])) === 1;
    }),
  take: (asked, now) =>
    writeDown(async (client) => {
      const sql = 'DELETE FROM challenges WHERE challenge = $1 RETURNING *';
      const found = await row<ChallengeRow>(client, sql, [asked.id]);
      return found && challengeFits(found, asked, now) ? found.body : null;
    }),
  sweep: (now) =>
    writeDown((client) => change(client, 'DELETE FROM challenges WHERE expires_at <= $1', [now])),
});
