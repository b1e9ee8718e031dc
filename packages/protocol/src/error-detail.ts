// Codes of error answers, and what an answer says beyond its code. Programs and pages go by the code and this; the message is for readers of
// English. A page has a text for each.
import { NAME_FAULTS, type NameFault } from './names/name-fault.ts';

const named = <F extends NameFault>(fault: F) => `name-${fault}` as const;

export const API_ERRORS = [
  'invalid-request',
  'not-signed-in',
  'wrong-origin',
  'not-broke',
  /** The patron's own limits, a time-out or an exclusion forbid it. [P1]–[P6] */
  'protected',
  /** A display name breaks its rules; the message has what to change. */
  'name-refused',
  /** The same answer for every fault of a passkey or a code. */
  'sign-in-refused',
  /** A passkey or a recovery code must be shown again. */
  'prove-first',
  /** The house admits no guests, or only with an invitation. */
  'closed-to-guests',
  /** The state is not the one that the request assumes. */
  'conflict',
  'no-such-table',
  'not-found',
  'too-large',
  'too-frequent',
  'not-ready',
  'internal',
] as const;

export const FLOOR_ERRORS = [
  ...API_ERRORS,
  /** The same answer for an unknown name, a wrong password and an inactive account. */
  'wrong-name-or-password',
  /** The password is right, and this account has a second factor. */
  'code-needed',
  'wrong-code',
  'locked-out',
  /** The session was idle: `confirm` unlocks it. */
  'locked',
  /** A sensitive act: `confirm` first. */
  'confirm-first',
  'change-password-first',
  'not-permitted',
  'weak-password',
  'bad-name',
  'name-taken',
  'last-manager',
  'duty-refused',
  /** The disk is full or fails: nothing was done. */
  'cannot-record',
  /** The requester of a correction cannot approve it. [T6] */
  'own-request',
] as const;

/** Details of faults of the identity routes. */
export const IDENTITY_DETAILS = [
  'guest-undecided',
  'last-way-in',
  'many-passkeys',
  'passkey-refused',
  'passkey-known',
  'no-passkeys-here',
  'no-passkey',
  'no-session',
  'no-ways-in',
  'invitation-refused',
  'sign-in-wait',
  'stakes-open',
] as const;
export type IdentityDetail = (typeof IDENTITY_DETAILS)[number];

/** Details in answers to patrons. `new-guests` comes with a number of seconds. */
export const API_DETAILS = [
  'new-guests',
  'proofs',
  'no-shoe',
  'no-proof-of-shoe',
  'no-proof-of-round',
  'nothing-written',
  'perhaps-written',
  'name-often-changed',
  'name-removed-before',
  'deposit-limit',
  'time-out',
  'excluded',
  'limit-range',
  'no-rise',
  'rise-early',
  'would-shorten',
  'time-zone',
  ...IDENTITY_DETAILS,
  ...NAME_FAULTS.map(named),
] as const;
export type ApiDetail = (typeof API_DETAILS)[number];

/** Details in answers to the staff. `sign-in-tries` comes with a number of seconds. */
export const FLOOR_DETAILS = [
  ...API_DETAILS,
  'session-ended',
  'sign-in-tries',
  'sign-ins',
  'password-wrong',
  'tries-over',
  'password-short',
  'password-few-characters',
  'password-common',
  'password-own-name',
  'password-same',
  'table-busy',
  'table-stopped',
  'table-unanswered',
  'table-name-taken',
  'program-unchecked',
  'no-dealer',
  'no-patron',
  'no-member',
  'no-round',
  'no-name',
  'no-alarm',
  'no-wallet-call',
  'alarm-noted',
  'suspended',
  'not-suspended',
  'correction-gone',
  'correction-of-another',
  'correction-unseen',
  'correction-not-recorded',
  'correction-outdated',
] as const;
export type FloorDetail = (typeof FLOOR_DETAILS)[number];

/** Faults of one field of a request of the staff: codes without parameters. */
export const PLAIN_FIELD_FAULTS = [
  'missing',
  'not-valid',
  'not-in-list',
  'not-a-day',
  'not-a-code',
  'not-whole',
  'unknown-field',
  'days-reversed',
  'no-room',
  'table-name',
  'address',
  'address-taken',
  'decks',
  'pace',
  'least-betting',
  'no-chip',
  'not-playable',
  'from-after-to',
  'shoe-without-table',
  'not-a-time',
  'no-patron',
  'patrons-of-name',
  'patrons-of-beginning',
  'sign-in-name',
] as const;
export type PlainFieldFault = (typeof PLAIN_FIELD_FAULTS)[number];

/** Faults of a name that others see. */
export const NAME_FIELD_FAULTS = NAME_FAULTS.map(named);
