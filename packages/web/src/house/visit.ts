// A visit: since when a patron is in the house, and what the play has come to meanwhile. A page loaded again
// goes on with it, another patron begins anew. What the house gave is no result of play. [L7]
import { addMinor, type Minor, minor, ZERO } from '@punto/engine/minor';
import type { AccountView } from '@punto/protocol/message';

export type Visit = {
  readonly patron: string;
  /** By the server's clock. */
  readonly enteredAt: number;
  /** All the patron had on entering, stakes in play included. */
  readonly startMinor: Minor;
  /** Topped up since. */
  readonly grantedMinor: Minor;
};

export const beginVisit = (patron: string, account: AccountView, enteredAt: number): Visit => ({
  patron,
  enteredAt,
  startMinor: ownedMinor(account),
  grantedMinor: ZERO,
});

/** With nothing in play no round can pay: what comes in then is the house's gift. */
export const visitAfter = (visit: Visit, before: AccountView, after: AccountView): Visit => {
  const gift = ownedMinor(after) - ownedMinor(before);
  return before.inPlay.length === 0 && gift > 0
    ? { ...visit, grantedMinor: addMinor(visit.grantedMinor, minor(gift)) }
    : visit;
};

/** Won or lost since entering; stakes in play count as still owned. */
export const netMinor = (visit: Visit, account: AccountView): Minor =>
  minor(ownedMinor(account) - visit.startMinor - visit.grantedMinor);

const ownedMinor = ({ availableMinor, inPlay }: AccountView): Minor =>
  inPlay.map((each) => each.stakeMinor).reduce(addMinor, availableMinor);

/** The stored visit of this patron, or `null`: what is stored is not trusted. */
export const readVisit = (stored: string | null, patron: string): Visit | null => {
  try {
    const found = JSON.parse(stored ?? 'null');
    const { enteredAt, startMinor, grantedMinor } = found ?? {};
    const whole = [enteredAt, startMinor, grantedMinor].every(Number.isSafeInteger);
    return found?.patron === patron && whole ? { patron, enteredAt, startMinor, grantedMinor } : null;
  } catch {
    // Somebody else's text under our name: as good as none.
    return null;
  }
};
