// The faults of the reference operator, and the choice of the rule for a message: by a hash of the seed and the message, so that
// a repeated run has the same faults however its calls are interleaved.
import { isWalletCall, WALLET_CALLS, type WalletCall } from '../contract/calls.ts';

export const FAULTS = {
  'answer-lost': 'the call is done, and the connection breaks before the answer',
  'request-lost': 'the connection breaks, and nothing was done',
  'cancel-overtakes': 'a debit waits until its cancel was done',
  'error-before': 'status 500, and nothing was done',
  'error-after': 'the call is done, and the status is 500',
  malformed: 'a signed answer that is no JSON of the contract',
  truncated: 'half of the answer, then the connection breaks',
  'wrong-signature': 'the answer is signed with another key',
  'wrong-currency': 'the answer has another currency',
  'slow-4900': 'the answer comes after 4.9 seconds',
  'slow-5100': 'the answer comes after 5.1 seconds',
  funds: 'a debit is refused as if the balance were too low',
  'limit-loss': 'a debit is refused for the limit of losses',
  'patron-blocked': 'a debit is refused as if the patron had been blocked',
  'session-ended': 'the session is ended before the call is done',
  'delivered-twice': 'the call is done twice, as if the network had repeated it',
} as const;

export type FaultName = keyof typeof FAULTS;
export const isFaultName = (text: string): text is FaultName => Object.hasOwn(FAULTS, text);
export const FAULT_NAMES = Object.keys(FAULTS).filter(isFaultName);

export type FaultRule = {
  readonly fault: FaultName;
  /** Left out: every call. */
  readonly call?: WalletCall;
  /** Left out: every patron. */
  readonly patron?: string;
  /** The share of the matching messages: above 0, 1 for all. */
  readonly share: number;
};

/** A received message. The delivery number of its id is part of the hash, so that a retry may get another result. */
export type Delivery = {
  readonly call: WalletCall;
  readonly patron: string;
  readonly id: string;
  readonly delivery: number;
};

/** The faults that apply to debits only. */
const OF_DEBITS: ReadonlySet<FaultName> = new Set([
  'cancel-overtakes',
  'funds',
  'limit-loss',
  'patron-blocked',
]);

/** The first rule that matches and whose share contains the message. */
export const faultFor = (rules: readonly FaultRule[], seed: number, message: Delivery): FaultName | null => {
  const { call, patron, id, delivery } = message;
  for (const [index, rule] of rules.entries()) {
    if (rule.call !== undefined && rule.call !== call) continue;
    if (rule.patron !== undefined && rule.patron !== patron) continue;
    if (OF_DEBITS.has(rule.fault) && call !== 'debit') continue;
    if (hashOf(`${seed} ${index} ${call} ${id} ${delivery}`) / 2 ** 32 < rule.share) return rule.fault;
  }
  return null;
};

/** FNV-1a with the finalizer of MurmurHash3, so that every bit depends on every character. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** `answer-lost=0.1`, `funds:debit:anna-77=1`: a fault, a call, a patron, and the share. Throws with the change to make. */
export const parseFaultRule = (text: string): FaultRule => {
  const at = text.lastIndexOf('=');
  const [fault = '', call = '', ...names] = text.slice(0, at === -1 ? undefined : at).split(':');
  const patron = names.join(':');
  const share = at === -1 ? 1 : Number(text.slice(at + 1) || Number.NaN);
  if (!isFaultName(fault))
    throw new Error(`There is no fault "${fault}"; there are ${FAULT_NAMES.join(', ')}.`);
  if (call !== '' && !isWalletCall(call))
    throw new Error(`There is no call "${call}"; there are ${WALLET_CALLS.join(', ')}.`);
  if (call !== '' && call !== 'debit' && OF_DEBITS.has(fault))
    throw new Error(`The fault ${fault} is of debits alone.`);
  if (!(share > 0 && share <= 1)) throw new Error('The share after = is above 0 and at most 1, such as 0.1.');
  return { fault, share, ...(call === '' ? {} : { call }), ...(patron === '' ? {} : { patron }) };
};
