// The odds of a bet for full decks, counted once for each bet and number of decks; rooms, reports and rules print them. [B21]
import { fullShoe } from '../odds/composition.ts';
import { type Edge, edgeOf } from '../odds/odds.ts';
import { isKnownSchedule, type ScheduleId } from '../option-id.ts';
import type { Room } from '../room.ts';
import { type BetOdds, betOddsCounter, betSummary } from './bet-odds.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { roomBets } from './room-bets.ts';

const known = new WeakMap<CompiledBet, Map<number, BetOdds>>();

/** The odds of one bet for a full shoe of `decks` decks. */
export const fullShoeBetOdds = (bet: CompiledBet, decks: number): BetOdds => {
  const found = known.get(bet)?.get(decks);
  if (found !== undefined) return found;
  countTogether([bet], decks);
  return known.get(bet)?.get(decks) ?? none(bet);
};

/** Counts all bets now, those on values in one count: one by one, sixty bets of a room take sixty counts. */
export const countTogether = (bets: readonly CompiledBet[], decks: number): void => {
  for (const odds of betOddsCounter(bets)(fullShoe(decks))) {
    const byDecks = known.get(odds.bet) ?? new Map<number, BetOdds>();
    known.set(odds.bet, byDecks.set(decks, odds));
  }
};

const none = (bet: CompiledBet): never => {
  throw new Error(`the odds of ${bet.definition.id} were not counted`);
};

/** The edge of a bet as `edgeOf` gives that of a schedule. [B21] */
export const edgeOfBet = (bet: CompiledBet, decks: number): Edge => {
  const { edge, edgePerResolved, hit } = betSummary(fullShoeBetOdds(bet, decks));
  return { edge, edgePerResolved, returned: 1 - edge, hit };
};

/** The edge of any schedule of a room for the room's decks. Throws when the room does not define the bet. [B21] */
export const edgeIn = ({ bets, shoe }: Pick<Room, 'bets' | 'shoe'>, schedule: ScheduleId): Edge => {
  if (isKnownSchedule(schedule)) return edgeOf(schedule, shoe.decks);
  const bet = roomBets(bets).get(schedule);
  if (bet === undefined) throw new Error(`no bet ${schedule} is defined in this room`);
  return edgeOfBet(bet, shoe.decks);
};
