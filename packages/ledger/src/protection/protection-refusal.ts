// Refuses stakes and deposits for a patron's protection. A stake counts as lost until it is decided, so an accepted stake cannot
// carry a loss above its limit, for any cards. [P2]
import type { Account } from '../account.ts';
import type { FrameKind } from './frame.ts';
import { type TermsRefusal, whyNotInLaunch } from './launch.ts';
import { frameKindOf, kindOf, LIMIT_KEYS, type LimitKey, type LimitKind } from './limit.ts';
import { depositMinor, lossMinor, stakedMinor, type Turnover } from './money.ts';
import { isCheckDue, playedIn } from './play-time.ts';
import { absenceOf, checkEveryMs, limitsOf, type Protection } from './protection.ts';
import { isWithinBounds } from './stake-bounds.ts';

export type ProtectionRefusal =
  /** `untilMs: null`: permanent. */
  | { readonly reason: 'excluded'; readonly untilMs: number | null }
  | { readonly reason: 'time-out'; readonly untilMs: number }
  /** The reality check waits for an answer. */
  | { readonly reason: 'reality-check' }
  | {
      readonly reason: 'own-limit';
      readonly key: LimitKey;
      readonly limit: number;
      /** The remainder, in the unit of the limit. */
      readonly open: number;
      /** The end of its frame, milliseconds since 1970. */
      readonly untilMs: number;
    };

/** `account`: the patron's before the stake. */
export type AskedStake = {
  readonly nowMs: number;
  readonly account: Omit<Account, 'id'>;
  readonly stakeMinor: number;
};

/** Of a stake: by the protection, or by the terms of the operator's session. */
export type WhyNotStake = ProtectionRefusal | TermsRefusal;

/** Why a stake is refused; `null`: it is allowed. The money of the protection must have been rolled to `nowMs`. [P2]–[P6] */
export const whyNotStake = (protection: Protection, asked: AskedStake): WhyNotStake | null => {
  if (isWithinBounds(protection, asked)) return null;
  const { nowMs, account, stakeMinor } = asked;
  const absence = absenceOf(protection, nowMs);
  if (absence) return absentRefusal(absence);
  if (isCheckDue(protection.time, checkEveryMs(protection))) return { reason: 'reality-check' };
  const { time, money, launch } = protection;
  const inLaunch = launch ? whyNotInLaunch(launch, { account, time }, stakeMinor) : null;
  if (inLaunch) return inLaunch;
  let least: OwnLimit | null = null;
  for (const { kind, frame, key, limit } of inForce(protection, (kind) => kind !== 'deposit')) {
    if (kind === 'time') {
      if (playedIn(time, frame, nowMs) >= limit)
        least = lower(least, { key, limit, open: 0, untilMs: time[frame].endMs });
      continue;
    }
    if (!money) continue;
    const { [frame]: of } = money;
    // Stakes in play count as lost.
    const used = kind === 'loss' ? lossMinor(of, account) + account.pendingMinor : stakedMinor(of, account);
    if (used + stakeMinor > limit)
      least = lower(least, { key, limit, open: Math.max(0, limit - used), untilMs: of.endMs });
  }
  return least;
};

/** Why the house may not give the patron `amountMinor` more; `null`: it may. [P1] */
export const whyNotDeposit = (
  protection: Protection,
  asked: { readonly nowMs: number; readonly account: Turnover; readonly amountMinor: number },
): ProtectionRefusal | null => {
  const { nowMs, account, amountMinor } = asked;
  const absence = absenceOf(protection, nowMs);
  if (absence) return absentRefusal(absence);
  const { money } = protection;
  let least: OwnLimit | null = null;
  for (const { frame, key, limit } of money ? inForce(protection, (kind) => kind === 'deposit') : []) {
    const of = money?.[frame];
    const used = of ? depositMinor(of, account) : 0;
    if (of && used + amountMinor > limit)
      least = lower(least, { key, limit, open: Math.max(0, limit - used), untilMs: of.endMs });
  }
  return least;
};

type LimitInForce = {
  readonly kind: LimitKind;
  readonly frame: FrameKind;
  readonly key: LimitKey;
  readonly limit: number;
};

/** The limits in force of the kinds that concern a stake or a deposit. */
const inForce = (protection: Protection, concerns: (kind: LimitKind) => boolean): readonly LimitInForce[] => {
  const limits = limitsOf(protection);
  return LIMIT_KEYS.flatMap((key) => {
    const [kind, limit] = [kindOf(key), limits[key]];
    return limit === undefined || !concerns(kind) ? [] : [{ kind, frame: frameKindOf(key), key, limit }];
  });
};

type OwnLimit = Extract<ProtectionRefusal, { reason: 'own-limit' }>;

/** Of the exceeded limits the one with the smallest remainder: changing another one would not help first. */
const lower = (least: OwnLimit | null, found: Omit<OwnLimit, 'reason'>): OwnLimit =>
  least !== null && least.open <= found.open ? least : { reason: 'own-limit', ...found };

const absentRefusal = ({ kind, untilMs }: NonNullable<ReturnType<typeof absenceOf>>): ProtectionRefusal =>
  kind === 'time-out' && untilMs !== null ? { reason: 'time-out', untilMs } : { reason: 'excluded', untilMs };
