// One coup of a noted shoe, `12. 4S KH 6D - 9D 6C TC B5`: its number, the cards of player and of banker, and
// the mark, which must be the one that the cards give. [R3]–[R8]
import { type Card, parseCard } from '../card.ts';
import { type Coup, dealt, finishCoup, type Hands, nextHand } from '../coup.ts';
import { explainCoup } from '../explain.ts';
import { markOf } from '../mark.ts';
import { SIDES, type Side } from '../side.ts';
import type { NoteFault, TextPosition, Token } from './scan.ts';

export type PlacedCard = TextPosition & { readonly card: Card };

export type CoupLine = {
  readonly number: number;
  readonly coup: Coup;
  /** Player's and then banker's, each with its place. */
  readonly cards: readonly PlacedCard[];
};

/** Writes one coup with its number in the shoe, counted from 1. */
export const formatCoup = (number: number, coup: Coup): string =>
  `${number}. ${coup.player.join(' ')} - ${coup.banker.join(' ')} ${markOf(coup)}`;

/** Reads the words of a line; at the first fault, which the others may follow from, it notes it and stops. */
export const parseCoupLine = (words: readonly [Token, ...Token[]], fault: NoteFault): CoupLine | null => {
  const [number, ...rest] = words;
  if (!NUMBER.test(number.text)) return fault(number, `a line starts with the coup's number, such as "1."`);
  const dash = rest.findIndex(({ text }) => DASHES.includes(text));
  const last = rest.at(-1);
  if (dash < 0 || last === undefined) return fault(last ?? number, MISSING_DASH);
  const hasMark = dash !== rest.length - 1 && parseCard(last.text) === null;
  const player = readHand(rest.slice(0, dash), fault);
  const banker = readHand(rest.slice(dash + 1, hasMark ? -1 : undefined), fault);
  if (player === null || banker === null) return null;
  const coup = deal({ player, banker }, number, fault);
  if (coup === null) return null;
  const due = markOf(coup);
  if (!hasMark) return fault(last, `the result is missing: these cards give ${due}`);
  if (last.text !== due) return fault(last, `these cards give ${due}, not "${last.text}"`);
  return { number: Number.parseInt(number.text, 10), coup, cards: [...player, ...banker] };
};

const NUMBER = /^[1-9]\d{0,3}\.?$/;
const DASHES = ['-', '–', '—'];
const MISSING_DASH = 'there must be a "-" between the cards of player and those of banker';

const readHand = (words: readonly Token[], fault: NoteFault): readonly PlacedCard[] | null => {
  const cards: PlacedCard[] = [];
  for (const { text, line, column } of words) {
    const card = parseCard(text);
    if (card === null)
      return fault({ line, column }, `"${text}" is no card: write rank and suit, such as AS or TD`);
    cards.push({ line, column, card });
  }
  return cards;
};

type PlacedHands = Readonly<Record<Side, readonly PlacedCard[]>>;

/** Two cards each, then those of the tableau: none missing, none too many. */
const deal = (placed: PlacedHands, line: TextPosition, fault: NoteFault): Coup | null => {
  for (const side of SIDES) {
    const fourth = placed[side][3];
    if (fourth !== undefined)
      return fault(fourth, `${fourth.card} is left over: a hand has three cards at most`);
    if (placed[side].length < 2)
      return fault(placed[side][0] ?? line, `${side} must have two cards or three`);
  }
  let hands: Hands = { player: firstTwo(placed.player), banker: firstTwo(placed.banker) };
  for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
    const third = placed[side][2];
    const why = explainCoup(hands).at(-1);
    if (third === undefined) {
      return fault(placed[side][1] ?? line, `${side}'s third card is missing: ${why?.says}`);
    }
    hands = dealt(hands, side, third.card);
  }
  for (const side of SIDES) {
    const extra = placed[side][hands[side].length];
    if (extra !== undefined) return fault(extra, `${extra.card} is left over: ${whyNoMore(hands, side)}`);
  }
  return finishCoup(hands);
};

const firstTwo = (cards: readonly PlacedCard[]): readonly Card[] => cards.slice(0, 2).map(({ card }) => card);

const whyNoMore = (hands: Hands, side: Side): string =>
  explainCoup(hands).find(({ rule, says }) => rule === 'R4' || says.startsWith(`${side} `))?.says ?? '';
