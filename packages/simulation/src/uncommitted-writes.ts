// Writes of the transaction in progress, as the disk reports it: kept until the commit, dropped by a rollback.

export class UncommittedWrites<Write> {
  #writes: Write[] = [];
  #marked = 0;

  begun(): void {
    this.#writes = [];
  }

  marked(): void {
    this.#marked = this.#writes.length;
  }

  undone(): void {
    this.#writes.length = this.#marked;
  }

  /** Inside the transaction. */
  protected add(write: Write): void {
    this.#writes.push(write);
  }

  protected uncommitted(): readonly Write[] {
    return this.#writes;
  }

  /** Returns all and keeps none. */
  protected take(): readonly Write[] {
    return this.#writes.splice(0);
  }
}
