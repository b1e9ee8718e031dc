// Maps rows of protections, for both databases. Three columns, because three writers change them independently: patron and staff
// the settings, nodes the time, transactions that move money the sums.
import { type ChangedProtection, changeProtection } from '@punto/ledger/protection/change';
import { kindOf, LIMIT_KEYS, type LimitSetter } from '@punto/ledger/protection/limit';
import { type FrameHistory, type Money, moneyFrom, type Turnover } from '@punto/ledger/protection/money';
import { timeInZone } from '@punto/ledger/protection/play-time';
import { type Protection, protectionFrom, withLaunch } from '@punto/ledger/protection/protection';
import type { StoredChange } from '../protection-store.ts';

export type ProtectionRow = {
  readonly patron: string;
  /** JSON of `Settings`. */
  readonly settings: string;
  /** JSON of `PlayTime`. */
  readonly time: string;
  /** JSON of `Money`; `null`: no limit on money. */
  readonly money: string | null;
};

export const protectionOf = ({ settings, time, money }: Omit<ProtectionRow, 'patron'>): Protection => ({
  ...JSON.parse(settings),
  // Rows of earlier versions have no total: it counts from now on.
  time: { totalMs: 0, ...JSON.parse(time) },
  money: money === null ? null : JSON.parse(money),
});

export const protectionRow = (patron: string, { time, money, ...settings }: Protection): ProtectionRow => ({
  patron,
  settings: JSON.stringify(settings),
  time: JSON.stringify(time),
  money: moneyText(money),
});

export const moneyText = (money: Money | null): string | null =>
  money === null ? null : JSON.stringify(money);

export type ChangeBy = { readonly setter: LimitSetter; readonly nowMs: number; readonly zone: string };

/** The history of a patron from the books, read inside the transaction that changes the protection. */
export type PatronBooks = {
  readonly account: Turnover;
  readonly historyOf: (startMs: number) => FrameHistory;
};

/** Decides a change. Sums begin, from the books, with the first limit on money, and end with the last. [P1] */
export const decideChange = (
  before: Protection | null,
  change: StoredChange,
  { setter, nowMs, zone }: ChangeBy,
  books: PatronBooks,
): ChangedProtection => {
  const known = before ?? protectionFrom(nowMs, zone, books.account.balanceMinor);
  if (change.change === 'launch')
    return { ok: true, protection: withLaunch(known, change.terms, { nowMs, account: books.account }) };
  // The first limit fixes the zone of the account.
  const placed =
    known.isZoneFrozen || known.zone === zone
      ? known
      : { ...known, zone, time: timeInZone(known.time, zone) };
  const changed = changeProtection(placed, change, { nowMs, by: setter });
  if (!changed.ok) return changed;
  const { protection } = changed;
  if (!limitsMoney(protection)) return { ok: true, protection: { ...protection, money: null } };
  const money = protection.money ?? moneyFrom(nowMs, protection.zone, books.account, books.historyOf);
  return { ok: true, protection: { ...protection, money } };
};

const limitsMoney = ({ limits }: Protection): boolean =>
  LIMIT_KEYS.some(
    (key) => kindOf(key) !== 'time' && (limits.patron[key] !== undefined || limits.house[key] !== undefined),
  );
