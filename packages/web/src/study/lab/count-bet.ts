// Counts one bet for the laboratory, exactly: odds, remarks, effects of removal, and the count with its trigger. Slow for bets on
// suits and ranks, so it runs in a worker.
import { betOddsCounter } from '@punto/engine/bet/bet-odds';
import { rowRemarks } from '@punto/engine/bet/bet-remarks';
import { type CompiledBet, compileBet } from '@punto/engine/bet/compiled-bet';
import { bestTags } from '@punto/engine/lab/best-tags';
import { bettingCorrelation } from '@punto/engine/lab/correlation';
import { effectSums } from '@punto/engine/lab/effect-sums';
import { type Removal, removalGroups, removalOf } from '@punto/engine/lab/removal';
import { type CountTags, sumOfDeck } from '@punto/engine/lab/tags';
import { triggerTable } from '@punto/engine/lab/trigger';
import { type Composition, cardsIn, fullShoe } from '@punto/engine/odds/composition';
import { toNumber } from '@punto/engine/odds/fraction';
import type { LabAnswer, LabCount, LabOdds, LabOrder, LabTrigger, NoCount } from './lab-order.ts';

type Unturned<T> = T extends unknown ? Omit<T, 'turn'> : never;
export type LabPart = Unturned<LabAnswer>;

/** In the order of the page; each part is counted when it is requested. */
export const countBet = function* (order: LabOrder): Generator<LabPart, void> {
  const bet = compileBet(order.bet);
  yield { is: 'odds', odds: oddsOf(bet, order) };
  const removal = cardsIn(order.left) < 7 ? null : removalOf(bet, order.left);
  yield { is: 'removal', removal: removal === null ? null : removalGroups(removal) };
  yield { is: 'remarks', remarks: rowRemarks(bet) };
  const full = isFull(order.left, order.decks) && removal !== null ? removal : null;
  yield { is: 'count', count: knownCount(bet, full, order) };
};

const isFull = (left: Composition, decks: number): boolean => left.every((count) => count === decks);

const oddsOf = (bet: CompiledBet, { left, decks }: LabOrder): LabOdds => {
  const count = betOddsCounter([bet]);
  const countsOf = (cards: Composition) => {
    const [odds] = count(cards);
    if (odds === undefined) throw new Error('the counter returned no odds');
    const { total, wonByLine, pushed, lost } = odds;
    return { total, wonByLine, pushed, lost };
  };
  const full = countsOf(fullShoe(decks));
  return { full, left: cardsIn(left) < 6 ? null : countsOf(left) };
};

/** The last result, cached: it stays the same while cards are struck, and a trigger of suits and ranks takes seconds. */
let known: { readonly key: string; readonly count: LabCount | null } | null = null;

/** `full`: the effects of removal from a full shoe, if they are known. */
const knownCount = (bet: CompiledBet, full: Removal | null, order: LabOrder): LabCount | null => {
  const { decks, tags, largest } = order;
  const key = JSON.stringify([decks, tags ?? largest, bet.definition]);
  if (known?.key !== key)
    known = { key, count: countOf(bet, full ?? removalOf(bet, fullShoe(decks)), order) };
  return known.count;
};

const countOf = (bet: CompiledBet, full: Removal, { tags, largest, decks }: LabOrder): LabCount | null => {
  if (full.byCard.every((effect) => effect?.numerator === 0n)) return null;
  const used = tags ?? bestTags(full, largest).tags;
  return {
    tags: used,
    correlation: allEqual(used) ? null : bettingCorrelation(used, full),
    trigger: triggerOf(bet, used, full, decks),
  };
};

const allEqual = (tags: CountTags): boolean => tags.every((tag) => tag === tags[0]);

const triggerOf = (bet: CompiledBet, tags: CountTags, full: Removal, decks: number): LabTrigger | NoCount => {
  if (allEqual(tags)) return 'nothing';
  if (sumOfDeck(tags) !== 0) return 'unbalanced';
  const { numerator } = effectSums(tags, full).tagsAndEffects;
  if (numerator <= 0n) return numerator === 0n ? 'unchanged' : 'worse';
  const { line, breakEven, first, depths, firstExact, rows } = triggerTable(bet, tags, decks);
  return { perCount: toNumber(line.perCount), breakEven, first, depths, firstExact, rows };
};
