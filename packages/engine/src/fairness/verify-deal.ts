// Whether a shoe was dealt as it lay: the burn by its custom, each round the next cards of it by the tableau, and no
// round after the cut card ended it. [R3]–[R8] [S1] [S2]
import type { Card } from '../card.ts';
import { dealt, finishCoup, type Hands, NO_CARDS, nextHand } from '../coup.ts';
import { markOf } from '../mark.ts';
import { burnCount, FEWEST_CARDS_IN_ROUND, knownLast, lastRoundWhenCut } from '../shoe.ts';
import { SIDES } from '../side.ts';
import type { DealtRound, OpenedShoe, Seal } from './record.ts';
import { type Finding, fails, holds } from './verification.ts';

/** `shoe`: the cards as dealt, burnt ones included. */
export const checkBurn = ({ burn: custom }: Seal, shoe: readonly Card[], file: OpenedShoe): Finding => {
  const { burn, rounds } = file;
  if (custom === 'none')
    return burn ? fails('Cards were burnt, and the seal says none are.') : holds(NONE_BURNT);
  if (!burn)
    return rounds.length > 0
      ? fails('No card was burnt, and the seal says that some are.')
      : holds('The shoe was put away before its burn.');
  const { faceUp, count } = burn;
  if (shoe[0] !== faceUp) return fails(`The burnt card was ${faceUp}, and the shoe begins with ${shoe[0]}.`);
  const wanted = burnCount(faceUp, custom);
  return count === wanted
    ? holds(`${faceUp} was drawn face up and ${count} burnt after it, as the custom of the house says.`)
    : fails(`${faceUp} was drawn face up and ${count} burnt after it; by the custom it is ${wanted}.`);
};

const NONE_BURNT = 'No card is burnt at this table, and none was.';

const firstAfterBurn = ({ burn }: OpenedShoe): number => (burn ? 1 + burn.count : 0);

/**
 * Every round was dealt from the next cards of the opened order, by the tableau, none left out. `shoe`: all cards in
 * the order they leave it, after the cut. [R3]–[R8] [S1] [F2]
 */
export const checkRounds = (shoe: readonly Card[], file: OpenedShoe): Finding => {
  let next = firstAfterBurn(file);
  for (const [i, played] of file.rounds.entries()) {
    if (played.round !== i + 1)
      return fails(`Round ${i + 1} is missing: round ${played.round} stands there.`);
    const fault = faultIn(played, next, shoe);
    if (fault) return fails(`Round ${played.round}: ${fault}`);
    next += played.taken;
  }
  const { rounds } = file;
  const cancelled = rounds.filter(({ status }) => status === 'cancelled').length;
  const off = cancelled === 0 ? '' : ` (${cancelled} cancelled)`;
  const left = `${shoe.length - next} cards were left.`;
  return holds(
    rounds.length === 0
      ? `No round was dealt, and ${left}`
      : `Every round, 1 to ${rounds.length}${off}, is the next cards of the shoe by the drawing rules, with its result. ${left}`,
  );
};

const faultIn = (played: DealtRound, next: number, shoe: readonly Card[]): string | null => {
  const { first, taken, status, mark } = played;
  if (first !== next) return `it begins at card ${first + 1}, and the next of the shoe is card ${next + 1}.`;
  const cards = shoe.slice(first, first + taken);
  if (cards.length < taken) return 'it takes more cards than the shoe has.';
  const hands = deal(cards);
  if (!hands) return 'it takes a card that the drawing rules do not deal.';
  if (status === 'cancelled') {
    if (mark !== null) return 'it was cancelled, and has a result.';
    return mayBeTurned(played, hands) ? null : `its cards are not those of the shoe, ${shown(hands)}.`;
  }
  if (nextHand(hands) !== null) return 'it is settled before the drawing rules are at their end.';
  if (shown(played) !== shown(hands)) return `it shows ${shown(played)}, and the shoe gives ${shown(hands)}.`;
  const right = markOf(finishCoup(hands));
  return mark === right ? null : `its result is ${right}, and the file says ${mark}.`;
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

const shown = ({ player, banker }: Hands): string => `player ${player.join(' ')}, banker ${banker.join(' ')}`;

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
  return missing === 1 && shown(turned) === shown({ ...laid, [last]: laid[last].slice(0, -1) });
};

/**
 * No round was dealt after the last one that the cut card allows. An earlier end passes, and the finding says that
 * the house ended the shoe. [S2] [F2]
 */
export const checkCutCard = ({ cutIndex, afterCut }: Seal, { rounds }: OpenedShoe): Finding => {
  let lastRound: number | null = null;
  for (const { round, first, taken } of rounds) {
    if (lastRound !== null && round > lastRound)
      return fails(`Round ${round} was dealt, and by the cut card round ${lastRound} was the last.`);
    const drawn = lastRound !== null;
    if (cutIndex !== null && lastRound === null && first + taken > cutIndex)
      lastRound = lastRoundWhenCut(afterCut, round, first >= cutIndex);
    if (knownLast(afterCut, first, cutIndex, drawn)) lastRound = round;
  }
  if (cutIndex === null) return holds('The deck is for one coup, and no more were dealt.');
  const place = `The cut card lies before card ${cutIndex + 1}`;
  return lastRound !== null && rounds.length >= lastRound
    ? holds(`${place}, and the shoe ended with the round it says, ${lastRound}.`)
    : holds(`${place}. The house ended the shoe before it came to that: ask why if nobody said so.`);
};
