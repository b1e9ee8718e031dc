// Outbox worker of one table: delivers owed calls to the wallets of operators, in order for each patron, in parallel over patrons and
// brands, and retries each call until it is answered. The worker claims every attempt in the store under the lease of the table, so
// a previous owner sends nothing. It wakes when the first call that may be sent is due, not for those behind it, and at once when the
// breaker of the brand closes. [L6]
import { minor } from '@punto/engine/minor';
import { houseAccount, keyOf, operatorAccount, patronAccount, type Transfer } from '@punto/ledger/index';
import { type AnyMoneyCall, MONEY_CALLS } from '@punto/operator/contract/calls';
import { asCall } from '@punto/operator/contract/check-call';
import type { WalletVerdict } from '@punto/operator/rules/answer-of';
import { retryAfterMs } from '@punto/operator/rules/limits';
import { type Fence, LeaseLost, type Store } from '@punto/store/store';
import { type KeptCall, UNRESOLVED_AGE_MS } from '@punto/store/wallet-store';
import { instant, type TableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock.ts';
import type { BrandWallet } from './brand-wallet.ts';
import { unresolvedEvent } from './unresolved-event.ts';

export type OutboxParts = {
  readonly table: TableId;
  readonly fence?: Fence | undefined;
  readonly store: Pick<Store, 'wallet' | 'webhooks'>;
  /** `null`: the brand has no wallet. */
  readonly walletOf: (brand: string) => BrandWallet | null;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when the wallet has answered a call; `balance`: the patron's balance in the answer, if any. */
  readonly onDelivered: (call: KeptCall, balance: number | null) => void;
  /** Wakes the worker of another table, which owes the next call to a patron. */
  readonly wakeTable: (table: TableId, brand: string) => void;
};

export type Outbox = {
  /** Takes over the owed calls of the previous owner. Rejects when the store cannot be read. */
  readonly start: () => Promise<void>;
  /** Wakes the worker: owed calls to these brands were written. */
  readonly wake: (brands: Iterable<string>) => void;
  readonly close: () => void;
};

/** Most calls in flight to one brand. */
const MOST_UNDER_WAY = 32;
/** Claim timeout: a call without a recorded outcome is due again after it. */
const CLAIM_MS = 30_000;
/** Retry delay after a fault of the store. */
const AGAIN_MS = 1_000;

export const createOutbox = (parts: OutboxParts): Outbox => {
  const { table, fence, store, clock } = parts;
  const queues = new Map<string, ReturnType<typeof createQueue>>();
  let closed = false;
  const close = (): void => {
    closed = true;
    for (const queue of queues.values()) queue.close();
  };
  const wake: Outbox['wake'] = (brands) => {
    for (const brand of closed ? [] : brands) {
      const queue = queues.get(brand) ?? createQueue(parts, brand, close);
      queues.set(brand, queue);
      queue.wake();
    }
  };
  return {
    start: async () => wake(await store.wallet.takeOver(table, clock.now(), fence)),
    wake,
    close,
  };
};

/** The worker of the table's calls to one brand. */
const createQueue = (parts: OutboxParts, brand: string, leave: () => void) => {
  const { table, fence, store, clock, log, walletOf } = parts;
  const wallet = walletOf(brand);
  if (!wallet)
    log.warn({ component: 'wallet', table, brand }, 'owed wallet calls not sent: their brand has no wallet');
  /** Ids of calls in flight. */
  const underWay = new Set<string>();
  let isRunning = false;
  let isAsked = false;
  let closed = false;
  /** When the breaker closed last, and whether the calls that failed before are to be made due. */
  let breakerClosedAt = Number.NEGATIVE_INFINITY;
  let isHastened = false;
  let cancelAlarm = (): void => {};
  const unsubscribe = wallet?.onClosed(() => {
    breakerClosedAt = clock.now();
    isHastened = true;
    wake();
  });

  const wake = (): void => {
    isAsked = true;
    if (wallet && !isRunning && !closed) void run(wallet);
  };

  /** Never rejects. */
  const run = async (to: BrandWallet): Promise<void> => {
    isRunning = true;
    cancelAlarm();
    try {
      while (isAsked && !closed) {
        isAsked = false;
        if (isHastened) await hasten();
        if (underWay.size < MOST_UNDER_WAY) await begin(to);
      }
      if (!closed && underWay.size < MOST_UNDER_WAY) await setAlarm();
    } catch (err) {
      if (err instanceof LeaseLost) return leave();
      log.warn({ component: 'wallet', table, brand, err }, 'owed calls could not be read or written');
      wakeAt(clock.now() + AGAIN_MS);
    } finally {
      isRunning = false;
    }
    if (isAsked) wake();
  };

  const hasten = async (): Promise<void> => {
    await store.wallet.hasten({
      table,
      brand,
      now: clock.now(),
      except: [...underWay],
      ...(fence && { fence }),
    });
    isHastened = false;
  };

  const begin = async (to: BrandWallet): Promise<void> => {
    const now = clock.now();
    const claimed = await store.wallet.claim({
      ...{ table, brand, now, until: now + CLAIM_MS, most: MOST_UNDER_WAY - underWay.size },
      ...(fence && { fence }),
    });
    for (const call of claimed) {
      underWay.add(call.id);
      void attempt(to, call).then(() => {
        underWay.delete(call.id);
        wake();
      });
    }
  };

  const setAlarm = async (): Promise<void> => {
    const due = await store.wallet.nextDue(table, brand);
    if (due !== null) wakeAt(due);
  };

  const wakeAt = (at: number): void => {
    cancelAlarm();
    if (!closed) cancelAlarm = clock.wake(instant(at), wake);
  };

  /** Never rejects. */
  const attempt = async (to: BrandWallet, call: KeptCall): Promise<void> => {
    const sent = sentCall(call);
    const began = clock.now();
    const verdict = await to.owed(sent, { requests: tracesOf(call), attempt: call.attempts });
    if (closed) return;
    const outcome = outcomeOf(call, verdict);
    try {
      if (outcome === null) {
        // An attempt that began before the breaker closed says nothing about the operator since then.
        const isOld = began <= breakerClosedAt;
        await store.wallet.fail(failureOf(call, verdict, clock.now(), isOld));
        if (clock.now() - call.at >= UNRESOLVED_AGE_MS)
          await store.webhooks.announce([unresolvedEvent(call, sent, clock.now())]);
      } else {
        const transfers = outcome === 'done' ? [] : uncollected(call, clock.now());
        const next = await store.wallet.deliver({ id: call.id, at: clock.now(), outcome, transfers }, fence);
        if (next !== null && next !== table) parts.wakeTable(next, brand);
        parts.onDelivered(call, 'balance' in verdict ? (verdict.balance ?? null) : null);
      }
    } catch (err) {
      if (err instanceof LeaseLost) return leave();
      log.warn(
        { component: 'wallet', table, brand, call: call.id, err },
        'outcome of an owed call not written',
      );
    }
  };

  return {
    wake,
    close: () => {
      closed = true;
      unsubscribe?.();
      cancelAlarm();
    },
  };
};

/** The traces of the tickets that the call is about. */
const tracesOf = ({ traceparent }: KeptCall): readonly string[] => traceparent?.split(' ') ?? [];

/** Throws for a body that is no call of the contract: only this server writes them. */
const sentCall = ({ id, call, body }: KeptCall): AnyMoneyCall => {
  const sent = asCall(call, JSON.parse(body));
  if (sent === null || !isMoneyCall(sent)) throw new Error(`the owed call ${id} is not of the contract`);
  return sent;
};

const isMoneyCall = (sent: { readonly call: string }): sent is AnyMoneyCall =>
  MONEY_CALLS.some((name) => name === sent.call);

/** `null`: the call stays owed and is retried. The refusal `funds` ends an adjust; no other refusal ends a call. */
const outcomeOf = ({ call }: KeptCall, verdict: WalletVerdict): 'done' | 'funds' | null => {
  if (verdict.kind === 'done') return 'done';
  return verdict.kind === 'refused' && verdict.code === 'funds' && call === 'adjust' ? 'funds' : null;
};

const failureOf = ({ id, attempts }: KeptCall, verdict: WalletVerdict, now: number, isOld: boolean) => ({
  id,
  dueAt: isOld ? now : now + retryAfterMs(id, attempts),
  fault: verdict.kind === 'refused' ? verdict.code : 'no-answer',
});

/** Transfers of a correction that the operator refused: the house pays it, and the mirror equals the operator's book again. */
const uncollected = ({ id, patron, deltaMinor }: KeptCall, at: number): readonly Transfer[] => {
  const key = keyOf(patron);
  const [house, own, operator] = [houseAccount(key), patronAccount(patron), operatorAccount(key)];
  const more = { kind: 'direct', amountMinor: minor(-deltaMinor), code: 'wallet-out', memo: { at } } as const;
  return [
    { ...more, id: `uncollected:${id}:house`, debit: house, credit: own },
    { ...more, id: `uncollected:${id}`, debit: own, credit: operator },
  ];
};
