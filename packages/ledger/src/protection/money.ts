// The balance of an account at the start of each frame, and the deposits and stakes since. A loss is not summed: it is the
// balance at the start plus deposits minus the present balance, so corrections of past rounds are included. [P2]
import { FRAME_KINDS, type Frame, type FrameKind, frameOf } from './frame.ts';

/** Amounts in minor units. */
export type FrameMoney = Frame & {
  /** The account's balance at the start, stakes in play included. */
  readonly worthMinor: number;
  /** Grants and top-ups since. */
  readonly depositMinor: number;
  /** Stakes accepted since; those of cancelled rounds still count. */
  readonly stakedMinor: number;
};

export type Money = Readonly<Record<FrameKind, FrameMoney>>;

/** The history of a frame from the books; read once, when the first limit on money is set. */
export type FrameHistory = Pick<FrameMoney, 'worthMinor' | 'depositMinor' | 'stakedMinor'>;

/** The three frames that contain `nowMs`, with the account's history since their starts. */
export const moneyFrom = (
  nowMs: number,
  zone: string,
  historyOf: (startMs: number) => FrameHistory,
): Money => {
  const begun = (kind: FrameKind): FrameMoney => {
    const frame = frameOf(kind, nowMs, zone);
    return { ...frame, ...historyOf(frame.startMs) };
  };
  return { day: begun('day'), week: begun('week'), month: begun('month') };
};

/**
 * Begins the frames that are due at `atMs`. `worthMinor`: the balance before the change at `atMs`. Must be called before every
 * change of the balance, so that this is also the balance at the start of the frame. An earlier time changes nothing.
 */
export const rollMoney = (money: Money, atMs: number, zone: string, worthMinor: number): Money => {
  if (FRAME_KINDS.every((kind) => atMs < money[kind].endMs)) return money;
  const next = (kind: FrameKind): FrameMoney =>
    atMs < money[kind].endMs
      ? money[kind]
      : { ...frameOf(kind, atMs, zone), worthMinor, depositMinor: 0, stakedMinor: 0 };
  return { day: next('day'), week: next('week'), month: next('month') };
};

/** Counts coins that the house gave to the patron. */
export const withDeposit = (money: Money, amountMinor: number): Money =>
  each(money, (frame) => ({ ...frame, depositMinor: frame.depositMinor + amountMinor }));

/** Counts an accepted stake. */
export const withStake = (money: Money, amountMinor: number): Money =>
  each(money, (frame) => ({ ...frame, stakedMinor: frame.stakedMinor + amountMinor }));

/** The loss in the frame so far when the account has `worthMinor` now; negative: a gain. */
export const lossMinor = (frame: FrameMoney, worthMinor: number): number =>
  frame.worthMinor + frame.depositMinor - worthMinor;

const each = (money: Money, change: (frame: FrameMoney) => FrameMoney): Money => ({
  day: change(money.day),
  week: change(money.week),
  month: change(money.month),
});
