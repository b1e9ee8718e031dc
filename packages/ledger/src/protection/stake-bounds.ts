// All that may refuse a stake as a few numbers, computed once for each value of a protection. A ticket within the bounds is refused by
// nothing, so the limits, frames and absences, spread over ten objects that the caches of the processor rarely hold, are read one by one only for a stake
// that is refused or close to a change of frames. [P2]–[P6]
import type { Account } from '../account.ts';
import { isTimeOver, type Launch } from './launch.ts';
import { frameKindOf, kindOf, LIMIT_KEYS } from './limit.ts';
import { nextFrameMs } from './money.ts';
import { isCheckDue } from './play-time.ts';
import { checkEveryMs, limitsOf, type Protection } from './protection.ts';

type StakeBounds = {
  /** The most of all stakes since the first, this one included. */
  readonly mostStakedMinor: number;
  /** The most of what the house gave, less the balance, with the stakes in play and this one. */
  readonly mostLostMinor: number;
  /** The most in play at once, this stake included. */
  readonly mostInPlayMinor: number;
  /** A reality check is due, or a limit on time was reached in the operator's session or in a frame that may be over. */
  readonly isStopped: boolean;
  /** The end of the time-out or the exclusion; infinite: permanent, or minus infinite: there is none. */
  readonly absentUntilMs: number;
  /** When the next frame of money begins; infinite: nothing is added up. */
  readonly nextFrameMs: number;
};

/** Whether nothing refuses the stake. `false`: it may be allowed all the same, once a frame of time is over. */
export const isWithinBounds = (
  protection: Protection,
  asked: { readonly nowMs: number; readonly account: Omit<Account, 'id'>; readonly stakeMinor: number },
): boolean => {
  const { mostStakedMinor, mostLostMinor, mostInPlayMinor, isStopped, absentUntilMs } = boundsOf(protection);
  const { nowMs, account, stakeMinor } = asked;
  const { balanceMinor, pendingMinor, givenMinor, stakedMinor } = account;
  return (
    !isStopped &&
    absentUntilMs <= nowMs &&
    pendingMinor + stakeMinor <= mostInPlayMinor &&
    stakedMinor + stakeMinor <= mostStakedMinor &&
    givenMinor - balanceMinor + pendingMinor + stakeMinor <= mostLostMinor
  );
};

/** Whether a frame of money begins at `atMs` or before. */
export const isMoneyDue = (protection: Protection, atMs: number): boolean => atMs >= nextMoneyMs(protection);

/** When the next frame of money begins; infinite: nothing is added up. */
export const nextMoneyMs = (protection: Protection): number => boundsOf(protection).nextFrameMs;

const boundsOf = (protection: Protection): StakeBounds => {
  const known = cached.get(protection);
  if (known) return known;
  const found = computed(protection);
  cached.set(protection, found);
  return found;
};
const cached = new WeakMap<Protection, StakeBounds>();

const computed = (protection: Protection): StakeBounds => {
  const { time, money, launch, exclusion, timeOutUntilMs } = protection;
  const limits = limitsOf(protection);
  let mostStakedMinor = Number.POSITIVE_INFINITY;
  let mostLostMinor = mostLostIn(launch);
  let isStopped =
    isCheckDue(time, checkEveryMs(protection)) || (launch !== undefined && isTimeOver(launch, time));
  for (const key of LIMIT_KEYS) {
    const limit = limits[key];
    if (limit === undefined) continue;
    const [kind, frame] = [kindOf(key), frameKindOf(key)];
    if (kind === 'time') isStopped ||= time[frame].playedMs >= limit;
    else if (money) {
      const { balanceMinor, givenMinor, stakedMinor } = money[frame].atStart;
      if (kind === 'stake') mostStakedMinor = Math.min(mostStakedMinor, limit + stakedMinor);
      if (kind === 'loss') mostLostMinor = Math.min(mostLostMinor, limit + givenMinor - balanceMinor);
    }
  }
  return {
    ...{ mostStakedMinor, mostLostMinor, isStopped },
    mostInPlayMinor: launch?.terms.stakeMinor ?? Number.POSITIVE_INFINITY,
    absentUntilMs: Math.max(
      exclusion ? (exclusion.untilMs ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY,
      timeOutUntilMs ?? Number.NEGATIVE_INFINITY,
    ),
    nextFrameMs: money ? nextFrameMs(money) : Number.POSITIVE_INFINITY,
  };
};

const mostLostIn = (launch: Launch | undefined): number => {
  const most = launch?.terms.lossMinor ?? null;
  if (!launch || most === null) return Number.POSITIVE_INFINITY;
  const { balanceMinor, givenMinor } = launch.atStart;
  return most + givenMinor - balanceMinor;
};
