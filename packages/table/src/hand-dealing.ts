// A table where a person deals from a real shoe: each card is told to the table as it comes out, and is refused
// when the tableau has no place for it or the decks hold no more of it. Nothing is paid before the result is
// confirmed. [R3]–[R7] [S1] [S2] [T1]
import type { Card } from '@punto/engine/card';
import { canBeDealt, type Hands, nextHand } from '@punto/engine/coup';
import { burnCount, CARDS_IN_DECK, cutIndexOf, LEAST_CUT_DEPTH, lastRoundWhenCut } from '@punto/engine/shoe';
import type { Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import { openRound, settle } from './advance.ts';
import type { Context } from './context.ts';
import { type Accepted, facts, type Refused } from './decision.ts';
import type { Duty, DutyRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import { shoeId } from './ids.ts';
import type { OpenTable, Round, Shoe } from './state.ts';

type Answer = Accepted | Refused<DutyRefusal>;
type Asked<D extends Duty['duty']> = Extract<Duty, { readonly duty: D }>;

const no = (refusal: DutyRefusal): Refused<DutyRefusal> => ({ ok: false, refusal });

/** Burn and cut card are entered with it; a shoe still there has ended before. */
export const newShoe = (table: OpenTable, duty: Asked<'new-shoe'>, context: Context): Answer => {
  if (table.service === 'shut') return no({ reason: 'table-shut' });
  if (table.shoe) return no({ reason: 'shoe-not-over' });
  const rules = (table.nextSetup ?? table.setup).shoe;
  const wanted = rules.burn !== 'none';
  if (wanted && duty.burn === null) return no({ reason: 'burn-missing' });
  if (!wanted && duty.burn !== null) return no({ reason: 'burn-not-wanted' });
  const cutDepth = duty.cutDepth ?? rules.cutDepth;
  if (cutDepth === null || cutDepth < LEAST_CUT_DEPTH[rules.afterCut])
    return no({ reason: 'cut-too-shallow' });
  const shuffled: TableEvent = {
    type: 'ShoeShuffled',
    shoe: shoeId(duty.shoe),
    number: table.shoes + 1,
    cards: rules.decks * CARDS_IN_DECK,
    cutIndex: cutIndexOf({ decks: rules.decks, cutDepth }),
    rules: { ...rules, cutDepth },
    at: context.now,
  };
  if (duty.burn === null) return facts([shuffled]);
  const count = burnCount(duty.burn, rules.burn);
  return facts([shuffled, { type: 'CardsBurned', faceUp: duty.burn, count, at: context.now }]);
};

export const openBetting = (table: OpenTable, context: Context): Answer => {
  const { shoe, round, phase } = table;
  if (table.service === 'shut') return no({ reason: 'table-shut' });
  if (!shoe) return no({ reason: 'no-shoe' });
  if (phase !== 'shuffling' && phase !== 'settled') return no({ reason: 'wrong-phase' });
  if (shoe.lastRound !== null && round && round.number >= shoe.lastRound) return no({ reason: 'shoe-over' });
  return facts(openRound(table, shoe, (round?.number ?? 0) + 1, shoe.next, context));
};

export const closeBetting = (table: OpenTable, { now }: Context): Answer =>
  table.phase === 'betting' ? facts([{ type: 'BettingClosed', at: now }]) : no({ reason: 'wrong-phase' });

export const enterCard = (table: OpenTable, duty: Asked<'enter-card'>, { now }: Context): Answer => {
  const { shoe, round, phase } = table;
  if (!shoe || !round || (phase !== 'closed' && phase !== 'dealing')) return no({ reason: 'wrong-phase' });
  const side = nextHand(round.hands);
  if (side === null) return no({ reason: 'coup-complete' });
  const place = round.hands[side].length as Place;
  if (duty.side !== side || duty.place !== place) return no({ reason: 'card-not-expected', side, place });
  if (!holds(table, shoe, round.hands, duty.card)) return no({ reason: 'shoe-cannot-hold', card: duty.card });
  return facts([{ type: 'CardDealt', side, card: duty.card, index: shoe.next, at: now }]);
};

/** Before the result is confirmed the dealer mends what was misread, as long as the tableau deals it so. */
export const correctCard = (
  table: OpenTable,
  by: Staff,
  { side, place, card }: Asked<'correct-card'>,
  { now }: Context,
): Answer => {
  const { shoe, round } = table;
  if (!shoe || !round || !isOpen(table)) return no({ reason: 'wrong-phase' });
  const was = round.hands[side][place];
  if (was === undefined) return no({ reason: 'no-card-there' });
  if (was === card) return no({ reason: 'same-card' });
  const without = replaced(round.hands, side, place, null);
  if (!holds(table, shoe, without, card)) return no({ reason: 'shoe-cannot-hold', card });
  if (!canBeDealt(replaced(round.hands, side, place, card))) return no({ reason: 'breaks-the-tableau' });
  return facts([{ type: 'CardCorrected', side, place, was, card, by, at: now }]);
};

/** The last card entered was none: it goes back, and is kept in the record of the round. */
export const takeBack = (table: OpenTable, by: Staff, { now }: Context): Answer => {
  const { round } = table;
  if (!round || !isOpen(table)) return no({ reason: 'wrong-phase' });
  const side = lastHand(round);
  const card = side && round.hands[side].at(-1);
  return side && card
    ? facts([{ type: 'CardTakenBack', side, card, by, at: now }])
    : no({ reason: 'no-card-there' });
};

/** It lay before the next card. [S2] */
export const drawCutCard = ({ shoe, round, phase }: OpenTable, { now }: Context): Answer => {
  if (!shoe) return no({ reason: 'no-shoe' });
  if (shoe.cutDrawn) return no({ reason: 'cut-card-out' });
  if (!round || phase === 'settled') return no({ reason: 'wrong-phase' });
  const first = round.hands.player.length === 0;
  const lastRound = lastRoundWhenCut(shoe.rules.afterCut, round.number, first);
  return facts([{ type: 'CutCardDrawn', lastRound, at: now }]);
};

/** Now the result counts, and the money moves. [T3] */
export const confirmResult = (table: OpenTable, context: Context): Answer => {
  const { round, phase } = table;
  if (!round || phase !== 'result') return no({ reason: 'coup-not-complete' });
  return settle(table, round, context.now);
};

const isOpen = ({ phase }: OpenTable): boolean => phase === 'dealing' || phase === 'result';

/** Whether the decks hold one more of this card than is out: dealt in this shoe, burnt face up, or on the table. */
const holds = (table: OpenTable, shoe: Shoe, hands: Hands, card: Card): boolean => {
  const out = [
    ...table.played.flatMap(({ player, banker }) => [...player, ...banker]),
    ...(shoe.burn ? [shoe.burn.faceUp] : []),
    ...hands.player,
    ...hands.banker,
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
