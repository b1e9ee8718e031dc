// Delays a debit until its cancel has been answered, for the fault `cancel-overtakes`.

export type DebitGate = {
  /** Resolves after the cancel of this debit, or after the longest wait. */
  readonly cancelOf: (debit: string) => Promise<void>;
  readonly cancelled: (debit: string) => void;
  /** Releases all waiting debits. */
  readonly close: () => void;
};

export const createDebitGate = (longestMs: number): DebitGate => {
  const waiting = new Map<string, () => void>();
  const release = (debit: string): void => {
    waiting.get(debit)?.();
    waiting.delete(debit);
  };
  return {
    cancelOf: (debit) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => release(debit), longestMs);
        waiting.set(debit, () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    cancelled: release,
    close: () => {
      for (const debit of [...waiting.keys()]) release(debit);
    },
  };
};
