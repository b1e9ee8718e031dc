// Staff members in PostgreSQL.
import { NameTaken, type StaffMember, type StaffStore } from '../staff-store.ts';
import type { PostgresJournalledWrite } from './journalled-write.ts';
import { createDealerCards } from './names/dealer-cards.ts';
import { isTaken } from './postgres-error.ts';
import { createStaffSessions } from './staff-sessions.ts';
import { change, type Queryable, row, rows } from './typed-queries.ts';

const COLUMNS = `staff AS id, name, role, password_hash AS "passwordHash", must_change_password AS "mustChangePassword",
  code_secret AS "codeSecret", code_offered AS "codeOffered", code_step AS "codeStep", active,
  created_at AS "createdAt", last_sign_in_at AS "lastSignInAt"`;

export const createStaff = (pool: Queryable, writeJournalled: PostgresJournalledWrite): StaffStore => ({
  add: (member, entry) =>
    writeJournalled(
      (client) =>
        unlessTaken(member, async () => {
          const sql = 'INSERT INTO staff VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';
          await change(client, sql, valuesOf(member));
        }),
      entry,
    ),
  update: (id, changed, entry) =>
    writeJournalled(async (client) => {
      const sql = `SELECT ${COLUMNS} FROM staff WHERE staff = $1 FOR UPDATE`;
      const before = await row<StaffMember>(client, sql, [id]);
      if (!before) return null;
      const after = { ...before, ...changed };
      await unlessTaken(after, async () => {
        await change(
          client,
          `UPDATE staff SET name = $2, role = $3, password_hash = $4, must_change_password = $5, code_secret = $6,
                  code_offered = $7, code_step = $8, active = $9, created_at = $10, last_sign_in_at = $11
            WHERE staff = $1`,
          valuesOf(after),
        );
      });
      return after;
    }, entry),
  all: () => rows<StaffMember>(pool, `SELECT ${COLUMNS} FROM staff ORDER BY lower(name)`),
  byName: async (name) =>
    (await row<StaffMember>(pool, `SELECT ${COLUMNS} FROM staff WHERE lower(name) = lower($1 COLLATE "C")`, [
      name,
    ])) ?? null,
  byId: async (id) =>
    (await row<StaffMember>(pool, `SELECT ${COLUMNS} FROM staff WHERE staff = $1`, [id])) ?? null,
  cards: createDealerCards(pool, writeJournalled),
  ...createStaffSessions(pool, writeJournalled),
});

const unlessTaken = async ({ name }: StaffMember, write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (cause) {
    if (isTaken(cause)) throw new NameTaken(`${name} is taken`, { cause });
    throw cause;
  }
};

const valuesOf = (member: StaffMember) => [
  member.id,
  member.name,
  member.role,
  member.passwordHash,
  member.mustChangePassword,
  member.codeSecret,
  member.codeOffered,
  member.codeStep,
  member.active,
  member.createdAt,
  member.lastSignInAt,
];
