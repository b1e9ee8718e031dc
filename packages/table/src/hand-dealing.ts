// A table where a person deals from a real shoe: each card is entered as it leaves the shoe, and is refused if the
// tableau does not draw it or the decks have no more of it. Nothing is paid before the result is confirmed. [R3]–[R7]
// [S1] [S2] [T1]
import type { Card } from '@punto/engine/card';
import type { Hands } from '@punto/engine/coup';
import { burnCount, CARDS_IN_DECK, cutIndexOf, LEAST_CUT_DEPTH, MOST_BURNT } from '@punto/engine/shoe';
import type { Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import { endShoe, openRound, settle } from './advance.ts';
import { reopenedUntil } from './betting-time.ts';
import type { Context } from './context.ts';
import { isEmpty } from './cut-card.ts';
import { type DutyDecision, facts, type Refused } from './decision.ts';
import type { Duty, DutyRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import { fitsTableau, layCard, nextPlace, takeBackLaid } from './hand-squeeze.ts';
import { shoeId } from './ids.ts';
import { noMoreBets } from './place-behind.ts';
import { nextShoeNumber } from './shoe-and-round.ts';
import type { OpenTable, Round, Shoe } from './state.ts';

type Asked<D extends Duty['duty']> = Extract<Duty, { readonly duty: D }>;

const no = (refusal: DutyRefusal): Refused<DutyRefusal> => ({ ok: false, refusal });

/** Burn and cut card are entered with it; a shoe still there has ended before. */
export const newShoe = (table: OpenTable, duty: Asked<'new-shoe'>, context: Context): DutyDecision => {
  const rules = (table.nextSetup ?? table.setup).shoe;
  const wanted = rules.burn !== 'none';
  if (wanted && duty.burn === null) return no({ reason: 'burn-missing' });
  if (!wanted && duty.burn !== null) return no({ reason: 'burn-not-wanted' });
  const cutDepth = duty.cutDepth ?? rules.cutDepth;
  if (cutDepth === null || cutDepth < LEAST_CUT_DEPTH[rules.afterCut])
    return no({ reason: 'cut-too-shallow' });
  if (cutDepth > rules.decks * CARDS_IN_DECK - MOST_BURNT[rules.burn]) return no({ reason: 'cut-too-deep' });
  const shuffled: TableEvent = {
    type: 'ShoeShuffled',
    shoe: shoeId(duty.shoe),
    number: nextShoeNumber(table, context.spentShoes),
    cards: rules.decks * CARDS_IN_DECK,
    cutIndex: cutIndexOf({ decks: rules.decks, cutDepth }),
    rules: { ...rules, cutDepth },
    at: context.now,
  };
  const before = table.shoe ? endShoe(table, table.shoe, context.now) : facts([]);
  const burnt: TableEvent[] =
    duty.burn === null
      ? []
      : [
          {
            type: 'CardsBurned',
            faceUp: duty.burn,
            count: burnCount(duty.burn, rules.burn),
            at: context.now,
          },
        ];
  return { ...before, events: [...before.events, shuffled, ...burnt] };
};

/**
 * Opens the next round, where a person deals. Refuses with `table-shut`, `no-shoe`, `wrong-phase`, `shoe-over` or
 * `shoe-empty`. [T1] [S2]
 */
export const openBetting = (table: OpenTable, context: Context): DutyDecision => {
  const { shoe, round } = table;
  if (!shoe) return no({ reason: 'no-shoe' });
  return facts(openRound(table, shoe, (round?.number ?? 0) + 1, shoe.next, context));
};

/** Not before the least time is over: the same key opens and closes. */
export const closeBetting = (table: OpenTable, context: Context): DutyDecision => {
  const leftMs = (table.round?.closableFrom ?? 0) - context.now;
  return leftMs > 0 ? no({ reason: 'betting-just-opened', leftMs }) : noMoreBets(table, context);
};

/** Before the first card there is no information that a bet could use. [T2] */
export const reopenBetting = ({ round, setup }: OpenTable, by: Staff, { now }: Context): DutyDecision =>
  round
    ? facts([{ type: 'BettingReopened', by, closesAt: reopenedUntil(setup.pace, round, now), at: now }])
    : no({ reason: 'wrong-phase' });

/**
 * Takes the card that left the shoe. Refuses one that the tableau does not draw there (`card-not-expected`, with the
 * place that is next), or of which the decks have no more (`shoe-cannot-hold`). [R3]–[R7]
 */
export const enterCard = (
  table: OpenTable,
  by: Staff,
  duty: Asked<'enter-card'>,
  context: Context,
): DutyDecision => {
  const { shoe, round } = table;
  if (!shoe || !round) return no({ reason: 'wrong-phase' });
  const due = nextPlace(round);
  if (due === null) return no({ reason: round.down.length > 0 ? 'cards-face-down' : 'coup-complete' });
  if (isEmpty(shoe)) return no({ reason: 'shoe-empty' });
  const { side, place } = due;
  if (duty.side !== side || duty.place !== place) return no({ reason: 'card-not-expected', side, place });
  if (!holds(table, shoe, round.hands, duty.card)) return no({ reason: 'shoe-cannot-hold', card: duty.card });
  if (table.setup.squeeze) return layCard(shoe, round, { side, card: duty.card, by }, context);
  return facts([{ type: 'CardDealt', side, card: duty.card, index: shoe.next, by, at: context.now }]);
};

/** Before the result is confirmed the dealer may correct a misread card, if the tableau still deals the same places. */
export const correctCard = (
  table: OpenTable,
  by: Staff,
  { side, place, card }: Asked<'correct-card'>,
  { now }: Context,
): DutyDecision => {
  const { shoe, round } = table;
  if (!shoe || !round) return no({ reason: 'wrong-phase' });
  const was = round.hands[side][place];
  if (was === undefined) return no({ reason: 'no-card-there' });
  if (was === card) return no({ reason: 'same-card' });
  const without = replaced(round.hands, side, place, null);
  if (!holds(table, shoe, without, card)) return no({ reason: 'shoe-cannot-hold', card });
  if (!fitsTableau(round, replaced(round.hands, side, place, card)))
    return no({ reason: 'breaks-the-tableau' });
  return facts([{ type: 'CardCorrected', side, place, was, card, by, at: now }]);
};

/** The last card entered was none: it goes back, and is kept in the record of the round. */
export const takeBack = (table: OpenTable, by: Staff, { now }: Context): DutyDecision => {
  const { round } = table;
  if (!round) return no({ reason: 'wrong-phase' });
  const fromBelow = takeBackLaid(table, by, now);
  if (fromBelow) return fromBelow;
  const side = lastHand(round);
  const card = side && round.hands[side].at(-1);
  return side && card
    ? facts([{ type: 'CardTakenBack', side, card, by, at: now }])
    : no({ reason: 'no-card-there' });
};

/** Now the result counts, and the money moves. [T3] */
export const confirmResult = (table: OpenTable, context: Context): DutyDecision => {
  const { round } = table;
  return round ? settle(table, round, context.now) : no({ reason: 'coup-not-complete' });
};

/** Whether the decks hold one more of this card than is out: dealt in this shoe, burnt face up, or on the table. */
const holds = (table: OpenTable, shoe: Shoe, hands: Hands, card: Card): boolean => {
  const out = [
    ...table.played.flatMap(({ player, banker }) => [...player, ...banker]),
    ...(shoe.burn ? [shoe.burn.faceUp] : []),
    ...hands.player,
    ...hands.banker,
    ...(table.round?.down ?? []).flatMap(({ card: laid }) => laid ?? []),
  ];
  return out.filter((each) => each === card).length < shoe.rules.decks;
};

const replaced = (hands: Hands, side: Side, place: Place, card: Card | null): Hands => ({
  ...hands,
  [side]: hands[side].flatMap((each, i) => (i === place ? (card ?? []) : each)),
});

/** The hand that got the last card: banker's third is the last of all, then player's third. [R3] */
const lastHand = ({ hands: { player, banker } }: Round): Side | null => {
  if (banker.length === 3) return 'banker';
  if (player.length === 3) return 'player';
  if (player.length === 0) return null;
  return player.length > banker.length ? 'player' : 'banker';
};
