// The message budget of each patron, over all windows.
import type { PatronId } from '@punto/table/ids';
import type { MessageBudget } from '../limits/message-budget.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import type { Clock } from '../time/clock.ts';
import type { SocketLimits } from './socket-limits.ts';

/** The number of patrons with a stored budget; more than can be connected. */
const PATRONS_REMEMBERED = 100_000;

export const createPatronBudgets = (clock: Clock, { patronRate }: SocketLimits) => {
  const messages = new TokenBuckets(patronRate, PATRONS_REMEMBERED);
  return (patron: PatronId): MessageBudget => new PatronBudget(patron, messages, clock);
};

/** Of one socket. */
class PatronBudget implements MessageBudget {
  readonly #patron: PatronId;
  readonly #messages: TokenBuckets;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(patron: PatronId, messages: TokenBuckets, clock: Pick<Clock, 'now'>) {
    this.#patron = patron;
    this.#messages = messages;
    this.#clock = clock;
  }

  take(): boolean {
    return this.#messages.take(this.#patron, this.#clock.now());
  }

  isPatient(): boolean {
    return true;
  }
}
