// Challenges in PostgreSQL.
import type { Challenges } from '../../challenge-store.ts';
import { type ChallengeRow, challengeFits } from '../../shared/identity/challenges.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, row } from '../typed-queries.ts';

export const createChallenges = (writeJournalled: PostgresJournalledWrite): Challenges => ({
  add: ({ id, purpose, boundTo, expiresAt, body }) =>
    writeJournalled(async (client) => {
      const sql = 'INSERT INTO challenges VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
      return (await change(client, sql, [id, purpose, boundTo, expiresAt, body])) === 1;
    }),
  take: (asked, now) =>
    writeJournalled(async (client) => {
      const sql = 'DELETE FROM challenges WHERE challenge = $1 RETURNING *';
      const found = await row<ChallengeRow>(client, sql, [asked.id]);
      return found && challengeFits(found, asked, now) ? found.body : null;
    }),
  sweep: (now) =>
    writeJournalled((client) => change(client, 'DELETE FROM challenges WHERE expires_at <= $1', [now])),
});
