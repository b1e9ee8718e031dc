// Maps rows of the list of rounds, for both databases. [T6] [T8]
import { minor } from '@punto/engine/minor';
import type { TableEvent } from '@punto/table/event';
import type { TableId } from '@punto/table/ids';
import type { RoundClosing, RoundMoney, RoundStatus, RoundSummary } from '../round-store.ts';

export type FloorRoundRow = {
  line: number;
  table_id: TableId;
  shoe: number;
  round: number;
  status: RoundStatus;
  opened_at: number;
  ended_at: number | null;
  player: string;
  banker: string;
  mark: string | null;
  dealer: string;
  patrons: number;
  staked_minor: number;
  returned_minor: number;
  commission_minor: number;
  first: number;
  last: number | null;
  corrections: string;
  money: string;
  /** The event that cancelled or last corrected it, as JSON. */
  closing: string | null;
};

/** Whether all fields of the event are public. The card of an interrupted squeeze was shown to one patron only. [F3] */
export const isFaceUp = ({ status }: Pick<FloorRoundRow, 'status'>, event: TableEvent): boolean =>
  event.type !== 'SqueezeBegun' || (status !== 'open' && status !== 'cancelled');

/** For a face-down card only its position: `CardTurned` has its value. [F3] */
export const withoutFace = (event: TableEvent): TableEvent => {
  if (event.type !== 'CardLaid') return event;
  const { card: _, ...laid } = event;
  return laid;
};

export const summaryOf = (row: FloorRoundRow): RoundSummary => ({
  table: row.table_id,
  shoe: row.shoe,
  round: row.round,
  status: row.status,
  openedAt: row.opened_at,
  endedAt: row.ended_at,
  player: JSON.parse(row.player),
  banker: JSON.parse(row.banker),
  mark: row.mark,
  dealer: row.dealer === '' ? null : row.dealer,
  patrons: row.patrons,
  stakedMinor: minor(row.staked_minor),
  returnedMinor: minor(row.returned_minor),
  commissionMinor: minor(row.commission_minor),
  ...(row.money === '[]' ? {} : { money: moneyOf(row) }),
  closing: row.closing === null ? null : closingOf(JSON.parse(row.closing)),
});

/** The amounts of each brand and currency besides play coins. */
export const moneyOf = ({ money }: Pick<FloorRoundRow, 'money'>): readonly RoundMoney[] =>
  money === '[]' ? [] : JSON.parse(money);

const closingOf = (event: TableEvent): RoundClosing => {
  switch (event.type) {
    case 'RoundCancelled':
      return { at: event.at, by: event.by, approvedBy: null, reason: event.reason };
    case 'RoundVoided':
    case 'RoundResettled':
      return { at: event.at, by: event.by, approvedBy: event.approvedBy, reason: event.reason };
    default:
      throw new Error(`a round is listed as closed by an event of type ${event.type}`);
  }
};
