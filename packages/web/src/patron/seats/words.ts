// Texts and announcements about the seats and the shoe. A seat is named by its label. [V6]
import type { OptionId } from '@punto/engine/option-id';
import type { SeatsView, TableView } from '@punto/protocol/message';
import { money, plural } from '@punto/ui/words/number.ts';

export type ShownSeat = SeatsView['seats'][number];
type Labels = TableView['setup']['labels'];
type Phase = TableView['phase'];

/** The seat in front of which the shoe is; `null`: at the house. */
export const shoeAt = ({ holder, offered }: SeatsView): string | null => offered?.seat ?? holder;

/** Who has the shoe, who is asked, who deals. */
export const shoeLine = ({ holder, offered }: SeatsView, mine: string | null, phase: Phase): string => {
  if (offered) return `The shoe is offered to ${offered.seat === mine ? 'you' : `seat ${offered.seat}`}`;
  if (holder === null) return 'The house deals';
  const deals = phase === 'closed';
  if (holder === mine) return deals ? 'You deal' : 'You have the shoe';
  return `Seat ${holder} ${deals ? 'deals' : 'has the shoe'}`;
};

/** Warning before a seat is lost; `null` if there is none. */
export const idleWords = (roundsLeft: number | undefined): string | null => {
  if (roundsLeft === undefined) return null;
  if (roundsLeft === 0) return 'Your seat is given up when the next round opens';
  return `Stake within ${roundsLeft} ${plural(roundsLeft, 'round')}, or your seat is given up`;
};

/** Message for a seat that was lost for lack of stakes; `null` if it was left otherwise. */
export const givenUpWords = ({
  mine,
  roundsLeft,
}: Pick<SpokenSeats, 'mine' | 'roundsLeft'>): string | null =>
  roundsLeft === 0 ? `Seat ${mine} was given up after several rounds without a stake` : null;

/** Accessible name of a seat: `Seat 5, taken, has the shoe, 500 on Banker`. */
export const seatName = (
  seat: ShownSeat,
  seats: SeatsView,
  mine: string | null,
  labels: Labels,
  holder?: string,
): string =>
  [
    `Seat ${seat.seat}`,
    seat.seat === mine ? 'yours' : seat.taken ? 'taken' : 'free',
    holder,
    seats.holder === seat.seat && 'has the shoe',
    seats.offered?.seat === seat.seat && 'is offered the shoe',
    seat.declines && 'does not deal',
    ...betsOf(seat).map(({ option, stakeMinor }) => `${money(stakeMinor)} on ${labelOf(option, labels)}`),
  ]
    .filter(Boolean)
    .join(', ');

/** The stakes on the three options that have an arc on the felt, nearest to the seat first. */
export const betsOf = ({ bets }: ShownSeat) =>
  ARCS.flatMap((option) => {
    const stakeMinor = bets[option];
    return stakeMinor ? [{ option, stakeMinor }] : [];
  });

export const ARCS = ['player', 'banker', 'tie'] as const satisfies readonly OptionId[];

const labelOf = (option: (typeof ARCS)[number], labels: Labels): string => labels[option];

/** Announcements when the seats, or the own seat, have changed. */
export const seatsSpoken = (before: SpokenSeats, after: SpokenSeats): readonly string[] => {
  const said: string[] = [];
  if (after.mine !== before.mine) {
    if (before.mine !== null) said.push(givenUpWords(before) ?? `You have left seat ${before.mine}`);
    if (after.mine !== null) said.push(`You have taken seat ${after.mine}`);
  }
  const warning = idleWords(after.roundsLeft);
  if (warning !== null && warning !== idleWords(before.roundsLeft)) said.push(warning);
  const line = shoeLine(after.seats, after.mine, after.phase);
  if (line === shoeLine(before.seats, before.mine, before.phase)) return said;
  // Once the cards are dealt, the holder of the shoe is not announced; the dealer of the coup gets a confirmation.
  if (before.phase === 'closed' && shoeAt(after.seats) === shoeAt(before.seats))
    return after.mine === after.seats.holder ? [...said, 'Dealt'] : said;
  const mineNow = after.mine !== null && after.seats.offered?.seat === after.mine;
  return [...said, mineNow ? `${line}. Deal, or pass it on` : line];
};

type SpokenSeats = {
  readonly seats: SeatsView;
  readonly mine: string | null;
  readonly phase: Phase;
  /** Of the own seat, when they are few. */
  readonly roundsLeft?: number | undefined;
};
