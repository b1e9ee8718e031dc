// The table in which the kernel looks up a coup instead of deciding it. For both first scores and the next two values it has the class
// of the coup, with the number that the odds use, and the number of its cards. `coup.ts` fills it, so that the tableau is written in one place. [R4]–[R8]
import { type Card, DECK } from '../card.ts';
import { type Coup, dealt, finishCoup, type Hands, nextHand } from '../coup.ts';
import { PAIR_KINDS, scoreClassOf } from '../odds/coup-class.ts';
import { SUIT_BITS } from './card-code.ts';

/** Nothing, a pair or a perfect pair on either side. [B4]–[B7] */
export const PAIR_CLASSES = PAIR_KINDS.length ** 2;

/** An entry of the table is the class in these bits and the number of cards in those above. */
export const CLASS_BITS = 9;

/**
 * By player's first score (thousands), banker's (hundreds), and the values of the next two cards. Empty until
 * `fillEntries` has been called, which takes some milliseconds; one array that is never replaced, so that the compiler knows it.
 */
export const ENTRIES = new Uint16Array(10_000);

let filled = false;

/** Fills `ENTRIES` on the first call; later calls do nothing. */
export const fillEntries = (): void => {
  if (filled) return;
  for (let key = 0; key < ENTRIES.length; key += 1) {
    const coup = coupAt(key);
    ENTRIES[key] = scoreClassOf(coup) | ((coup.player.length + coup.banker.length) << CLASS_BITS);
  }
  filled = true;
};

/** A coup with this place in `ENTRIES`: the first two cards of each hand, and the next two as far as they are drawn. */
export const coupAt = (key: number): Coup => {
  const [player = 0, banker = 0, next = 0, after = 0] = String(key).padStart(4, '0').split('').map(Number);
  const firstFour: Hands = { player: [cardWorth(player), 'TS'], banker: [cardWorth(banker), 'TS'] };
  return finishCoup(drawn(firstFour, [cardWorth(next), cardWorth(after)]));
};

/** With as many of these third cards as the tableau draws. */
const drawn = (firstFour: Hands, thirds: readonly Card[]): Hands =>
  thirds.reduce((hands, card) => {
    const side = nextHand(hands);
    return side === null ? hands : dealt(hands, side, card);
  }, firstFour);

const cardWorth = (value: number): Card => DECK[(value + 9) % 10] ?? 'TS';

/** Indexed by the exclusive or of two codes: 0 no pair, 1 a pair of two suits, 2 a perfect pair. [B4] [B7] */
export const PAIR_OF_DIFFERENCE = Uint8Array.from({ length: 256 }, (_, difference) => {
  if (difference === 0) return 2;
  return (difference & ~SUIT_BITS) === 0 ? 1 : 0;
});
