// Bets that ask for ranks, suits, colours or pairs together with values. The first four cards are counted by types of hands in
// closed form: every hand with every hand, less those that share a card. Third cards are then counted by kind from what
// is left. Exact, since no count exceeds 2^53. [B21]
import { DECK } from '../card.ts';
import { type Composition, orderedDraws } from '../odds/composition.ts';
import { wordsAsked } from './asked-words.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { type FaceEndings, faceEndings, NO_CARD } from './face-endings.ts';
import { type FaceKinds, faceKinds, type HandType, suitPlace } from './hand-kinds.ts';

const SUIT_COUNT = 4;

/** Counts the ordered draws of six of these cards by the results of the bet. */
export type FaceCounter = (composition: Composition) => Float64Array;

/** The types of hands are worked out at once, their endings with the first count. */
export const faceCounter = (bet: CompiledBet): FaceCounter => {
  const words = wordsAsked(bet.definition);
  const kinds = faceKinds(words);
  const endingsOf = faceEndings(bet, words, kinds);
  let table: EndingTable | null = null;
  return (composition) => {
    table ??= endingTable(kinds.hands.length, endingsOf);
    return countFaces(kinds, table, composition, bet.lines.length + 2);
  };
};

/** For player's type of hand times the number of types, plus banker's: the place of its endings in the list. */
type EndingTable = { readonly places: Uint32Array; readonly endings: readonly FaceEndings[] };

const endingTable = (
  hands: number,
  endingsOf: (player: number, banker: number) => FaceEndings,
): EndingTable => {
  const known = new Map<FaceEndings, number>();
  const places = Uint32Array.from({ length: hands ** 2 }, (_, i) => {
    const endings = endingsOf(Math.floor(i / hands), i % hands);
    const place = known.get(endings) ?? known.size;
    known.set(endings, place);
    return place;
  });
  return { places, endings: [...known.keys()] };
};

const countFaces = (
  kinds: FaceKinds,
  { places, endings }: EndingTable,
  composition: Composition,
  results: number,
): Float64Array => {
  const left = countKinds(kinds, composition);
  const drawn = kinds.hands.map((hand) => drawHand(hand, left));
  const ways = new Float64Array(results);
  const weights = new Float64Array(results);
  const later: (ThirdWays | undefined)[] = [];
  const only = Int16Array.from(endings, (each) => each.only ?? DECIDED_LATER);
  const undealt = orderedDraws(left.cards - 4, 2);
  for (let i = 0; i < drawn.length; i += 1) {
    const player = drawn[i];
    if (player === undefined || player.pairs === 0) continue;
    for (let j = 0; j < drawn.length; j += 1) {
      const banker = drawn[j];
      if (banker === undefined || banker.pairs === 0) continue;
      const four = bothHands(player, banker, left.bySuit);
      const place = places[i * drawn.length + j] ?? 0;
      const result = only[place] ?? 0;
      if (result !== DECIDED_LATER) {
        ways[result] = at(ways, result) + four * undealt;
        continue;
      }
      const ending = endings[place];
      if (ending === undefined || four === 0) continue;
      const thirds = later[place] ?? thirdWays(ending, left, results);
      later[place] = thirds;
      weights.set(thirds.ways);
      takeHand(weights, thirds, player);
      takeHand(weights, thirds, banker);
      if (ending.playerDraws) returnTwice(weights, ending, player, banker);
      for (let each = 0; each < results; each += 1) ways[each] = at(ways, each) + four * at(weights, each);
    }
  }
  return ways;
};

const DECIDED_LATER = -1;

type KindsLeft = {
  readonly cards: number;
  /** At `kind · 4 + suit`. */
  readonly bySuit: Float64Array;
  /** By kind of third card. */
  readonly thirds: Float64Array;
  /** By kind of card, the kind it has as a third card. */
  readonly thirdOfKind: Uint8Array;
};

const countKinds = (
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
type DrawnHand = {
  readonly one: number;
  readonly other: number;
  /** Ordered pairs of cards. */
  readonly pairs: number;
  /** By suit of a card of the kind `one`, or `other`: the cards that make the hand with it. */
  readonly withOne: Float64Array;
  readonly withOther: Float64Array;
  readonly thirdOfOne: number;
  readonly thirdOfOther: number;
};

const drawHand = (hand: HandType, { bySuit, thirdOfKind }: KindsLeft): DrawnHand => {
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

/** By suit of the one card: the cards of the kind `partner` that make the hand with it. A card is not its own partner. */
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

/** The ordered draws of two more cards, by result, as if the first four were still there; those not dealt may be any. */
type ThirdWays = {
  readonly ways: Float64Array;
  /** At `kind · results + result`: what each card of a kind that is gone takes off, for either third card. */
  readonly taken: Float64Array;
};

const thirdWays = (
  { results: resultOf, width, playerDraws, bankerDraws }: FaceEndings,
  { cards, thirds }: KindsLeft,
  results: number,
): ThirdWays => {
  const ways = new Float64Array(results);
  const taken = new Float64Array(thirds.length * results);
  const take = (third: number, result: number, more: number): void => {
    const place = (third - 1) * results + result;
    taken[place] = at(taken, place) + more;
  };
  const undealt = cards - 4;
  for (let one = playerDraws ? 1 : NO_CARD; one < (playerDraws ? width : 1); one += 1) {
    const row = one * width;
    if (bankerDraws[one] !== 1) {
      const result = resultOf[row] ?? 0;
      const each = playerDraws ? undealt - 1 : undealt * (undealt - 1);
      ways[result] = at(ways, result) + (playerDraws ? at(thirds, one - 1) : 1) * each;
      if (playerDraws) take(one, result, each);
      continue;
    }
    const each = playerDraws ? at(thirds, one - 1) : undealt - 1;
    for (let other = 1; other < width; other += 1) {
      const result = resultOf[row + other] ?? 0;
      const count = at(thirds, other - 1);
      ways[result] = at(ways, result) + each * (other === one ? count - 1 : count);
      take(other, result, each);
      if (playerDraws) take(one, result, count);
    }
  }
  return { ways, taken };
};

const takeHand = (
  weights: Float64Array,
  { taken }: ThirdWays,
  { thirdOfOne, thirdOfOther }: DrawnHand,
): void => {
  const [one, other] = [thirdOfOne * weights.length, thirdOfOther * weights.length];
  for (let result = 0; result < weights.length; result += 1)
    weights[result] = at(weights, result) - at(taken, one + result) - at(taken, other + result);
};

/** Two third cards that are both gone were taken off for each of them; a card is not drawn with itself to begin with. */
const returnTwice = (
  weights: Float64Array,
  endings: FaceEndings,
  player: DrawnHand,
  banker: DrawnHand,
): void => {
  GONE[0] = player.thirdOfOne + 1;
  GONE[1] = player.thirdOfOther + 1;
  GONE[2] = banker.thirdOfOne + 1;
  GONE[3] = banker.thirdOfOther + 1;
  const { results, width, bankerDraws } = endings;
  for (let i = 0; i < GONE.length; i += 1) {
    const one = GONE[i] ?? 0;
    if (bankerDraws[one] !== 1) continue;
    const row = one * width;
    const same = results[row + one] ?? 0;
    weights[same] = at(weights, same) + 1;
    for (let j = 0; j < GONE.length; j += 1) {
      const result = results[row + (GONE[j] ?? 0)] ?? 0;
      weights[result] = at(weights, result) + 1;
    }
  }
};

/** Scratch memory: the kinds of the first four cards as third cards, each plus one. */
const GONE = new Uint8Array(4);

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
