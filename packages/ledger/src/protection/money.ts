// The state of an account at the start of each frame. Deposits, stakes and losses of the frame are the differences to the present
// account: a ticket writes only its account, and corrections of past rounds are included in the loss. [P2]
import type { Account } from '../account.ts';
import { type Frame, type FrameKind, frameOf } from './frame.ts';

/** The part of an account that sums are derived from. */
export type Turnover = Pick<Account, 'balanceMinor' | 'givenMinor' | 'stakedMinor'>;

export type FrameMoney = Frame & {
  /** The account at the start, stakes in play included in its balance. Amounts in minor units. */
  readonly atStart: Readonly<Record<keyof Turnover, number>>;
};

export type Money = Readonly<Record<FrameKind, FrameMoney>>;

/** The history of an account since an instant, from the books. Amounts in minor units. */
export type FrameHistory = {
  /** The balance at that instant, stakes in play included. */
  readonly worthMinor: number;
  /** The amount that came from outside the games since, as `Account.givenMinor` counts it. */
  readonly depositMinor: number;
  /** Stakes accepted since; those of cancelled rounds still count. */
  readonly stakedMinor: number;
};

/**
 * The three frames that contain `nowMs`, for an account that is `now`. `historyOf`: its history since the start of a frame; read
 * once, when the first limit on money is set.
 */
export const moneyFrom = (
  nowMs: number,
  zone: string,
  now: Turnover,
  historyOf: (startMs: number) => FrameHistory,
): Money => {
  const begun = (kind: FrameKind): FrameMoney => {
    const frame = frameOf(kind, nowMs, zone);
    const { worthMinor, depositMinor, stakedMinor } = historyOf(frame.startMs);
    const atStart = {
      balanceMinor: worthMinor,
      givenMinor: now.givenMinor - depositMinor,
      stakedMinor: now.stakedMinor - stakedMinor,
    };
    return { ...frame, atStart };
  };
  return { day: begun('day'), week: begun('week'), month: begun('month') };
};

/**
 * Begins the frames that are due at `atMs`. `before`: the account before the change at `atMs`. Must be called before every change
 * of the account, so that this is also the account at the start of the frame. An earlier time changes nothing.
 */
export const rollMoney = (money: Money, atMs: number, zone: string, before: Turnover): Money => {
  if (atMs < nextFrameMs(money)) return money;
  const { balanceMinor, givenMinor, stakedMinor } = before;
  const next = (kind: FrameKind): FrameMoney =>
    atMs < money[kind].endMs
      ? money[kind]
      : { ...frameOf(kind, atMs, zone), atStart: { balanceMinor, givenMinor, stakedMinor } };
  return { day: next('day'), week: next('week'), month: next('month') };
};

/** When the next frame begins. */
export const nextFrameMs = ({ day, week, month }: Money): number =>
  Math.min(day.endMs, week.endMs, month.endMs);

/** The amounts from which a loss is computed. */
type Worth = Pick<Turnover, 'balanceMinor' | 'givenMinor'>;
type Since<T extends keyof Turnover> = { readonly atStart: Readonly<Record<T, number>> };

/** The loss in the frame so far, of an account that is `now`; negative: a gain. Stakes in play are not lost. */
export const lossMinor = ({ atStart }: Since<keyof Worth>, now: Worth): number =>
  atStart.balanceMinor + depositMinor({ atStart }, now) - now.balanceMinor;

/** The amount that came to the patron from outside the games in the frame so far: coins of the house, or the operator's money. */
export const depositMinor = ({ atStart }: Since<'givenMinor'>, now: Pick<Turnover, 'givenMinor'>): number =>
  now.givenMinor - atStart.givenMinor;

/** Stakes accepted in the frame so far; those of cancelled rounds still count. */
export const stakedMinor = ({ atStart }: Pick<FrameMoney, 'atStart'>, now: Turnover): number =>
  now.stakedMinor - atStart.stakedMinor;
