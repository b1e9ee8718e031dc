// The twenty schedules as what they pay: a line pays so much to one. When a line wins is in `schedule-terms.ts`, which settlement
// and odds read, and its words in English in `pay-label.ts`; a page that only prints prices loads neither. [B1]–[B18]

import { type WrittenBet, writtenRatio, writtenShare } from '../condition/written-bet.ts';
import { byId, keysOf } from '../object-keys.ts';
import {
  type CommissionMode,
  isKnownSchedule,
  type KnownOptionId,
  type KnownScheduleId,
  type OptionId,
  type ScheduleId,
} from '../option-id.ts';
import type { Ratio } from '../ratio.ts';
import type { Offer, Room } from '../room.ts';

export type ScheduleLine = {
  /** The payout as a ratio: `[7, 2]` pays seven for a stake of two. */
  readonly pays: Ratio;
  /** `null` for a bet that its room defines; the conditions of the bet decide when the line wins. */
  readonly id: PayLineId | null;
};

/** The condition that a line pays for; its words in English are in `pay-label.ts`. */
export type PayLineId =
  | 'player-wins'
  | 'banker-wins'
  | 'other-score'
  | 'with-six'
  | 'tie'
  | 'pair'
  | 'perfect-pair'
  | 'natural'
  | 'by-4'
  | 'by-5'
  | 'by-6'
  | 'by-7'
  | 'by-8'
  | 'by-9'
  | 'two-cards'
  | 'three-cards'
  | 'four-cards'
  | 'five-cards'
  | 'six-cards';

/** The words of a schedule with a single line, which needs no distinction. */
export const SINGLE_LINES = ['player-wins', 'banker-wins', 'tie', 'pair', 'perfect-pair'] as const;
export type DistinctLineId = Exclude<PayLineId, (typeof SINGLE_LINES)[number]>;
/** Whether schedules with several lines have it. */
export const isDistinctLine = (id: PayLineId): id is DistinctLineId =>
  !SINGLE_LINES.some((single) => single === id);

type Pays<Id, Option, Line> = {
  readonly id: Id;
  readonly option: Option;
  readonly lines: readonly Line[];
  /** The share of the winnings that the house keeps. [L2] */
  readonly commission: Ratio | null;
};

export type Schedule = Pays<ScheduleId, OptionId, ScheduleLine>;

/** The schedule of one of the twenty ids. */
export type KnownSchedule = Pays<KnownScheduleId, KnownOptionId, ScheduleLine & { readonly id: PayLineId }>;

const schedule = (
  id: KnownScheduleId,
  option: KnownOptionId,
  pays: Readonly<Partial<Record<PayLineId, number | Ratio>>>,
  commission: Ratio | null = null,
): KnownSchedule => ({
  id,
  option,
  lines: keysOf(pays).map((line) => {
    const to = pays[line] ?? 0;
    return { pays: typeof to === 'number' ? [to, 1] : to, id: line };
  }),
  commission,
});

/** A natural win pays even money, and other wins by their margin. [B10] [B11] [B20] */
const BONUS = { natural: 1, 'by-4': 1, 'by-5': 2, 'by-6': 4, 'by-7': 6, 'by-8': 10, 'by-9': 30 };

const ALL: readonly KnownSchedule[] = [
  schedule('player', 'player', { 'player-wins': 1 }),
  schedule('banker', 'banker', { 'banker-wins': 1 }, [1, 20]),
  schedule('banker-no-commission', 'banker', { 'other-score': 1, 'with-six': [1, 2] }),
  schedule('tie', 'tie', { tie: 8 }),
  schedule('tie-nine', 'tie', { tie: 9 }),
  schedule('player-pair', 'player-pair', { pair: 11 }),
  schedule('banker-pair', 'banker-pair', { pair: 11 }),
  schedule('any-pair', 'any-pair', { pair: 5 }),
  schedule('perfect-pair', 'perfect-pair', { 'perfect-pair': 25 }),
  schedule('player-natural', 'player-natural', { natural: [7, 2] }),
  schedule('banker-natural', 'banker-natural', { natural: [7, 2] }),
  schedule('player-bonus', 'player-bonus', BONUS),
  schedule('banker-bonus', 'banker-bonus', BONUS),
  schedule('lucky-six', 'lucky-six', { 'two-cards': 12, 'three-cards': 20 }),
  schedule('two-card-lucky-six', 'two-card-lucky-six', { 'two-cards': 22 }),
  schedule('three-card-lucky-six', 'three-card-lucky-six', { 'three-cards': 50 }),
  schedule('lucky-seven', 'lucky-seven', { 'two-cards': 6, 'three-cards': 15 }),
  schedule('two-card-lucky-seven', 'two-card-lucky-seven', { 'two-cards': 15 }),
  schedule('three-card-lucky-seven', 'three-card-lucky-seven', { 'three-cards': 30 }),
  schedule('super-lucky-seven', 'super-lucky-seven', {
    'four-cards': 30,
    'five-cards': 40,
    'six-cards': 100,
  }),
];

export const SCHEDULES = byId(ALL);

/**
 * The schedule that pays the offer in this commission mode, which changes banker alone. Throws when the room does not define the
 * bet that the offer names. [B19]
 */
export const scheduleFor = (
  { bets = [] }: Pick<Room, 'bets'>,
  { option, schedule }: Pick<Offer, 'option' | 'schedule'>,
  mode: CommissionMode,
): Schedule => {
  if (option === 'banker' && mode === 'no-commission') return SCHEDULES['banker-no-commission'];
  if (isKnownSchedule(schedule)) return SCHEDULES[schedule];
  const bet = bets.find(({ id }) => id === schedule);
  if (bet === undefined) throw new Error(`no bet ${schedule} is defined in this room`);
  return ownSchedule(option, schedule, bet);
};

const ownSchedule = (option: OptionId, id: ScheduleId, { rows, commission }: WrittenBet): Schedule => ({
  id,
  option,
  lines: rows.map(({ pays }) => ({ pays: writtenRatio(pays), id: null })),
  commission: commission === undefined ? null : writtenShare(commission),
});
