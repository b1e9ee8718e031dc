// The patron's visit: its start, and the result of play since then. A reload continues the visit; another patron starts
// a new one. Gifts of the house are not a result of play. They are identified by the entries of the statement, since a
// rise of the balance may also be a correction, which is one. [L7] [T6]
import { addMinor, type Minor, minor, ZERO } from '@punto/engine/minor';
import type { AccountView } from '@punto/protocol/message';

export type Visit = {
  readonly patron: string;
  /** Server time in milliseconds. */
  readonly enteredAt: number;
  /** Balance at the start, including stakes in play. */
  readonly startMinor: Minor;
  /** Sum of the gifts since then. */
  readonly grantedMinor: Minor;
  /** Server time of the latest gift counted. */
  readonly grantedUntil: number;
};

export const beginVisit = (patron: string, account: AccountView, enteredAt: number): Visit => ({
  patron,
  enteredAt,
  startMinor: ownedMinor(account),
  grantedMinor: ZERO,
  grantedUntil: enteredAt,
});

/**
 * With nothing in play no round can pay, so a rise of the balance is a gift or a correction; the entries tell which.
 */
export const mayHoldGift = (before: AccountView, after: AccountView): boolean =>
  before.inPlay.length === 0 && ownedMinor(after) > ownedMinor(before);

/** Won or lost since the start; stakes in play count as still owned. */
export const netMinor = (visit: Visit, account: AccountView): Minor =>
  minor(ownedMinor(account) - visit.startMinor - visit.grantedMinor);

/** The balance of an operator's patron changes by deposits too: the result of play counts in its place. */
const ownedMinor = ({ availableMinor, resultMinor, inPlay }: AccountView): Minor =>
  resultMinor ?? inPlay.map((each) => each.stakeMinor).reduce(addMinor, availableMinor);

/** The stored visit of this patron; `null` if there is none or it is invalid. */
export const parseVisit = (stored: string | null, patron: string): Visit | null => {
  try {
    const found = JSON.parse(stored ?? 'null');
    // A field that is missing or no number makes the sum none.
    return found?.patron === patron &&
      Number.isSafeInteger(found.enteredAt + found.startMinor + found.grantedMinor + found.grantedUntil)
      ? found
      : null;
  } catch {
    // Not JSON: another program wrote under this key. Treated as if nothing was stored.
    return null;
  }
};
