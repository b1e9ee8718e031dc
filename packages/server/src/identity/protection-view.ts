// The protection as its patron sees it: each limit with its use, from the books if no sums are kept.
import { minor } from '@punto/engine/minor';
import { type Account, ownerOf, patronAccount } from '@punto/ledger/index';
import { FRAME_KINDS, type Frame, type FrameKind, frameOf } from '@punto/ledger/protection/frame';
import { lostSince, playedSince } from '@punto/ledger/protection/launch';
import { frameKindOf, kindOf, LIMIT_KEYS, type LimitKey } from '@punto/ledger/protection/limit';
import { depositMinor, lossMinor, stakedMinor } from '@punto/ledger/protection/money';
import { isCheckDue, playedIn } from '@punto/ledger/protection/play-time';
import {
  checkEveryMs,
  isPromptDue,
  type Protection,
  protectionFrom,
} from '@punto/ledger/protection/protection';
import type { ProtectionView } from '@punto/protocol/protection';
import type { Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';

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
  const frames = await framesOf(store, account, protection, nowMs);
  const { session } = protection.time;
  const since = await store.protections.historyOf(patron, session.startedMs);
  return {
    zone: protection.zone,
    limits: LIMIT_KEYS.map((key) => ({
      key,
      patron: protection.limits.patron[key] ?? null,
      house: protection.limits.house[key] ?? null,
      used: usedOf(key, protection, frames[frameKindOf(key)], nowMs),
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
    checkDue: isCheckDue(protection.time, checkEveryMs(protection)),
    promptDue: isPromptDue(protection, nowMs),
    operator: operatorOf(protection, account),
    session: {
      startedAt: session.startedMs,
      playedMs: session.playedMs,
      netMinor: minor(worthMinor - since.worthMinor - since.depositMinor),
      stakedMinor: minor(since.stakedMinor),
    },
  };
};

/** A frame, and what the patron did in it so far. */
type FrameUse = Frame & { readonly deposit: number; readonly stake: number; readonly loss: number };

const framesOf = async (
  store: Books,
  account: Account,
  { money, zone }: Protection,
  nowMs: number,
): Promise<Readonly<Record<FrameKind, FrameUse>>> => {
  const read = async (kind: FrameKind): Promise<FrameUse> => {
    const frame = frameOf(kind, nowMs, zone);
    const counted = money?.[kind];
    if (counted?.startMs === frame.startMs) {
      const use = { deposit: depositMinor(counted, account), stake: stakedMinor(counted, account) };
      return { ...frame, ...use, loss: lossMinor(counted, account) };
    }
    const since = await store.protections.historyOf(patronId(ownerOf(account.id)), frame.startMs);
    const loss = since.worthMinor + since.depositMinor - account.balanceMinor;
    return { ...frame, deposit: since.depositMinor, stake: since.stakedMinor, loss };
  };
  const [day, week, month] = await Promise.all(FRAME_KINDS.map(read));
  if (!day || !week || !month) throw new Error('a frame is missing');
  return { day, week, month };
};

const usedOf = (key: LimitKey, { time }: Protection, frame: FrameUse, nowMs: number): number => {
  const kind = kindOf(key);
  return kind === 'time' ? playedIn(time, frameKindOf(key), nowMs) : frame[kind];
};

/** `null`: the operator of the patron sets nothing, or the patron has none. */
const operatorOf = ({ launch, time }: Protection, account: Account): ProtectionView['operator'] => {
  if (!launch) return null;
  const { stakeMinor, lossMinor, timeMs, realityCheckMs } = launch.terms;
  return {
    stakeMinor,
    loss: lossMinor === null ? null : { limit: lossMinor, used: lostSince(launch, account) },
    time: timeMs === null ? null : { limit: timeMs, used: playedSince(launch, time) },
    realityCheckMs,
  };
};

const exclusionOf = ({ exclusion }: Protection, nowMs: number): ProtectionView['exclusion'] => {
  if (!exclusion || (exclusion.untilMs !== null && nowMs >= exclusion.untilMs)) return null;
  return { from: exclusion.fromMs, until: exclusion.untilMs, by: exclusion.setter };
};
