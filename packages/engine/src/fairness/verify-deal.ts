// Whether a shoe was dealt as it lay: the burn by its custom, each round the next cards of it by the tableau, and no
// round after the cut card ended it. [R3]–[R8] [S1] [S2]
import type { Card } from '../card.ts';
import { dealt, finishCoup, type Hands, NO_CARDS, nextHand } from '../coup.ts';
import { markOf } from '../mark.ts';
import { burnCount, FEWEST_CARDS_IN_ROUND, knownLast, lastRoundWhenCut } from '../shoe.ts';
import { SIDES } from '../side.ts';
import { type FindingSentence, say, sayOf } from './finding-words.ts';
import type { DealtRound, OpenedShoe, Seal } from './record.ts';
import { type Finding, fails, holds } from './verification.ts';

/** `shoe`: the cards as dealt, burnt ones included. */
export const checkBurn = ({ burn: custom }: Seal, shoe: readonly Card[], file: OpenedShoe): Finding => {
  const { burn, rounds } = file;
  if (custom === 'none') return burn ? fails(say('burn-unexpected')) : holds(say('burn-none'));
  if (!burn) return rounds.length > 0 ? fails(say('burn-missing')) : holds(say('burn-not-reached'));
  const { faceUp, count } = burn;
  if (shoe[0] !== faceUp) return fails(sayOf('burn-other-card', { burnt: faceUp, first: String(shoe[0]) }));
  const wanted = burnCount(faceUp, custom);
  return count === wanted
    ? holds(sayOf('burn-holds', { card: faceUp, cards: count }))
    : fails(sayOf('burn-count', { card: faceUp, cards: count, wanted }));
};

const firstAfterBurn = ({ burn }: OpenedShoe): number => (burn ? 1 + burn.count : 0);

/**
 * Every round was dealt from the next cards of the opened order, by the tableau, none left out. `shoe`: all cards in
 * the order they leave it, after the cut. [R3]–[R8] [S1] [F2]
 */
export const checkRounds = (shoe: readonly Card[], file: OpenedShoe): Finding => {
  let next = firstAfterBurn(file);
  for (const [i, played] of file.rounds.entries()) {
    if (played.round !== i + 1) return fails(sayOf('round-missing', { round: i + 1, found: played.round }));
    const fault = faultIn(played, next, shoe);
    if (fault) return fails(fault);
    next += played.taken;
  }
  const { rounds } = file;
  const cancelled = rounds.filter(({ status }) => status === 'cancelled').length;
  const left = { cards: shoe.length - next };
  if (rounds.length === 0) return holds(sayOf('rounds-none', left));
  return holds(
    cancelled === 0
      ? sayOf('rounds-hold', { rounds: rounds.length })
      : sayOf('rounds-hold-cancelled', { rounds: rounds.length, cancelled }),
    sayOf('cards-left', left),
  );
};

const faultIn = (played: DealtRound, next: number, shoe: readonly Card[]): FindingSentence | null => {
  const { round, first, taken, status, mark } = played;
  if (first !== next) return sayOf('round-start', { round, card: first + 1, next: next + 1 });
  const cards = shoe.slice(first, first + taken);
  if (cards.length < taken) return sayOf('round-too-long', { round });
  const hands = deal(cards);
  if (!hands) return sayOf('round-extra-card', { round });
  if (status === 'cancelled') {
    if (mark !== null) return sayOf('round-cancelled-result', { round });
    return mayBeTurned(played, hands) ? null : sayOf('round-cancelled-cards', { round, ...shown(hands) });
  }
  if (nextHand(hands) !== null) return sayOf('round-early-end', { round });
  if (!isSame(played, hands)) {
    const { player: rightPlayer, banker: rightBanker } = shown(hands);
    return sayOf('round-cards', { round, ...shown(played), rightPlayer, rightBanker });
  }
  const right = markOf(finishCoup(hands));
  return mark === right ? null : sayOf('round-result', { round, right, mark: String(mark) });
};

/** `null`: one card too many. */
const deal = (cards: readonly Card[]): Hands | null => {
  let hands = NO_CARDS;
  for (const card of cards) {
    const side = nextHand(hands);
    if (side === null) return null;
    hands = dealt(hands, side, card);
  }
  return hands;
};

const shown = ({ player, banker }: Hands) => ({ player: player.join(' '), banker: banker.join(' ') });

const isSame = (a: Hands, b: Hands): boolean =>
  SIDES.every((side) => a[side].join(' ') === b[side].join(' '));

/** In a cancelled round some cards may be face down: any of the first four, otherwise only the last. [T5] [T7] */
const mayBeTurned = (turned: Hands, laid: Hands): boolean => {
  const count = ({ player, banker }: Hands): number => player.length + banker.length;
  return (
    SIDES.every((side) => isWithin(turned[side], laid[side])) &&
    (count(laid) <= FEWEST_CARDS_IN_ROUND || isFirstOf(turned, laid, count(laid) - count(turned)))
  );
};

/** The same cards in the same order, some left out. */
const isWithin = (some: readonly Card[], all: readonly Card[]): boolean => {
  let found = 0;
  for (const card of all) if (card === some[found]) found += 1;
  return found === some.length;
};

/** Third cards are laid once all before them are turned: at most the last is missing, and it is the last laid. */
const isFirstOf = (turned: Hands, laid: Hands, missing: number): boolean => {
  if (missing === 0) return true;
  const last = laid.banker.length === 3 ? 'banker' : 'player';
  return missing === 1 && isSame(turned, { ...laid, [last]: laid[last].slice(0, -1) });
};

/**
 * No round was dealt after the last one that the cut card allows. An earlier end passes, and the finding says that
 * the house ended the shoe. [S2] [F2]
 */
export const checkCutCard = ({ cutIndex, afterCut }: Seal, { rounds }: OpenedShoe): Finding => {
  let lastRound: number | null = null;
  for (const { round, first, taken } of rounds) {
    if (lastRound !== null && round > lastRound)
      return fails(sayOf('cut-card-passed', { round, last: lastRound }));
    const drawn = lastRound !== null;
    if (cutIndex !== null && lastRound === null && first + taken > cutIndex)
      lastRound = lastRoundWhenCut(afterCut, round, first >= cutIndex);
    if (knownLast(afterCut, first, cutIndex, drawn)) lastRound = round;
  }
  if (cutIndex === null) return holds(say('cut-card-none'));
  const card = cutIndex + 1;
  return lastRound !== null && rounds.length >= lastRound
    ? holds(sayOf('cut-card-holds', { card, round: lastRound }))
    : holds(sayOf('cut-card-not-reached', { card }));
};
