// One node's database connection: requests and answers take time, and the connection may break before or after the
// work, so that its outcome is unknown. A partitioned connection stays silent until its timeout.
import type { Chance } from '@punto/server/test/support/chance';
import type { Faults } from '../faults.ts';
import type { Owner, World } from '../world.ts';
import type { Database, Listening } from './database.ts';

export type LineParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly database: Database;
  /** The process at this end. */
  readonly owner: Owner;
};

/** Timeout of a request whose answer cannot come. */
const GIVE_UP_MS = 4_000;

export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

export class Line {
  readonly #parts: LineParts;
  /** The error that pending requests get. */
  readonly #waiting = new Set<(fault: Error) => void>();
  /** Nothing arrives on either side, and neither is notified. */
  isCut = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  /** The server is gone: everything that waits has waited in vain. */
  break(): void {
    for (const lose of [...this.#waiting]) this.#giveUp(lose);
  }

  latency(): number {
    const { chance, faults } = this.#parts;
    return faults.strikes('database late') ? chance.between(50, 900) : chance.between(0, 3);
  }

  #giveUp(lose: (fault: Error) => void): void {
    const { world, chance, owner } = this.#parts;
    world.after(owner, chance.between(20, GIVE_UP_MS), () =>
      lose(new ConnectionLost('the connection is lost')),
    );
  }

  /** Sends the request to the server and returns the answer. */
  ask<T>(work: (listening: Listening) => Promise<T>): Promise<T> {
    const { world, owner, database, faults } = this.#parts;
    return new Promise((resolve, reject) => {
      const lose = (fault: Error): void => {
        if (this.#waiting.delete(lose)) reject(fault);
      };
      const back = (reply: () => void): void => {
        if (this.isCut || faults.strikes('answer of the database lost')) this.#giveUp(lose);
        else
          world.after(owner, this.latency(), () => {
            if (this.#waiting.delete(lose)) reply();
          });
      };
      this.#waiting.add(lose);
      const listening = database.listening();
      if (this.isCut || !listening || faults.strikes('database connection breaks')) return this.#giveUp(lose);
      world.after(listening.owner, this.latency(), () => {
        if (this.isCut) return this.#giveUp(lose);
        work(listening).then(
          (value) => back(() => resolve(value)),
          // Messages of a dying server are dropped.
          (fault: unknown) =>
            database.listening() === listening ? back(() => reject(fault)) : this.#giveUp(lose),
        );
      });
    });
  }
}
