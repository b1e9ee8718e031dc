// Message budgets. Each socket has one; its patron and its address have one each over all their sockets, so
// that many sockets do not add up.
import type { Clock } from '../time/clock.ts';
import { type Rate, TokenBucket } from './token-bucket.ts';

/** A budget shared by several sockets. */
export type MessageBudget = {
  /** `false`: the budget is used up. */
  take(): boolean;
  /** Whether a message beyond the budget is still answered; `false`: close the socket. */
  isPatient(): boolean;
};

export const NO_BUDGET: MessageBudget = { take: () => true, isPatient: () => true };

/** `accepted`, or the consequence of an exceeded budget: an error message, or a closed socket. */
type BudgetOutcome = 'accepted' | 'answered' | 'closed';

export class SocketBudget {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #limits: { readonly patience: Rate };
  readonly #own: TokenBucket;
  /** Made when a message is beyond a budget: most sockets never send one. */
  #patience: TokenBucket | null = null;
  readonly #shared: readonly MessageBudget[];

  constructor(
    clock: Pick<Clock, 'now'>,
    limits: { readonly rate: Rate; readonly patience: Rate },
    shared: readonly MessageBudget[],
  ) {
    this.#clock = clock;
    this.#own = new TokenBucket(limits.rate, clock.now());
    this.#limits = limits;
    this.#shared = shared;
  }

  take(): BudgetOutcome {
    const now = this.#clock.now();
    // The socket's own first: what it wastes is not taken from the others of its address.
    const own = this.#own.take(now);
    const short = own ? this.#shared.find((budget) => !budget.take()) : undefined;
    if (own && short === undefined) return 'accepted';
    this.#patience ??= new TokenBucket(this.#limits.patience, now);
    const isPatient = this.#patience.take(now) && (short?.isPatient() ?? true);
    return isPatient ? 'answered' : 'closed';
  }
}
