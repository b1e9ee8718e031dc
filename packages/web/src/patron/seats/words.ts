// Texts and announcements about the seats and the shoe. A seat is named by its label. [V6]
import type { OptionId } from '@punto/engine/option-id';
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import type { SeatsView, TableView } from '@punto/protocol/message';
import { shownLabels } from '@punto/ui/words/option-title.ts';

const text = texts('seats');

export type ShownSeat = SeatsView['seats'][number];
type Labels = TableView['setup']['labels'];
type Phase = TableView['phase'];

/** The seat in front of which the shoe is; `null`: at the house. */
export const shoeAt = ({ holder, offered }: SeatsView): string | null => offered?.seat ?? holder;

/** The holder of the shoe, the seat that is asked, the dealer. */
export const shoeLine = ({ holder, offered }: SeatsView, mine: string | null, phase: Phase): string => {
  if (offered) return offered.seat === mine ? text.shoe.offeredToYou() : text.shoe.offered(offered);
  if (holder === null) return text.shoe.house();
  const deals = phase === 'closed';
  if (holder === mine) return deals ? text.shoe.youDeal() : text.shoe.youHave();
  return deals ? text.shoe.deals({ seat: holder }) : text.shoe.has({ seat: holder });
};

/** Warning before a seat is lost; `null` if there is none. */
export const idleWords = (roundsLeft: number | undefined): string | null => {
  if (roundsLeft === undefined) return null;
  return roundsLeft === 0 ? text.givenUpNext() : text.stakeWithin({ rounds: roundsLeft });
};

/** Message for a seat that was lost for lack of stakes; `null` if it was left otherwise. */
export const givenUpWords = ({
  mine,
  roundsLeft,
}: Pick<SpokenSeats, 'mine' | 'roundsLeft'>): string | null =>
  roundsLeft === 0 && mine !== null ? text.givenUp({ seat: mine }) : null;

/** Accessible name of a seat: `Seat 5, taken, has the shoe, 500 on Banker`. */
export const seatName = (
  seat: ShownSeat,
  seats: SeatsView,
  mine: string | null,
  labels: Labels,
  holder?: string,
): string =>
  itemsIn(
    language(),
    [
      text.name.seat(seat),
      seat.seat === mine ? text.name.yours() : seat.taken ? text.name.taken() : text.name.free(),
      holder,
      seats.holder === seat.seat && text.name.holdsShoe(),
      seats.offered?.seat === seat.seat && text.name.offered(),
      seat.declines && text.name.declines(),
      ...betsOf(seat).map(({ option, stakeMinor: amount }) =>
        text.name.bet[option]({ ...shownLabels(labels), amount }),
      ),
    ].filter((part) => typeof part === 'string'),
  );

/** The stakes on the three options that have an arc on the felt, nearest to the seat first. */
export const betsOf = ({ bets }: ShownSeat) =>
  ARCS.flatMap((option) => {
    const stakeMinor = bets[option];
    return stakeMinor ? [{ option, stakeMinor }] : [];
  });

export const ARCS = ['player', 'banker', 'tie'] as const satisfies readonly OptionId[];

/** Announcements when the seats, or the own seat, have changed. */
export const seatsSpoken = (before: SpokenSeats, after: SpokenSeats): readonly string[] => {
  const said: string[] = [];
  if (after.mine !== before.mine) {
    if (before.mine !== null) said.push(givenUpWords(before) ?? text.left({ seat: before.mine }));
    if (after.mine !== null) said.push(text.taken({ seat: after.mine }));
  }
  const warning = idleWords(after.roundsLeft);
  if (warning !== null && warning !== idleWords(before.roundsLeft)) said.push(warning);
  const line = shoeLine(after.seats, after.mine, after.phase);
  if (line === shoeLine(before.seats, before.mine, before.phase)) return said;
  // Once the cards are dealt, the holder of the shoe is not announced; the dealer of the coup gets a confirmation.
  if (before.phase === 'closed' && shoeAt(after.seats) === shoeAt(before.seats))
    return after.mine === after.seats.holder ? [...said, text.shoe.dealt()] : said;
  const mineNow = after.mine !== null && after.seats.offered?.seat === after.mine;
  return [...said, mineNow ? text.shoe.offeredToYouNow() : line];
};

type SpokenSeats = {
  readonly seats: SeatsView;
  readonly mine: string | null;
  readonly phase: Phase;
  /** The patron's own seats, if they are few. */
  readonly roundsLeft?: number | undefined;
};
