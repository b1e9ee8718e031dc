// A visit: since when a patron is in the house, and what the play has come to meanwhile. A page loaded again goes on with
// it, another patron begins anew. What the house gave is no result of play, and is known by the entries of the account:
// a rise of the balance alone may as well be a correction, which is one. [L7] [T6]
import { addMinor, type Minor, minor, ZERO } from '@punto/engine/minor';
import type { StatementAnswer } from '@punto/protocol/api';
import type { AccountView } from '@punto/protocol/message';

export type Visit = {
  readonly patron: string;
  /** By the server's clock. */
  readonly enteredAt: number;
  /** All the patron had on entering, stakes in play included. */
  readonly startMinor: Minor;
  /** Given by the house since. */
  readonly grantedMinor: Minor;
  /** The latest gift counted, by the server's clock. */
  readonly grantedUntil: number;
};

export const beginVisit = (patron: string, account: AccountView, enteredAt: number): Visit => ({
  patron,
  enteredAt,
  startMinor: ownedMinor(account),
  grantedMinor: ZERO,
  grantedUntil: enteredAt,
});

/** With nothing in play no round can pay: what comes in then is a gift or a correction, and the entries tell which. */
export const mayHoldGift = (before: AccountView, after: AccountView): boolean =>
  before.inPlay.length === 0 && ownedMinor(after) > ownedMinor(before);

const GIFTS: readonly string[] = ['grant', 'top-up'];

/** The gifts among the latest entries of the account that the visit has not counted yet. */
export const withGifts = (
  visit: Visit,
  lines: readonly Pick<StatementAnswer['items'][number], 'code' | 'at' | 'amountMinor'>[],
): Visit => {
  const fresh = lines.filter(({ code, at }) => GIFTS.includes(code) && at > visit.grantedUntil);
  if (fresh.length === 0) return visit;
  return {
    ...visit,
    grantedMinor: fresh.map((line) => line.amountMinor).reduce(addMinor, visit.grantedMinor),
    grantedUntil: Math.max(...fresh.map((line) => line.at)),
  };
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
    const { enteredAt, startMinor, grantedMinor, grantedUntil } = found ?? {};
    const whole = [enteredAt, startMinor, grantedMinor, grantedUntil].every(Number.isSafeInteger);
    return found?.patron === patron && whole
      ? { patron, enteredAt, startMinor, grantedMinor, grantedUntil }
      : null;
  } catch {
    // Somebody else's text under our name: as good as none.
    return null;
  }
};
