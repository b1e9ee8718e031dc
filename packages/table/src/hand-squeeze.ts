// A squeeze where a person deals: every card is scanned as it leaves the shoe and laid face down, the patron with the
// largest stake on a side turns its cards, and the dealer opens the rest. A card that was seen too early is entered
// as such, shown to all, and changes nothing. No face is in a view, an answer or the journal before the card is face
// up. [T7] [T2]
import type { Card } from '@punto/engine/card';
import { canBeDealt, type Hands, nextHand } from '@punto/engine/coup';
import type { Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import type { Context } from './context.ts';
import { type Accepted, type DutyDecision, facts, type Refused } from './decision.ts';
import type { Duty, DutyRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import { type Instant, instant } from './ids.ts';
import { givenUp, leaderOf, nextToLay, nextToTurn, placeOf, turnOn, turnSeen } from './squeeze.ts';
import type { Laid, OpenTable, Round, Shoe } from './state.ts';

type Asked<D extends Duty['duty']> = Extract<Duty, { readonly duty: D }>;

const no = (refusal: DutyRefusal): Refused<DutyRefusal> => ({ ok: false, refusal });

/** Place of the next card, counting those that are face down; `null`: none is due. */
export const nextPlace = (round: Round): { readonly side: Side; readonly place: Place } | null => {
  const side = nextToLay(round);
  return side && { side, place: placesTaken(round, side) as Place };
};

const placesTaken = ({ hands, down }: Round, side: Side): number =>
  hands[side].length + down.filter((laid) => laid.side === side).length;

/** The face-down card at this position, if there is one. */
export const laidAt = (round: Round, side: Side, place: Place): Laid | undefined =>
  round.down.filter((laid) => laid.side === side)[place - round.hands[side].length];

/** As `enter-card`, after everything about the card itself was checked. */
export const layCard = (
  shoe: Shoe,
  round: Round,
  { by, ...entered }: { readonly side: Side; readonly card: Card; readonly by: Staff },
  context: Context,
): Accepted => {
  const laid = { ...entered, index: shoe.next };
  const lies = { ...round, down: [...round.down, laid] };
  const seen = nextToLay(lies) === null ? turnSeen(shoe, lies, context) : [];
  return facts([{ type: 'CardLaid', ...laid, by, at: context.now }, ...seen]);
};

/** The card the dealer is to open; `null`: none, or a patron turns the next. */
export const toOpen = (round: Round): { readonly side: Side; readonly place: Place } | null => {
  const laid = nextToTurn(round);
  if (!laid || round.squeeze || nextToLay(round) !== null || leaderOf(round, laid.side) !== null) return null;
  return { side: laid.side, place: placeOf(round, laid.side) };
};

/**
 * Turns the next face-down card by the dealer. Refuses while the patron who leads the side is there to squeeze it
 * (`card-is-squeezed`). [T7]
 */
export const openCard = (
  { shoe, round }: OpenTable,
  by: Staff,
  duty: Asked<'open-card'>,
  context: Context,
): DutyDecision => {
  if (!shoe || !round) return no({ reason: 'wrong-phase' });
  if (nextToLay(round) !== null && round.down.length > 0) return no({ reason: 'four-cards-first' });
  const laid = nextToTurn(round);
  if (!laid) return no({ reason: 'no-card-there' });
  const place = placeOf(round, laid.side);
  if (round.squeeze) return no({ reason: 'card-is-squeezed' });
  if (duty.side !== laid.side || duty.place !== place)
    return no({ reason: 'card-not-expected', side: laid.side, place });
  const leader = leaderOf(round, laid.side);
  if (leader !== null && context.awaySince(leader) === null) return no({ reason: 'card-is-squeezed' });
  const lost = leader === null ? [] : [givenUp(laid.side, leader, context)];
  return facts([...lost, ...turnOn(shoe, round, laid.side, by, context)]);
};

/** Shown to all immediately; the patron who was squeezing it has nothing left to turn. */
export const revealEarly = (
  { shoe, round }: OpenTable,
  by: Staff,
  { side, place }: Asked<'reveal-early'>,
  context: Context,
): DutyDecision => {
  if (!shoe || !round) return no({ reason: 'wrong-phase' });
  const laid = laidAt(round, side, place);
  if (!laid?.card || laid.revealed) return no({ reason: 'no-card-there' });
  const { index, card } = laid;
  const shown: TableEvent = { type: 'CardRevealed', side, place, card, index, by, at: context.now };
  const down = round.down.map((each) => (each.index === index ? { ...each, revealed: true as const } : each));
  // A card that another patron squeezes meanwhile is finished first.
  const isHeld = round.squeeze && nextToTurn(round)?.index !== index;
  const isNext = nextToLay(round) === null && !isHeld;
  return facts([shown, ...(isNext ? turnSeen(shoe, { down }, context) : [])]);
};

/** Takes back the last card entered while it lies face down; its value is not published. */
export const takeBackLaid = ({ shoe, round }: OpenTable, by: Staff, now: Instant): DutyDecision | null => {
  const laid = round?.down.at(-1);
  if (!shoe || !laid || laid.index !== shoe.next - 1) return null;
  return facts([{ type: 'CardTakenBack', side: laid.side, card: null, by, at: now }]);
};

/** Whether the tableau deals these hands together with the face-down cards. [R3]–[R7] */
export const fitsTableau = ({ down }: Pick<Round, 'down'>, hands: Hands): boolean => {
  const out = hands.player.length + hands.banker.length + down.length;
  if (down.length === 0) return canBeDealt(hands);
  // Among the first four nothing depends on what they are.
  return out <= 4 || (canBeDealt(hands) && nextHand(hands) === down[0]?.side);
};

/** Where a person deals, only a patron's right to a card is waited for by a clock. */
export const deadlineByHand = (table: OpenTable, round: Round, at: Instant): Instant | null => {
  const laid = nextToTurn(round);
  if (!laid || nextToLay(round) !== null || leaderOf(round, laid.side) === null) return null;
  return instant(at + table.setup.pace.cardMs);
};
