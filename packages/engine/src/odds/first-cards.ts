// How often the first two cards of both hands come to which scores, when the third cards are already chosen and
// up to three of the first cards are known.
import { STANDS } from './third-cards.ts';
import { apart, countHands, partnersOf, takeNone, takeOne, writeJoint, writeJointLess } from './two-hands.ts';

/**
 * Given the values of the third cards, first one and then the other (or `STANDS`), writes into
 * `joint[player · 10 + banker]` the ordered draws of the unknown first cards that bring these scores. Scores of
 * 8 and 9 are written only when both stand: with them no hand draws.
 */
export type FirstCards = (one: number) => (other: number, joint: Float64Array) => void;

/** Counts for a deck with these counts by value and the first cards out of it, in dealing order by value. [R3] */
export const firstCards = (counts: Float64Array, known: readonly number[]): FirstCards =>
  known.length === 0 ? noneKnown(counts) : someKnown(counts, known);

const noneKnown = (counts: Float64Array): FirstCards => {
  countHands(counts);
  return (one) => {
    if (one === STANDS) takeNone();
    else takeOne(one);
    return (other, joint) => {
      if (other === STANDS) writeJoint(joint);
      else writeJointLess(other, joint);
    };
  };
};

const someKnown = (counts: Float64Array, known: readonly number[]): FirstCards => {
  const left = new Float64Array(10);
  const write = writerFor(left, known);
  return (one) => (other, joint) => {
    left.set(counts);
    for (const third of [one, other]) if (third !== STANDS) left[third] = at(left, third) - 1;
    write(joint);
  };
};

const writerFor = (
  left: Float64Array,
  [player = 0, banker, playerSecond]: readonly number[],
): ((joint: Float64Array) => void) => {
  if (banker === undefined) return (joint) => onePlayerCard(left, player, joint);
  if (playerSecond === undefined) return (joint) => oneCardEach(left, player, banker, joint);
  return (joint) => playersHand(left, (player + playerSecond) % 10, banker, joint);
};

/** Player's second card must be neither of banker's two. */
const onePlayerCard = (left: Float64Array, known: number, joint: Float64Array): void => {
  for (let banker = 0; banker < 10; banker += 1) {
    let pairs = 0;
    for (let value = 0; value < 10; value += 1) pairs += at(left, value) * partnersOf(left, value, banker);
    for (let player = 0; player < 10; player += 1) {
      const second = apart(player, known);
      joint[player * 10 + banker] = at(left, second) * (pairs - 2 * partnersOf(left, second, banker));
    }
  }
};

/** One card for each, and not the same. */
const oneCardEach = (left: Float64Array, ofPlayer: number, ofBanker: number, joint: Float64Array): void => {
  for (let player = 0; player < 10; player += 1) {
    const second = apart(player, ofPlayer);
    for (let banker = 0; banker < 10; banker += 1) {
      const fourth = apart(banker, ofBanker);
      joint[player * 10 + banker] = at(left, second) * (at(left, fourth) - (second === fourth ? 1 : 0));
    }
  }
};

const playersHand = (left: Float64Array, player: number, ofBanker: number, joint: Float64Array): void => {
  for (let banker = 0; banker < 10; banker += 1)
    joint[player * 10 + banker] = at(left, apart(banker, ofBanker));
};

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
