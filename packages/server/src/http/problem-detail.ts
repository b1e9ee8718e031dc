// Details of problems: a code for pages and programs, and the same as an English message.

import type { ChangeRefusal } from '@punto/ledger/protection/change';
import type { ProtectionRefusal } from '@punto/ledger/protection/protection-refusal';
import type { FloorDetail } from '@punto/protocol/error-detail';
import type { FloorError } from '@punto/protocol/floor/api';
import type { NameFault } from '@punto/protocol/names/name-fault';
import { nameFaultText } from '@punto/protocol/names/words';
import { LEAST_PASSWORD } from '../identity/password-rule.ts';
import { Problem } from './problem.ts';

/** With a message of the detail's own. */
export const problemWith = (code: FloorError, detail: keyof typeof DETAIL_MESSAGES): Problem =>
  new Problem(code, DETAIL_MESSAGES[detail], { detail });

export const nameRefused = (fault: NameFault): Problem =>
  new Problem('name-refused', nameFaultText(fault), { detail: `name-${fault}` });

/** Too many new guests, or tries to sign in: another may come after so many seconds. */
export const waitFor = (
  detail: 'new-guests' | 'sign-in-tries' | 'sign-in-wait',
  seconds: number,
): Problem => {
  const message =
    detail === 'new-guests'
      ? `Too many new guests from this address: try again in ${seconds} seconds.`
      : `Too many tries: wait ${seconds} seconds.`;
  return new Problem('too-frequent', message, { detail, seconds });
};

/** Refusals of a patron's protection other than of a stake. [P1] [P5] [P6] */
export const protectedFrom = ({ reason }: ProtectionRefusal): Problem =>
  problemWith('protected', reason === 'time-out' || reason === 'excluded' ? reason : 'deposit-limit');

/** Why a change of a protection is refused. */
export const changeRefused = ({ reason }: ChangeRefusal): Problem => {
  switch (reason) {
    case 'out-of-range':
      return problemWith('invalid-request', 'limit-range');
    case 'too-early':
      return problemWith('protected', 'rise-early');
    case 'no-rise':
    case 'would-shorten':
      return problemWith('protected', reason);
    case 'not-yours':
      return problemWith('invalid-request', 'limit-range');
  }
};

/** The message of each detail that has a separate one. */
export const DETAIL_MESSAGES = {
  'name-often-changed': 'You have changed your name often today: choose the next one tomorrow.',
  'deposit-limit':
    'Your limit on deposits is reached: coins can be given again when its day, week or month is over.',
  'time-out': 'You are taking a break: coins can be given again when it is over.',
  excluded: 'You are excluded from play: no coins can be given.',
  'limit-range': 'The amount or the time is outside of what can be set.',
  'no-rise': 'There is no pending rise of this limit.',
  'rise-early': 'A higher limit can be confirmed 24 hours after the request.',
  'would-shorten': 'A longer break is in force: a break can only be made longer.',
  'time-zone': 'The time zone is unknown: send an IANA name such as Europe/Madrid.',
  'name-removed-before': 'The house removed this name: choose another.',
  'guest-undecided':
    'This browser has a guest account: say whether it comes back at sign-out (keep) or is left for good (leave).',
  'last-way-in':
    'This is the last sign-in method of the account: add another passkey or make recovery codes first, or confirm the removal of the last one.',
  'many-passkeys': 'This account has as many passkeys as it may have: remove one first.',
  'passkey-refused': 'The passkey does not match the request, or the request has expired: try again.',
  'passkey-known': 'This passkey is stored already.',
  'no-passkeys-here':
    'Passkeys need an address with a name, over https or on localhost: open the site by its name.',
  'no-passkey': 'There is no such passkey.',
  'no-session': 'There is no such session.',
  'no-ways-in': 'Add a passkey first: recovery codes replace a lost passkey.',
  'invitation-refused': 'This invitation is not valid, was used up, or has ended.',
  'stakes-open': 'Stakes are still in play: wait for the end of their rounds.',
  proofs: 'Too many requests for proofs at the same time: wait a moment.',
  'no-shoe': 'There is no such shoe, or it has not ended.',
  'no-proof-of-shoe': 'There is no such shoe, it has not ended, or it was dealt by a person and has no seal.',
  'no-proof-of-round':
    'There is no such round, it is not over, or its shoe was dealt by a person and has no seal.',
  'session-ended': 'The session has ended: sign in again.',
  'password-wrong': 'The password is wrong.',
  'tries-over': 'Three wrong tries: the session is over. Sign in again.',
  'password-short': `A password has ${LEAST_PASSWORD} characters at least.`,
  'password-few-characters': 'The password has too few different characters, and is easy to guess.',
  'password-common': 'This is one of the commonest passwords: choose another one.',
  'password-own-name': 'The password must not be your name.',
  'password-same': 'This is your current password: choose another one.',
  'table-busy': 'The table is very busy: nothing was done. Try again in a moment.',
  'table-stopped': 'The table has stopped: resume it or cancel its round first.',
  'table-unanswered': 'The answer of the table was lost: check the table before you repeat this.',
  'program-unchecked': 'This server does not check its files.',
  'no-dealer': 'There is no such dealer.',
  'no-patron': 'There is no such patron.',
  'no-member': 'There is no member with this number.',
  'no-round': 'There is no such round at this table.',
  'no-name': 'This patron has no name to remove.',
  'no-alarm': 'There is no alarm of this number.',
  'no-wallet-call': 'There is no call to a wallet with this id.',
  'alarm-noted': 'A colleague has noted this alarm already.',
  suspended: 'This patron is suspended already.',
  'not-suspended': 'This patron is not suspended.',
  'correction-gone': 'This correction is not pending: it was decided, or never requested.',
  'correction-of-another':
    'Only the supervisor who made the request can withdraw it; another supervisor can decline it.',
  'correction-unseen':
    'The correction is approved, but the table did not answer: check the round, and request the correction again if it was not made.',
  'correction-not-recorded':
    'The correction is approved, but the disk is full or fails: nothing was done. Request the correction again when the disk works.',
  'correction-outdated':
    'The round has changed since this correction was requested: nothing was done. Request it again.',
} as const satisfies Partial<Record<FloorDetail, string>>;
