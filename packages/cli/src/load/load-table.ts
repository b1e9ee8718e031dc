// A table as its patrons see it. All receive the same updates, so the first one to receive an update parses it for all;
// the others only check that its version follows theirs. The results are kept: every stake is settled from them.
import type { Card } from '@punto/engine/card';
import { type Coup, finishCoup, nextHand } from '@punto/engine/coup';
import type { TableView } from '@punto/protocol/message';
import { type Measures, recordMs } from './measures.ts';

export type RoundName = string;
export const roundName = (shoe: number, round: number): RoundName => `${shoe}:${round}`;

/** `null`: cancelled, and every stake went back. */
type Result = Coup | null;

export type LoadTableParts = {
  readonly measures: Measures;
  /** The server's clock. */
  readonly now: () => number;
  /** A new round has opened. */
  readonly onOpened: (loadTable: LoadTable) => void;
  readonly onResult: (loadTable: LoadTable) => void;
};

/** More updates than can be in flight to any patron. */
const FOLLOWERS = 8;

export class LoadTable {
  readonly table: string;
  readonly #parts: LoadTableParts;
  readonly results = new Map<RoundName, Result>();
  #view: TableView | null = null;
  #version = -1;
  /** When each result was due by the server's clock: the end of the pause after the last card. */
  readonly #due = new Map<RoundName, number>();
  #opened: { readonly version: number; readonly at: number } | null = null;
  /** When the first and the last patron received each of the latest updates. */
  readonly #received = new Map<number, { readonly first: number; last: number }>();

  constructor(table: string, parts: LoadTableParts) {
    this.table = table;
    this.#parts = parts;
  }

  get view(): TableView | null {
    return this.#view;
  }

  get round(): RoundName | null {
    const { shoe, round } = this.#view ?? {};
    return shoe && round ? roundName(shoe.number, round.number) : null;
  }

  /** One patron received a snapshot of the table, or the fields that changed. */
  show(version: number, changed: Partial<TableView>): void {
    if (version <= this.#version) return;
    const before = this.round;
    // The first message is a snapshot.
    this.#view = { ...this.#view, ...changed } as TableView;
    this.#version = version;
    const { phase, round, hands } = this.#view;
    const name = this.round;
    if (round === null || name === null) return;
    if (phase === 'dealing' && nextHand(hands) === null) this.#due.set(name, this.#view.deadline ?? 0);
    if (name !== before && phase === 'betting') {
      this.#opened = { version, at: round.openedAt };
      this.#parts.onOpened(this);
    }
    if (phase === 'settled' && !this.results.has(name)) {
      this.results.set(name, round.cancelled ? null : coupOf(this.#view.coup));
      this.#parts.onResult(this);
    }
  }

  /** One patron received an update. `parse` is called for the first patron only. */
  receive(version: number, parse: () => Partial<TableView>): void {
    const { measures, now } = this.#parts;
    const at = performance.now();
    if (version > this.#version) {
      this.show(version, parse());
      this.#received.set(version, { first: at, last: at });
      this.#close();
    } else {
      const received = this.#received.get(version);
      if (received) received.last = at;
    }
    measures.updates += 1;
    if (this.#opened?.version === version) recordMs(measures.opening, now() - this.#opened.at);
  }

  /** An update followed by `FOLLOWERS` others has reached every patron. */
  #close(): void {
    if (this.#received.size <= FOLLOWERS) return;
    const [oldest] = this.#received;
    if (oldest === undefined) return;
    const [version, { first, last }] = oldest;
    this.#received.delete(version);
    recordMs(this.#parts.measures.spread, last - first);
  }

  /** When the result of a round was due; undefined if it came together with the last card. */
  dueAt(name: RoundName): number | undefined {
    return this.#due.get(name);
  }
}

const coupOf = (
  published: { readonly player: readonly Card[]; readonly banker: readonly Card[] } | null,
): Coup => {
  if (published === null) throw new Error('a settled round has no result');
  return finishCoup({ player: published.player, banker: published.banker });
};
