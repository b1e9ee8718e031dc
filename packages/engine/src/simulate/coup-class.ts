// What the kernel looks up instead of deciding. For both first scores and the next two values the table tells
// the class of the coup and how many cards it takes; `coup.ts` fills it, so the tableau is written nowhere else.
// The schedules are asked about one coup of each class. [R4]–[R8]
import { type Card, DECK, scoreOf } from '../card.ts';
import { type Coup, dealt, finishCoup, type Hands, nextHand } from '../coup.ts';
import { SUIT_BITS } from './card-code.ts';

/** Both scores and who holds three cards: all that options other than pairs depend on. */
export const SCORE_CLASSES = 400;

/** Nothing, a pair or a perfect pair on either side. [B4]–[B7] */
export const PAIR_CLASSES = 9;

/** An entry of the table is the class in these bits and the number of cards in those above. */
export const CLASS_BITS = 9;

/**
 * By player's first score (thousands), banker's (hundreds), and the values of the next two cards. Empty until
 * `scoreCoups` has been called, which takes some milliseconds; one array that is never replaced, so that the compiler knows it.
 */
export const ENTRIES = new Uint16Array(10_000);

let known: readonly (Coup | null)[] | null = null;

/** One coup of each score class; `null` where there is none, such as 9 on three cards against a natural. */
export const scoreCoups = (): readonly (Coup | null)[] => {
  known ??= fillEntries();
  return known;
};

const fillEntries = (): readonly (Coup | null)[] => {
  const coups: (Coup | null)[] = Array.from({ length: SCORE_CLASSES }, () => null);
  for (let key = 0; key < ENTRIES.length; key += 1) {
    const [player = 0, banker = 0, next = 0, after = 0] = String(key).padStart(4, '0').split('').map(Number);
    const firstFour: Hands = { player: [cardWorth(player), 'TS'], banker: [cardWorth(banker), 'TS'] };
    const hands = drawn(firstFour, [cardWorth(next), cardWorth(after)]);
    const scores = scoreOf(hands.player) * 10 + scoreOf(hands.banker);
    const scoreClass = scores * 4 + hands.player.length - 2 + (hands.banker.length - 2) * 2;
    coups[scoreClass] ??= finishCoup(hands);
    ENTRIES[key] = scoreClass | ((hands.player.length + hands.banker.length) << CLASS_BITS);
  }
  return coups;
};

/** With as many of these third cards as the tableau draws. */
const drawn = (firstFour: Hands, thirds: readonly Card[]): Hands =>
  thirds.reduce((hands, card) => {
    const side = nextHand(hands);
    return side === null ? hands : dealt(hands, side, card);
  }, firstFour);

const cardWorth = (value: number): Card => DECK[(value + 9) % 10] ?? 'TS';

/** By how two codes differ (their exclusive or): 0 no pair, 1 one of two suits, 2 a perfect one. [B4] [B7] */
export const PAIR_OF_DIFFERENCE = Uint8Array.from({ length: 256 }, (_, difference) => {
  if (difference === 0) return 2;
  return (difference & ~SUIT_BITS) === 0 ? 1 : 0;
});

/** One coup of each pair class, by player's kind (threes) and banker's. The third cards are any. */
export const pairCoups = (): readonly Coup[] =>
  FIRST_TWO.flatMap((player) =>
    FIRST_TWO.map((banker) => finishCoup(drawn({ player, banker }, ['TS', 'TS']))),
  );

const FIRST_TWO: readonly (readonly [Card, Card])[] = [
  ['4S', '5S'],
  ['4S', '4H'],
  ['4S', '4S'],
];
