// Refuses stakes and deposits for a patron's protection. A stake counts as lost until it is decided, so an accepted stake cannot
// carry a loss above its limit, whatever the cards are. [P2]
import type { FrameKind } from './frame.ts';
import { frameKindOf, kindOf, LIMIT_KEYS, type LimitKey } from './limit.ts';
import { type FrameMoney, lossMinor } from './money.ts';
import { isCheckDue, playedIn } from './play-time.ts';
import { absenceOf, limitsOf, type Protection } from './protection.ts';

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

/** Amounts in minor units; `availableMinor` is the balance less the stakes in play, which count as lost. */
export type AskedStake = {
  readonly nowMs: number;
  readonly availableMinor: number;
  readonly stakeMinor: number;
};

/** Why a stake is refused; `null`: it is allowed. The money of the protection must have been rolled to `nowMs`. [P2]–[P6] */
export const whyNotStake = (protection: Protection, asked: AskedStake): ProtectionRefusal | null => {
  const { nowMs } = asked;
  const absence = absenceOf(protection, nowMs);
  if (absence) return absentRefusal(absence);
  if (isCheckDue(protection.time, protection.realityCheckMs)) return { reason: 'reality-check' };
  const limits = limitsOf(protection);
  return (
    lowest(LIMIT_KEYS, (key) => {
      const limit = limits[key];
      if (limit === undefined) return null;
      const frame = frameKindOf(key);
      const kind = kindOf(key);
      if (kind === 'time') return overTime(protection, frame, key, limit, nowMs);
      if (kind === 'deposit' || !protection.money) return null;
      const money = protection.money[frame];
      const used = kind === 'loss' ? lossMinor(money, asked.availableMinor) : money.stakedMinor;
      return over({ key, limit, used, more: asked.stakeMinor, untilMs: money.endMs });
    }) ?? null
  );
};

/** Why the house may not give the patron `amountMinor` more; `null`: it may. [P1] */
export const whyNotDeposit = (
  protection: Protection,
  { nowMs, amountMinor }: { readonly nowMs: number; readonly amountMinor: number },
): ProtectionRefusal | null => {
  const absence = absenceOf(protection, nowMs);
  if (absence) return absentRefusal(absence);
  const limits = limitsOf(protection);
  return lowest(LIMIT_KEYS, (key) => {
    const limit = limits[key];
    if (limit === undefined || kindOf(key) !== 'deposit' || !protection.money) return null;
    const money: FrameMoney = protection.money[frameKindOf(key)];
    return over({ key, limit, used: money.depositMinor, more: amountMinor, untilMs: money.endMs });
  });
};

const absentRefusal = ({ kind, untilMs }: NonNullable<ReturnType<typeof absenceOf>>): ProtectionRefusal =>
  kind === 'time-out' && untilMs !== null ? { reason: 'time-out', untilMs } : { reason: 'excluded', untilMs };

const overTime = (
  { time }: Protection,
  frame: FrameKind,
  key: LimitKey,
  limit: number,
  nowMs: number,
): OwnLimit | null => {
  const used = playedIn(time, frame, nowMs);
  return used < limit ? null : { reason: 'own-limit', key, limit, open: 0, untilMs: time[frame].endMs };
};

type OwnLimit = Extract<ProtectionRefusal, { reason: 'own-limit' }>;

const over = ({
  key,
  limit,
  used,
  more,
  untilMs,
}: {
  key: LimitKey;
  limit: number;
  used: number;
  more: number;
  untilMs: number;
}) =>
  used + more <= limit
    ? null
    : ({ reason: 'own-limit', key, limit, open: Math.max(0, limit - used), untilMs } as const);

/** Of the exceeded limits the one with the smallest remainder: changing another one would not help first. */
const lowest = (keys: readonly LimitKey[], find: (key: LimitKey) => OwnLimit | null): OwnLimit | null => {
  let least: OwnLimit | null = null;
  for (const key of keys) {
    const found = find(key);
    if (found && (least === null || found.open < least.open)) least = found;
  }
  return least;
};
