// Staff members in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { Role } from '@punto/protocol/floor/permission';
import { NameTaken, type StaffMember, type StaffStore } from '../staff-store.ts';
import type { SqliteJournalledWrite } from './journalled-write.ts';
import { createDealerCards } from './names/dealer-cards.ts';
import { isTaken } from './sqlite-error.ts';
import { createStaffSessions } from './staff-sessions.ts';
import { query } from './typed-queries.ts';

type Row = {
  staff: string;
  name: string;
  role: Role;
  password_hash: string;
  must_change_password: number;
  code_secret: string | null;
  code_offered: string | null;
  code_step: number | null;
  active: number;
  created_at: number;
  last_sign_in_at: number | null;
};

export const createStaff = (database: DatabaseSync, writeJournalled: SqliteJournalledWrite): StaffStore => {
  const insert = query(database, 'INSERT INTO staff VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const replace = query(
    database,
    `UPDATE staff SET name = ?2, role = ?3, password_hash = ?4, must_change_password = ?5, code_secret = ?6,
            code_offered = ?7, code_step = ?8, active = ?9, created_at = ?10, last_sign_in_at = ?11
      WHERE staff = ?1`,
  );
  const all = query<Row>(database, 'SELECT * FROM staff ORDER BY name');
  const byName = query<Row>(database, 'SELECT * FROM staff WHERE name = ?');
  const byId = query<Row>(database, 'SELECT * FROM staff WHERE staff = ?');

  return {
    add: (member, entry) =>
      writeJournalled(() => unlessTaken(member, () => void insert.run(...valuesOf(member))), entry),
    update: (id, change, entry) =>
      writeJournalled(() => {
        const before = memberOf(byId.get(id));
        if (!before) return null;
        const after = { ...before, ...change };
        unlessTaken(after, () => void replace.run(...valuesOf(after)));
        return after;
      }, entry),
    all: async () => all.all().map(rowMember),
    byName: async (name) => memberOf(byName.get(name)),
    byId: async (id) => memberOf(byId.get(id)),
    cards: createDealerCards(database, writeJournalled),
    ...createStaffSessions(database, writeJournalled),
  };
};

const unlessTaken = ({ name }: StaffMember, write: () => void): void => {
  try {
    write();
  } catch (cause) {
    if (isTaken(cause)) throw new NameTaken(`${name} is taken`, { cause });
    throw cause;
  }
};

const memberOf = (row: Row | undefined): StaffMember | null => (row ? rowMember(row) : null);

const rowMember = (row: Row): StaffMember => ({
  id: row.staff,
  name: row.name,
  role: row.role,
  passwordHash: row.password_hash,
  mustChangePassword: row.must_change_password === 1,
  codeSecret: row.code_secret,
  codeOffered: row.code_offered,
  codeStep: row.code_step,
  active: row.active === 1,
  createdAt: row.created_at,
  lastSignInAt: row.last_sign_in_at,
});

const valuesOf = (member: StaffMember) =>
  [
    member.id,
    member.name,
    member.role,
    member.passwordHash,
    Number(member.mustChangePassword),
    member.codeSecret,
    member.codeOffered,
    member.codeStep,
    Number(member.active),
    member.createdAt,
    member.lastSignInAt,
  ] as const;
