// The settlements of one table's rounds for the patrons of this gateway: who waits for one, and the last one sent to each. A
// settlement may arrive as a message and from the store as well, and is sent once. [L6]

import type { PatronId } from '@punto/table/ids';
import type { KeptRecord, OwnView } from '@punto/table/index';

export type RoundOfShoe = { readonly shoe: number; readonly round: number };

type Known = {
  /** The round in which the patron has stakes. */
  awaited: RoundOfShoe | null;
  /** The last settled round; settlements of one patron arrive in order. */
  lastSent: RoundOfShoe | null;
  /** The last revision sent of each corrected round. [T6] */
  readonly corrected: Map<string, number>;
};

export class Settlements {
  readonly #known = new Map<PatronId, Known>();

  /** Records the patron's current stakes. */
  stands(patron: PatronId, own: OwnView | null): void {
    if (own === null || Object.keys(own.bets).length === 0) return;
    const known = this.#of(patron);
    if (isAfter(own, known.lastSent)) known.awaited = { shoe: own.shoe, round: own.round };
  }

  /** Whether the record must be sent to the patron; marks it as sent. */
  isNew(record: KeptRecord): boolean {
    const known = this.#of(record.patron);
    const { shoe, round, revision = 0 } = record;
    if (revision > 0) {
      const name = `${shoe}/${round}`;
      if ((known.corrected.get(name) ?? 0) >= revision) return false;
      known.corrected.set(name, revision);
      return true;
    }
    if (!isAfter(record, known.lastSent)) return false;
    known.lastSent = { shoe, round };
    if (known.awaited !== null && !isAfter(known.awaited, known.lastSent)) known.awaited = null;
    return true;
  }

  awaited(): readonly { readonly patron: PatronId; readonly round: RoundOfShoe }[] {
    return [...this.#known].flatMap(([patron, { awaited }]) =>
      awaited === null ? [] : [{ patron, round: awaited }],
    );
  }

  /** The patron has left the table; a round with stakes is still waited for. */
  forget(patron: PatronId): void {
    if (this.#known.get(patron)?.awaited === null) this.#known.delete(patron);
  }

  #of(patron: PatronId): Known {
    const known = this.#known.get(patron);
    if (known) return known;
    const fresh: Known = { awaited: null, lastSent: null, corrected: new Map() };
    this.#known.set(patron, fresh);
    return fresh;
  }
}

const isAfter = (one: RoundOfShoe, other: RoundOfShoe | null): boolean =>
  other === null || one.shoe > other.shoe || (one.shoe === other.shoe && one.round > other.round);
