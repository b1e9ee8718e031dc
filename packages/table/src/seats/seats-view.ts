// The public view of the seats: the holder of the shoe, the stakes of each seat and behind it. Never the patron of a seat. [V6]
import type { Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { HOUSE_KEY, keyOf, type PatronKey, sameKey } from '@punto/ledger/patron-key';
import type { Round, Seating } from '../state.ts';
import { behindView, ownBets } from './behind.ts';

export type SeatView = {
  readonly seat: string;
  readonly taken: boolean;
  /** Sits, and does not want to deal. */
  readonly declines: boolean;
  /** Its patron lets others bet behind it: how many do, and with how much together. */
  readonly behind?: { readonly patrons: number; readonly stakeMinor: Minor };
  readonly bets: Readonly<Partial<Record<OptionId, Minor>>>;
};

export type SeatsView = {
  readonly seats: readonly SeatView[];
  /** The seat that has the shoe; `null`: the house deals. */
  readonly holder: string | null;
  readonly offered: { readonly seat: string; readonly until: number } | null;
  /** Where a person deals: the holder has called for the cards of this round. */
  readonly dealCalled?: true;
};

/**
 * The seats of the table, in the order in which the shoe travels. Stakes at seats of another brand or currency than `key`, and
 * behind them, are not shown.
 */
export const seatsView = (
  { seats: rules }: TableSetup,
  seating: Seating,
  round: Round | null,
  key: PatronKey = HOUSE_KEY,
): SeatsView => ({
  seats: (rules?.labels ?? []).map((seat) => {
    const taken = seating.seats[seat];
    const isShown = taken !== undefined && sameKey(keyOf(taken.patron), key);
    const stakes = isShown ? round?.stakes.get(taken.patron) : undefined;
    const behind = isShown ? behindView(seating, seat) : null;
    return {
      seat,
      taken: taken !== undefined,
      declines: taken?.declines ?? false,
      ...(behind ? { behind } : {}),
      bets: stakes ? ownBets(stakes) : {},
    };
  }),
  holder: seating.holder,
  offered: seating.offered,
  ...(round?.dealCalled ? { dealCalled: true } : {}),
});
