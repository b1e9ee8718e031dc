// Keeps the shown balances of operators' patrons current. While an account is shown, an older balance is requested again,
// since another process may have changed it; a balance that the wallet did not confirm is shown as the last known, and
// requested until the wallet answers.
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { Balances, KnownBalance } from './balances.ts';

export type BalanceWatch = {
  /** `null`: the wallet has not reported it. Waits for the wallet only if nothing is known. */
  readonly read: (patron: PatronId) => Promise<KnownBalance | null>;
  /** Registers the listener for balances that are to be shown again in this process. */
  readonly onChanged: (listener: (patron: PatronId) => void) => void;
  readonly close: () => void;
};

/** For this time after a report the balance is not requested again. */
const RECENT_MS = 2_000;
/** Interval of balance requests for one patron while the wallet does not answer and the page shows the last known balance. */
const AGAIN_MS = 10_000;

export const createBalanceWatch = (
  balances: Pick<Balances, 'of'>,
  clock: Clock,
  ask: (patron: PatronId) => Promise<KnownBalance | null>,
): BalanceWatch => {
  /** Patrons with a running or scheduled balance request, and the function that cancels it. */
  const asked = new Map<PatronId, () => void>();
  let changed: (patron: PatronId) => void = () => {};
  let closed = false;

  const askNow = async (patron: PatronId, shown: KnownBalance | null): Promise<void> => {
    const now = await ask(patron);
    asked.delete(patron);
    const isSame = now?.isFresh && shown?.isFresh && now.balanceMinor === shown.balanceMinor;
    // The listener reads the account again, which schedules the next balance request while a window of the patron is open.
    if (!closed && !isSame) changed(patron);
  };
  const askIn = (ms: number, patron: PatronId, shown: KnownBalance | null): void => {
    if (closed || asked.has(patron)) return;
    asked.set(
      patron,
      clock.wake(instant(clock.now() + ms), () => void askNow(patron, shown)),
    );
  };

  return {
    read: async (patron) => {
      const known = balances.of(patron) ?? (await ask(patron));
      if (!known?.isFresh) askIn(AGAIN_MS, patron, known);
      else if (clock.now() - known.at > RECENT_MS) askIn(0, patron, known);
      return known;
    },
    onChanged: (listener) => {
      changed = listener;
    },
    close: () => {
      closed = true;
      for (const cancel of asked.values()) cancel();
    },
  };
};
