// Whether the cards of one round, opened by themselves, were dealt by the rules: in the order they left the shoe, to the
// sides the tableau says. Its place among the other rounds shows when the shoe is opened whole. [R3]–[R8] [S1]
import type { Card } from '../card.ts';
import { dealt, finishCoup, type Hands, NO_CARDS, nextHand } from '../coup.ts';
import { markOf } from '../mark.ts';
import { burnCount, FEWEST_CARDS_IN_ROUND, MOST_CARDS_IN_ROUND } from '../shoe.ts';
import type { Side } from '../side.ts';
import { type FindingSentence, say, sayOf } from './finding-words.ts';
import type { OpenedRound } from './record.ts';
import { type Finding, fails, holds } from './verification.ts';

/**
 * The first round has the face-up card before the burn, and its cards begin after as many burnt cards as that card
 * shows; no other round has a burnt card. [S1] [F2]
 */
export const checkRoundBurn = ({ seal, round, cards, closed }: OpenedRound): Finding => {
  const burnt = cards.filter(({ side }) => side === 'burn');
  const wanted = round === 1 && seal.burn !== 'none';
  if (!wanted) return burnt.length === 0 ? holds(say('no-burn-here')) : fails(say('burn-not-here'));
  const [faceUp] = cards;
  if (faceUp?.side !== 'burn' || burnt.length > 1 || faceUp.index !== 0) return fails(say('burn-first-card'));
  const count = burnCount(faceUp.card, seal.burn);
  const first = Math.min(...[...cards.slice(1), ...closed].map(({ index }) => index));
  return first === 1 + count || first === Number.POSITIVE_INFINITY
    ? holds(sayOf('first-burn-holds', { card: faceUp.card, cards: count }))
    : fails(sayOf('first-burn-count', { card: faceUp.card, wanted: count, cards: first - 1 }));
};

type Laid = { readonly index: number; readonly side: Side; readonly card: Card | null };

/**
 * The cards of this round are consecutive in the shoe and were dealt by the tableau; of a cancelled round, as far as
 * they were dealt. [R3]–[R8] [F2]
 */
export const checkRoundDeal = (file: OpenedRound): Finding => {
  const faceUp = file.cards.flatMap(({ index, side, card }): Laid[] =>
    side === 'burn' ? [] : [{ index, side, card }],
  );
  const faceDown = file.closed.map((each): Laid => ({ ...each, card: null }));
  if (!rises(faceUp) || !rises(faceDown)) return fails(say('deal-order'));
  const laid = [...faceUp, ...faceDown].sort((a, b) => a.index - b.index);
  const gap = laid.find(({ index }, i) => index !== (laid[0]?.index ?? 0) + i);
  if (gap) return fails(sayOf('deal-gap', { card: gap.index + 1 }));
  if (laid.length > MOST_CARDS_IN_ROUND) return fails(sayOf('deal-too-many', { most: MOST_CARDS_IN_ROUND }));
  const hands = deal(laid);
  if ('code' in hands) return fails(hands);
  if (file.status === 'cancelled') return holds(sayOf('deal-cancelled', { cards: laid.length }));
  if (faceDown.length > 0 || nextHand(hands) !== null) return fails(say('deal-early-end'));
  return holds(sayOf('deal-holds', { mark: markOf(finishCoup(hands)) }));
};

const rises = (laid: readonly Laid[]): boolean =>
  laid.every(({ index }, i) => i === 0 || index > (laid[i - 1]?.index ?? index));

const WRONG_SIDE = {
  player: (wanted: Side | null) => (wanted ? 'deal-player-for-banker' : 'deal-player-for-none'),
  banker: (wanted: Side | null) => (wanted ? 'deal-banker-for-player' : 'deal-banker-for-none'),
} as const;

/** The hands so far, or what is wrong. Beyond the first four each card waits until those before it are turned. */
const deal = (laid: readonly Laid[]): Hands | FindingSentence => {
  let hands = NO_CARDS;
  for (const [i, { index, side, card }] of laid.entries()) {
    const early = i < FEWEST_CARDS_IN_ROUND;
    const down = laid.slice(0, i).some((before) => before.card === null);
    if (!early && down) return sayOf('deal-face-down', { card: index + 1 });
    const wanted = early ? (i % 2 === 0 ? 'player' : 'banker') : nextHand(hands);
    if (side !== wanted) return sayOf(WRONG_SIDE[side](wanted), { card: index + 1 });
    if (card) hands = dealt(hands, side, card);
  }
  return hands;
};
