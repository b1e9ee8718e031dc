// The twenty schedules as data: a line is a condition on the coup and what it pays, to one. Settlement, odds
// and the printed paytable all read these lines, so they cannot disagree. The lines of a schedule, and its
// pushes, never hold at once. [B1]–[B18]

import {
  all,
  anyPair,
  apartBy,
  type Condition,
  dealtInAll,
  holds,
  natural,
  never,
  not,
  perfectPair,
  scores,
  tie,
  wins,
} from '../condition.ts';
import { byId } from '../keyed.ts';
import type { CommissionMode, OptionId, ScheduleId } from '../option-id.ts';
import type { Offer } from '../room.ts';
import { otherSide, type Side } from '../side.ts';

/** Numerator and denominator. */
export type Ratio = readonly [number, number];

export type ScheduleLine = {
  readonly when: Condition;
  /** To one: `[7, 2]` pays seven for a stake of two. */
  readonly pays: Ratio;
  readonly id: PayLineId;
  /** What distinguishes the line from the others: `two cards`. */
  readonly says: string;
};

/** What distinguishes a line from the others of its schedule, in English. */
const LINE_WORDS = {
  'player-wins': 'player wins',
  'banker-wins': 'banker wins',
  'other-score': 'with any other score',
  'with-six': 'with 6',
  tie: 'tie',
  pair: 'pair',
  'perfect-pair': 'perfect pair',
  natural: 'natural',
  'by-4': 'by 4',
  'by-5': 'by 5',
  'by-6': 'by 6',
  'by-7': 'by 7',
  'by-8': 'by 8',
  'by-9': 'by 9',
  'two-cards': 'two cards',
  'three-cards': 'three cards',
  'four-cards': 'four cards in all',
  'five-cards': 'five cards in all',
  'six-cards': 'six cards in all',
} as const;
export type PayLineId = keyof typeof LINE_WORDS;

/** Of schedules with a single line, which is distinguished from no other. */
export const SINGLE_LINES = ['player-wins', 'banker-wins', 'tie', 'pair', 'perfect-pair'] as const;
export type DistinctLineId = Exclude<PayLineId, (typeof SINGLE_LINES)[number]>;
/** Whether schedules with several lines have it. */
export const isDistinctLine = (id: PayLineId): id is DistinctLineId =>
  !SINGLE_LINES.some((single) => single === id);

export type Schedule = {
  readonly id: ScheduleId;
  readonly option: OptionId;
  readonly lines: readonly ScheduleLine[];
  readonly pushes: Condition;
  /** The share of the winnings that the house keeps. [L2] */
  readonly commission: Ratio | null;
};

const line = (when: Condition, pays: number | Ratio, id: PayLineId): ScheduleLine => ({
  when,
  pays: typeof pays === 'number' ? [pays, 1] : pays,
  id,
  says: LINE_WORDS[id],
});

const schedule = (
  id: ScheduleId,
  option: OptionId,
  lines: readonly ScheduleLine[],
  pushes: Condition = never,
  commission: Ratio | null = null,
): Schedule => ({ id, option, lines, pushes, commission });

/** A natural win pays even money, and other wins by their margin; a natural tie pushes. [B10] [B11] [B20] */
const bonus = (id: ScheduleId & OptionId, side: Side): Schedule => {
  const byMargin = [
    [4, 1],
    [5, 2],
    [6, 4],
    [7, 6],
    [8, 10],
    [9, 30],
  ] as const;
  const drawnWin = all(wins(side), not(natural(side)));
  return schedule(
    id,
    id,
    [
      line(all(wins(side), natural(side)), 1, 'natural'),
      ...byMargin.map(([margin, pays]) => line(all(drawnWin, apartBy(margin)), pays, `by-${margin}`)),
    ],
    all(tie, natural(side), natural(otherSide(side))),
  );
};

const bankerSix = all(wins('banker'), scores('banker', 6));
const playerSeven = all(wins('player'), scores('player', 7));
const sevenOverSix = all(playerSeven, scores('banker', 6));

