// Cards that are laid face down and turned one by one: player's hand, banker's, then what is drawn. The
// patron with the largest stake on a side turns its cards; where nobody has that right the house does. [T7]
import { nextHand } from '@punto/engine/coup';
import type { SqueezeRules } from '@punto/engine/room';
import { SIDES, type Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import type { Context } from './context.ts';
import type { TableEvent } from './event.ts';
import { instant, type PatronId } from './ids.ts';
import { seedFor } from './present.ts';
import type { Laid, Round, Shoe } from './state.ts';

const FIRST_CARDS = 4;

/** The hand that gets the next card face down; `null`: first those that lie must be turned, or the coup is over. */
export const nextToLay = ({ hands, down }: Round): Side | null => {
  const out = hands.player.length + hands.banker.length + down.length;
  if (out < FIRST_CARDS) return out % 2 === 0 ? 'player' : 'banker';
  return down.length > 0 ? null : nextHand(hands);
};

/** Turns the next card that lies face down, or gives it to who may squeeze it; none: the coup is complete. */
export const turnNext = (shoe: Shoe, round: Round, rules: SqueezeRules, context: Context): TableEvent[] => {
  const laid = round.squeeze ? laidOn(round, round.squeeze.side) : nextToTurn(round);
  if (!laid) return [];
  const holder = round.squeeze ? null : leaderOf(round, laid.side);
  if (holder === null) return [turned(shoe, laid, context)];
  const { now, cardAt, awaySince } = context;
  // Who is not here when a card comes up does not get the rest of the hand either.
  if (awaySince(holder) !== null) return [givenUp(laid.side, holder, context), turned(shoe, laid, context)];
  return [
    {
      type: 'SqueezeBegun',
      side: laid.side,
      place: placeOf(round, laid.side),
      card: cardAt(laid.index, seedFor(shoe)),
      holder,
      endsAt: instant(now + rules.turnMs),
      at: now,
    },
  ];
};

/** The next card of this side is turned over. */
export const turnOn = (shoe: Shoe, round: Round, side: Side, context: Context): TableEvent[] => {
  const laid = laidOn(round, side);
  return laid ? [turned(shoe, laid, context)] : [];
};

/** Whose right it is to turn the side's cards in this round, whether they are here or not. */
export const leaderOf = (round: Round, side: Side): PatronId | null =>
  round.givenUp.includes(side) ? null : (round.leads[side]?.patron ?? null);

/** Every right the patron still has in this round is lost. */
export const giveUpAll = (round: Round, patron: PatronId, context: Context): TableEvent[] =>
  SIDES.filter((side) => leaderOf(round, side) === patron).map((side) => givenUp(side, patron, context));

const givenUp = (side: Side, patron: PatronId, { now }: Context): TableEvent => ({
  type: 'SqueezeGivenUp',
  side,
  patron,
  at: now,
});

const nextToTurn = (round: Round): Laid | undefined => laidOn(round, 'player') ?? round.down[0];

const laidOn = ({ down }: Round, side: Side): Laid | undefined => down.find((laid) => laid.side === side);

const placeOf = ({ hands }: Round, side: Side): Place => hands[side].length as Place;

const turned = (shoe: Shoe, { side, index }: Laid, { now, cardAt }: Context): TableEvent => ({
  type: 'CardTurned',
  side,
  card: cardAt(index, seedFor(shoe)),
  index,
  at: now,
});
