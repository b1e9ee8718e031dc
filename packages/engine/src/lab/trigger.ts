// From which true count on a bet favours the patron: the estimate of a straight line, and exact odds of the cards that are
// most likely left at the count.
import { betOddsCounter, betSummary } from '../bet/bet-odds.ts';
import type { CompiledBet } from '../bet/compiled-bet.ts';
import { fullShoe } from '../odds/composition.ts';
import type { Fraction } from '../odds/fraction.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { breakEvenCount, type CountLine, countLine, valueOnLine } from './count-line.ts';
import { type Removal, removalOf } from './removal.ts';
import { compositionAtCount } from './representative.ts';
import type { CountTags } from './tags.ts';

export type TriggerRow = {
  readonly count: number;
  /** The expected net of a stake of one, by the line. */
  readonly estimate: number;
  /** The exact values for each depth; `null` if no composition of whole cards has the count. */
  readonly exact: readonly (Fraction | null)[];
};

export type TriggerTable = {
  readonly removal: Removal;
  readonly line: CountLine;
  /** Where the line crosses 0, and the first whole count after it. */
  readonly breakEven: number;
  readonly first: number;
  /** Cards not yet seen at each depth for which exact odds are counted. */
  readonly depths: readonly number[];
  /** The lowest count of the table from which on every exact value is above 0; `null`: there is none. */
  readonly firstExact: readonly (number | null)[];
  readonly rows: readonly TriggerRow[];
};

/** Rows from 0 to some counts after the first that favours the patron. Throws as `countLine` does. [B21] */
export const triggerTable = (bet: CompiledBet, tags: CountTags, decks: number): TriggerTable => {
  const removal = removalOf(bet, fullShoe(decks));
  const line = countLine(tags, removal);
  const breakEven = breakEvenCount(line);
  const first = Math.max(0, Math.floor(breakEven) + 1);
  const depths = depthsOf(decks);
  const valueAt = exactValues(bet, tags, decks);
  const last = first > HIGHEST_COUNT ? ROWS_OUT_OF_REACH : first + ROWS_AFTER;
  const rows = Array.from({ length: last + 1 }, (_, count) => ({
    count,
    estimate: valueOnLine(line, count),
    exact: depths.map((unseen) => valueAt(unseen, count)),
  }));
  const firstExact = depths.map((_, depth) => favouredFrom(rows, depth));
  return { removal, line, breakEven, first, depths, firstExact, rows };
};

/** Values of whole cards need not rise evenly: a single one above 0 does not count. */
const favouredFrom = (rows: readonly TriggerRow[], depth: number): number | null => {
  const reached = rows.filter(({ exact }) => (exact[depth] ?? null) !== null);
  const worse = reached.findLastIndex(({ exact }) => (exact[depth]?.numerator ?? 0n) <= 0n);
  return reached[worse + 1]?.count ?? null;
};

const ROWS_AFTER = 4;
/** No shoe reaches a higher true count with tags up to ±4 while a deck is left. */
export const HIGHEST_COUNT = 40;
const ROWS_OUT_OF_REACH = 10;

/** About three quarters, a half and a quarter of the shoe, in whole decks; of one deck a half. */
const depthsOf = (decks: number): readonly number[] => {
  const whole = [0.75, 0.5, 0.25].map((share) => Math.round(decks * share)).filter((left) => left >= 1);
  const fewer = [...new Set(whole)].filter((left) => left < decks);
  return (fewer.length > 0 ? fewer : [0.5]).map((left) => left * CARDS_IN_DECK);
};

const exactValues = (bet: CompiledBet, tags: CountTags, decks: number) => {
  const countOdds = betOddsCounter([bet]);
  return (unseen: number, count: number): Fraction | null => {
    const left = compositionAtCount(tags, decks, unseen, count);
    const [odds] = left === null ? [] : countOdds(left);
    return odds === undefined ? null : betSummary(odds).expected;
  };
};
