// Statements of retention, for both databases.
import type { PatronId } from '@punto/table/ids';
import type { AbandonedGuests } from '../../retention-store.ts';

export type PatronNumberRow = {
  readonly number: number;
  readonly patron: PatronId;
  /** 1: nothing leads back to the account, and it is at rest. */
  readonly abandoned: number;
};

/** `patrons`: rows of `patron` and `number`; then the three parameters as the database writes them. */
export const abandonedSql = (
  patrons: string,
  [before, after, lookedAt]: readonly [before: string, after: string, lookedAt: string],
  restingSql: string,
): string => `
  SELECT number, patron,
         CASE WHEN erased_at IS NULL
               AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.patron = known.patron)
               AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.patron = known.patron)
               AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE recovery_codes.patron = known.patron)
               AND NOT EXISTS (SELECT 1 FROM operator_patrons WHERE operator_patrons.patron = known.patron)
               AND NOT EXISTS (SELECT 1 FROM openid_accounts WHERE kind = 'patron' AND account = known.patron)
               AND ${restingSql} THEN 1 ELSE 0 END AS abandoned
    FROM (SELECT patron, number, erased_at FROM ${patrons}
           WHERE number > ${after} AND created_at < ${before} ORDER BY number LIMIT ${lookedAt}) AS known
   ORDER BY number`;

/** Numbers grow with the time a patron came, so the first part that is not full is the last. */
export const abandonedOf = (rows: readonly PatronNumberRow[], lookedAt: number): AbandonedGuests => ({
  patrons: rows.filter(({ abandoned }) => abandoned === 1).map(({ patron }) => patron),
  next: rows.length < lookedAt ? null : (rows.at(-1)?.number ?? null),
});

export const SWEEP_OPENID = (before: string): string => `
  DELETE FROM openid_sessions
   WHERE opened_at < ${before}
     AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = openid_sessions.session)
     AND NOT EXISTS (SELECT 1 FROM staff_sessions WHERE staff_sessions.hash = openid_sessions.session)`;
export const SWEEP_INVITATIONS = (before: string): string =>
  `DELETE FROM invitations WHERE expires_at < ${before} OR withdrawn_at < ${before}`;
export const SWEEP_FAILURES = (before: string): string => `DELETE FROM sign_in_failures WHERE at < ${before}`;
export const OLD_STAFF_SESSIONS = (before: string): string =>
  `SELECT hash FROM staff_sessions WHERE opened_at < ${before}`;
