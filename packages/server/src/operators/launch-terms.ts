// The terms of a session that the operator's answer to the call `session` sets: limits, and the time between reality checks.
import type { LaunchTerms } from '@punto/ledger/protection/launch';
import type { WalletSessionAnswer } from '@punto/operator/contract/answers';

const MINUTE_MS = 60_000;

const millisecondsOf = (minutes: number | undefined): number | null =>
  minutes === undefined ? null : minutes * MINUTE_MS;

/** `null`: the answer sets nothing. */
export const launchTerms = ({
  limits = {},
  realityCheck,
}: Pick<WalletSessionAnswer, 'limits' | 'realityCheck'>): LaunchTerms | null => {
  const terms: LaunchTerms = {
    stakeMinor: limits.stake ?? null,
    lossMinor: limits.loss ?? null,
    timeMs: millisecondsOf(limits.minutes),
    realityCheckMs: millisecondsOf(realityCheck?.minutes),
    elapsedMs: millisecondsOf(realityCheck?.elapsedMinutes),
  };
  return Object.values(terms).every((each) => each === null) ? null : terms;
};
