// The side bets of a table, and those that the remaining cards favour: exact odds of the engine for the cards not known to be
// drawn. Not computed for a table with a fresh deck in each round.
import { betOddsCounter, betSummary } from '@punto/engine/bet/bet-odds';
import { roomBets } from '@punto/engine/bet/room-bets';
import { oddsOf, summaryOf } from '@punto/engine/odds';
import { type Composition, cardsIn } from '@punto/engine/odds/composition';
import { isKnownSchedule, SCHEDULE_IDS } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';

/** The main bets of a round. */
const MAINS: ReadonlySet<string> = new Set(['player', 'banker']);
/** A coup takes six cards at most. */
const LEAST_CARDS = 6;

type Offers = Pick<TableSetup, 'offers' | 'bets'>;

/** The payout of each offered side bet: ids of schedules, or of bets that the room defines. */
export const sideBetsOf = ({ offers, bets }: Offers): readonly string[] => {
  const own = roomBets(bets);
  const side = offers.filter(({ option }) => !MAINS.has(option)).map(({ schedule }) => schedule);
  return [...new Set(side)].filter((schedule) => isKnownSchedule(schedule) || own.has(schedule));
};

export type SideValues = (left: Composition) => ReadonlySet<string>;

/** The offered side bets with an expected value above 0. */
export const createSideValues = (offers: Offers): SideValues => {
  const wanted = new Set(sideBetsOf(offers));
  const schedules = SCHEDULE_IDS.filter((schedule) => wanted.has(schedule));
  const own = [...roomBets(offers.bets).values()].filter(({ id }) => wanted.has(id));
  const countOwn = own.length > 0 ? betOddsCounter(own) : () => [];
  return (left) => {
    if (cardsIn(left) < LEAST_CARDS) return new Set();
    const odds = oddsOf(left);
    return new Set([
      ...schedules.filter((schedule) => summaryOf(odds[schedule]).expected.numerator > 0n),
      ...countOwn(left).flatMap((each, i) =>
        betSummary(each).expected.numerator > 0n ? (own[i]?.id ?? []) : [],
      ),
    ]);
  };
};
