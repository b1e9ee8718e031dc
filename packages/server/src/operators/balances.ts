// The balances of operators' patrons as their wallets last reported them. The wallet decides about money; these are shown.
import type { Minor } from '@punto/engine/minor';
import type { PatronId } from '@punto/table/ids';

export type OperatorBalances = {
  readonly saw: (patron: PatronId, balanceMinor: Minor) => void;
  /** `null`: not reported to this process. */
  readonly of: (patron: PatronId) => Minor | null;
};

/** More patrons than play at one process. */
const MOST_KEPT = 50_000;

export const createOperatorBalances = (): OperatorBalances => {
  const known = new Map<PatronId, Minor>();
  return {
    saw: (patron, balanceMinor) => {
      known.delete(patron);
      known.set(patron, balanceMinor);
      const [oldest] = known.keys();
      if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    },
    of: (patron) => known.get(patron) ?? null,
  };
};
