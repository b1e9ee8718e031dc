// What one bet comes to, in whole minor units: the payout rounds down and the commission up, and the two are
// distinguished, because the statement has a line for each. [L1] [L2]
import type { Coup } from './coup.ts';
import { type Minor, minor, ZERO } from './minor.ts';
import type { Ratio, Schedule } from './option/schedule.ts';

export type Verdict = 'won' | 'pushed' | 'lost';

/** What one bet comes to; amounts in minor units. [L1] [L2] */
export type Settlement = {
  readonly verdict: Verdict;
  /** Winnings before commission, without the stake. */
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  /** What comes back: the stake unless lost, and winnings less commission. */
  readonly returnedMinor: Minor;
};

/** Throws when the winnings are too large to be counted exactly. [L1] [L2] */
export const settleBet = (schedule: Schedule, stakeMinor: Minor, coup: Coup): Settlement => {
  const line = schedule.lines.find(({ when }) => when(coup));
  if (line === undefined) return unpaid(schedule.pushes(coup) ? 'pushed' : 'lost', stakeMinor);
  const winningsMinor = shareDown(stakeMinor, line.pays);
  const commissionMinor = schedule.commission === null ? ZERO : shareUp(winningsMinor, schedule.commission);
  return {
    verdict: 'won',
    winningsMinor,
    commissionMinor,
    returnedMinor: minor(stakeMinor + winningsMinor - commissionMinor),
  };
};

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
