// A semaphore with a bounded queue: a limited number run, a limited number wait, and further ones are refused
// immediately.

export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export class Semaphore {
  #free: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, waiting = Number.POSITIVE_INFINITY) {
    this.#free = atOnce;
    this.#most = waiting;
  }

  /** Rejects with `TooManyWaiting`, or as `work` does. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#most) throw new TooManyWaiting('too many are waiting for a turn');
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

/** Mutex by key. */
export type KeyedMutex = {
  /** Resolves, or rejects, as `work` does. */
  readonly take: <T>(key: string, work: () => Promise<T>) => Promise<T>;
};

/** Within one process, first come, first served. */
export class LocalKeyedMutex implements KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, turn);
    const leave = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }
}
