// The balances of patrons at their operators, as this process last heard them. What is not heard now is the last known.
import type { PatronId } from '@punto/table/ids';

export type KnownBalance = {
  readonly balanceMinor: number;
  /** The operator has answered since the last call without an answer. */
  readonly isFresh: boolean;
};

export type Balances = {
  readonly heard: (patron: PatronId, balanceMinor: number) => void;
  /** A call about the patron had no answer. */
  readonly unheard: (patron: PatronId) => void;
  readonly of: (patron: PatronId) => KnownBalance | null;
};

/** Beyond it the balances heard first are forgotten; they are asked again. */
const MOST = 100_000;

export const createBalances = (): Balances => {
  const known = new Map<PatronId, KnownBalance>();
  return {
    heard: (patron, balanceMinor) => {
      known.delete(patron);
      known.set(patron, { balanceMinor, isFresh: true });
      const [oldest] = known.size > MOST ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },
    unheard: (patron) => {
      const last = known.get(patron);
      if (last) known.set(patron, { ...last, isFresh: false });
    },
    of: (patron) => known.get(patron) ?? null,
  };
};
