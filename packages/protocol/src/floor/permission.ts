// Permissions by role: the one table that the server enforces and the console uses. [T5] [T6]
import type { DutyName } from '@punto/table/duty';

export const ROLES = ['dealer', 'supervisor', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions besides the duties at a table. */
export const OFFICES = [
  'see-tables',
  'see-rounds',
  'see-patrons',
  'see-journal',
  'see-reports',
  'approve-correction',
  'note-patron',
  'remove-patron-name',
  'end-patron-sessions',
  'protect-patron',
  'see-monitoring',
  'note-alarm',
  'see-operators',
  'retry-wallet-call',
  'suspend-patron',
  'invite-guest',
  'manage-tables',
  'name-dealer',
  'manage-staff',
  'see-program',
] as const;
export type Office = (typeof OFFICES)[number];
export type Permission = DutyName | Office;

const DEALER = ['dealer'] as const;
/** A supervisor at a desk deals there like its dealer. */
const AT_DESK = ['dealer', 'supervisor'] as const;
const ANYONE = ['dealer', 'supervisor', 'manager'] as const;
const SUPERVISOR = ['supervisor', 'manager'] as const;
const MANAGER = ['manager'] as const;

/** Managers do not deal. */
export const PERMISSIONS: Readonly<Record<Permission, readonly Role[]>> = {
  pause: ANYONE,
  'explain-pause': ANYONE,
  resume: SUPERVISOR,
  'cancel-round': SUPERVISOR,
  'void-round': SUPERVISOR,
  'resettle-round': SUPERVISOR,
  'close-table': SUPERVISOR,
  'reopen-table': SUPERVISOR,
  'set-manual': SUPERVISOR,
  'change-limits': SUPERVISOR,
  'change-table': MANAGER,
  'retire-table': MANAGER,
  'take-post': DEALER,
  'leave-post': AT_DESK,
  'offer-post': AT_DESK,
  'assign-dealer': SUPERVISOR,
  'release-dealer': SUPERVISOR,
  'new-shoe': AT_DESK,
  'open-betting': AT_DESK,
  'close-betting': AT_DESK,
  'reopen-betting': AT_DESK,
  'enter-card': AT_DESK,
  'open-card': AT_DESK,
  'reveal-early': AT_DESK,
  'correct-card': AT_DESK,
  'take-back': AT_DESK,
  'cut-card': AT_DESK,
  'take-back-cut-card': AT_DESK,
  'correct-cut-card': SUPERVISOR,
  'confirm-result': AT_DESK,
  'see-tables': ANYONE,
  'see-rounds': SUPERVISOR,
  'see-patrons': SUPERVISOR,
  'see-journal': SUPERVISOR,
  // Each figure is a sum of rounds and records that a supervisor can read anyway.
  'see-reports': SUPERVISOR,
  'approve-correction': SUPERVISOR,
  'note-patron': SUPERVISOR,
  'remove-patron-name': SUPERVISOR,
  'end-patron-sessions': SUPERVISOR,
  'protect-patron': SUPERVISOR,
  'see-monitoring': SUPERVISOR,
  'note-alarm': SUPERVISOR,
  'see-operators': SUPERVISOR,
  // It only makes an attempt come earlier.
  'retry-wallet-call': SUPERVISOR,
  'suspend-patron': MANAGER,
  'invite-guest': MANAGER,
  'manage-tables': MANAGER,
  'name-dealer': SUPERVISOR,
  'manage-staff': MANAGER,
  'see-program': MANAGER,
};

/** Sensitive permissions: the password must have been confirmed within the last minutes. */
export const GRAVE: ReadonlySet<Permission> = new Set<Permission>([
  'cancel-round',
  'void-round',
  'resettle-round',
  'change-limits',
  'change-table',
  'retire-table',
  'approve-correction',
  'suspend-patron',
  'protect-patron',
  'manage-tables',
  'manage-staff',
]);

/** Whether the role has the permission. [T5] [T6] */
export const may = (role: Role, permission: Permission): boolean => PERMISSIONS[permission].includes(role);
