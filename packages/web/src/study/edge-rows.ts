// All schedules with their edge from the remaining cards, compared with a full shoe, and their sort orders.
// [B21]
import { type Catalogue, type Fraction, type Odds, type Summary, summaryOf } from '@punto/engine/odds';
import { OPTIONS, type OptionType } from '@punto/engine/option';
import type { KnownScheduleId } from '@punto/engine/option-id';
import { SCHEDULES } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { payToOne } from '@punto/ui/words/printed-pay.ts';

/** Basis of an edge: all stakes, ties included, or only stakes that did not push. */
export const BASES = ['stake', 'resolved'] as const;
export type Basis = (typeof BASES)[number];

export type EdgeRow = {
  readonly id: KnownScheduleId;
  readonly title: string;
  readonly pays: string;
  readonly wing: OptionType['wing'];
  /** NaN if no bet is resolved. */
  readonly edge: number;
  /** Difference from a full shoe of the same number of decks. */
  readonly change: number;
  readonly hit: number;
  /** The exact expectation is above zero. */
  readonly favourable: boolean;
  readonly expected: Fraction;
  readonly deviation: number;
  readonly odds: Odds;
};

const ALL = Object.values(SCHEDULES);

const text = texts('shared').option;

/** `Banker`; `Banker, no commission`: which of the two schedules of one option it is. */
export const scheduleTitle = (id: KnownScheduleId): string => {
  const bet = optionTitle(SCHEDULES[id].option, PLAIN_LABELS);
  return id === 'banker-no-commission' || id === 'tie-nine' ? text.schedule[id]({ bet }) : bet;
};

/** In the order of the paytable. */
export const edgeRows = (odds: Catalogue, full: Catalogue, basis: Basis): readonly EdgeRow[] =>
  ALL.map((schedule) => {
    const { id } = schedule;
    const now = summaryOf(odds[id]);
    const before = summaryOf(full[id]);
    const edgeOf = (figures: Summary) => {
      if (basis === 'stake') return figures.edge;
      return figures.won + figures.lost === 0 ? Number.NaN : figures.edgePerResolved;
    };
    return {
      id,
      title: scheduleTitle(id),
      pays: payToOne(schedule),
      wing: OPTIONS[schedule.option].wing,
      edge: edgeOf(now),
      change: edgeOf(now) - edgeOf(before),
      hit: now.hit,
      favourable: now.expected.numerator > 0n,
      expected: now.expected,
      deviation: now.deviation,
      odds: odds[id],
    };
  });

export const COLUMNS = ['edge', 'change', 'hit'] as const;
export type EdgeColumn = (typeof COLUMNS)[number];
/** `null`: the order of the paytable. */
export type EdgeOrder = { readonly by: EdgeColumn; readonly down: boolean } | null;

/** Pressing a column: ascending, then descending, then the order of the paytable again. */
export const nextOrder = (order: EdgeOrder, by: EdgeColumn): EdgeOrder => {
  if (order?.by !== by) return { by, down: false };
  return order.down ? null : { by, down: true };
};

/** Equal rows stay in the order of the paytable; rows without a value come last. */
export const ordered = (rows: readonly EdgeRow[], order: EdgeOrder): readonly EdgeRow[] => {
  if (order === null) return rows;
  const { by, down } = order;
  return [...rows].sort((a, b) => {
    const [x, y] = [a[by], b[by]];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return down ? y - x : x - y;
  });
};
