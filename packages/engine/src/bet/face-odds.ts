// Bets that ask for ranks, suits, colours or pairs together with values. The first four cards are counted by types of hands in
// closed form: every hand with every hand, less those that share a card. Third cards are then counted by kind from what
// is left. Exact, since no count exceeds 2^53. [B21]
import { DECK } from '../card.ts';
import { type Draws, TABLEAU } from '../draws.ts';
import { type Composition, orderedDraws } from '../odds/composition.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { type FaceTable, faceTable } from './face-table.ts';
import { returnTwice, type ThirdWays, takeCard, thirdWays } from './face-thirds.ts';
import { type FaceKinds, type HandType, suitPlace } from './hand-kinds.ts';

const SUIT_COUNT = 4;

/** Counts the ordered draws of six of these cards by the results of the bet. */
export type FaceCounter = (composition: Composition) => Float64Array;

/** The types of hands are worked out at once, their endings with the first count. */
export const faceCounter = (bet: CompiledBet, draws: Draws = TABLEAU): FaceCounter => {
  const table = faceTable(bet, draws);
  return (composition) => countFaces(table, composition, bet.lines.length + 2);
};

const countFaces = (
  { kinds, classes, classOf, endingsAt }: FaceTable,
  composition: Composition,
  results: number,
): Float64Array => {
  const left = countKinds(kinds, composition);
  const drawn = kinds.hands.map((hand) => drawHand(hand, left));
  const ways = new Float64Array(results);
  const weights = new Float64Array(results);
  const later: (ThirdWays | undefined)[] = [];
  const undealt = orderedDraws(left.cards - 4, 2);
  for (let i = 0; i < drawn.length; i += 1) {
    const player = drawn[i];
    if (player === undefined || player.pairs === 0) continue;
    const row = (classOf[i] ?? 0) * classes;
    for (let j = 0; j < drawn.length; j += 1) {
      const banker = drawn[j];
      if (banker === undefined || banker.pairs === 0) continue;
      const four = bothHands(player, banker, left.bySuit);
      if (four === 0) continue;
      const place = row + (classOf[j] ?? 0);
      const ending = endingsAt(place);
      if (ending.only !== null) {
        ways[ending.only] = at(ways, ending.only) + four * undealt;
        continue;
      }
      const thirds = later[place] ?? thirdWays(ending, left.thirds, left.cards - 4, results);
      later[place] = thirds;
      weights.set(thirds.ways);
      GONE[0] = player.thirdOfOne;
      GONE[1] = player.thirdOfOther;
      GONE[2] = banker.thirdOfOne;
      GONE[3] = banker.thirdOfOther;
      for (let each = 0; each < GONE.length; each += 1) takeCard(weights, thirds, GONE[each] ?? 0);
      returnTwice(weights, ending, GONE, GONE.length);
      for (let each = 0; each < results; each += 1) ways[each] = at(ways, each) + four * at(weights, each);
    }
  }
  return ways;
};

/** Scratch memory: the kinds, as third cards, of the first four cards. */
const GONE = new Uint8Array(4);

export type KindsLeft = {
  readonly cards: number;
  /** Indexed by `kind · 4 + suit`. */
  readonly bySuit: Float64Array;
  /** Indexed by kind of third card. */
  readonly thirds: Float64Array;
  /** Indexed by kind of card: its kind as a third card. */
  readonly thirdOfKind: Uint8Array;
};

/** The number of cards of each kind in a composition. */
export const countKinds = (
  { ofCard, thirdOfCard, kinds, thirds }: FaceKinds,
  composition: Composition,
): KindsLeft => {
  const bySuit = new Float64Array(kinds * SUIT_COUNT);
  const byThird = new Float64Array(thirds.length);
  const thirdOfKind = new Uint8Array(kinds);
  let cards = 0;
  DECK.forEach((card, i) => {
    const count = composition[i] ?? 0;
    const [kind, third] = [ofCard[i] ?? 0, thirdOfCard[i] ?? 0];
    const place = kind * SUIT_COUNT + suitPlace(card);
    bySuit[place] = at(bySuit, place) + count;
    byThird[third] = at(byThird, third) + count;
    thirdOfKind[kind] = third;
    cards += count;
  });
  return { cards, bySuit, thirds: byThird, thirdOfKind };
};

/** The hands of a type that these cards can make. */
export type DrawnHand = {
  readonly one: number;
  readonly other: number;
  /** Ordered pairs of cards. */
  readonly pairs: number;
  /** Indexed by the suit of a card of the kind `one`, or `other`: the number of cards that make the hand with it. */
  readonly withOne: Float64Array;
  readonly withOther: Float64Array;
  readonly thirdOfOne: number;
  readonly thirdOfOther: number;
};

/** The draws of a type of hand from these cards. */
export const drawHand = (hand: HandType, { bySuit, thirdOfKind }: KindsLeft): DrawnHand => {
  const { one, other } = hand;
  const withOne = partners(hand, other, bySuit);
  const withOther = one === other ? withOne : partners(hand, one, bySuit);
  const pairs = pairsWith(one, withOne, bySuit) + (one === other ? 0 : pairsWith(other, withOther, bySuit));
  return {
    one,
    other,
    pairs,
    withOne,
    withOther,
    thirdOfOne: thirdOfKind[one] ?? 0,
    thirdOfOther: thirdOfKind[other] ?? 0,
  };
};

/**
 * Indexed by the suit of the one card: the number of cards of the kind `partner` that make the hand with it. A card is not its
 * own partner.
 */
const partners = ({ one, other, suits }: HandType, partner: number, bySuit: Float64Array): Float64Array => {
  const own = one === other ? 1 : 0;
  const ofSuit = bySuit.subarray(partner * SUIT_COUNT, (partner + 1) * SUIT_COUNT);
  const all = ofSuit.reduce((sum, count) => sum + count, 0);
  return Float64Array.from(ofSuit, (count) => {
    if (suits === 'any') return all - own;
    return suits === 'same' ? count - own : all - count;
  });
};

const pairsWith = (kind: number, partnersOf: Float64Array, bySuit: Float64Array): number => {
  let pairs = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    pairs += at(bySuit, kind * SUIT_COUNT + suit) * at(partnersOf, suit);
  return pairs;
};

/**
 * Ordered draws of four cards that give both hands: all pairs of hands, less those with a card in both, which can stand
 * in four ways; hands of the same two cards were taken off twice.
 */
const bothHands = (player: DrawnHand, banker: DrawnHand, bySuit: Float64Array): number => {
  const all = player.pairs * banker.pairs;
  let shared = 0;
  if (player.one === banker.one) shared += sharing(player.one, player.withOne, banker.withOne, bySuit);
  else if (player.one === banker.other)
    shared += sharing(player.one, player.withOne, banker.withOther, bySuit);
  if (player.other !== player.one) {
    if (player.other === banker.other)
      shared += sharing(player.other, player.withOther, banker.withOther, bySuit);
    else if (player.other === banker.one)
      shared += sharing(player.other, player.withOther, banker.withOne, bySuit);
  }
  return all - 4 * shared + (player === banker ? 2 * player.pairs : 0);
};

const sharing = (
  kind: number,
  ofPlayer: Float64Array,
  ofBanker: Float64Array,
  bySuit: Float64Array,
): number => {
  let ways = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    ways += at(bySuit, kind * SUIT_COUNT + suit) * at(ofPlayer, suit) * at(ofBanker, suit);
  return ways;
};

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
