// The ends of the breaks and exclusions of patrons with a socket here: at each the account is read again and sent, so that the
// pages of the patron take bets again without a reload. [P5] [P6]
import type { AccountView } from '@punto/protocol/message';
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

type Parts = { readonly clock: Clock; readonly onEnd: (patron: PatronId) => void };

export class AbsenceEnds {
  readonly #parts: Parts;
  readonly #waiting = new Map<PatronId, () => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The account as it is sent; a later one replaces what was awaited. */
  sent(patron: PatronId, { protection }: Pick<AccountView, 'protection'>): void {
    this.forget(patron);
    const until = protection?.absence?.until ?? null;
    if (until === null) return;
    const { clock, onEnd } = this.#parts;
    const cancel = clock.wake(instant(until), () => {
      this.#waiting.delete(patron);
      onEnd(patron);
    });
    this.#waiting.set(patron, cancel);
  }

  /** The patron has no socket here. */
  forget(patron: PatronId): void {
    this.#waiting.get(patron)?.();
    this.#waiting.delete(patron);
  }

  close(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }
}