const ALL: readonly Schedule[] = [
  schedule('player', 'player', [line(wins('player'), 1, 'player-wins')], tie),
  schedule('banker', 'banker', [line(wins('banker'), 1, 'banker-wins')], tie, [5, 100]),
  schedule(
    'banker-no-commission',
    'banker',
    [
      line(all(wins('banker'), not(scores('banker', 6))), 1, 'other-score'),
      line(bankerSix, [1, 2], 'with-six'),
    ],
    tie,
  ),
  schedule('tie', 'tie', [line(tie, 8, 'tie')]),
  schedule('tie-nine', 'tie', [line(tie, 9, 'tie')]),
  schedule('player-pair', 'player-pair', [line((coup) => coup.playerPair, 11, 'pair')]),
  schedule('banker-pair', 'banker-pair', [line((coup) => coup.bankerPair, 11, 'pair')]),
  schedule('any-pair', 'any-pair', [line(anyPair, 5, 'pair')]),
  schedule('perfect-pair', 'perfect-pair', [line(perfectPair, 25, 'perfect-pair')]),
  schedule('player-natural', 'player-natural', [line(natural('player'), [7, 2], 'natural')]),
  schedule('banker-natural', 'banker-natural', [line(natural('banker'), [7, 2], 'natural')]),
  bonus('player-bonus', 'player'),
  bonus('banker-bonus', 'banker'),
  schedule('lucky-six', 'lucky-six', [
    line(all(bankerSix, holds('banker', 2)), 12, 'two-cards'),
    line(all(bankerSix, holds('banker', 3)), 20, 'three-cards'),
  ]),
  schedule('two-card-lucky-six', 'two-card-lucky-six', [
    line(all(bankerSix, holds('banker', 2)), 22, 'two-cards'),
  ]),
  schedule('three-card-lucky-six', 'three-card-lucky-six', [
    line(all(bankerSix, holds('banker', 3)), 50, 'three-cards'),
  ]),
  schedule('lucky-seven', 'lucky-seven', [
    line(all(playerSeven, holds('player', 2)), 6, 'two-cards'),
    line(all(playerSeven, holds('player', 3)), 15, 'three-cards'),
  ]),
  schedule('two-card-lucky-seven', 'two-card-lucky-seven', [
    line(all(playerSeven, holds('player', 2)), 15, 'two-cards'),
  ]),
  schedule('three-card-lucky-seven', 'three-card-lucky-seven', [
    line(all(playerSeven, holds('player', 3)), 30, 'three-cards'),
  ]),
  schedule('super-lucky-seven', 'super-lucky-seven', [
    line(all(sevenOverSix, dealtInAll(4)), 30, 'four-cards'),
    line(all(sevenOverSix, dealtInAll(5)), 40, 'five-cards'),
    line(all(sevenOverSix, dealtInAll(6)), 100, 'six-cards'),
  ]),
];

export const SCHEDULES = byId(ALL);

/** What the offer is paid by in this mode, which changes banker alone. [B19] */
export const scheduleFor = (offer: Pick<Offer, 'option' | 'schedule'>, mode: CommissionMode): Schedule =>
  SCHEDULES[offer.option === 'banker' && mode === 'no-commission' ? 'banker-no-commission' : offer.schedule];

/** `7:2` */
export const ratioLabel = ([to, one]: Ratio): string => `${to}:${one}`;

/** What it pays, commission taken, as short as a spot allows: `0.95:1`, `12 · 20:1`, `to 30:1`, `1:1 · 1:2 with 6`. */
export const payLabel = ({ lines, commission }: Schedule): string => {
  const ratios = lines.map((line) =>
    commission === null ? line.pays : lessCommission(line.pays, commission),
  );
  const best = Math.max(...ratios.map(([to, one]) => to / one));
  if (ratios.length > MOST_ON_A_SPOT) return `to ${best}:1`;
  if (ratios.every(([, one]) => one === 1)) return `${ratios.map(([to]) => to).join(' · ')}:1`;
  return lines
    .map((line, i) => (i === 0 ? ratioLabel(line.pays) : `${ratioLabel(line.pays)} ${line.says}`))
    .join(' · ');
};

const MOST_ON_A_SPOT = 3;

const lessCommission = ([to, one]: Ratio, [kept, of]: Ratio): Ratio => [(to * (of - kept)) / (one * of), 1];
