// At which tables the windows of each patron here show stakes in play. A settlement removes them, but not every
// settlement arrives here: messages of a private table arrive only while a window here watches it, and the patron may
// have staked there through another node, or left before the cards. And a lost message may have concerned a patron
// who only watches another table. Then the account is read again, so that no stake of a settled round stays shown.
// [T4] [L6]
import { ZERO } from '@punto/engine/minor';
import { accountAfter } from '@punto/protocol/client/account';
import type { AccountView, ServerMessage } from '@punto/protocol/message';
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

export type ShownStakesParts = {
  readonly clock: Clock;
  readonly everyMs: number;
  /** Whether settlements of the patron's rounds at this table arrive here. */
  readonly isReceived: (table: string, patron: PatronId) => boolean;
  /** Reads the patron's account again and sends it. */
  readonly touch: (patron: PatronId) => void;
};

const NOTHING: AccountView['inPlay'] = [];

export class ShownStakes {
  readonly #parts: ShownStakesParts;
  readonly #inPlay = new Map<PatronId, AccountView['inPlay']>();
  #cancel: (() => void) | null = null;
  #closed = false;

  constructor(parts: ShownStakesParts) {
    this.#parts = parts;
  }

  /** Follows a message sent to the patron's windows, as the windows do. */
  sent(patron: PatronId, message: ServerMessage): void {
    const before = this.#inPlay.get(patron) ?? NOTHING;
    const account = accountAfter({ availableMinor: ZERO, inPlay: before }, message);
    this.#show(patron, account?.inPlay ?? NOTHING);
  }

  /** A new window shows this account; the other windows still show theirs. */
  welcomed(patron: PatronId, { inPlay }: AccountView): void {
    const before = this.#inPlay.get(patron) ?? NOTHING;
    const others = before.filter(({ table }) => inPlay.every((each) => each.table !== table));
    this.#show(patron, [...others, ...inPlay]);
  }

  #show(patron: PatronId, inPlay: AccountView['inPlay']): void {
    if (inPlay.length === 0) this.#inPlay.delete(patron);
    else this.#inPlay.set(patron, inPlay);
    if (this.#inPlay.size > 0) this.#recheckLater();
  }

  /** The patron's last window was closed. */
  forget(patron: PatronId): void {
    this.#inPlay.delete(patron);
  }

  /** Messages of the table were lost, perhaps a settlement. */
  missed(table: string): void {
    for (const [patron, inPlay] of this.#inPlay)
      if (inPlay.some((each) => each.table === table)) this.#parts.touch(patron);
  }

  #recheckLater(): void {
    const { clock, everyMs } = this.#parts;
    if (this.#closed) return;
    this.#cancel ??= clock.wake(instant(clock.now() + everyMs), () => {
      this.#cancel = null;
      this.#recheck();
    });
  }

  #recheck(): void {
    const { isReceived, touch } = this.#parts;
    for (const [patron, inPlay] of this.#inPlay)
      if (inPlay.some(({ table }) => !isReceived(table, patron))) touch(patron);
    if (this.#inPlay.size > 0) this.#recheckLater();
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }
}
