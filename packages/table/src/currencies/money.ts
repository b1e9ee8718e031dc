// Stakes of several brands and currencies at one table. The stakes of each brand and currency have totals and limits of their
// own. Where they are compared with one another, for the squeeze and the table limit, it is by the rates or the limits in force in
// the round; money is never converted. A table without operators has play coins alone, and none of this. [L4] [T7]

import { minor, ZERO } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { type CurrencyTerms, setupInCurrency } from '@punto/engine/room/currency-setup';
import type { Side } from '@punto/engine/side';
import { HOUSE_KEY, keyOf, keyWord, type PatronKey, sameKey } from '@punto/ledger/patron-key';
import type { Currencies, Lead, OpenTable, Totals } from '../state.ts';

/** The parts of a table by which stakes of several currencies are compared. */
export type Compared = Pick<OpenTable, 'setup' | 'currencies'>;

/** An exact quotient of big integers. */
type Quotient = { readonly over: bigint; readonly under: bigint };

const made = new WeakMap<CurrencyTerms, WeakMap<TableSetup, TableSetup>>();

/** The setup with limits and steps of the key's currency; `null`: the table takes no stakes of this brand and currency. */
export const setupFor = ({ setup, currencies }: Compared, key: PatronKey): TableSetup | null => {
  if (sameKey(key, HOUSE_KEY)) return setup;
  const terms = currencies?.[keyWord(key)];
  if (!terms) return null;
  const known = made.get(terms) ?? new WeakMap<TableSetup, TableSetup>();
  made.set(terms, known);
  const found = known.get(setup) ?? setupInCurrency(setup, terms);
  known.set(setup, found);
  return found;
};

/** What the patrons of this brand and currency have staked on each option. */
export const totalsOf = ({ totals, keyed }: Pick<OpenTable, 'totals' | 'keyed'>, key: PatronKey): Totals =>
  sameKey(key, HOUSE_KEY) ? totals : (keyed?.[keyWord(key)] ?? {});

/** Whether the first stake has a higher value than the second on this side; both may be in other currencies. [T7] */
export const isWorthMore = (table: Compared, side: Side, one: Lead, other: Lead): boolean => {
  const [a, b] = [keyOf(one.patron), keyOf(other.patron)];
  if (sameKey(a, b)) return one.stakeMinor > other.stakeMinor;
  const [x, y] = [worth(table, side, a, one), worth(table, side, b, other)];
  return x.over * y.under > y.over * x.under;
};

const worth = (table: Compared, side: Side, key: PatronKey, { stakeMinor }: Lead): Quotient => {
  if (table.setup.acrossCurrencies === 'caps') return shareOfMaximum(table, side, key, stakeMinor);
  const [to, from] = rateOf(table.currencies, key);
  return { over: BigInt(stakeMinor) * BigInt(from), under: BigInt(to) };
};

const shareOfMaximum = (table: Compared, side: Side, key: PatronKey, stakeMinor: number): Quotient => {
  const offer = setupFor(table, key)?.offers.find(({ option }) => option === side);
  return { over: BigInt(stakeMinor), under: BigInt(offer?.maxMinor ?? Number.MAX_SAFE_INTEGER) };
};

/** Minor units of the currency to minor units of the room. */
const rateOf = (currencies: Currencies | undefined, key: PatronKey): CurrencyTerms['rate'] => {
  if (sameKey(key, HOUSE_KEY)) return [1, 1];
  const terms = currencies?.[keyWord(key)];
  if (!terms) throw new Error(`stakes of ${keyWord(key)} at a table that takes none`);
  return terms.rate;
};

type Staked = Compared & Pick<OpenTable, 'totals' | 'keyed'>;

/**
 * What the table limit leaves on the side, in minor units of the key's currency, where stakes of all currencies count together
 * by the rates. Exact: no order of tickets gets around it.
 */
export const openByRate = (table: Staked, limitMinor: number, side: Side, key: PatronKey) => {
  const { over, under } = difference(table, side);
  const [to, from] = rateOf(table.currencies, key);
  const left = (BigInt(limitMinor) * under - over) * BigInt(to);
  const open = left / (under * BigInt(from));
  return open > 0n ? minor(Number(open)) : ZERO;
};

/** By how much the stakes on the side exceed those on the other, in minor units of the room. */
const difference = ({ totals, keyed = {}, currencies }: Staked, side: Side): Quotient => {
  const lead = (of: Totals): bigint => {
    const [player, banker] = [of.player?.stakeMinor ?? 0, of.banker?.stakeMinor ?? 0];
    return BigInt(side === 'player' ? player - banker : banker - player);
  };
  let sum: Quotient = { over: lead(totals), under: 1n };
  for (const [word, own] of Object.entries(keyed)) {
    const rate = currencies?.[word]?.rate;
    if (!rate) throw new Error(`stakes of ${word} at a table that takes none`);
    const [to, from] = [BigInt(rate[0]), BigInt(rate[1])];
    sum = { over: sum.over * to + lead(own) * from * sum.under, under: sum.under * to };
  }
  return sum;
};
