// The protection as its patron sees it: each limit with its use, from the books if no sums are kept.
import { minor } from '@punto/engine/minor';
import { patronAccount } from '@punto/ledger/index';
import { FRAME_KINDS, type FrameKind, frameOf } from '@punto/ledger/protection/frame';
import { frameKindOf, kindOf, LIMIT_KEYS, type LimitKey } from '@punto/ledger/protection/limit';
import { type FrameHistory, type FrameMoney, lossMinor } from '@punto/ledger/protection/money';
import { isCheckDue, playedIn } from '@punto/ledger/protection/play-time';
import { isPromptDue, type Protection, protectionFrom } from '@punto/ledger/protection/protection';
import type { ProtectionView } from '@punto/protocol/protection';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';

type Books = Pick<Store, 'account' | 'protections'>;

/** `zone`: for accounts without a protection. */
export const protectionView = async (
  store: Books,
  patron: PatronId,
  nowMs: number,
  zone: string,
): Promise<ProtectionView> => {
  const [account, found] = await Promise.all([
    store.account(patronAccount(patron)),
    store.protections.find(patron),
  ]);
  const worthMinor = account.balanceMinor;
  const protection = found ?? protectionFrom(nowMs, zone, worthMinor);
  const frames = await framesOf(store, patron, protection, nowMs);
  const { session } = protection.time;
  const since = await store.protections.historyOf(patron, session.startedMs);
  return {
    zone: protection.zone,
    limits: LIMIT_KEYS.map((key) => ({
      key,
      patron: protection.limits.patron[key] ?? null,
      house: protection.limits.house[key] ?? null,
      used: usedOf(key, protection, frames[frameKindOf(key)], worthMinor, nowMs),
      endsAt: frames[frameKindOf(key)].endMs,
    })),
    rises: protection.rises.map(({ key, setter, to, askedMs, fromMs }) => ({
      ...{ key, by: setter, to, askedAt: askedMs, confirmableAt: fromMs },
    })),
    realityCheckMs: protection.realityCheckMs,
    timeOutUntil:
      protection.timeOutUntilMs !== null && nowMs < protection.timeOutUntilMs
        ? protection.timeOutUntilMs
        : null,
    exclusion: exclusionOf(protection, nowMs),
    checkDue: isCheckDue(protection.time, protection.realityCheckMs),
    promptDue: isPromptDue(protection, nowMs),
    session: {
      startedAt: session.startedMs,
      playedMs: session.playedMs,
      netMinor: minor(worthMinor - since.worthMinor - since.depositMinor),
      stakedMinor: minor(since.stakedMinor),
    },
  };
};

const framesOf = async (
  store: Books,
  patron: PatronId,
  { money, zone }: Protection,
  nowMs: number,
): Promise<Readonly<Record<FrameKind, FrameMoney>>> => {
  const read = async (kind: FrameKind): Promise<FrameMoney> => {
    const frame = frameOf(kind, nowMs, zone);
    const counted = money?.[kind];
    if (counted?.startMs === frame.startMs) return counted;
    const history: FrameHistory = await store.protections.historyOf(patron, frame.startMs);
    return { ...frame, ...history };
  };
  const [day, week, month] = await Promise.all(FRAME_KINDS.map(read));
  if (!day || !week || !month) throw new Error('a frame is missing');
  return { day, week, month };
};

const usedOf = (
  key: LimitKey,
  { time }: Protection,
  frame: FrameMoney,
  worthMinor: number,
  nowMs: number,
): number => {
  switch (kindOf(key)) {
    case 'time':
      return playedIn(time, frameKindOf(key), nowMs);
    case 'deposit':
      return frame.depositMinor;
    case 'stake':
      return frame.stakedMinor;
    case 'loss':
      return lossMinor(frame, worthMinor);
  }
};

const exclusionOf = ({ exclusion }: Protection, nowMs: number): ProtectionView['exclusion'] => {
  if (!exclusion || (exclusion.untilMs !== null && nowMs >= exclusion.untilMs)) return null;
  return { from: exclusion.fromMs, until: exclusion.untilMs, by: exclusion.setter };
};
