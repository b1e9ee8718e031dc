// Typed cards of a coup, `9S 5C 8D`, checked against the tableau: a missing card, a card too many, or the result.
// [R3]–[R8]
import { type Card, parseCard } from '@punto/engine/card';
import { type Coup, canBeDealt, finishCoup, type Hands, nextHand } from '@punto/engine/coup';
import { explainCoup } from '@punto/engine/explain';
import type { OUTCOMES, Side } from '@punto/engine/side';

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
    return { state: 'wrong', side, says: 'Write each card as rank and suit: 9S, 10H, KD.' };
  }
  const hands = { player, banker };
  const long = [player, banker].some(({ length }) => length > 3);
  // While the first four cards are being entered one hand at a time, only hands that cannot become a coup are wrong.
  const early = Math.min(player.length, banker.length) < 2;
  if (long || (early ? Math.max(player.length, banker.length) > 2 : !canBeDealt(hands)))
    return {
      state: 'wrong',
      side: null,
      says: 'The tableau deals no coup of these cards: check the third cards.',
    };
  if (early) {
    const next =
      player.length <= banker.length && player.length < 2
        ? 'player'
        : banker.length < 2
          ? 'banker'
          : 'player';
    return { state: 'short', hands, next, says: `Next: ${next}’s ${ORDINALS[hands[next].length]} card.` };
  }
  const next = nextHand(hands);
  if (next !== null)
    return { state: 'short', hands, next, says: `${reasonFor(hands)} Next: ${next}’s third card.` };
  const coup = finishCoup(hands);
  return { state: 'whole', coup, says: resultText(coup) };
};

const ORDINALS = ['first', 'second', 'third'] as const;

const reasonFor = (hands: Hands): string => {
  const last = explainCoup(hands).at(-1)?.says ?? '';
  return last === '' ? '' : `${last.charAt(0).toUpperCase()}${last.slice(1)}.`;
};

/** `Banker wins 6 – 1.` */
export const resultText = ({ outcome, playerScore, bankerScore }: Coup): string => {
  const [high, low] = [Math.max(playerScore, bankerScore), Math.min(playerScore, bankerScore)];
  return outcome === 'tie' ? `Tie, ${high} – ${low}.` : `${WINNER[outcome]} wins ${high} – ${low}.`;
};

const WINNER: Readonly<Record<(typeof OUTCOMES)[number], string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Nobody',
};
