// What an error answer says beyond its code. Programs and pages go by the code and this; the message is for readers of
// English. A page has a text for each.
import { NAME_FAULTS, type NameFault } from './names/name-fault.ts';

const named = <F extends NameFault>(fault: F) => `name-${fault}` as const;

/** Of answers to patrons. With `new-guests` comes a number of seconds. */
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
  ...NAME_FAULTS.map(named),
] as const;
export type ApiDetail = (typeof API_DETAILS)[number];

/** Of answers to the staff. With `sign-in-tries` comes a number of seconds. */
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
  'suspended',
  'not-suspended',
  'correction-gone',
  'correction-of-another',
  'correction-unseen',
  'correction-not-recorded',
  'correction-outdated',
] as const;
export type FloorDetail = (typeof FLOOR_DETAILS)[number];
