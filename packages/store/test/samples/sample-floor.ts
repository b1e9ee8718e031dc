// Sample staff and their acts, for tests of a store.
import { minor } from '@punto/engine/minor';
import type { TableId } from '@punto/table/ids';
import type { ApprovalQuestion } from '../../src/approval-store.ts';
import type { JournalEntry } from '../../src/journal-entry.ts';
import type { NewAlarm } from '../../src/monitor-store.ts';
import type { StaffMember, StaffSession } from '../../src/staff-store.ts';
import { ANN, MAIN } from './sample.ts';
import { SUE } from './sample-play.ts';

export const entry = (action: string, table: TableId | null = null): JournalEntry => ({
  at: 5,
  staff: SUE,
  role: 'supervisor',
  action,
  table,
  shoe: null,
  round: null,
  patron: null,
  reason: 'as it was told',
  before: { paused: false },
  after: { paused: true },
});

export const member = (id: string, name = id): StaffMember => ({
  id,
  name,
  role: 'supervisor',
  passwordHash: 'hashed',
  mustChangePassword: true,
  codeSecret: null,
  codeOffered: null,
  codeStep: null,
  active: true,
  createdAt: 7,
  lastSignInAt: null,
});

export const session = (hash: string, staff: string, openedAt = 10): StaffSession => ({
  hash,
  staff,
  state: 'open',
  openedAt,
  touchedAt: openedAt,
  confirmedUntil: 0,
});

export const question = (id: string, at = 20): ApprovalQuestion => ({
  id,
  at,
  askedBy: SUE,
  role: 'supervisor',
  table: MAIN,
  duty: { duty: 'void-round', shoe: 1, round: 2, reason: 'exposed', approvedBy: null },
  corrections: [
    {
      patron: ANN,
      returnedBeforeMinor: minor(0),
      returnedAfterMinor: minor(500),
      deltaMinor: minor(500),
      uncollectedMinor: minor(0),
    },
  ],
  totalMinor: minor(500),
});

export const alarm = (name: string, other: NewAlarm['other'] = null, at = 96): NewAlarm => ({
  name,
  kind: other === null ? 'long-play' : 'opposed-pair',
  at,
  patron: ANN,
  other,
  table: MAIN,
  finding: { name },
});
