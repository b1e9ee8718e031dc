// The operator's terms for the session of a launched patron: limits, and the time between reality checks. They apply together with
// those of the patron and of the house: the lower one decides. Sums are the differences to the account at the launch, so a ticket
// writes nothing for them. [P2]
import type { Account } from '../account.ts';
import { lossMinor } from './money.ts';
import type { PlayTime } from './play-time.ts';

/** The terms of one session; `null`: the operator sets none. Amounts in minor units, times in milliseconds. */
export type LaunchTerms = {
  /** The most that may be in play at once, over all tables. */
  readonly stakeMinor: number | null;
  /** The most that may be lost. */
  readonly lossMinor: number | null;
  /** The most time at tables. */
  readonly timeMs: number | null;
  readonly realityCheckMs: number | null;
  /** How long the patron has played elsewhere when the game is launched: it counts towards the first reality check. */
  readonly elapsedMs: number | null;
};

/** The session of a launched patron, with its terms. */
export type Launch = {
  readonly terms: LaunchTerms;
  readonly atStart: {
    /** Stakes in play included. */
    readonly balanceMinor: number;
    readonly givenMinor: number;
    /** Time at tables since the first play. */
    readonly playedMs: number;
  };
};

/** The account and the time at the tables of a patron. */
type Standing = { readonly account: Omit<Account, 'id' | 'stakedMinor'>; readonly time: PlayTime };

/** A session that begins with the patron's account and time as they are. */
export const launchFrom = (
  terms: LaunchTerms,
  { balanceMinor, givenMinor }: Pick<Account, 'balanceMinor' | 'givenMinor'>,
  { totalMs: playedMs }: PlayTime,
): Launch => ({ terms, atStart: { balanceMinor, givenMinor, playedMs } });

/** The patron's loss in the session; negative: a gain. Stakes in play are not lost. */
export const lostSince = (
  { atStart }: Launch,
  account: Pick<Account, 'balanceMinor' | 'givenMinor'>,
): number => lossMinor({ atStart }, account);

/** Time at tables in the session. */
export const playedSince = ({ atStart }: Launch, { totalMs }: PlayTime): number => totalMs - atStart.playedMs;

/** Whether the session has had all of its time at tables. */
export const isTimeOver = (launch: Launch, time: PlayTime): boolean =>
  launch.terms.timeMs !== null && playedSince(launch, time) >= launch.terms.timeMs;

/** With the code that the wallet of the operator would refuse with. */
export type TermsRefusal = {
  readonly reason: 'wallet-refused';
  readonly code: 'limit-stake' | 'limit-loss' | 'limit-time';
};

/** Why the terms of the session refuse a stake; `null`: they allow it. A stake in play counts as lost. */
export const whyNotInLaunch = (
  launch: Launch,
  { account, time }: Standing,
  stakeMinor: number,
): TermsRefusal | null => {
  const { terms } = launch;
  const inPlayMinor = account.pendingMinor + stakeMinor;
  if (isTimeOver(launch, time)) return refused('limit-time');
  if (terms.lossMinor !== null && lostSince(launch, account) + inPlayMinor > terms.lossMinor)
    return refused('limit-loss');
  return terms.stakeMinor !== null && inPlayMinor > terms.stakeMinor ? refused('limit-stake') : null;
};

const refused = (code: TermsRefusal['code']): TermsRefusal => ({ reason: 'wallet-refused', code });
