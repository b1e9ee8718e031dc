// The limits on stakes as bounds of the account, computed once for each value of a protection. A ticket within the bounds breaks no
// limit, so the limits and frames are read one by one only for a stake that is refused or close to a change of frames. [P2]
import type { Account } from '../account.ts';
import { frameKindOf, kindOf, LIMIT_KEYS } from './limit.ts';
import { limitsOf, type Protection } from './protection.ts';

type StakeBounds = {
  /** The most of all stakes since the first, this one included. */
  readonly mostStakedMinor: number;
  /** The most of what the house gave, less the balance, with the stakes in play and this one. */
  readonly mostLostMinor: number;
  /** A limit on time was reached, in a frame that may be over. */
  readonly isTimeReached: boolean;
};

/** Whether the stake is within all limits. `false`: it may be within them all the same, once a frame of time is over. */
export const isWithinBounds = (
  protection: Protection,
  { balanceMinor, pendingMinor, givenMinor, stakedMinor }: Omit<Account, 'id'>,
  stakeMinor: number,
): boolean => {
  const { mostStakedMinor, mostLostMinor, isTimeReached } = boundsOf(protection);
  return (
    !isTimeReached &&
    stakedMinor + stakeMinor <= mostStakedMinor &&
    givenMinor - balanceMinor + pendingMinor + stakeMinor <= mostLostMinor
  );
};

const boundsOf = (protection: Protection): StakeBounds => {
  const known = cached.get(protection);
  if (known) return known;
  const found = computed(protection);
  cached.set(protection, found);
  return found;
};
const cached = new WeakMap<Protection, StakeBounds>();

const computed = (protection: Protection): StakeBounds => {
  const { time, money } = protection;
  const limits = limitsOf(protection);
  let [mostStakedMinor, mostLostMinor, isTimeReached] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    false,
  ];
  for (const key of LIMIT_KEYS) {
    const limit = limits[key];
    if (limit === undefined) continue;
    const [kind, frame] = [kindOf(key), frameKindOf(key)];
    if (kind === 'time') isTimeReached ||= time[frame].playedMs >= limit;
    else if (money) {
      const { balanceMinor, givenMinor, stakedMinor } = money[frame].atStart;
      if (kind === 'stake') mostStakedMinor = Math.min(mostStakedMinor, limit + stakedMinor);
      if (kind === 'loss') mostLostMinor = Math.min(mostLostMinor, limit + givenMinor - balanceMinor);
    }
  }
  return { mostStakedMinor, mostLostMinor, isTimeReached };
};
