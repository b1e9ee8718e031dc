// The balances of patrons at their operators, as the wallets last reported them to this process, for display. The wallet
// decides about money.
import type { Minor } from '@punto/engine/minor';
import type { PatronId } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export type KnownBalance = {
  readonly balanceMinor: Minor;
  /** Every call since the report has been answered. */
  readonly isFresh: boolean;
  /** The time of the report. */
  readonly at: number;
};

export type Balances = {
  readonly update: (patron: PatronId, balanceMinor: Minor) => void;
  /** A call about the patron was not answered. */
  readonly markStale: (patron: PatronId) => void;
  /** `null`: not reported to this process. */
  readonly of: (patron: PatronId) => KnownBalance | null;
};

/** Beyond it the oldest reports are deleted; these balances are requested again. */
const MOST = 100_000;

export const createBalances = ({ now }: Pick<Clock, 'now'>): Balances => {
  const known = new Map<PatronId, KnownBalance>();
  return {
    update: (patron, balanceMinor) => {
      known.delete(patron);
      known.set(patron, { balanceMinor, isFresh: true, at: now() });
      const [oldest] = known.size > MOST ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },
    markStale: (patron) => {
      const last = known.get(patron);
      if (last) known.set(patron, { ...last, isFresh: false });
    },
    of: (patron) => known.get(patron) ?? null,
  };
};
