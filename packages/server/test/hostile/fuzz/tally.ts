// Counts of a fuzzer run: what was sent, how it was answered, and every fault.

export class Tally {
  messages = 0;
  connections = 0;
  /** Answers by error name, HTTP status or close code. */
  readonly answers = new Map<string, number>();
  /** Attacks by kind. */
  readonly attacks = new Map<string, number>();
  /** The first fault of each kind, with what is needed to reproduce it. */
  readonly faults: string[] = [];

  answered(what: string, times = 1): void {
    this.answers.set(what, (this.answers.get(what) ?? 0) + times);
  }

  attacked(kind: string): void {
    this.attacks.set(kind, (this.attacks.get(kind) ?? 0) + 1);
  }

  fault(what: string, sent: string | Buffer): void {
    if (this.faults.length < MOST_FAULTS)
      this.faults.push(`${what}: ${JSON.stringify(String(sent).slice(0, 300))}`);
  }
}

const MOST_FAULTS = 20;
