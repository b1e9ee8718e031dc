// A card counter at simulated shoes: adds up the tags of the cards seen, including the card burnt face up, and bets in rounds
// that begin with a count at or above a trigger. Results are sums over shoes, because the rounds of one shoe
// depend on each other: standard errors are computed from the sums of each shoe. For study; a live table shows no counts. [F5] [S1]

import { DECK } from '../card.ts';
import { type CountTags, tagPlace, trueCount } from '../lab/tags.ts';
import { codeOf } from './card-code.ts';

/** The running count as it stands, or for each deck of cards not yet seen. */
export const COUNTS = ['true', 'running'] as const;
export type CountKind = (typeof COUNTS)[number];

export type Counter = {
  readonly tags: CountTags;
  readonly count: CountKind;
  /** Bets when the count is at least this. */
  readonly from: number;
  /** The last round of a shoe to bet in; `null`: to its end. */
  readonly until: number | null;
};

/** Whether the counter bets before the round of this number, with this running count and this number of unseen cards. */
export const isCountedIn = (counter: Counter, running: number, unseen: number, round: number): boolean =>
  (counter.until === null || round <= counter.until) &&
  (counter.count === 'running' ? running : trueCount(running, unseen)) >= counter.from;

/** The tag of each card by its code. */
export const tagsByCode = (tags: CountTags): Int8Array => {
  const found = new Int8Array(256);
  for (const card of DECK) found[codeOf(card)] = tags[tagPlace(card)] ?? 0;
  return found;
};

/** Sums over shoes of the rounds dealt, those bet in, and their products: whole numbers. */
export type CountedRounds = {
  readonly dealt: number;
  readonly bet: number;
  readonly dealtSquares: number;
  readonly betSquares: number;
  readonly dealtBet: number;
};

/** The same sums of the nets of stakes of one, in parts of the stake: whole numbers. */
export type CountedNet = {
  /** Rounds that were bet in, by result. */
  readonly byResult: readonly number[];
  readonly net: number;
  readonly netSquares: number;
  readonly netDealt: number;
  readonly netBet: number;
};

/** The sums over the shoes of both. */
export const addRounds = (a: CountedRounds, b: CountedRounds): CountedRounds => ({
  dealt: a.dealt + b.dealt,
  bet: a.bet + b.bet,
  dealtSquares: a.dealtSquares + b.dealtSquares,
  betSquares: a.betSquares + b.betSquares,
  dealtBet: a.dealtBet + b.dealtBet,
});

/** The sums over the shoes of both; they must be of one bet. */
export const addNets = (a: CountedNet, b: CountedNet): CountedNet => ({
  byResult: a.byResult.map((count, i) => count + (b.byResult[i] ?? 0)),
  net: a.net + b.net,
  netSquares: a.netSquares + b.netSquares,
  netDealt: a.netDealt + b.netDealt,
  netBet: a.netBet + b.netBet,
});

/** A figure and its standard error. */
export type Estimate = { readonly value: number; readonly standardError: number };

export type CounterFigures = {
  /** The share of the dealt rounds with a stake. */
  readonly share: Estimate;
  /** The net of a stake of one in those; 0 when none was bet in. */
  readonly mean: Estimate;
  /** The net of stakes of one in a hundred dealt rounds. */
  readonly perHundred: Estimate;
};

/** `unit`: parts of the stake that the nets are counted in. Throws when nothing was dealt. */
export const counterFigures = (rounds: CountedRounds, nets: CountedNet, unit: number): CounterFigures => {
  if (rounds.dealt === 0) throw new Error('nothing was dealt');
  const { dealt, bet, dealtSquares, betSquares, dealtBet } = rounds;
  const net = nets.net / unit;
  const netSquares = nets.netSquares / unit ** 2;
  const netDealt = nets.netDealt / unit;
  const perRound = quotient(net, dealt, netSquares, netDealt, dealtSquares);
  return {
    share: quotient(bet, dealt, betSquares, dealtBet, dealtSquares),
    mean: bet === 0 ? NOTHING : quotient(net, bet, netSquares, nets.netBet / unit, betSquares),
    perHundred: { value: 100 * perRound.value, standardError: 100 * perRound.standardError },
  };
};

const NOTHING: Estimate = { value: 0, standardError: 0 };

/**
 * A quotient of two sums over shoes, from the sums of their squares and of their product. The error is that of the
 * sum of what each shoe adds beyond its part: the first order of the quotient.
 */
const quotient = (
  sum: number,
  of: number,
  squares: number,
  products: number,
  ofSquares: number,
): Estimate => {
  const value = sum / of;
  const beyond = squares - 2 * value * products + value * value * ofSquares;
  return { value, standardError: Math.sqrt(Math.max(0, beyond)) / of };
};
