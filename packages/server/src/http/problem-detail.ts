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
    'Nothing else leads to this account: add another passkey or make recovery codes first, or remove it as the last.',
  'many-passkeys': 'This account has as many passkeys as it may have: remove one first.',
  'passkey-refused': 'The passkey does not fit what was asked for, or it took too long: try again.',
  'passkey-known': 'This passkey is stored already.',
  'no-passkeys-here':
    'Passkeys need an address with a name, over https or on localhost: open the site by its name.',
  'no-passkey': 'There is no such passkey.',
  'no-session': 'There is no such session.',
  'no-ways-in': 'Add a passkey first: codes are for when it is lost.',
  'invitation-refused': 'This invitation is not valid, was used up, or has ended.',
  'stakes-open': 'Stakes are still in play: wait for the end of their rounds.',
  proofs: 'Too many proofs are asked for at the same time: wait a moment.',
  'no-shoe': 'There is no such shoe, or it has not ended.',
  'no-proof-of-shoe': 'There is no such shoe, it has not ended, or it was dealt by a person and has no seal.',
  'no-proof-of-round':
    'There is no such round, it is not over, or its shoe was dealt by a person and has no seal.',
  'session-ended': 'The session has ended: sign in again.',
  'password-wrong': 'The password is wrong.',
  'tries-over': 'Three wrong tries: the session is over. Sign in again.',
  'password-short': `A password has ${LEAST_PASSWORD} characters at least.`,
  'password-few-characters': 'A password of so few different characters is soon guessed.',
  'password-common': 'This is one of the commonest passwords: choose another one.',
  'password-own-name': 'Your name is no password.',
  'password-same': 'This is the password you have.',
  'table-busy': 'The table is very busy: nothing was done. Try again in a moment.',
  'table-stopped': 'The table has stopped: resume it or cancel its round first.',
  'table-unanswered': 'The answer was lost on the way: look at the table before doing it again.',
  'program-unchecked': 'This server does not check its files.',
  'no-dealer': 'There is no such dealer.',
  'no-patron': 'There is no such patron.',
  'no-member': 'There is no member with this number.',
  'no-round': 'This table has had no such round.',
  'no-name': 'This patron has no name to remove.',
  'no-alarm': 'There is no alarm of this number.',
  'no-wallet-call': 'There is no call to a wallet with this id.',
  'alarm-noted': 'A colleague has noted this alarm already.',
  suspended: 'This patron is suspended already.',
  'not-suspended': 'This patron is not suspended.',
  'correction-gone': 'This correction is not pending: it was decided, or never requested.',
  'correction-of-another': 'Only who asked for it withdraws it; another supervisor declines it.',
  'correction-unseen':
    'It is approved, and the table did not answer: look at the round, and ask for the correction again if it was not done.',
  'correction-not-recorded':
    'It is approved, but the disk is full or fails: nothing was done. Ask for the correction again when the disk works.',
  'correction-outdated':
    'The round has changed since this correction was asked for: it is not done. Ask for it again.',
} as const satisfies Partial<Record<FloorDetail, string>>;
