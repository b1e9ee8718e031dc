// The settlement of one bet, in whole minor units: the payout rounds down and the commission up, and the two are
// distinguished, because the statement has a line for each. [L1] [L2]
import { payTableOf } from './bet/room-bets.ts';
import type { PayTable } from './condition/terms.ts';
import type { Coup } from './coup.ts';
import { type Minor, minor, ZERO } from './minor.ts';
import { scheduleFor } from './option/schedule.ts';
import type { CommissionMode, OptionId, ScheduleId } from './option-id.ts';
import type { Ratio } from './ratio.ts';
import type { Room } from './room.ts';

export type Verdict = 'won' | 'pushed' | 'lost';

/** The settlement of one bet; amounts in minor units. [L1] [L2] */
export type Settlement = {
  readonly verdict: Verdict;
  /** Winnings before commission, without the stake. */
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  /** The returned amount: the stake unless lost, and winnings minus commission. */
  readonly returnedMinor: Minor;
};

/** Throws when the winnings are too large to be counted exactly. [L1] [L2] */
export const settleBet = (table: PayTable, stakeMinor: Minor, coup: Coup): Settlement => {
  for (const { when, pays } of table.lines) {
    if (when(coup)) return paid(pays, table.commission, stakeMinor);
  }
  return unpaid(table.pushes(coup) ? 'pushed' : 'lost', stakeMinor);
};

/** Settles like `settleBet`, from the number of a result as `resultOf` gives it. [L1] [L2] */
export const settleResult = (table: PayTable, stakeMinor: Minor, result: number): Settlement => {
  const line = table.lines[result];
  if (line !== undefined) return paid(line.pays, table.commission, stakeMinor);
  return unpaid(result === table.lines.length ? 'pushed' : 'lost', stakeMinor);
};

const paid = (pays: Ratio, commission: Ratio | null, stakeMinor: Minor): Settlement => {
  const winningsMinor = shareDown(stakeMinor, pays);
  const commissionMinor = commission === null ? ZERO : shareUp(winningsMinor, commission);
  return {
    verdict: 'won',
    winningsMinor,
    commissionMinor,
    returnedMinor: minor(stakeMinor + winningsMinor - commissionMinor),
  };
};

/** A bet and its settlement by the schedule named. */
export type SettledBet = Settlement & {
  readonly option: OptionId;
  readonly stakeMinor: Minor;
  readonly schedule: ScheduleId;
};

/**
 * Settles bets by the offers of their room: these and `mode` give each option its schedule; one settled bet for each bet, in
 * order. Checks of a running deployment (load runs, books after a kill, end-to-end tests) compare its payments with this.
 * Throws when a bet is on an option that is not offered. [B19] [L1] [L2]
 */
export const settleBets = (
  room: Pick<Room, 'offers' | 'bets'>,
  mode: CommissionMode,
  bets: readonly Pick<SettledBet, 'option' | 'stakeMinor'>[],
  coup: Coup,
): readonly SettledBet[] =>
  bets.map(({ option, stakeMinor }) => {
    const offer = room.offers.find((each) => each.option === option);
    if (offer === undefined) throw new Error(`a bet on ${option}, which is not offered`);
    const { id: schedule } = scheduleFor(room, offer, mode);
    return { option, stakeMinor, schedule, ...settleBet(payTableOf(room, schedule), stakeMinor, coup) };
  });

const unpaid = (verdict: 'pushed' | 'lost', stakeMinor: Minor): Settlement => ({
  verdict,
  winningsMinor: ZERO,
  commissionMinor: ZERO,
  returnedMinor: verdict === 'pushed' ? stakeMinor : ZERO,
});

const shareDown = (amount: Minor, [part, whole]: Ratio): Minor => {
  const product = minor(amount * part);
  return minor((product - (product % whole)) / whole);
};

const shareUp = (amount: Minor, [part, whole]: Ratio): Minor => {
  const product = minor(amount * part);
  const rest = product % whole;
  return minor((product - rest) / whole + (rest > 0 ? 1 : 0));
};
