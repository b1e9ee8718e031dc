// The wallet of one brand, as the tables of this process use it: connections for debits and others for owed calls, so that
// neither waits for the other, and the breaker over the outcomes of both. While the breaker is open, balance requests serve
// as probes.
import type { AnyCall, AnyMoneyCall, DebitCall, SessionCall } from '@punto/operator/contract/calls';
import { type ReceivedAnswer, UNCLEAR, verdictOf, type WalletVerdict } from '@punto/operator/rules/answer-of';
import { countCall, newBreaker, openForSilence, recentCalls } from '@punto/operator/rules/breaker';
import { PROBE_MS } from '@punto/operator/rules/limits';
import { isSilent, newSilence, waitForDebit } from '@punto/operator/rules/silence';
import { instant } from '@punto/table/ids';
import type { WalletStatus } from '../broker/wallet-status.ts';
import type { Clock } from '../time/clock.ts';
import { type OutgoingCall, outgoingCall, type Tracing } from '../trace/tracing.ts';
import type { WalletCaller } from './caller/wallet-caller.ts';
import type { LastFault } from './wallet-fault.ts';
import type { WalletMeter, WalletOutcome } from './wallet-meter.ts';

/** A patron at the operator. */
export type WalletOwner = Pick<DebitCall, 'session' | 'patron' | 'brand' | 'currency'>;

export type BrandWallet = {
  readonly brand: string;
  /** One call, sent once; never rejects. */
  readonly debit: (call: DebitCall) => Promise<WalletVerdict>;
  readonly owed: (call: AnyMoneyCall, trace?: CallTrace) => Promise<WalletVerdict>;
  readonly balance: (owner: WalletOwner) => Promise<WalletVerdict>;
  /** Confirms the patron of a launch; `null`: no answer in time. */
  readonly session: (call: SessionCall) => Promise<ReceivedAnswer | null>;
  /** The breaker refuses tickets. */
  readonly isOpen: () => boolean;
  /** Calls `listener` when the breaker closes; the returned function ends that. */
  readonly onClosed: (listener: () => void) => () => void;
  readonly status: () => WalletStatus;
  readonly close: () => void;
};

/** What its span in a trace needs; without `requests` it is below the active span. */
type CallTrace = Pick<OutgoingCall, 'requests' | 'attempt'>;

/** A probe belongs to no request. */
const PROBE: CallTrace = { requests: [] };

export type BrandWalletParts = {
  readonly brand: string;
  /** For debits and balances, and for what is owed. */
  readonly callers: {
    readonly play: Pick<WalletCaller, 'ask' | 'close'>;
    readonly owed: Pick<WalletCaller, 'ask' | 'close'>;
  };
  readonly clock: Clock;
  readonly meter: WalletMeter;
  /** The callers note their own faults in it. */
  readonly faults: LastFault;
  readonly onBreaker: (isOpen: boolean) => void;
  readonly tracing?: Tracing | null;
};

const ownerOf = ({ session, patron, brand, currency }: WalletOwner): WalletOwner => ({
  ...{ session, patron, brand, currency },
});

export const createBrandWallet = (parts: BrandWalletParts): BrandWallet => {
  const { brand, callers, clock, meter, faults, onBreaker, tracing = null } = parts;
  const breaker = newBreaker();
  const silence = newSilence();
  let openSince: number | null = null;
  /** Whose balance a probe asks. */
  let lastOwner: WalletOwner | null = null;
  let stopProbing: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const count = (failed: boolean): void => {
    if (!failed) silence.answeredAt = clock.now();
    const before = breaker.open;
    countCall(breaker, clock.now(), failed);
    if (breaker.open !== before) changed();
  };

  const changed = (): void => {
    openSince = breaker.open ? clock.now() : null;
    onBreaker(breaker.open);
    if (breaker.open) probeLater();
    else closed();
  };

  const closed = (): void => {
    stopProbing?.();
    for (const listener of listeners) listener();
  };

  const probeLater = (): void => {
    stopProbing = clock.wake(instant(clock.now() + PROBE_MS), () => {
      stopProbing = null;
      if (!breaker.open) return;
      if (lastOwner !== null) void ask(callers.play, { call: 'balance', body: lastOwner }, PROBE);
      probeLater();
    });
  };

  const ask = async (
    caller: Pick<WalletCaller, 'ask'>,
    call: Exclude<AnyCall, { readonly call: 'session' }>,
    trace: CallTrace = {},
  ): Promise<WalletVerdict> => {
    const began = clock.now();
    const verdict = await outgoingCall(tracing, { name: call.call, ...trace }, async (traceparent, fail) => {
      const answer = await caller.ask(call, traceparent ?? undefined).catch(() => null);
      const read = verdictOf(call.call, call.body, answer);
      if (read.kind !== 'done') fail(read.kind === 'refused' ? read.code : 'unanswered');
      if (read === UNCLEAR && answer?.signed && answer.status < 500) faults.note('unreadable');
      return read;
    });
    meter.called(brand, call.call, outcomeOf(verdict), clock.now() - began);
    count(verdict === UNCLEAR);
    return verdict;
  };

  const session = async (body: SessionCall): Promise<ReceivedAnswer | null> => {
    const began = clock.now();
    const answer = await outgoingCall(tracing, { name: 'session' }, async (traceparent, fail) => {
      const given = await callers.play.ask({ call: 'session', body }, traceparent ?? undefined);
      if (given?.status !== 200) fail(given === null ? 'unanswered' : 'refused');
      return given;
    });
    meter.called(brand, 'session', outcomeOf(sessionVerdict(answer)), clock.now() - began);
    return answer;
  };

  return {
    brand,
    debit: (body) => {
      lastOwner = ownerOf(body);
      const ended = waitForDebit(silence, clock.now());
      return ask(callers.play, { call: 'debit', body }, { attempt: 1 }).then((verdict) => {
        ended(clock.now(), verdict !== UNCLEAR);
        return verdict;
      });
    },
    owed: (call, trace) => {
      // After a start the outbox may open the breaker before the first debit.
      lastOwner ??= ownerOf(call.body);
      return ask(callers.owed, call, trace);
    },
    balance: (owner) => ask(callers.play, { call: 'balance', body: owner }),
    session,
    isOpen: () => {
      if (!breaker.open && isSilent(silence, clock.now())) {
        openForSilence(breaker);
        changed();
      }
      return breaker.open;
    },
    onClosed: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    status: () => ({ openSince, ...recentCalls(breaker, clock.now()), lastFault: faults.last() }),
    close: () => {
      stopProbing?.();
      callers.play.close();
      callers.owed.close();
    },
  };
};

const outcomeOf = (verdict: WalletVerdict): WalletOutcome =>
  verdict.kind === 'refused' ? verdict.code : verdict.kind;

/** The call names no currency: the launch compares that of the answer. */
const sessionVerdict = (answer: ReceivedAnswer | null): WalletVerdict => {
  const json = answer?.json;
  const currency = typeof json === 'object' && json !== null && 'currency' in json ? json.currency : null;
  return verdictOf('session', { currency: String(currency) }, answer);
};
