// Cards are laid face down and turned one by one: player's hand, banker's, then third cards. The patron with the
// largest stake on a side turns its cards; without such a patron the house does. [T7]
import { nextHand } from '@punto/engine/coup';
import type { SqueezeRules } from '@punto/engine/room';
import { SIDES, type Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import type { Context } from './context.ts';
import type { TableEvent } from './event.ts';
import { instant, type PatronId } from './ids.ts';
import type { CardBy } from './records/conduct.ts';
import { seedFor } from './shoe-and-round.ts';
import type { Laid, Round, Shoe } from './state.ts';

const FIRST_CARDS = 4;

/** The hand that gets the next card face down; `null`: face-down cards must be turned first, or the coup is over. */
export const nextToLay = ({ hands, down }: Round): Side | null => {
  const out = hands.player.length + hands.banker.length + down.length;
  if (out < FIRST_CARDS) return out % 2 === 0 ? 'player' : 'banker';
  return down.length > 0 ? null : nextHand(hands);
};

/** Turns the next face-down card, or gives it to the patron who may squeeze it; none: the coup is complete. */
export const turnNext = (shoe: Shoe, round: Round, rules: SqueezeRules, context: Context): TableEvent[] => {
  const laid = round.squeeze ? laidOn(round, round.squeeze.side) : nextToTurn(round);
  if (!laid) return [];
  const holder = round.squeeze ? null : leaderOf(round, laid.side);
  if (holder === null) return turnedWithSeen(shoe, round, laid, 'house', context);
  const { now, cardAt, awaySince } = context;
  // Who is not here when a card comes up does not get the rest of the hand either.
  if (awaySince(holder) !== null) {
    const lost = givenUp(laid.side, holder, context);
    // Where a person deals, it is the dealer who opens it then.
    return laid.card === undefined ? [lost, turned(shoe, laid, 'house', context)] : [lost];
  }
  return [
    {
      type: 'SqueezeBegun',
      side: laid.side,
      place: placeOf(round, laid.side),
      card: laid.card ?? cardAt(laid.index, seedFor(shoe)),
      holder,
      endsAt: instant(now + rules.turnMs),
      at: now,
    },
  ];
};

/** The next card of this side is turned over. */
export const turnOn = (shoe: Shoe, round: Round, side: Side, by: CardBy, context: Context): TableEvent[] => {
  const laid = laidOn(round, side);
  return laid ? turnedWithSeen(shoe, round, laid, by, context) : [];
};

/** Whose right it is to turn the side's cards in this round, whether they are here or not. */
export const leaderOf = (round: Round, side: Side): PatronId | null =>
  round.givenUp.includes(side) ? null : (round.leads[side]?.patron ?? null);

/** Every right the patron still has in this round is lost. */
export const giveUpAll = (round: Round, patron: PatronId, context: Context): TableEvent[] =>
  SIDES.filter((side) => leaderOf(round, side) === patron).map((side) => givenUp(side, patron, context));

/** The patron loses the right to turn the cards of this side for the rest of the round. [T7] */
export const givenUp = (side: Side, patron: PatronId, { now }: Context): TableEvent => ({
  type: 'SqueezeGivenUp',
  side,
  patron,
  at: now,
});

/** The card to turn next, once all of them are laid. */
export const nextToTurn = (round: Pick<Round, 'down'>): Laid | undefined =>
  laidOn(round, 'player') ?? round.down[0];

/** The face-down card of this side that is turned first; `undefined`: none. */
export const laidOn = ({ down }: Pick<Round, 'down'>, side: Side): Laid | undefined =>
  down.find((laid) => laid.side === side);

/** The place of the next card of this side, counted from 0. [R3] */
export const placeOf = ({ hands }: Pick<Round, 'hands'>, side: Side): Place => hands[side].length as Place;

/** A next card that was already seen by accident is not squeezed. [T7] */
const turnedWithSeen = (shoe: Shoe, round: Round, laid: Laid, by: CardBy, context: Context): TableEvent[] => [
  turned(shoe, laid, by, context),
  ...turnSeen(shoe, { ...round, down: round.down.filter(({ index }) => index !== laid.index) }, context),
];

/** The cards to be turned next, from the cards that every patron has seen. */
export const turnSeen = (shoe: Shoe, { down }: Pick<Round, 'down'>, context: Context): TableEvent[] => {
  const next = nextToTurn({ down });
  if (!next?.revealed) return [];
  const rest = down.filter(({ index }) => index !== next.index);
  return [turned(shoe, next, 'house', context), ...turnSeen(shoe, { down: rest }, context)];
};

/** A face-down card is turned by `by`. Its face is that entered by the dealer, or else is read from the shoe. [T7] */
export const turned = (
  shoe: Shoe,
  { side, index, card }: Laid,
  by: CardBy,
  { now, cardAt }: Context,
): TableEvent => ({
  type: 'CardTurned',
  side,
  card: card ?? cardAt(index, seedFor(shoe)),
  index,
  by,
  at: now,
});
