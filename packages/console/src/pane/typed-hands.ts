// Typed cards of a coup, `9S 5C 8D`, checked against the tableau: a missing card, a card too many, or the result.
// [R3]–[R8]

import { type Card, parseCard } from '@punto/engine/card';
import { type Coup, canBeDealt, finishCoup, type Hands, nextHand } from '@punto/engine/coup';
import { coupReasons } from '@punto/engine/explain';
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { reasonText } from '@punto/ui/words/reason-words.ts';
import { PLACE_IDS, PLACES } from '../card-place.ts';

const text = texts('duties').typed;
const { sentence, sentences } = texts('floor');

export type TypedHands = Readonly<Record<Side, string>>;

export type ReadHands =
  | { readonly state: 'whole'; readonly coup: Coup; readonly says: string }
  /** The next card belongs to the side `next`. */
  | { readonly state: 'short'; readonly hands: Hands; readonly next: Side; readonly says: string }
  | { readonly state: 'wrong'; readonly side: Side | null; readonly says: string };

/** `null` if a word is not a card. */
export const parseCards = (typed: string): readonly Card[] | null => {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  const cards = words.map(parseCard);
  return cards.every((card): card is Card => card !== null) ? cards : null;
};

export const parseHands = (typed: TypedHands): ReadHands => {
  const player = parseCards(typed.player);
  const banker = parseCards(typed.banker);
  if (!player || !banker) {
    const side = player ? 'banker' : 'player';
    return { state: 'wrong', side, says: text.write() };
  }
  const hands = { player, banker };
  const long = [player, banker].some(({ length }) => length > 3);
  // While the first four cards are being entered one hand at a time, only hands that cannot become a coup are wrong.
  const early = Math.min(player.length, banker.length) < 2;
  if (long || (early ? Math.max(player.length, banker.length) > 2 : !canBeDealt(hands)))
    return {
      state: 'wrong',
      side: null,
      says: text.noCoup(),
    };
  if (early) {
    const next =
      player.length <= banker.length && player.length < 2
        ? 'player'
        : banker.length < 2
          ? 'banker'
          : 'player';
    return {
      state: 'short',
      hands,
      next,
      says: text.next[next][PLACE_IDS[PLACES[hands[next].length] ?? 2]](),
    };
  }
  const next = nextHand(hands);
  if (next !== null)
    return { state: 'short', hands, next, says: afterReason(hands, text.next[next].third()) };
  const coup = finishCoup(hands);
  return { state: 'whole', coup, says: resultText(coup) };
};

const afterReason = (hands: Hands, second: string): string => {
  const last = coupReasons(hands).at(-1);
  if (!last) return second;
  return sentences({ first: sentence({ words: reasonText(last, PLAIN_LABELS) }), second });
};

/** `Banker wins 6 – 1.` */
export const resultText = ({ outcome, playerScore, bankerScore }: Coup): string =>
  text.wins[outcome]({
    high: Math.max(playerScore, bankerScore),
    low: Math.min(playerScore, bankerScore),
  });
