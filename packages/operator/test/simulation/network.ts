// The network between Punto and the pure wallet of the reference operator, in virtual time, with every fault of the reference operator and
// two windows of trouble: the clock six minutes off, and the operator away.

import type { BookRows } from '../../src/book/rows.ts';
import { handleCall, refuse, refuseDebit } from '../../src/book/wallet.ts';
import type { WalletAnswer } from '../../src/contract/answers.ts';
import type { AnyMoneyCall } from '../../src/contract/calls.ts';
import { FAULT_NAMES, type FaultName } from '../../src/double/fault.ts';
import type { ReceivedAnswer } from '../../src/rules/answer-of.ts';
import type { Chance } from './chance.ts';
import type { Timeline } from './timeline.ts';

export type Network = {
  /** `receive`: an answer, or `null` when none came in time; after `null` a late answer may follow. */
  readonly send: (call: AnyMoneyCall, receive: (answer: ReceivedAnswer | null) => void) => void;
  /** Whether a probe would be answered now. */
  readonly answers: () => boolean;
  /** Ends all network faults. */
  readonly heal: () => void;
  /** Until this moment the operator does not answer, or its clock is off. */
  readonly trouble: (kind: 'away' | 'clock', until: number) => void;
};

const TIMEOUT_MS = 5_000;
const OF_DEBITS: ReadonlySet<FaultName> = new Set([
  'cancel-overtakes',
  'funds',
  'limit-loss',
  'patron-blocked',
]);
const OTHERS = FAULT_NAMES.filter((name) => !OF_DEBITS.has(name));

export const createNetwork = (
  rows: BookRows,
  time: Timeline,
  chance: Chance,
  faultShare: number,
  count: (what: string) => void,
): Network => {
  let share = faultShare;
  const until = { away: 0, clock: 0 };

  const handled = (call: AnyMoneyCall, fault: FaultName | null): WalletAnswer => {
    const at = time.now();
    if (call.call === 'debit' && (fault === 'funds' || fault === 'limit-loss' || fault === 'patron-blocked'))
      return refuseDebit(rows, call.body, fault, at);
    if (fault === 'session-ended') {
      const session = rows.session(call.body.session);
      if (session !== null) rows.putSession({ ...session, ended: true });
    }
    if (fault === 'delivered-twice') handleCall(rows, call, at);
    return handleCall(rows, call, at);
  };

  const send: Network['send'] = (call, receive) => {
    count('calls');
    count(`call: ${call.call}`);
    const names = call.call === 'debit' ? FAULT_NAMES : OTHERS;
    const fault = chance.next() < share ? (names[chance.below(names.length)] ?? null) : null;
    if (fault !== null) {
      count('faults');
      count(`fault: ${fault}`);
    }
    const sentAt = time.now();
    const there = chance.between(2, 60) + (fault === 'cancel-overtakes' ? chance.between(5_000, 20_000) : 0);
    const back = chance.between(2, 60) + (SLOW[fault ?? 'funds'] ?? 0);
    let timedOut = false;
    let answered = false;
    time.at(sentAt + TIMEOUT_MS, () => {
      timedOut = !answered;
      if (timedOut) receive(null);
    });
    const bring = (answer: ReceivedAnswer | null, after: number): void =>
      time.at(time.now() + after, () => {
        // A broken connection is noticed at once, once.
        if (answer === null && (timedOut || answered)) return;
        answered = true;
        if (timedOut) count('late answers');
        receive(answer);
      });
    if (fault === 'request-lost') return bring(null, there);
    time.at(sentAt + there, () => {
      if (time.now() < until.away) return;
      if (fault === 'error-before') return bring({ status: 500, signed: false, json: undefined }, back);
      if (time.now() < until.clock) {
        count('fault: clock six minutes off');
        return bring({ ...refuse('signature'), json: refuse('signature').body, signed: false }, back);
      }
      bring(distorted(handled(call, fault), fault), back);
    });
  };

  return {
    send,
    answers: () => time.now() >= Math.max(until.away, until.clock),
    heal: () => {
      share = 0;
      until.away = 0;
      until.clock = 0;
    },
    trouble: (kind, end) => {
      count(`trouble: ${kind}`);
      until[kind] = end;
    },
  };
};

const SLOW: Readonly<Partial<Record<FaultName, number>>> = { 'slow-4900': 4_870, 'slow-5100': 5_100 };

const distorted = ({ status, body }: WalletAnswer, fault: FaultName | null): ReceivedAnswer | null => {
  if (fault === 'answer-lost' || fault === 'truncated') return null;
  if (fault === 'error-after') return { status: 500, signed: false, json: undefined };
  if (fault === 'malformed') return { status, signed: true, json: { balance: 'a lot' } };
  if (fault === 'wrong-signature') return { status, signed: false, json: body };
  return { status, signed: true, json: fault === 'wrong-currency' ? { ...body, currency: 'USD' } : body };
};
